#include "games/doge_ship/data/shapes.h"

#include <string>
#include <utility>

#include "games/doge_ship/data/effect_shapes.h"
#include "games/doge_ship/data/limits.h"
#include "games/doge_ship/data/set_shapes.h"

namespace dogeref::doge_ship {
namespace {

using rules::boolean;
using rules::cases;
using rules::Field;
using rules::FileShape;
using rules::integer;
using rules::list;
using rules::map;
using rules::map_of_numbers;
using rules::map_of_set;
using rules::name;
using rules::NamedSet;
using rules::of_set;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

Shape amount() { return integer(0, Limits::amount); }
Shape by_players(std::int64_t min, std::int64_t max) { return rules::by_players(min, max, Limits::players); }
Shape signed_amount() { return integer(-Limits::amount, Limits::amount); }

// game.yaml

Shape start() {
  // The keys of `start` make the set of tracks; `seats` is the one that is none.
  const Shape seats = map_of_numbers(1, Limits::players, map_of_set("tracks", amount()));
  return map(rules::either({amount(), seats}), 1, Limits::tracks + 1);
}

Shape inspection(bool intermediate) {
  std::vector<Field> fields = {
      {"points", list(amount(), 1, Limits::players), "victory points by rank"},
      {"ties", one_of({"dense", "competition"}), "the rank after a shared one: the next, or that many further"},
      {"zero_scores", boolean(), "whether 0 Approvals may score"},
  };
  fields.push_back(optional("track", of_set("tracks"), "what is bid, or held; approvals if left out"));
  if (intermediate) fields.push_back(optional("spent", boolean(), "whether the Approvals bid are spent"));
  return record(std::move(fields));
}

Shape purchase() {
  return record({{"draw", rules::either({integer(1, Limits::draw), map_of_set("kinds", by_players(1, Limits::draw))}),
                  "tiles drawn, for all kinds or by kind (a kind left out draws 3)"}});
}

Shape ranking() {
  return list(record({{"by", of_set("criteria"), "a track, or top_barrier"},
                      {"best", one_of({"high", "low"}), "which end wins"},
                      optional("without", one_of({"last", "first"}), "the place of players without a barrier")}),
              1, Limits::tracks + 1);
}

Shape interpretations() {
  const Shape events = list(one_of({"high_water", "inspection"}), 2, 2);
  return record({
      {"last-part", one_of({"immediate", "finish-action", "finish-round"}), "when the ship is complete the game ends"},
      {"null-purchase", one_of({"legal", "illegal"}), "looking at drawn tiles and taking none"},
      {"replace-bonus", one_of({"none", "construct"}), "the bonus that a replacement triggers"},
      {"replaced-tile", one_of({"deck-bottom", "removed"}), "where a replaced part goes"},
      {"replaced-gains", one_of({"kept", "lost"}), "the first builder's gains of a replaced part"},
      {"event-order", events, "which event of the round's end comes first"},
      {"doge-reshuffle", one_of({"either", "when-needed", "when-exhausted"}), "when old Doge tiles are shuffled"},
      {"absent-bid", one_of({"zero", "missing"}), "a player who is not named in the bids"},
      {"needless-drop", one_of({"legal", "illegal"}), "discarding a tile below the limits"},
      {"negative-vp", one_of({"allowed", "stop-at-zero"}), "victory points below 0"},
      {"approvals-supply", rules::either({one_of({"unlimited"}), amount()}), "how many Approvals there are"},
  });
}

std::vector<Field> game_fields() {
  return {
      {"players", record({{"min", integer(1, Limits::players)}, {"max", integer(1, Limits::players)}}),
       "how many play"},
      {"start", start(), "what each player begins with, by track; by seat under `seats`"},
      {"tokens", counted(1, Limits::tokens), "actions of a player in a round"},
      {"dice", map_of_numbers(1, Limits::players, list(of_set("panels"), 0, Limits::panels)), "by number of players"},
      {"space_cost", space_cost(), "what steps between die and space cost"},
      optional("capacity", counted(1, Limits::capacity), "tokens that a space holds in a round; 1 if left out"),
      optional("open", condition(), "who may go to spaces, where nothing else is said there"),
      optional("limits", track_limits(), "how far a track goes"),
      {"discard_income", counted(0, Limits::amount), "Ducats for a discarded token"},
      optional("discard_gain", amounts(), "what it brings beside them"),
      {"reorder_cost", counted(0, Limits::amount), "Ducats for reordering the stack"},
      optional("prices", map_of_set("kinds", counted(-Limits::amount, Limits::amount, -Limits::amount)),
               "what is added to the prices of a kind of tile, or taken off"),
      optional("barrier_bonuses", counted(0, Limits::reserve),
               "barriers from the top whose gains come as a bonus; 1 if left out"),
      {"purchase", purchase(), "of Galley parts, barriers, gondolas"},
      {"intrigue", record({{"draw", by_players(1, Limits::draw)}}), "Doge tiles drawn"},
      {"reserve", map_of_set("limits", by_players(0, Limits::reserve), "total"),
       "tiles held at most: `total`, and of a kind among them"},
      {"colours", list(name(), 1, Limits::colours), "of players"},
      {"parameters", list(name(), 0, Limits::parameters), "colours of boxes and Doge values"},
      {"turn_order", turn_order(), "of the next round"},
      {"high_water", record({{"above", water_loss()}, {"equal", water_loss()}, {"below", water_loss()}}),
       "tokens and more lost, by built barriers compared with the level"},
      {"inspection", inspection(true), "at the end of a round"},
      {"final_inspection", inspection(false), "at the end of the game"},
      optional("round_end", awards(), "what each player gets or pays at the end of a round, by a name of your own"),
      optional("building", building(), "what a player gets or pays who builds a tile, likewise"),
      optional("final_scoring", awards(), "what each player gets or pays at the end of the game, likewise"),
      {"end", end(), "what ends the game; any of those named"},
      {"ranking", ranking(), "criteria of the standings, the weightiest first"},
      {"interpretations", interpretations(), "what the rulebook leaves open"},
  };
}

// panels.yaml

Shape space() {
  std::vector<Field> fields = effects();
  fields.push_back(optional("as", one_of({"money", "intrigue"}), "the kind of action of a gain"));
  fields.push_back(optional("steps", list(record(effects()), 1, 8), "effects in an order of their own"));
  fields.push_back(optional("space_cost", space_cost(), "in place of the panel's or the game's"));
  fields.push_back(optional("capacity", counted(1, Limits::capacity), "in place of the panel's or the game's"));
  fields.push_back(optional("open", condition(), "who may go there, in place of the panel's or the game's"));
  return record(std::move(fields));
}

std::vector<Field> panel_fields() {
  // Moved, not copied as a list in braces would be: there is no larger shape.
  std::vector<Field> panel;
  panel.push_back({"abbreviation", name(), "of its name, in every language"});
  panel.push_back({"sides", integer(1, Limits::sides), "of its die"});
  panel.push_back({"spaces", map_of_numbers(1, Limits::sides, space()), "by number"});
  panel.push_back(optional("space_cost", space_cost(), "in place of the game's"));
  panel.push_back(optional("capacity", counted(1, Limits::capacity), "in place of the game's"));
  panel.push_back(optional("open", condition(), "who may go to its spaces, in place of the game's"));
  panel.push_back(optional("words", rules::words_by_language(), "its name, if the lexicons have none"));
  std::vector<Field> fields;
  fields.push_back({"panels", map(record(std::move(panel)), 1, Limits::panels), "by colour"});
  return fields;
}

// galley.yaml

std::vector<Field> galley_fields() {
  const Shape lengths = list(integer(0, Limits::section_length), 1, Limits::sections);
  const Shape by_level = map_of_set("levels", lengths);
  return {
      {"levels", list(name(), 1, Limits::levels), "from below; each rests on the one before it"},
      {"sections", map_of_numbers(1, Limits::players, rules::either({lengths, by_level})),
       "their lengths from the stern, by number of players; for all levels or by level"},
  };
}

// tiles/*.yaml

Field of_field() { return {"of", name(), "the kind of tile"}; }
Field cost_field() { return {"cost", amount(), "its price"}; }

Shape galley_tile() {
  return record({of_field(),
                 {"zone", of_set("zones"), "level and section"},
                 cost_field(),
                 {"vp", signed_amount(), "victory points"},
                 optional("boxes", list(of_set("parameters"), 0, Limits::boxes), "coloured boxes"),
                 optional("approval", boolean(), "whether it has the symbol"),
                 optional("gain", amounts(), "what it gives beside that when it is built"),
                 optional("if", condition(), "of that gain")});
}

Shape barrier_tile() {
  return record({of_field(),
                 {"priority", integer(0, 9999), "the lowest on top of the stacks plays first"},
                 cost_field(),
                 optional("on", one_of({"purchase", "construct", "replace", "intrigue", "money"}),
                          "the kind of action that it improves"),
                 optional("gain", gains(), "the bonus, or"),
                 optional("purchase", parts(), "an extra purchase, or"),
                 optional("construct", parts(), "an extra construction"),
                 optional("if", condition(), "without it the bonus does not come")});
}

Shape gondola_tile() {
  return record({of_field(),
                 optional("acts", one_of({"income"}), "like a gondola"),
                 cost_field(),
                 {"gain", amounts(), "its income when it is built"},
                 optional("if", condition(), "without it the income does not come")});
}

Shape doge_tile() {
  return record(
      {of_field(),
       {"values", map_of_set("parameters", integer(-99, 99)), "of boxes by colour; 0 if left out"},
       optional("violet", list(of_set("zones"), 0, Limits::levels * Limits::sections), "zones with an Approval"),
       optional("water", integer(0, Limits::water), "level of High Water at the end of the round"),
       optional("inspection", boolean(), "whether the Doge inspects at the end of the round")});
}

std::vector<Field> tile_fields() {
  const Shape tile = cases("of", {"galley", "barrier", "gondola", "doge"},
                           {galley_tile(), barrier_tile(), gondola_tile(), doge_tile(), gondola_tile()});
  return {{"tiles", map(tile, 0, Limits::tiles), "by id"}};
}

const std::vector<FileShape>& file_shapes() {
  static const std::vector<FileShape> made = {
      {"game", "game.yaml", game_fields()},
      {"panels", "panels.yaml", panel_fields()},
      {"galley", "galley.yaml", galley_fields()},
      {"tiles", "tiles/", tile_fields(), {of_field(), optional("acts", one_of({"income"}), "like gondolas")}, "tiles"}};
  return made;
}

const std::vector<rules::Idea>& ideas() {
  static const std::vector<rules::Idea> made = {
      {{"passing", "pass", "passes", "pass-out", "pass_out", "passing_out", "no-pass"},
       "discard_income, what a token brings that is given up"},
      {{"no-discard", "no_discard", "no-discards", "discard", "discards"},
       "discard_income: 0, a token given up for nothing"},
      {{"reroll", "rerolls", "rerolling", "dice.reroll", "dice.rerolls"},
       "space_cost, what the steps between die and space cost"},
      {{"start.tiles", "start.reserve", "start_tiles", "starting_tiles"}, "start by track, for the first purchases"},
  };
  return made;
}

rules::GameShapes make_shapes() {
  return {
      "doge-ship",
      file_shapes,
      {NamedSet{"panels", "a panel", sets::panels}, NamedSet{"parameters", "a colour of boxes", sets::parameters},
       NamedSet{"levels", "a level of the ship", sets::levels}, NamedSet{"tracks", "a track", sets::tracks},
       NamedSet{"criteria", "a track, top_barrier or another count of a player", sets::criteria},
       NamedSet{"orders", "fixed, rotating, reverse or a count of a player", sets::orders},
       NamedSet{"counts", "a count", sets::counts}, NamedSet{"folds", "sum, less, fewest or most", sets::folds},
       NamedSet{"conditions", "a count or a condition", sets::conditions},
       NamedSet{"bounds", "min, max, is or a kind of tile", sets::bounds},
       NamedSet{"gains", "a track or any", sets::gains}, NamedSet{"losses", "tokens or a track", sets::losses},
       NamedSet{"kinds", "a kind of tile", sets::kinds}, NamedSet{"limits", "a kind of tile or total", sets::limits},
       NamedSet{"zones", "a zone of the ship", sets::zones}},
      ideas()};
}

}  // namespace

const rules::GameShapes& shapes() {
  static const rules::GameShapes made = make_shapes();
  return made;
}

}  // namespace dogeref::doge_ship
