#pragma once
// What the laws are tried on: the rules of every game there is, and every log that is stored.

#include <string>
#include <vector>

#include "cli/options/shelf.h"

namespace dogeref::laws {

/// The shipped rules of all games.
[[nodiscard]] rules::Library& library();
[[nodiscard]] cli::Shelf& shelf();

struct Record {
  std::string name;
  std::string text;
};

/// What is stored, and how much of it there is. A program of tests may name another before it begins.
struct Stock {
  std::string fixtures = DOGEREF_SOURCE_DIR "/fixtures/";  ///< a folder a game
  int least_changes = 3000;                                ///< of tracks, that all records tell
  int least_shrunk = 100;                                  ///< records with one error, which can be shrunk
};
[[nodiscard]] Stock& stock();

/// The fixtures of all games, and the examples of their rulebooks.
[[nodiscard]] const std::vector<Record>& records();
/// Of the fixtures the complete games, by the id of their game: "doge-ship".
[[nodiscard]] std::vector<Record> games_of(std::string_view game);

}  // namespace dogeref::laws
