#include "games/last_doge/data/shapes.h"

#include <string>
#include <utility>

#include "games/last_doge/data/effect_shapes.h"
#include "games/last_doge/model/rules.h"

namespace dogeref::last_doge {
namespace {

using rules::boolean;
using rules::Field;
using rules::FileShape;
using rules::integer;
using rules::list;
using rules::map;
using rules::map_of_numbers;
using rules::name;
using rules::NamedSet;
using rules::Node;
using rules::of_set;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

Shape few() { return integer(0, 99); }
Shape by_players(Shape value) { return map_of_numbers(2, most_players, std::move(value)); }

/// A number, or one by number of players.
Shape by_table(std::int64_t min, std::int64_t max) { return rules::by_players(min, max, most_players); }

Shape powers();

// game.yaml

Shape setup() {
  const Shape remove = record({{"card", of_set("cards"), "the card taken out"},
                               {"copies", by_players(few()), "how many, by number of players"}});
  return record({{"cells", integer(2, most_cells), "of the city"},
                 {"hand", by_table(0, 99), "cards dealt to each player"},
                 {"market", by_table(0, 8), "artefacts laid face up"},
                 optional("trophies", by_table(0, 99), "of each player to begin with; 0 if left out"),
                 optional("city",
                          record({{"columns", integer(1, most_cells), "at most so wide"},
                                  {"rows", integer(1, most_cells), "at most so deep"}}),
                          "how far the city may reach; its sides may be turned"),
                 optional("remove", remove, "cards taken out before dealing")});
}

Shape turn() {
  return record({{"tasks", by_table(1, 9), "explore, guess or draw, so many a turn"},
                 {"draw", by_table(1, 20), "cards drawn as a task"},
                 {"plays", integer(0, 9), "cards played without payment"},
                 {"extra_play", record({{"discard", integer(1, 9), "cards paid for a further one"}}), "further plays"},
                 {"hand_limit", by_table(0, 99), "cards at the end of the own turn"}});
}

Shape damage() {
  return record({{"gain", few(), "trophies of the attacker for a point"},
                 {"discard", few(), "cards lost for a point"},
                 {"nothing_left", few(), "trophies more when there is neither card nor artefact"},
                 {"self_others", few(), "trophies of each other player for damage to oneself"}});
}

Shape escape() {
  return record({{"hand", by_players(few()), "cards that hands are filled to, by number of players"},
                 {"path", list(integer(0, most_districts - 1), 1, 12), "districts in order, the last leads out"},
                 {"miss", few(), "cards lost for a wrong tile"},
                 {"passage", few(), "cards paid for another's tile"}});
}

Shape yes_or_no() { return one_of({"no", "yes"}); }

Shape interpretations() {
  return record({
      {"deck-empty", one_of({"reshuffle", "none"}), "a card is drawn and there is none"},
      {"trophy-supply", rules::either({one_of({"unlimited"}), integer(0, 999)}), "how many trophies there are"},
      {"discovery-must", one_of({"must", "may"}), "taking the artefact of a discovery"},
      {"ambush-origin", one_of({"revealed", "pawn"}), "whose neighbours an ambush strikes"},
      {"ambush-self", yes_or_no(), "whether an ambush strikes oneself too"},
      {"guess-count", one_of({"ever", "now"}), "discoveries revealed so far, or lying open"},
      {"trigger-timing", one_of({"finish-effect", "finish-turn"}), "what goes on once the end is met"},
      {"counter-counter", yes_or_no(), "whether a reaction may be answered"},
      {"reactions-per-effect", one_of({"many", "one"}), "how many may answer one effect"},
      {"self-damage-gain", one_of({"event", "point"}), "others' trophies for damage to oneself"},
      {"multi-damage-move", one_of({"event", "point"}), "flights for damage of several points"},
      {"seress-draw", one_of({"before", "after"}), "the draw for a DOGE card and its effect"},
      {"moglianes-source", one_of({"explore", "any"}), "which looks count for equal districts"},
      {"fill-trim", one_of({"keep", "trim"}), "hands above the number that hands are filled to"},
      {"culte-fill", integer(0, 99), "cards that the hand of a tribe with a higher limit is filled to"},
      {"treasure-tile", one_of({"usable", "closed"}), "the treasure's tile in the escape"},
      {"pawn-tile", one_of({"open", "closed"}), "tiles under pawns in the escape"},
      {"passage-wrong-tile", one_of({"free", "paid"}), "another's pawn on a wrong tile"},
      {"last-card-exit", one_of({"caught", "out-with-0"}), "the last card paid on the tile that leads out"},
      {"caught-pawn", one_of({"removed", "stays"}), "the pawn of a player who is caught"},
      {"voluntary-stop", yes_or_no(), "stopping in the escape without a miss"},
      {"swap-scope", one_of({"hidden", "any"}), "tiles that may be swapped on the way out"},
      {"swap-seen", one_of({"cells", "nothing"}), "what others see of a swap"},
      {"tie-treasure-outside", one_of({"artefacts", "shared"}), "a tie whose players do not have the treasure"},
      {"archivisti-in-tie", yes_or_no(), "whether a higher value of artefacts counts in a tie"},
  });
}

std::vector<Field> game_fields() {
  const Shape ranking =
      list(record({{"by", one_of({"score", "treasure", "artefact_points", "trophies", "cards"}), "what counts"},
                   {"best", one_of({"high", "low"}), "which end wins"}}),
           1, 5);
  return {
      {"players", record({{"min", integer(2, most_players)}, {"max", integer(2, most_players)}}), "how many play"},
      {"setup", setup(), "the beginning"},
      {"turn", turn(), "what a turn allows"},
      {"explore",
       record({{"look", by_table(1, 9), "cells looked at"},
               {"discovery_needs", few(), "other revealed tiles of the district that a discovery needs"}}),
       "exploring"},
      {"guess",
       record({{"discoveries", by_table(0, 99), "discoveries revealed before anybody may guess"},
               {"tries", integer(1, 9), "of a player"},
               {"trophies", integer(0, 999), "what the treasure is worth"}}),
       "guessing where the treasure lies"},
      {"damage", damage(), "what a point of damage does"},
      {"end",
       record({{"free_hidden_below", by_table(0, 99), "fewer free cells lying face down end the search"},
               optional("trophies", integer(1, 999), "so many of one player end it, too"),
               optional("turns", by_table(0, 999), "so many turns of each player end it, too")}),
       "the end"},
      optional("score",
               record({optional("trophies", integer(-9, 9), "of a trophy; 1 if left out"),
                       optional("artefacts", integer(-9, 9), "of a point of artefacts; 1 if left out"),
                       optional("cards", integer(-9, 9), "of a card left; 0 if left out"),
                       optional("most_artefacts", integer(-99, 99), "of who owns most artefacts, and of those equal"),
                       optional("caught", rules::either({one_of({"zero", "half", "kept"}), integer(0, 100)}),
                                "the score of a player who is caught: a word, or how much of a hundred of it")}),
               "what makes up the score"),
      {"escape", escape(), "the way out"},
      optional("powers", powers(), "what everybody can do, beside what tribes and artefacts do"),
      {"ranking", ranking, "criteria of the standings, the weightiest first"},
      {"interpretations", interpretations(), "what the rulebook leaves open"},
  };
}

// The parts

Field of_field() { return {"of", name(), "what the tiles make up"}; }

std::vector<Field> tile_fields() {
  const Shape tile = record({optional("of", name(), "what the tiles make up"),
                             {"district", integer(0, most_districts - 1), "its number"},
                             optional("effect", of_set("tile_effects"), "what happens when it is revealed")});
  return {{"effects", map(record(entry_fields()), 0, 32), "of tiles, by name"},
          {"tiles", map(tile, 1, most_cells), "by id"}};
}

std::vector<Field> card_fields() {
  const Shape colour =
      record({optional("free", boolean(), "played without payment"), optional("doge", boolean(), "a card of the Doge"),
              optional("reaction", boolean(), "played on another's turn")});
  std::vector<Field> card = {{"name", rules::line(), "as printed"},
                             {"colour", of_set("card_colours"), "one of `colours`"},
                             {"copies", integer(1, 63), "in the deck"},
                             optional("targets", rules::line(), "whom or what it is played on")};
  for (Field& field : entry_fields()) card.push_back(std::move(field));
  // An entry's own colour is that of cards that set it off; a card has one already.
  card.pop_back();
  return {{"colours", map(colour, 1, 8), "of cards"},
          {"cards", map(record(std::move(card)), 1, most_card_kinds), "by id"}};
}

std::vector<Field> artefact_fields() {
  std::vector<Field> artefact = {{"name", rules::line(), "as printed"},
                                 {"trophies", integer(0, 99), "what it is worth"}};
  for (Field& field : entry_fields()) artefact.push_back(std::move(field));
  return {{"artefacts", map(record(std::move(artefact)), 0, most_artefacts), "by id"}};
}

/// A list of powers mixes entries with single ones (`modify: …`).
Shape powers() {
  std::vector<Field> either = entry_fields();
  either.push_back(optional("modify", one_of({modified_names.begin(), modified_names.end()}), "a number of the rules"));
  either.push_back(optional("by", integer(-99, 99), "how much more"));
  either.push_back(optional("to", integer(0, 99), "the new number"));
  return list(record(std::move(either)), 0, 8);
}

std::vector<Field> tribe_fields() {
  const Shape tribe = record({{"power", rules::line(), "its name"}, {"effects", powers(), "what it does"}});
  return {{"tribes", map(tribe, 1, 16), "by id"}};
}

std::vector<std::string> keys_of(const Node& rules, std::string_view key) {
  std::vector<std::string> out;
  const Node* const node = rules.find(key);
  if (node == nullptr || !node->is_map()) return out;
  for (const rules::Member& member : node->members) out.push_back(member.key);
  return out;
}

std::vector<std::string> cards(const Node& rules) { return keys_of(rules, "cards"); }
std::vector<std::string> card_colours(const Node& rules) { return keys_of(rules, "colours"); }
std::vector<std::string> tile_effects(const Node& rules) { return keys_of(rules, "effects"); }

const std::vector<FileShape>& file_shapes() {
  static const std::vector<FileShape> made = {{"game", "game.yaml", game_fields()},
                                              {"tiles", "tiles.yaml", tile_fields(), {of_field()}, "tiles"},
                                              {"cards", "cards.yaml", card_fields()},
                                              {"artefacts", "artefacts.yaml", artefact_fields()},
                                              {"tribes", "tribes.yaml", tribe_fields()}};
  return made;
}

rules::GameShapes make_shapes() {
  return {"last-doge",
          file_shapes,
          {NamedSet{"cards", "a card", cards}, NamedSet{"card_colours", "a colour of cards", card_colours},
           NamedSet{"tile_effects", "an effect of tiles", tile_effects}}};
}

}  // namespace

const rules::GameShapes& shapes() {
  static const rules::GameShapes made = make_shapes();
  return made;
}

}  // namespace dogeref::last_doge
