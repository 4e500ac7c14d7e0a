#include "games/last_doge/data/compile.h"

#include <algorithm>

#include "games/last_doge/data/compile_effects.h"
#include "games/last_doge/data/compile_interpretations.h"
#include "games/last_doge/data/shapes.h"
#include "games/last_doge/model/codes.h"
#include "kit/index.h"
#include "rules/tree/values.h"

namespace dogeref::last_doge {
namespace {

using kit::index;
using rules::flag_of;
using rules::integer_of;
using rules::Member;
using rules::members_of;
using rules::Node;
using rules::number_key;
using rules::text_of;

/// The place of an id in a list of what has one, -1 without.
template <class List>
int find_id(const List& list, std::string_view id) {
  for (std::size_t at = 0; at < list.size(); ++at) {
    if (list[at].id == id) return static_cast<int>(at);
  }
  return -1;
}

class Compiler {
 public:
  explicit Compiler(const rules::Compiled& compiled) : data_(compiled.data), files_(compiled.files) {
    rules_.fingerprint = compiled.fingerprint;
  }

  [[nodiscard]] text::Result<Rules, rules::Faults> run();

 private:
  void fault(const Node& at, std::string message) {
    faults_.push_back({file_of(files_, at.origin), at.origin.line, at.origin.column, std::move(message)});
  }
  [[nodiscard]] const Node* inner(const char* map, const char* key) const {
    const Node* const node = data_.find(map);
    return node == nullptr ? nullptr : node->find(key);
  }
  [[nodiscard]] int number(const char* map, const char* key, int otherwise) const {
    return integer_of(inner(map, key), otherwise);
  }
  void by_players(const Node* node, std::array<int, most_players + 1>& into) const;
  void numbers();
  void removal();
  void colours();
  void cards();
  void tile_effects();
  void tiles();
  void artefacts();
  void tribes();
  void powers();
  void ranking();
  void interpretations();
  void words();
  void sums();

