// Laws 3 and 9: what a game shows is pinned line by line, and move counts from stored positions.

#include <doctest/doctest.h>

#include <set>
#include <sstream>

#include "laws/playthrough.h"

namespace dogeref::laws {
namespace {

std::string folder(const House& house) { return stock().fixtures + house.game + "/"; }

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
/// which the position is, counts to depths 1, 2 and 3 ("-" for one that would take too long), a note.
struct Row {
  std::string game;
  std::uint32_t line = 0;
  std::string counts[3];
  std::string note;
};

bool read_row(const std::string& text, Row& row) {
  std::istringstream words(text);
  if (text.empty() || text.front() == '#') return false;
  words >> row.game >> row.line >> row.counts[0] >> row.counts[1] >> row.counts[2];
  std::getline(words >> std::ws, row.note);
  return !words.fail();
}

std::string counted(const House& house, const std::string& log, const Row& row) {
  referee::Judge judge(shelf(), {});
  (void)judge.judge_until(log, 1, row.line);
  std::string text = row.game + " " + std::to_string(row.line);
  constexpr std::uint64_t usual = 2000;
  const int deepest = games_to_try(usual) < usual ? 2 : 3;  // with few games, as under the sanitizers, less deep
  for (const int depth : {1, 2, 3}) {
    const std::string& stored_count = row.counts[depth - 1];
    const bool is_counted = stored_count != "-" && depth <= deepest;
    const referee::Scene scene = judge.scene();
    text += ' ' +
            (is_counted ? std::to_string(perft(*house.ruleset, *scene.position, scene.players, depth)) : stored_count);
  }
  return text + " " + row.note + "\n";
}

/// The table of a game, counted again.
std::string recounted(const std::vector<House>& all, const std::string& path, const std::string& game) {
  std::string found;
  std::istringstream lines(stored(path));
  for (std::string line; std::getline(lines, line);) {
    Row row;
    if (line.starts_with("#")) found += line + "\n";
    if (!read_row(line, row)) continue;
    for (const House& house : all) {
      if (house.game != game || house.name() != row.game) continue;
      found += counted(house, stored(folder(house) + "perft/" + row.game + ".log"), row);
    }
  }
  return found;
}

TEST_CASE("law 3: legal actions to depth 1, 2 and 3 from stored positions are as many as ever") {
  const std::vector<House> all = houses(false);
  std::set<std::string> games;
  for (const House& house : all) games.insert(house.game);
  for (const std::string& game : games) {
    const std::string path = stock().fixtures + game + "/perft/counts.txt";
    const std::string found = recounted(all, path, game);
    // Each house has its row, so that a table cannot pin nothing.
    for (const House& house : all) {
      const bool has_row = found.find("\n" + house.name() + " ") != std::string::npos;
      CHECK_MESSAGE((house.game != game || has_row), path, house.name());
    }
    CHECK(is_stored(path, found));
  }
}

}  // namespace
}  // namespace dogeref::laws
