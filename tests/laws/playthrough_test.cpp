// Laws 3 and 9: what a game shows is pinned line by line, and move counts from stored positions.

#include <doctest/doctest.h>

#include <filesystem>
#include <sstream>

#include "laws/playthrough.h"

namespace dogeref::laws {
namespace {

std::string folder(const House& house) { return DOGEREF_SOURCE_DIR "/fixtures/" + house.game + "/"; }

TEST_CASE("law 9: position, player due and number of legal actions behind every line of stored games") {
  for (const House& house : houses(false)) {
    const std::string path = folder(house) + "playthroughs/" + house.name();
    INFO(path);
    const std::string log = playthrough_log(house);
    // The simulator writes the same bytes on every machine.
    CHECK(is_stored(path + ".log", log));
    CHECK(is_stored(path + ".txt", playthrough_table(house, stored(path + ".log"))));
  }
}

/// A row of perft/counts.txt: a game stored beside it, which stays when the simulator plays otherwise; the line behind
/// which the position is, counts to depths 1, 2 and 3, a note.
struct Row {
  std::string game;
  std::uint32_t line = 0;
  std::string counts;
  std::string note;
};

bool read_row(const std::string& text, Row& row) {
  std::istringstream words(text);
  std::string depths[3];
  if (text.empty() || text.front() == '#') return false;
  words >> row.game >> row.line >> depths[0] >> depths[1] >> depths[2];
  std::getline(words >> std::ws, row.note);
  return !words.fail();
}

std::string counted(const House& house, const std::string& log, const Row& row) {
  referee::Judge judge(shelf(), {});
  (void)judge.judge_until(log, 1, row.line);
  std::string text = row.game + " " + std::to_string(row.line);
  for (const int depth : {1, 2, 3}) {
    text += " " + std::to_string(perft(*house.ruleset, *judge.scene().position, depth));
  }
  return text + " " + row.note + "\n";
}

TEST_CASE("law 3: legal actions to depth 1, 2 and 3 from stored positions are as many as ever") {
  std::string path;
  std::string found;
  for (const House& house : houses(false)) {
    path = folder(house) + "perft/counts.txt";
    std::istringstream lines(stored(path));
    for (std::string line; std::getline(lines, line);) {
      Row row;
      if (line.starts_with("#") && house.name() == houses(false).front().name()) found += line + "\n";
      if (!read_row(line, row) || row.game != house.name()) continue;
      found += counted(house, stored(folder(house) + "perft/" + row.game + ".log"), row);
    }
  }
  // Each house has its row, so that a table cannot pin nothing.
  for (const House& house : houses(false)) {
    CHECK_MESSAGE(found.find("\n" + house.name() + " ") != std::string::npos, house.name());
  }
  CHECK(is_stored(path, found));
}

}  // namespace
}  // namespace dogeref::laws
