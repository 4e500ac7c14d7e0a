#include "rooms.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace dogeref::tests {
namespace {

using Lines = std::vector<std::string>;

Source source(const std::string& path, const std::vector<std::string>& headers) {
  std::string text;
  for (const std::string& header : headers) text += "#include \"" + header + "\"\n";
  return {path, text};
}

const std::vector<Source>& all_sources() {
  static const std::vector<Source> sources = read_sources(DOGEREF_SOURCE_DIR "/src");
  return sources;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

/// Those of the toy, which stands beside the program as a game would in it.
const std::vector<Source>& toy_sources() {
  static const std::vector<Source> sources = [] {
    std::vector<Source> games = read_sources(DOGEREF_SOURCE_DIR "/tests/toy");
    std::erase_if(games, [](const Source& source) { return !source.path.starts_with("games/"); });
    return games;
  }();
  return sources;
}

TEST_CASE("the sources keep to the order of rooms") { CHECK_EQ(joined(broken_rooms(all_sources())), ""); }

TEST_CASE("no header and source lead back to themselves") { CHECK_EQ(joined(circles(all_sources())), ""); }

TEST_CASE("no folder of src is a hall") { CHECK_EQ(joined(crowded_folders(all_sources())), ""); }

TEST_CASE("the toy keeps to the floors and to the order of rooms as a shipped game does") {
  CHECK_FALSE(toy_sources().empty());
  CHECK_EQ(joined(broken_floors(toy_sources())), "");
  CHECK_EQ(joined(broken_rooms(toy_sources())), "");
  CHECK_EQ(joined(circles(toy_sources())), "");
}

TEST_CASE("a file may include from its own room and from the rooms below") {
  CHECK_EQ(broken_rooms({source("referee/judge/judge.cpp", {"referee/judge/judge.h", "referee/game/game.h"})}),
           Lines{});
}

TEST_CASE("a file may not include from a room above") {
  CHECK_EQ(broken_rooms({source("referee/game/game.h", {"referee/game/pen.h", "referee/judge/judge.h"})}),
           Lines{"referee/game/game.h:2: referee/judge/judge.h is in a room above"});
  CHECK_EQ(broken_rooms({source("games/doge_ship/model/held.cpp", {"games/doge_ship/chapters/bids.h"})}),
           Lines{"games/doge_ship/model/held.cpp:1: games/doge_ship/chapters/bids.h is in a room above"});
}

TEST_CASE("a room stands in the table of rooms") {
  CHECK_EQ(broken_rooms({source("rules/cellar/jam.cpp", {})}),
           Lines{"rules/cellar/jam.cpp:1: is in no room of the table"});
}

TEST_CASE("a circle is found through headers and sources") {
  CHECK_EQ(circles({source("a/x.cpp", {"a/x.h", "a/y.h"}), source("a/y.h", {"a/z.h"}), source("a/z.cpp", {"a/x.h"})}),
           Lines{"a/x -> a/y -> a/z -> a/x"});
  CHECK_EQ(circles({source("a/x.cpp", {"a/x.h", "a/y.h", "a/z.h"}), source("a/y.h", {"a/z.h"})}), Lines{});
}

}  // namespace
}  // namespace dogeref::tests
