#include "tournament/event/shapes.h"

#include <utility>

#include "tournament/scheme/shapes.h"

namespace dogeref::tournament {
namespace {

using rules::any;
using rules::boolean;
using rules::either;
using rules::Field;
using rules::fraction;
using rules::id;
using rules::integer;
using rules::line;
using rules::list;
using rules::map;
using rules::map_of_numbers;
using rules::null;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

constexpr std::int64_t most_points = 1'000'000;

Shape round_number() { return integer(1, most_event_rounds); }

Shape names(std::int64_t least = 0) { return list(line(), least, most_event_players); }

void append_signed(std::vector<Field>& fields) {
  fields.push_back(optional("reason", line(), "why"));
  fields.push_back(optional("by", line(), "who decided"));
  fields.push_back(optional("when", line(), "a date, or a date and a time"));
}

Shape signed_record(std::vector<Field> fields) {
  append_signed(fields);
  return record(std::move(fields));
}

Shape player() {
  return record({
      optional("name", line(), "as it is printed; the id if left out"),
      optional("club", line(), "not seated with others of it if it can be helped"),
      optional("also", list(line(), 0, 20), "other spellings of the name, in logs and on score sheets"),
      optional("left", round_number(), "not seated from this round on"),
      optional("reason", line(), "why the player left"),
  });
}

Shape team() {
  return record({optional("name", line(), "as it is printed; the id if left out"), {"members", names(1), "players"}});
}

Shape sheet() {
  const Shape value = either({integer(-most_points, most_points), line(), null()});
  return list(map(value, 1, 40), 2, 5);
}

Shape confirmed() { return either({signed_record({}), boolean()}); }

Shape penalty() {
  return signed_record({{"player", line(), "who"},
                        {"points", fraction(), "added; a penalty is below 0"},
                        optional("round", round_number(), "in whose stage it counts; the first if left out")});
}

Shape incident() {
  return signed_record({{"table", line(), "round and table: 2b"},
                        optional("seat", either({integer(1, 5), line()}), "number of a seat, or its player"),
                        optional("substitute", line(), "who played instead"),
                        optional("counts_for", line(), "whose result it is; the seat's player if left out"),
                        optional("player", line(), "who forfeited"),
                        optional("forfeit", boolean(), "the player is last at this table"),
                        optional("allow", id(), "a code of check: the table stands although it should not")});
}

Shape toss() {
  return signed_record({{"between", names(2), "who tossed"}, {"order", names(2), "the same, the winner first"}});
}

Shape declared() {
  return record({{"after", round_number(), "the round"},
                 {"ranks", list(list(either({integer(1, most_event_players), line()}), 2, 2), 0, most_event_players),
                  "rank and player, each in brackets"}});
}

}  // namespace

Shape table_shape() {
  return record({
      optional("log", line(), "the recorded game, below this folder"),
      optional("result", sheet(), "a score sheet: a line a player, in seat order"),
      optional("seats", list(line(), 0, 5), "drawn: the players in seat order"),
      optional("confirmed", confirmed(), "who confirmed it, and when"),
  });
}

Shape event_shape() {
  const Shape table = either({table_shape(), names()});
  return record({
      {"kind", one_of({"tournament"}), "what kind of file this is"},
      {"id", id(), "its name for machines"},
      {"title", line(), "for people"},
      {"game", id(), "what is played"},
      optional("edition", id(), "binding for all logs; en if left out"),
      optional("variants", list(id(), 0, 64), "laid over it in their order, binding as well"),
      optional("rules", line(), "a folder of rules below this one"),
      {"scheme", any(), "the id of a scheme, or a mapping laid over one: {extends: …}"},
      optional("players", map(either({player(), null()}), 1, most_event_players, Shape::Form::id),
               "the register; taken from the tables if left out"),
      optional("teams", map(team(), 1, most_event_players, Shape::Form::id), "teams and their members"),
      optional("rounds", map_of_numbers(1, most_event_rounds, map(table, 0, most_event_tables, Shape::Form::name)),
               "tables by letter, bye and absent"),
      optional("penalties", list(penalty(), 0, 10'000), "points taken away, or given"),
      optional("incidents", list(incident(), 0, 10'000), "what happened at tables"),
      optional("tosses", list(toss(), 0, 10'000), "ties that were tossed for"),
      optional("standings", declared(), "published elsewhere: check compares"),
  });
}

}  // namespace dogeref::tournament
