#include "games/doge_ship/compile.h"

#include <algorithm>
#include <charconv>

#include "games/doge_ship/codes.h"
#include "games/doge_ship/compile_effects.h"

namespace dogeref::doge_ship {
namespace {

using rules::Node;

std::size_t index(int value) { return static_cast<std::size_t>(value); }

int integer(const Node* node, int otherwise) {
  return node != nullptr && node->kind == Node::Kind::integer ? static_cast<int>(node->integer) : otherwise;
}

bool flag(const Node* node, bool otherwise) {
  return node != nullptr && node->kind == Node::Kind::boolean ? node->boolean : otherwise;
}

std::string_view text_of(const Node* node) {
  return node == nullptr ? std::string_view{} : std::string_view(node->text);
}

/// A map key that is a whole number, -1 otherwise.
int number_key(std::string_view key) {
  int value = -1;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), value);
  return error == std::errc{} && end == key.data() + key.size() ? value : -1;
}

struct Compiler {
  const Node& data;
  Rules rules;
  rules::Faults faults;

  void fault(const Node& at, std::string message) {
    faults.push_back({{}, at.origin.line, at.origin.column, std::move(message)});
  }

  void tracks();
  void track(const std::string& name);
  void track_indexes();
  void seats();
  void numbers();
  void codes_and_forms();
  void colours();
  void kinds();
  void kind_limits();
  void decks_and_tiles();
  void deck_of(const std::vector<const rules::Member*>& members, int kind, std::string name);
  void tile(const rules::Member& member, int kind, int deck);
  void part(const Node& node, Tile& tile);
  void barrier(const Node& node, Tile& tile);
  void doge(const Node& node, Tile& tile);
  void likes();
  void galley();
  void panels();
  void spaces(const Node& node, int panel);
  void dice();
  void inspection(const Node* node, Inspection& into);
  void ranking();
  void interpretations();
  int kind_named(std::string_view id) const;
  int parameter_named(std::string_view id) const;
  bool zone(std::string_view text, int& level, int& section) const;
};

int Compiler::kind_named(std::string_view id) const {
  for (std::size_t at = 0; at < rules.kinds.size(); ++at) {
    if (rules.kinds[at].id == id) return static_cast<int>(at);
  }
  return -1;
}

int Compiler::parameter_named(std::string_view id) const {
  const auto found = std::find(rules.parameters.begin(), rules.parameters.end(), id);
  return found == rules.parameters.end() ? -1 : static_cast<int>(found - rules.parameters.begin());
}

bool Compiler::zone(std::string_view text, int& level, int& section) const {
  for (std::size_t at = 0; at < rules.levels.size(); ++at) {
    if (!text.starts_with(rules.levels[at])) continue;
    const int number = number_key(text.substr(rules.levels[at].size()));
    if (number < 1 || number > max_sections) continue;
    level = static_cast<int>(at);
    section = number - 1;
    return true;
  }
  return false;
}

void Compiler::track(const std::string& name) {
  std::vector<std::string>& known = rules.vocabulary.tracks;
  if (std::find(known.begin(), known.end(), name) == known.end()) known.push_back(name);
}

/// Tracks in the order in which they rank, then the others.
void Compiler::tracks() {
  const Node* const start = data.find("start");
  if (const Node* ranking = data.find("ranking")) {
    for (const rules::Member& item : ranking->members) {
      const std::string name(text_of(item.value.find("by")));
      if (start != nullptr && start->find(name) != nullptr) track(name);
    }
  }
  for (const char* usual : {"vp", "ducats", "approvals"}) track(usual);
  if (start == nullptr) return;
  for (const rules::Member& member : start->members) {
    if (member.key != "seats") track(member.key);
  }
  if (rules.vocabulary.tracks.size() > index(referee::max_tracks)) {
    fault(*start, "more tracks than the referee can keep (" + std::to_string(referee::max_tracks) + ")");
    rules.vocabulary.tracks.resize(index(referee::max_tracks));
  }
}

void Compiler::track_indexes() {
  rules.vp_track = track_index(rules, "vp");
  rules.money_track = track_index(rules, "ducats");
  rules.approval_track = track_index(rules, "approvals");
}

