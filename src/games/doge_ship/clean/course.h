#pragma once
// What a plain line comes to: foreseen, and then carried out without further conditions. Private to this folder.

#include "games/doge_ship/chapters/draws.h"
#include "games/doge_ship/clean/written.h"
#include "games/doge_ship/model/ship.h"

namespace dogeref::doge_ship {

struct CourseStep {
  std::size_t entries;  ///< of the space: those before this one are due when the step is taken
  int tile = -1;        ///< taken out of the deck or of the reserve
  int cost;             ///< of a tile bought
  Place place;          ///< of a part of the Galley
  const Drawn* drawn;   ///< of a purchase, among the course's
};

struct Course {
  int cost = 0;      ///< of the space
  int barrier = -1;  ///< whose bonus comes by itself
  bool passes = false;
  kit::ShortList<CourseStep, WrittenLine::most_steps> steps;
  kit::ShortList<Drawn, WrittenLine::most_steps> draws;
};

}  // namespace dogeref::doge_ship
