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

/// The fixtures of all games, and the examples of their rulebooks.
[[nodiscard]] const std::vector<Record>& records();
/// Of the fixtures the complete games, by the id of their game: "doge-ship".
[[nodiscard]] std::vector<Record> games_of(std::string_view game);

}  // namespace dogeref::laws