void Compiler::seats() {
  const Node* const start = data.find("start");
  if (start == nullptr) return;
  rules.start = amounts_of(rules, *start);
  for (auto& by_seat : rules.seats) by_seat.fill(rules.start);
  const Node* const seats = start->find("seats");
  if (seats == nullptr) return;
  for (const rules::Member& member : seats->members) {
    const int seat = number_key(member.key);
    if (seat < 1 || seat > referee::max_seats) continue;
    for (const rules::Member& value : member.value.members) {
      const int at = track_index(rules, value.key);
      if (at < 0) continue;
      for (auto& by_seat : rules.seats) by_seat[index(seat - 1)][index(at)] = integer(&value.value, 0);
    }
  }
}

void Compiler::numbers() {
  const auto inner = [this](const char* map, const char* key, int otherwise) {
    const Node* const node = data.find(map);
    return node == nullptr ? otherwise : integer(node->find(key), otherwise);
  };
  rules.vocabulary.min_players = inner("players", "min", 2);
  rules.vocabulary.max_players = std::min(inner("players", "max", 5), referee::max_seats);
  rules.tokens = std::min(integer(data.find("tokens"), 5), 200);
  rules.cost_per_step = inner("space_cost", "per_step", 1);
  rules.discard_income = integer(data.find("discard_income"), 1);
  rules.reorder_cost = integer(data.find("reorder_cost"), 2);
  rules.intrigue_draw = std::min(inner("intrigue", "draw", 2), max_drawn);
  rules.reserve_limit = inner("reserve", "total", 5);
  rules.water_above = inner("high_water", "above", 0);
  rules.water_equal = inner("high_water", "equal", 1);
  rules.water_below = inner("high_water", "below", 2);
  rules.rounds = inner("end", "rounds", 0);
  const Node* const end = data.find("end");
  rules.ends_with_galley = end != nullptr && flag(end->find("galley_complete"), false);
  const Node* const order = data.find("turn_order");
  rules.lowest_first = order == nullptr || text_of(order->find("first")) != "highest";
}

void Compiler::codes_and_forms() {
  referee::Vocabulary& vocabulary = rules.vocabulary;
  vocabulary.codes.assign(referee::frame_codes.begin(), referee::frame_codes.end());
  vocabulary.codes.insert(vocabulary.codes.end(), game_codes.begin(), game_codes.end());
  vocabulary.forms = {"round", "dice", "doge", "order", "water", "bids"};
}

void Compiler::colours() {
  if (const Node* node = data.find("colours")) {
    for (const rules::Member& item : node->members) rules.vocabulary.colours.push_back(item.value.text);
  }
  if (const Node* node = data.find("parameters")) {
    for (const rules::Member& item : node->members) {
      if (rules.parameters.size() < index(max_parameters)) rules.parameters.push_back(item.value.text);
    }
  }
}

Role role_named(std::string_view id) {
  if (id == "galley") return Role::part;
  if (id == "barrier") return Role::barrier;
  if (id == "doge") return Role::doge;
  return Role::income;
}

void Compiler::kinds() {
  for (const char* usual : {"galley", "barrier", "doge"}) rules.kinds.push_back({usual, role_named(usual), 3, -1});
  if (const Node* tiles = data.find("tiles")) {
    for (const rules::Member& member : tiles->members) {
      const std::string_view of = text_of(member.value.find("of"));
      if (of.empty() || kind_named(of) >= 0) continue;
      if (rules.kinds.size() >= index(max_kinds))
        return fault(member.value, "more kinds of tiles than the referee can keep");
      rules.kinds.push_back({std::string(of), role_named(of), 3, -1});
    }
  }
  rules.part_kind = kind_named("galley");
  rules.barrier_kind = kind_named("barrier");
  rules.doge_kind = kind_named("doge");
  kind_limits();
}

void Compiler::kind_limits() {
  const Node* const purchase = data.find("purchase");
  const Node* const draw = purchase == nullptr ? nullptr : purchase->find("draw");
  const Node* const reserve = data.find("reserve");
  for (TileKind& kind : rules.kinds) {
    if (draw != nullptr)
      kind.draw = std::min(draw->is_map() ? integer(draw->find(kind.id), 3) : integer(draw, 3), max_drawn);
    if (reserve != nullptr) kind.limit = integer(reserve->find(kind.id), -1);
  }
}

