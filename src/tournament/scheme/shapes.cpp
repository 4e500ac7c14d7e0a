#include "tournament/scheme/shapes.h"

#include <utility>

namespace dogeref::tournament {
namespace {

using rules::boolean;
using rules::either;
using rules::Field;
using rules::fraction;
using rules::id;
using rules::integer;
using rules::line;
using rules::list;
using rules::map_of_numbers;
using rules::name;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

constexpr std::int64_t most_rounds = 999;
constexpr std::int64_t most_players = 10'000;
constexpr std::int64_t most_vp = 1'000'000;

Shape points() {
  return record({
      optional("2", list(fraction(), 2, 2), "at a table of two, the first place first"),
      optional("3", list(fraction(), 3, 3), "at a table of three"),
      optional("4", list(fraction(), 4, 4), "at a table of four"),
      optional("5", list(fraction(), 5, 5), "at a table of five"),
      optional("vp", fraction(), "for each point of the game"),
      optional("share", fraction(), "for all points of the table: each gets a part"),
      optional("ratio", fraction(), "for the winner's points: each gets a part"),
  });
}

Shape bonus() {
  const Shape where = record({
      optional("place", integer(1, 5), "has this place"),
      optional("margin", integer(0, most_vp), "has so many points more than the best of the others"),
  });
  return list(record({{"where", where, "who gets it"}, {"points", fraction(), "how many"}}), 0, 20);
}

Shape ranking() {
  const Shape game_wins = record({{"vp", integer(0, most_vp), "tables with so many points, and more than all others"}});
  return list(either({name(), record({{"game_wins", game_wins, "tables won outright"}})}), 1, 30);
}

Shape counted() {
  return either({one_of({"all"}), record({optional("best", integer(1, most_rounds), "so many"),
                                          optional("drop_worst", integer(1, most_rounds), "all but so many")})});
}

Shape stage() {
  const Shape from = record({
      {"stage", id(), "whose players go on"},
      optional("top", integer(1, most_players), "the first so many of its standings"),
      optional("winners", integer(1, most_players), "so many who won a table of its last round"),
      optional("best_others", integer(1, most_players), "and so many of the others"),
  });
  return record({
      {"id", id(), "its name"},
      {"rounds", either({integer(1, most_rounds), line()}), "one, or from one to another: 1-4"},
      optional("from", from, "who plays; everybody if left out"),
      optional("carry", one_of({"none", "points", "half"}), "what is taken along; nothing if left out"),
  });
}

Shape teams() {
  return record({
      optional("size", integer(1, most_players), "members of a team"),
      optional("best", either({integer(1, most_players), one_of({"all"})}), "members that count; all if left out"),
      optional("ranking", ranking(), "what teams are ranked by"),
      optional("each_seat_once", boolean(), "members sit in every seat once"),
  });
}

/// How a scheme scores, behind what it says of itself.
Shape with_scoring(std::vector<Field> fields) {
  const std::vector<Field> more = {
      {"points", points(), "what places or scores are worth"},
      optional("bonus", bonus(), "points on top"),
      optional("shared_places", one_of({"average", "full", "lowest"}), "what a shared place is worth"),
      optional("bye", either({integer(-1'000'000'000, 1'000'000'000), line()}), "a number, average or first"),
      optional("absent", fraction(), "of a round not played; 0 if left out"),
      optional("counted", counted(), "which results count; all if left out"),
      optional("unfinished", one_of({"refuse", "as-it-stands", "no-points"}), "a game without an end"),
      optional("illegal", one_of({"refuse", "as-it-stands", "forfeit"}), "a game with errors"),
      optional("tables", record({{"sizes", list(integer(2, 5), 1, 4), "wanted, the best first"}}), "how many play"),
      {"ranking", ranking(), "what players are ranked by, one after the other"},
      optional("shown", list(name(), 0, 30), "what is printed and decides nothing"),
      optional("lot_seed", integer(0, 1'000'000'000'000), "of the lot"),
      optional("stages", list(stage(), 1, 20), "parts of the tournament; one if left out"),
      optional("teams", teams(), "how teams are scored"),
  };
  fields.insert(fields.end(), more.begin(), more.end());
  return record(std::move(fields));
}

}  // namespace

Shape scheme_shape() {
  return with_scoring({{"kind", one_of({"scheme"}), "what kind of file this is"},
                       {"id", id(), "the name of the file"},
                       {"title", line(), "for people"},
                       optional("extends", id(), "another one that this is laid over")});
}

Shape inline_scheme_shape() {
  return with_scoring(
      {optional("extends", id(), "a scheme that this is laid over"), optional("title", line(), "for people")});
}

}  // namespace dogeref::tournament