  const Node& data_;
  const std::vector<std::string>& files_;
  Rules rules_;
  rules::Faults faults_;
  int entries_ = 0;
  void entry(const Node& node, std::vector<Entry>& into) {
    EntryCompiler compiler(rules_.colours, files_, faults_, entries_);
    compiler.add(node, into);
    entries_ = compiler.count;
    const auto asks = [](const auto& one) {
      return one.first == Asked::trophies || one.first == Asked::opponents_trophies;
    };
    for (const Entry& each : into)
      rules_.asks_trophies = rules_.asks_trophies || std::any_of(each.asks.begin(), each.asks.end(), asks);
  }
};

void Compiler::by_players(const Node* node, std::array<int, most_players + 1>& into) const {
  for (const Member& member : members_of(node)) {
    const int players = number_key(member.key);
    if (players >= 0 && players <= most_players) into[index(players)] = integer_of(&member.value, 0);
  }
}

void Compiler::numbers() {
  rules_.vocabulary.min_players = number("players", "min", 2);
  rules_.vocabulary.max_players = number("players", "max", most_players);
  rules_.cells = number("setup", "cells", 27);
  referee::read_by_players(inner("setup", "hand"), rules_.hand);
  referee::read_by_players(inner("setup", "market"), rules_.market);
  referee::read_by_players(inner("turn", "tasks"), rules_.tasks);
  referee::read_by_players(inner("turn", "draw"), rules_.draw);
  rules_.plays = number("turn", "plays", 1);
  if (const Node* extra = inner("turn", "extra_play")) rules_.extra_discard = integer_of(extra->find("discard"), 1);
  referee::read_by_players(inner("turn", "hand_limit"), rules_.hand_limit);
  referee::read_by_players(inner("explore", "look"), rules_.look);
  rules_.discovery_needs = number("explore", "discovery_needs", 1);
  referee::read_by_players(inner("guess", "discoveries"), rules_.guess_discoveries);
  rules_.guess_tries = number("guess", "tries", 1);
  rules_.treasure_trophies = number("guess", "trophies", 4);
  rules_.damage_gain = number("damage", "gain", 1);
  rules_.damage_discard = number("damage", "discard", 1);
  rules_.damage_nothing_left = number("damage", "nothing_left", 1);
  rules_.damage_self_others = number("damage", "self_others", 1);
  referee::read_by_players(inner("end", "free_hidden_below"), rules_.free_below);
  rules_.trophy_end = number("end", "trophies", 0);
  referee::read_by_players(inner("end", "turns"), rules_.turn_end);
  rules_.trophy_score = number("score", "trophies", 1);
  rules_.artefact_score = number("score", "artefacts", 1);
  rules_.card_score = number("score", "cards", 0);
  rules_.most_artefacts = number("score", "most_artefacts", 0);
  referee::read_by_players(inner("setup", "trophies"), rules_.start_trophies);
  if (const Node* city = inner("setup", "city")) {
    rules_.city_columns = integer_of(city->find("columns"), 0);
    rules_.city_rows = integer_of(city->find("rows"), 0);
  }
  const std::string_view caught = text_of(inner("score", "caught"));
  rules_.caught_percent = caught == "kept" ? 100 : caught == "half" ? 50 : number("score", "caught", 0);
  rules_.miss_cards = number("escape", "miss", 1);
  rules_.passage_cards = number("escape", "passage", 1);
  by_players(inner("escape", "hand"), rules_.escape_hand);
  for (const Member& item : members_of(inner("escape", "path"))) rules_.path.push_back(integer_of(&item.value, 0));
}

void Compiler::colours() {
  for (const Member& member : members_of(data_.find("colours"))) {
    rules_.colours.push_back({member.key, flag_of(member.value.find("free")), flag_of(member.value.find("doge")),
                              flag_of(member.value.find("reaction"))});
  }
}

void Compiler::cards() {
  for (const Member& member : members_of(data_.find("cards"))) {
    CardKind card;
    card.id = member.key;
    card.name = std::string(text_of(member.value.find("name")));
    card.colour = find_id(rules_.colours, text_of(member.value.find("colour")));
    card.copies = integer_of(member.value.find("copies"), 1);
    entry(member.value, card.entries);
    const bool reacts =
        card.colour < static_cast<int>(rules_.colours.size()) && rules_.colours[index(card.colour)].reaction;
    const auto never_acts = [reacts](const Entry& each) { return reacts && each.on != On::reaction; };
    card.entries.erase(std::remove_if(card.entries.begin(), card.entries.end(), never_acts), card.entries.end());
    const Effect* const counter = counter_of(card);
    const bool answers = counter != nullptr && counter->countered == Verb::counter;
    rules_.answers_reactions = rules_.answers_reactions || answers;
    rules_.cards.push_back(std::move(card));
  }
}

void Compiler::removal() {
  const Node* const remove = inner("setup", "remove");
  if (remove == nullptr) return;
  rules_.removed_card = find_id(rules_.cards, text_of(remove->find("card")));
  by_players(remove->find("copies"), rules_.removed_copies);
}

void Compiler::tile_effects() {
  for (const Member& member : members_of(data_.find("effects"))) {
    TileEffect effect;
    effect.id = member.key;
    entry(member.value, effect.entries);
    for (const Entry& each : effect.entries) {
      for (const Effect& first : each.parts.front())
        effect.is_discovery = effect.is_discovery || first.verb == Verb::take_artefact;
    }
    rules_.tile_effects.push_back(std::move(effect));
  }
}

void Compiler::tiles() {
  for (const Member& member : members_of(data_.find("tiles"))) {
    Tile tile;
    tile.id = member.key;
    tile.district = integer_of(member.value.find("district"), 0);
    tile.effect = find_id(rules_.tile_effects, text_of(member.value.find("effect")));
    const auto like = std::find_if(rules_.tiles.begin(), rules_.tiles.end(), [&tile](const Tile& other) {
      return other.district == tile.district && other.effect == tile.effect;
    });
    tile.like = static_cast<int>(like - rules_.tiles.begin());
    rules_.of_district[index(tile.district)] |= 1U << rules_.tiles.size();
    rules_.tiles.push_back(std::move(tile));
  }
  for (Tile& tile : rules_.tiles) {
    for (std::size_t other = 0; other < rules_.tiles.size(); ++other)
      if (rules_.tiles[other].like == tile.like) tile.likes |= 1U << other;
  }
}

void Compiler::artefacts() {
  for (const Member& member : members_of(data_.find("artefacts"))) {
    Artefact artefact;
    artefact.id = member.key;
    artefact.name = std::string(text_of(member.value.find("name")));
    artefact.trophies = integer_of(member.value.find("trophies"), 0);
    artefact.like = static_cast<int>(rules_.artefacts.size());
    entry(member.value, artefact.entries);
    rules_.artefacts.push_back(std::move(artefact));
  }
}

void Compiler::tribes() {
  for (const Member& member : members_of(data_.find("tribes"))) {
    Tribe tribe;
    tribe.id = member.key;
    for (const Member& item : members_of(member.value.find("effects"))) entry(item.value, tribe.entries);
    rules_.vocabulary.colours.push_back(tribe.id);
    rules_.tribes.push_back(std::move(tribe));
  }
}

void Compiler::powers() {
  for (const Member& item : members_of(data_.find("powers"))) entry(item.value, rules_.powers);
}

void Compiler::ranking() {
  constexpr std::string_view names[] = {"score", "treasure", "artefact_points", "trophies", "cards"};
  for (const Member& item : members_of(data_.find("ranking"))) {
    RankingCriterion criterion;
    criterion.name = std::string(text_of(item.value.find("by")));
    const auto* const found = std::find(std::begin(names), std::end(names), criterion.name);
    if (found == std::end(names)) continue;
    criterion.criterion = static_cast<Criterion>(found - std::begin(names));
    criterion.high = text_of(item.value.find("best")) != "low";
    rules_.ranking.push_back(std::move(criterion));
  }
  rules_.vocabulary.columns = {{"score", true, false},    {"trophies", true, false}, {"artefacts", true, false},
                               {"treasure", false, true}, {"cards", true, false},    {"caught", false, true}};
}

void Compiler::interpretations() {
  const Node* const node = data_.find("interpretations");
  if (node == nullptr) return;
  for (const Member& member : node->members) rules_.interpretation_values.emplace_back(member.key, member.value.text);
  rules_.interpretations = interpretations_of(*node);
}

void Compiler::words() {
  referee::Vocabulary& vocabulary = rules_.vocabulary;
  vocabulary.codes.assign(referee::frame_codes.begin(), referee::frame_codes.end());
  vocabulary.codes.insert(vocabulary.codes.end(), game_codes.begin(), game_codes.end());
  vocabulary.tracks = {"trophies", "cards"};
  vocabulary.forms = {"hand", "end-trigger", "fill"};
  for (const std::string_view key : header_keys) vocabulary.headers.push_back({std::string(key), false});
  for (const GameHeader required : {city_header, market_header, pawns_header})
    vocabulary.headers[index(required)].required = true;
  vocabulary.colours_matter = true;
  vocabulary.unknown_colour = static_cast<findings::Code>(GameCode::unknown_tribe);
  vocabulary.duplicate_colour = static_cast<findings::Code>(GameCode::duplicate_tribe);
}

/// What must fit together for a game to be possible.
void Compiler::sums() {
  if (static_cast<int>(rules_.tiles.size()) != rules_.cells) {
    fault(data_, std::to_string(rules_.tiles.size()) + " tiles for " + std::to_string(rules_.cells) + " cells");
  }
  if (static_cast<int>(rules_.artefacts.size()) < rules_.market.most())
    fault(data_, "fewer artefacts than are laid face up");
  if (static_cast<int>(rules_.tribes.size()) < rules_.vocabulary.max_players) fault(data_, "fewer tribes than players");
  for (const int district : rules_.path) {
    if (rules_.of_district[index(district)] == 0) fault(data_, "no tile of district " + std::to_string(district));
  }
}

text::Result<Rules, rules::Faults> Compiler::run() {
  numbers();
  colours();
  cards();
  removal();
  tile_effects();
  tiles();
  artefacts();
  tribes();
  powers();
  ranking();
  interpretations();
  words();
  sums();
  if (!faults_.empty()) return text::Failure{std::move(faults_)};
  return std::move(rules_);
}

}  // namespace

const Effect* counter_of(const CardKind& card) {
  for (const Entry& entry : card.entries) {
    for (const Effect& effect : entry.parts.front()) {
      if (effect.verb == Verb::counter) return &effect;
    }
  }
  return nullptr;
}

text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled) { return Compiler(compiled).run(); }

}  // namespace dogeref::last_doge