void Compiler::part(const Node& node, Tile& tile) {
  if (!zone(text_of(node.find("zone")), tile.level, tile.section)) {
    fault(node, "unknown zone \"" + std::string(text_of(node.find("zone"))) + "\"");
  }
  tile.vp = integer(node.find("vp"), 0);
  tile.approval = flag(node.find("approval"), false);
  const Node* const boxes = node.find("boxes");
  if (boxes == nullptr) return;
  for (const rules::Member& item : boxes->members) {
    const int parameter = parameter_named(item.value.text);
    if (parameter < 0) fault(item.value, "unknown parameter \"" + item.value.text + "\"");
    if (parameter >= 0) ++tile.boxes[index(parameter)];
  }
}

void Compiler::barrier(const Node& node, Tile& tile) {
  tile.priority = integer(node.find("priority"), 0);
  const std::string_view on = text_of(node.find("on"));
  const auto found = std::find(action_kinds.begin(), action_kinds.end(), on);
  if (found != action_kinds.end()) tile.trigger = static_cast<ActionKind>(found - action_kinds.begin());
  tile.bonus = effect_of(rules, node, faults);
}

void Compiler::doge(const Node& node, Tile& tile) {
  if (const Node* values = node.find("values")) {
    for (const rules::Member& member : values->members) {
      const int parameter = parameter_named(member.key);
      if (parameter < 0) fault(member.value, "unknown parameter \"" + member.key + "\"");
      if (parameter >= 0)
        tile.values[index(parameter)] = static_cast<std::int8_t>(std::clamp(integer(&member.value, 0), -99, 99));
    }
  }
  if (const Node* violet = node.find("violet")) {
    for (const rules::Member& item : violet->members) {
      int level = 0;
      int section = 0;
      if (!zone(item.value.text, level, section)) fault(item.value, "unknown zone \"" + item.value.text + "\"");
      tile.violet[index(level)] = static_cast<std::uint8_t>(tile.violet[index(level)] | 1U << section);
    }
  }
  tile.water = integer(node.find("water"), -1);
  tile.inspection = flag(node.find("inspection"), false);
}

void Compiler::tile(const rules::Member& member, int kind, int deck) {
  if (rules.tiles.size() >= index(max_tiles)) return fault(member.value, "more tiles than the referee can keep");
  Tile made;
  made.id = member.key;
  made.kind = kind;
  made.deck = deck;
  made.cost = integer(member.value.find("cost"), 0);
  switch (rules.kinds[index(kind)].role) {
    case Role::part: part(member.value, made); break;
    case Role::barrier: barrier(member.value, made); break;
    case Role::doge: doge(member.value, made); break;
    case Role::income:
      if (const Node* gain = member.value.find("gain")) made.gain = amounts_of(rules, *gain);
      break;
  }
  rules.tiles.push_back(std::move(made));
}

void Compiler::deck_of(const std::vector<const rules::Member*>& members, int kind, std::string name) {
  if (members.empty()) return;
  if (rules.decks.size() >= index(max_decks))
    return fault(members.front()->value, "more decks than the referee can keep");
  const int deck = static_cast<int>(rules.decks.size());
  const int first = static_cast<int>(rules.tiles.size());
  for (const rules::Member* member : members) tile(*member, kind, deck);
  rules.decks.push_back({std::move(name), kind, first, static_cast<int>(rules.tiles.size()) - first});
}

