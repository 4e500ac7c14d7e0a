#pragma once
// Lists of players on lines of the end of the round: "Marco, Anna", "Anna 3, Marco 1".

#include <string_view>

#include "games/doge_ship/model/play.h"
#include "kit/short_list.h"

namespace dogeref::doge_ship {

using Seats = kit::ShortList<int, max_seats>;

struct Named {
  int seat = -1;
  int number = 0;
  std::string_view text;
};
using NamedList = kit::ShortList<Named, max_seats>;

/// Names parted by commas, each once. False when they cannot be read (reported).
bool read_names(const Play& play, Seats& seats);

/// Names with a number that is not negative, each once. False when they cannot be read (reported).
bool read_numbers(const Play& play, NamedList& named);

}  // namespace dogeref::doge_ship
