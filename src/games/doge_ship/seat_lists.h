#pragma once
// Lists of players on lines of the end of the round: "Marco, Anna", "Anna 3, Marco 1".

#include <string_view>
#include <vector>

#include "games/doge_ship/play.h"

namespace dogeref::doge_ship {

struct Named {
  int seat = -1;
  int number = 0;
  std::string_view text;
};

/// Names parted by commas, each once. False when they cannot be read (reported).
bool read_names(const Play& play, std::vector<int>& seats);

/// Names with a number that is not negative, each once. False when they cannot be read (reported).
bool read_numbers(const Play& play, std::vector<Named>& named);

}  // namespace dogeref::doge_ship
