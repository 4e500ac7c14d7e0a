#include "games/doge_ship/data/shapes.h"

#include <algorithm>
#include <string>
#include <utility>

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
using rules::Node;
using rules::of_set;
using rules::one_of;
using rules::optional;
using rules::record;
using rules::Shape;

Shape amount() { return integer(0, Limits::amount); }
Shape signed_amount() { return integer(-Limits::amount, Limits::amount); }
Shape gains() { return map_of_set("tracks", amount()); }

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
  if (intermediate) fields.push_back(optional("spent", boolean(), "whether the Approvals bid are spent"));
  return record(std::move(fields));
}

Shape purchase() {
  return record({{"draw", rules::either({integer(1, Limits::draw), map_of_set("kinds", integer(1, Limits::draw))}),
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
  const Shape top_barrier = one_of({"top_barrier"});
  return {
      {"players", record({{"min", integer(1, Limits::players)}, {"max", integer(1, Limits::players)}}),
       "how many play"},
      {"start", start(), "what each player begins with, by track; by seat under `seats`"},
      {"tokens", integer(1, Limits::tokens), "actions of a player in a round"},
      {"dice", map_of_numbers(1, Limits::players, list(of_set("panels"), 0, Limits::panels)), "by number of players"},
      {"space_cost", record({{"per_step", amount()}}), "Ducats for each step between die and space"},
      {"discard_income", amount(), "Ducats for a discarded token"},
      {"reorder_cost", amount(), "Ducats for reordering the stack"},
      {"purchase", purchase(), "of Galley parts, barriers, gondolas"},
      {"intrigue", record({{"draw", integer(1, Limits::draw)}}), "Doge tiles drawn"},
      {"reserve", map_of_set("limits", integer(0, Limits::reserve), "total"),
       "tiles held at most: `total`, and of a kind among them"},
      {"colours", list(name(), 1, Limits::colours), "of players"},
      {"parameters", list(name(), 0, Limits::parameters), "colours of boxes and Doge values"},
      {"turn_order",
       record({{"by", top_barrier},
               {"first", one_of({"lowest", "highest"})},
               {"without", one_of({"last-keeping-order"})}}),
       "of the next round"},
      {"high_water",
       record({{"above", integer(0, Limits::tokens)},
               {"equal", integer(0, Limits::tokens)},
               {"below", integer(0, Limits::tokens)}}),
       "tokens lost by built barriers compared with the level"},
      {"inspection", inspection(true), "at the end of a round"},
      {"final_inspection", inspection(false), "at the end of the game"},
      {"end", record({optional("galley_complete", boolean()), optional("rounds", integer(1, Limits::rounds))}),
       "what ends the game; any of those named"},
      {"ranking", ranking(), "criteria of the standings, the weightiest first"},
      {"interpretations", interpretations(), "what the rulebook leaves open"},
  };
}

// panels.yaml

Shape parts() {
  const Shape kinds = list(of_set("kinds"), 1, 8);
  return rules::either({of_set("kinds"), record({optional("any", kinds), optional("all", kinds)})});
}

std::vector<Field> effects() {
  return {
      optional("pay", gains(), "what is paid first"),
      optional("gain", gains(), "what is gained"),
      optional("purchase", parts(), "kinds of tiles to buy: any of them, or all"),
      optional("construct", parts(), "kinds of tiles to build: any of them, or all"),
      optional("replace", one_of({"galley"}), "the last part of a level"),
      optional("intrigue", one_of({"doge"}), "a new Doge tile"),
  };
}

Shape space() {
  std::vector<Field> fields = effects();
  fields.push_back(optional("as", one_of({"money", "intrigue"}), "the kind of action of a gain"));
  fields.push_back(optional("steps", list(record(effects()), 1, 8), "effects in an order of their own"));
  return record(std::move(fields));
}

std::vector<Field> panel_fields() {
  const Shape panel = record({
      {"abbreviation", name(), "of its name, in every language"},
      {"sides", integer(1, Limits::sides), "of its die"},
      {"spaces", map_of_numbers(1, Limits::sides, space()), "by number"},
      optional("words", rules::words_by_language(), "its name, if the lexicons have none"),
  });
  return {{"panels", map(panel, 1, Limits::panels), "by colour"}};
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
                 optional("approval", boolean(), "whether it has the symbol")});
}

Shape barrier_tile() {
  return record({of_field(),
                 {"priority", integer(0, 9999), "the lowest on top of the stacks plays first"},
                 cost_field(),
                 optional("on", one_of({"purchase", "construct", "replace", "intrigue", "money"}),
                          "the kind of action that it improves"),
                 optional("gain", gains(), "the bonus, or"),
                 optional("purchase", parts(), "an extra purchase, or"),
                 optional("construct", parts(), "an extra construction")});
}

Shape gondola_tile() {
  return record({of_field(),
                 optional("acts", one_of({"income"}), "like a gondola"),
                 cost_field(),
                 {"gain", gains(), "its income when it is built"}});
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

// What values may refer to

std::vector<std::string> keys_of(const Node& rules, std::string_view key) {
  std::vector<std::string> out;
  const Node* const node = rules.find(key);
  if (node == nullptr || !node->is_map()) return out;
  for (const rules::Member& member : node->members) out.push_back(member.key);
  return out;
}

std::vector<std::string> items_of(const Node& rules, std::string_view key) {
  std::vector<std::string> out;
  const Node* const node = rules.find(key);
  if (node == nullptr || !node->is_list()) return out;
  for (const rules::Member& item : node->members) out.push_back(item.value.text);
  return out;
}

std::vector<std::string> panels(const Node& rules) { return keys_of(rules, "panels"); }
std::vector<std::string> parameters(const Node& rules) { return items_of(rules, "parameters"); }
std::vector<std::string> levels(const Node& rules) { return items_of(rules, "levels"); }

std::vector<std::string> tracks(const Node& rules) {
  std::vector<std::string> out = keys_of(rules, "start");
  out.erase(std::remove(out.begin(), out.end(), "seats"), out.end());
  return out;
}

std::vector<std::string> criteria(const Node& rules) {
  std::vector<std::string> out = tracks(rules);
  out.emplace_back("top_barrier");
  return out;
}

/// Kinds of tiles that can be bought and built: all but Doge tiles.
std::vector<std::string> kinds(const Node& rules) {
  std::vector<std::string> out = {"galley", "barrier", "gondola"};
  const Node* const tiles = rules.find("tiles");
  if (tiles == nullptr) return out;
  for (const rules::Member& tile : tiles->members) {
    const Node* const of = tile.value.find("of");
    if (of == nullptr || of->text == "doge") continue;
    if (std::find(out.begin(), out.end(), of->text) == out.end()) out.push_back(of->text);
  }
  return out;
}

/// What the reserve limits.
std::vector<std::string> limits(const Node& rules) {
  std::vector<std::string> out = kinds(rules);
  out.emplace_back("total");
  return out;
}

/// The most sections that some level has at some number of players.
std::size_t most_sections(const Node& lengths) {
  if (lengths.is_list()) return lengths.members.size();
  std::size_t most = 0;
  for (const rules::Member& level : lengths.members) most = std::max(most, level.value.members.size());
  return most;
}

std::vector<std::string> zones(const Node& rules) {
  std::size_t most = 0;
  const Node* const sections = rules.find("sections");
  if (sections != nullptr) {
    for (const rules::Member& lengths : sections->members) most = std::max(most, most_sections(lengths.value));
  }
  std::vector<std::string> out;
  for (const std::string& level : levels(rules)) {
    for (std::size_t section = 1; section <= most; ++section) out.push_back(level + std::to_string(section));
  }
  return out;
}

const std::vector<FileShape>& file_shapes() {
  static const std::vector<FileShape> made = {
      {"game", "game.yaml", game_fields()},
      {"panels", "panels.yaml", panel_fields()},
      {"galley", "galley.yaml", galley_fields()},
      {"tiles", "tiles/", tile_fields(), {of_field(), optional("acts", one_of({"income"}), "like gondolas")}, "tiles"}};
  return made;
}

rules::GameShapes make_shapes() {
  return {"doge-ship",
          file_shapes,
          {NamedSet{"panels", "a panel", panels}, NamedSet{"parameters", "a colour of boxes", parameters},
           NamedSet{"levels", "a level of the ship", levels}, NamedSet{"tracks", "a track", tracks},
           NamedSet{"criteria", "a track or top_barrier", criteria}, NamedSet{"kinds", "a kind of tile", kinds},
           NamedSet{"limits", "a kind of tile or total", limits}, NamedSet{"zones", "a zone of the ship", zones}}};
}

}  // namespace

const rules::GameShapes& shapes() {
  static const rules::GameShapes made = make_shapes();
  return made;
}

}  // namespace dogeref::doge_ship