/// Galley tiles of one zone form a deck; the tiles of any other kind one deck (set-up 4-7).
void Compiler::decks_and_tiles() {
  const Node* const tiles = data.find("tiles");
  if (tiles == nullptr) return;
  for (std::size_t kind = 0; kind < rules.kinds.size(); ++kind) {
    std::vector<std::pair<std::string, std::vector<const rules::Member*>>> decks;
    for (const rules::Member& member : tiles->members) {
      if (text_of(member.value.find("of")) != rules.kinds[kind].id) continue;
      const bool is_part = rules.kinds[kind].role == Role::part;
      const std::string name = is_part ? std::string(text_of(member.value.find("zone"))) : rules.kinds[kind].id;
      const auto known =
          std::find_if(decks.begin(), decks.end(), [&name](const auto& deck) { return deck.first == name; });
      if (known != decks.end()) {
        known->second.push_back(&member);
      } else {
        decks.push_back({name, {&member}});
      }
    }
    std::sort(decks.begin(), decks.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
    for (const auto& [name, members] : decks) deck_of(members, static_cast<int>(kind), name);
    if (rules.kinds[kind].role == Role::doge && !decks.empty())
      rules.doge_deck = static_cast<int>(rules.decks.size()) - 1;
  }
}

bool same_effect(const Effect& one, const Effect& other) {
  const auto same_entry = [](const Entry& a, const Entry& b) { return a.verb == b.verb && a.amounts == b.amounts; };
  const auto same_offer = [](const Offer& a, const Offer& b) { return a.verb == b.verb && a.kinds == b.kinds; };
  return std::equal(one.entries.begin(), one.entries.end(), other.entries.begin(), other.entries.end(), same_entry) &&
         std::equal(one.offers.begin(), one.offers.end(), other.offers.begin(), other.offers.end(), same_offer);
}

bool alike_in_print(const Tile& one, const Tile& other) {
  return one.kind == other.kind && one.cost == other.cost && one.level == other.level && one.section == other.section &&
         one.vp == other.vp && one.approval == other.approval && one.boxes == other.boxes &&
         one.priority == other.priority && one.trigger == other.trigger && one.gain == other.gain &&
         one.values == other.values && one.violet == other.violet && one.water == other.water &&
         one.inspection == other.inspection && same_effect(one.bonus, other.bonus);
}

void Compiler::likes() {
  for (std::size_t at = 0; at < rules.tiles.size(); ++at) {
    rules.tiles[at].like = static_cast<int>(at);
    for (std::size_t earlier = 0; earlier < at; ++earlier) {
      if (!alike_in_print(rules.tiles[earlier], rules.tiles[at])) continue;
      rules.tiles[at].like = static_cast<int>(earlier);
      rules.tiles[at].has_likes = rules.tiles[earlier].has_likes = true;
      break;
    }
  }
}

void Compiler::galley() {
  if (const Node* levels = data.find("levels")) {
    for (const rules::Member& item : levels->members) {
      if (rules.levels.size() < index(max_levels)) rules.levels.push_back(item.value.text);
    }
  }
  const Node* const sections = data.find("sections");
  if (sections == nullptr) return;
  for (const rules::Member& member : sections->members) {
    const int players = number_key(member.key);
    if (players < 1 || players > referee::max_seats) continue;
    for (std::size_t level = 0; level < rules.levels.size(); ++level) {
      const Node* const lengths = member.value.is_map() ? member.value.find(rules.levels[level]) : &member.value;
      if (lengths == nullptr) continue;
      int total = 0;
      for (std::size_t at = 0; at < lengths->members.size() && at < index(max_sections); ++at) {
        const int length = integer(&lengths->members[at].value, 0);
        total += length;
        if (total > max_columns) return fault(*lengths, "a level of more columns than the referee can keep");
        rules.sections[index(players)][level][at] = static_cast<std::uint8_t>(length);
      }
      rules.section_count = std::max(rules.section_count, static_cast<int>(lengths->members.size()));
    }
  }
}

void Compiler::spaces(const Node& node, int panel) {
  Panel& into = rules.panels[index(panel)];
  into.spaces.fill(-1);
  const Node* const spaces = node.find("spaces");
  if (spaces == nullptr) return;
  for (const rules::Member& member : spaces->members) {
    const int number = number_key(member.key);
    if (number < 1 || number >= static_cast<int>(into.spaces.size()) || rules.spaces.size() >= index(max_spaces)) {
      fault(member.value, "a space that the referee cannot keep: \"" + member.key + "\"");
      continue;
    }
    into.spaces[index(number)] = static_cast<std::int16_t>(rules.spaces.size());
    ++into.space_count;
    rules.spaces.push_back({panel, number, effect_of(rules, member.value, faults)});
  }
}

void Compiler::panels() {
  const Node* const panels = data.find("panels");
  if (panels == nullptr) return;
  for (const rules::Member& member : panels->members) {
    if (rules.panels.size() >= index(max_panels)) return fault(member.value, "more panels than the referee can keep");
    Panel panel;
    panel.id = member.key;
    panel.abbreviation = std::string(text_of(member.value.find("abbreviation")));
    panel.sides = integer(member.value.find("sides"), 6);
    rules.panels.push_back(std::move(panel));
    spaces(member.value, static_cast<int>(rules.panels.size()) - 1);
  }
}

void Compiler::dice() {
  rules.dice.resize(index(referee::max_seats) + 1);
  const Node* const dice = data.find("dice");
  if (dice == nullptr) return;
  for (const rules::Member& member : dice->members) {
    const int players = number_key(member.key);
    if (players < 1 || players > referee::max_seats) continue;
    for (const rules::Member& item : member.value.members) {
      const auto found = std::find_if(rules.panels.begin(), rules.panels.end(),
                                      [&item](const Panel& panel) { return panel.id == item.value.text; });
      if (found == rules.panels.end()) {
        fault(item.value, "a die without a panel: \"" + item.value.text + "\"");
        continue;
      }
      found->players = static_cast<std::uint8_t>(found->players | 1U << players);
      rules.dice[index(players)].push_back(static_cast<int>(found - rules.panels.begin()));
    }
  }
}

void Compiler::inspection(const Node* node, Inspection& into) {
  if (node == nullptr) return;
  if (const Node* points = node->find("points")) {
    for (const rules::Member& item : points->members) into.points.push_back(integer(&item.value, 0));
  }
  into.ties = text_of(node->find("ties")) == "competition" ? Ties::competition : Ties::dense;
  into.zero_scores = flag(node->find("zero_scores"), false);
  into.spent = flag(node->find("spent"), true);
}

void Compiler::ranking() {
  inspection(data.find("inspection"), rules.inspection);
  inspection(data.find("final_inspection"), rules.final_inspection);
  rules.final_inspection.spent = false;
  if (const Node* node = data.find("ranking")) {
    for (const rules::Member& item : node->members) {
      RankingCriterion criterion;
      criterion.name = std::string(text_of(item.value.find("by")));
      criterion.track = track_index(rules, criterion.name);
      criterion.criterion = criterion.track < 0 ? Criterion::top_barrier : Criterion::track;
      criterion.high = text_of(item.value.find("best")) != "low";
      criterion.without_last = text_of(item.value.find("without")) != "first";
      rules.ranking.push_back(std::move(criterion));
    }
  }
  for (const std::string& track : rules.vocabulary.tracks) {
    const bool ranks = std::any_of(rules.ranking.begin(), rules.ranking.end(),
                                   [&track](const RankingCriterion& by) { return by.name == track; });
    rules.vocabulary.columns.push_back({track, ranks});
  }
  rules.vocabulary.columns.push_back({"top_barrier", true});
}

void Compiler::interpretations() {
  const Node* const node = data.find("interpretations");
  if (node == nullptr) return;
  for (const rules::Member& member : node->members) {
    std::string value = member.value.text;
    for (const rules::Member& item : member.value.members) value += (value.empty() ? "" : ", ") + item.value.text;
    rules.interpretation_values.emplace_back(member.key, value);
  }
  const auto is = [node](const char* key, std::string_view value) { return text_of(node->find(key)) == value; };
  Interpretations& into = rules.interpretations;
  if (is("last-part", "finish-action")) into.last_part = LastPart::finish_action;
  if (is("last-part", "finish-round")) into.last_part = LastPart::finish_round;
  into.null_purchase_legal = !is("null-purchase", "illegal");
  into.replace_bonus_construct = is("replace-bonus", "construct");
  into.replaced_tile_removed = is("replaced-tile", "removed");
  into.replaced_gains_lost = is("replaced-gains", "lost");
  if (is("doge-reshuffle", "when-needed")) into.reshuffle = Reshuffle::when_needed;
  if (is("doge-reshuffle", "when-exhausted")) into.reshuffle = Reshuffle::when_exhausted;
  into.absent_bid_zero = !is("absent-bid", "missing");
  into.needless_drop_legal = !is("needless-drop", "illegal");
  into.negative_vp = !is("negative-vp", "stop-at-zero");
  into.approvals_supply = integer(node->find("approvals-supply"), -1);
  if (const Node* order = node->find("event-order"); order != nullptr && !order->members.empty()) {
    into.high_water_first = order->members.front().value.text == "high_water";
  }
}

}  // namespace

text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled) {
  Compiler compiler{compiled.data, {}, {}};
  compiler.rules.fingerprint = compiled.fingerprint;
  compiler.codes_and_forms();
  compiler.tracks();
  compiler.track_indexes();
  compiler.seats();
  compiler.numbers();
  compiler.interpretations();
  compiler.colours();
  compiler.kinds();
  compiler.galley();
  compiler.decks_and_tiles();
  compiler.likes();
  compiler.panels();
  compiler.dice();
  compiler.ranking();
  if (!compiler.faults.empty()) return text::Failure{std::move(compiler.faults)};
  return std::move(compiler.rules);
}

}  // namespace dogeref::doge_ship
