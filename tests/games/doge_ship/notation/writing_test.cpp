// Actions written in canonical spelling.

#include "games/doge_ship/notation/writing.h"

#include <doctest/doctest.h>

#include "games/doge_ship/desk.h"

namespace dogeref::doge_ship {
namespace {

Step& add(Action& action, StepKind kind, int tile) {
  Step& step = action.add();
  step.kind = kind;
  step.tile.tile = tile;
  return step;
}

}  // namespace

TEST_CASE("a whole action is written: reorder, space, bonus, drop, purchase with the drawn tiles") {
  const Desk desk;
  Action action;
  action.panel = desk.panel("red");
  action.number = 5;
  action.order[0] = desk.tile("B10");
  action.order[1] = desk.tile("B04");
  action.order_count = 2;
  add(action, StepKind::build, desk.tile("N04")).is_bonus = true;
  add(action, StepKind::drop, desk.tile("G01"));
  Step& buy = add(action, StepKind::buy, desk.tile("G05"));
  buy.drawn[0] = desk.tile("G01");
  buy.drawn[1] = desk.tile("G05");
  buy.drawn_count = 2;
  CHECK(desk.written(action) == "reorder B10 B04, red 5, bonus build N04, drop G01, buy G05 from G01 G05");
}

TEST_CASE("other steps are written") {
  const Desk desk;
  Action action;
  action.panel = desk.panel("green");
  action.number = 4;
  Step& build = add(action, StepKind::build, desk.tile("G05"));
  build.level = 0;
  build.column = 2;
  add(action, StepKind::replace, desk.tile("G05")).other.tile = desk.tile("G02");
  add(action, StepKind::keep, desk.tile("D07")).put = Put::under;
  add(action, StepKind::pass, -1);
  add(action, StepKind::bonus_none, -1).is_bonus = true;
  CHECK(desk.written(action) == "green 4, build G05 at L 3, replace G05 with G02, keep D07 under, pass, bonus none");
}

TEST_CASE("a purchase of no known tile names its deck, one of a face its text, a keep nothing") {
  const Desk desk;
  Action action;
  action.panel = desk.panel("white");
  action.number = 2;
  add(action, StepKind::buy, -1).deck = desk.rules.tile(desk.tile("N04")).deck == 0 ? 1 : 0;
  add(action, StepKind::buy_none, -1).deck = static_cast<std::int16_t>(desk.rules.tile(desk.tile("N04")).deck);
  Step& open = add(action, StepKind::buy, desk.tile("N04"));
  open.tile.is_open = true;
  open.tile.text = "gondola cost 1";
  add(action, StepKind::keep, -1);
  CHECK(desk.written(action) == "white 2, buy L1, buy none gondola, buy gondola cost 1, keep");
}

TEST_CASE("a discard is written by its word, and without a language words are their slots") {
  const Desk desk;
  Action action;
  action.is_discard = true;
  CHECK(desk.written(action) == "discard");
  std::string out = "before: ";
  write_space(desk.rules, *desk.slots, desk.panel("red"), 3, out);
  CHECK(out == "before: red 3");
}

}  // namespace dogeref::doge_ship
