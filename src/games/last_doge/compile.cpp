#include "games/last_doge/compile.h"

#include <algorithm>
#include <charconv>

#include "games/last_doge/codes.h"
#include "games/last_doge/compile_effects.h"
#include "games/last_doge/shapes.h"
#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using kit::index;
using rules::Member;
using rules::Node;

int integer(const Node* node, int otherwise) {
  return node != nullptr && node->kind == Node::Kind::integer ? static_cast<int>(node->integer) : otherwise;
}

bool flag(const Node* node) { return node != nullptr && node->kind == Node::Kind::boolean && node->boolean; }

std::string_view text_of(const Node* node) {
  return node == nullptr ? std::string_view{} : std::string_view(node->text);
}

int number_key(std::string_view key) {
  int value = -1;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), value);
  return error == std::errc{} && end == key.data() + key.size() ? value : -1;
}

class Compiler {
 public:
  Compiler(const rules::Compiled& compiled) : data_(compiled.data) { rules_.fingerprint = compiled.fingerprint; }

  [[nodiscard]] text::Result<Rules, rules::Faults> run();

 private:
  void fault(const Node& at, std::string message) {
    faults_.push_back({{}, at.origin.line, at.origin.column, std::move(message)});
  }
  [[nodiscard]] const Node* inner(const char* map, const char* key) const {
    const Node* const node = data_.find(map);
    return node == nullptr ? nullptr : node->find(key);
  }
  [[nodiscard]] int number(const char* map, const char* key, int otherwise) const {
    return integer(inner(map, key), otherwise);
  }
  void by_players(const Node* node, std::array<int, most_players + 1>& into) const;
  void numbers();
  void removal();
  void colours();
  void cards();
  void tiles();
  void artefacts();
  void tribes();
  void ranking();
  void interpretations();
  void interpretation_flags(const Node& node);
  void words();
  void sums();

  const Node& data_;
  Rules rules_;
  rules::Faults faults_;
  int entries_ = 0;
  void entry(const Node& node, std::vector<Entry>& into) {
    EntryCompiler compiler{rules_.colours, faults_, entries_};
    compiler.add(node, into);
    entries_ = compiler.count;
  }
};

void Compiler::by_players(const Node* node, std::array<int, most_players + 1>& into) const {
  if (node == nullptr) return;
  for (const Member& member : node->members) {
    const int players = number_key(member.key);
    if (players >= 0 && players <= most_players) into[index(players)] = integer(&member.value, 0);
  }
}

void Compiler::numbers() {
  rules_.vocabulary.min_players = number("players", "min", 2);
  rules_.vocabulary.max_players = number("players", "max", most_players);
  rules_.cells = number("setup", "cells", 27);
  rules_.hand = number("setup", "hand", 4);
  rules_.market = number("setup", "market", 3);
  rules_.draw = number("turn", "draw", 2);
  rules_.plays = number("turn", "plays", 1);
  if (const Node* extra = inner("turn", "extra_play")) rules_.extra_discard = integer(extra->find("discard"), 1);
  rules_.hand_limit = number("turn", "hand_limit", 5);
  rules_.look = number("explore", "look", 2);
  rules_.discovery_needs = number("explore", "discovery_needs", 1);
  rules_.guess_discoveries = number("guess", "discoveries", 3);
  rules_.treasure_trophies = number("guess", "trophies", 4);
  rules_.damage_gain = number("damage", "gain", 1);
  rules_.damage_discard = number("damage", "discard", 1);
  rules_.damage_nothing_left = number("damage", "nothing_left", 1);
  rules_.damage_self_others = number("damage", "self_others", 1);
  rules_.free_below = number("end", "free_hidden_below", 2);
  rules_.miss_cards = number("escape", "miss", 1);
  rules_.passage_cards = number("escape", "passage", 1);
  by_players(inner("escape", "hand"), rules_.escape_hand);
  if (const Node* path = inner("escape", "path")) {
    for (const Member& item : path->members) rules_.path.push_back(integer(&item.value, 0));
  }
}

void Compiler::colours() {
  const Node* const node = data_.find("colours");
  if (node == nullptr) return;
  for (const Member& member : node->members) {
    rules_.colours.push_back({member.key, flag(member.value.find("free")), flag(member.value.find("doge")),
                              flag(member.value.find("reaction"))});
  }
}

void Compiler::cards() {
  const Node* const node = data_.find("cards");
  if (node == nullptr) return;
  for (const Member& member : node->members) {
    CardKind card;
    card.id = member.key;
    card.name = std::string(text_of(member.value.find("name")));
    for (std::size_t at = 0; at < rules_.colours.size(); ++at) {
      if (rules_.colours[at].id == text_of(member.value.find("colour"))) card.colour = static_cast<int>(at);
    }
    card.copies = integer(member.value.find("copies"), 1);
    entry(member.value, card.entries);
    const bool reacts =
        card.colour < static_cast<int>(rules_.colours.size()) && rules_.colours[index(card.colour)].reaction;
    const auto never_acts = [reacts](const Entry& each) { return reacts && each.on != On::reaction; };
    card.entries.erase(std::remove_if(card.entries.begin(), card.entries.end(), never_acts), card.entries.end());
    rules_.cards.push_back(std::move(card));
  }
}

void Compiler::removal() {
  const Node* const remove = inner("setup", "remove");
  if (remove == nullptr) return;
  for (std::size_t at = 0; at < rules_.cards.size(); ++at) {
    if (rules_.cards[at].id == text_of(remove->find("card"))) rules_.removed_card = static_cast<int>(at);
  }
  by_players(remove->find("copies"), rules_.removed_copies);
}

void Compiler::tiles() {
  if (const Node* effects = data_.find("effects")) {
    for (const Member& member : effects->members) {
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
  const Node* const node = data_.find("tiles");
  if (node == nullptr) return;
  for (const Member& member : node->members) {
    Tile tile;
    tile.id = member.key;
    tile.district = integer(member.value.find("district"), 0);
    for (std::size_t at = 0; at < rules_.tile_effects.size(); ++at) {
      if (rules_.tile_effects[at].id == text_of(member.value.find("effect"))) tile.effect = static_cast<int>(at);
    }
    tile.like = static_cast<int>(rules_.tiles.size());
    for (std::size_t at = rules_.tiles.size(); at > 0; --at) {
      const Tile& other = rules_.tiles[at - 1];
      if (other.district == tile.district && other.effect == tile.effect) tile.like = other.like;
    }
    rules_.of_district[index(tile.district)] |= 1U << rules_.tiles.size();
    rules_.tiles.push_back(std::move(tile));
  }
}

void Compiler::artefacts() {
  const Node* const node = data_.find("artefacts");
  if (node == nullptr) return;
  for (const Member& member : node->members) {
    Artefact artefact;
    artefact.id = member.key;
    artefact.name = std::string(text_of(member.value.find("name")));
    artefact.trophies = integer(member.value.find("trophies"), 0);
    artefact.like = static_cast<int>(rules_.artefacts.size());
    entry(member.value, artefact.entries);
    rules_.artefacts.push_back(std::move(artefact));
  }
}

void Compiler::tribes() {
  const Node* const node = data_.find("tribes");
  if (node == nullptr) return;
  for (const Member& member : node->members) {
    Tribe tribe;
    tribe.id = member.key;
    if (const Node* effects = member.value.find("effects")) {
      for (const Member& item : effects->members) entry(item.value, tribe.entries);
    }
    rules_.vocabulary.colours.push_back(tribe.id);
    rules_.tribes.push_back(std::move(tribe));
  }
}

void Compiler::ranking() {
  constexpr std::string_view names[] = {"score", "treasure", "artefact_points", "trophies", "cards"};
  if (const Node* node = data_.find("ranking")) {
    for (const Member& item : node->members) {
      RankingCriterion criterion;
      criterion.name = std::string(text_of(item.value.find("by")));
      const auto* const found = std::find(std::begin(names), std::end(names), criterion.name);
      if (found == std::end(names)) continue;
      criterion.criterion = static_cast<Criterion>(found - std::begin(names));
      criterion.high = text_of(item.value.find("best")) != "low";
      rules_.ranking.push_back(std::move(criterion));
    }
  }
  rules_.vocabulary.columns = {{"score", true, false},    {"trophies", true, false}, {"artefacts", true, false},
                               {"treasure", false, true}, {"cards", true, false},    {"caught", false, true}};
}

void Compiler::interpretations() {
  const Node* const node = data_.find("interpretations");
  if (node == nullptr) return;
  for (const Member& member : node->members) rules_.interpretation_values.emplace_back(member.key, member.value.text);
  interpretation_flags(*node);
}

void Compiler::interpretation_flags(const Node& node) {
  const auto is = [&node](const char* key, std::string_view value) { return text_of(node.find(key)) == value; };
  Interpretations& into = rules_.interpretations;
  into.reshuffle = !is("deck-empty", "none");
  into.trophy_supply = integer(node.find("trophy-supply"), -1);
  into.discovery_must = !is("discovery-must", "may");
  into.ambush_from_pawn = is("ambush-origin", "pawn");
  into.ambush_self = !is("ambush-self", "no");
  into.guess_now = is("guess-count", "now");
  into.finish_turn = is("trigger-timing", "finish-turn");
  into.counter_counter = is("counter-counter", "yes");
  into.one_reaction = is("reactions-per-effect", "one");
  into.self_gain_point = is("self-damage-gain", "point");
  into.move_point = is("multi-damage-move", "point");
  into.seress_after = is("seress-draw", "after");
  into.moglianes_any = is("moglianes-source", "any");
  into.fill_trim = is("fill-trim", "trim");
  into.culte_fill = integer(node.find("culte-fill"), 5);
  into.treasure_closed = is("treasure-tile", "closed");
  into.pawn_closed = is("pawn-tile", "closed");
  into.passage_wrong_paid = is("passage-wrong-tile", "paid");
  into.last_card_out = is("last-card-exit", "out-with-0");
  into.caught_stays = is("caught-pawn", "stays");
  into.voluntary_stop = is("voluntary-stop", "yes");
  into.swap_any = is("swap-scope", "any");
  into.swap_nothing = is("swap-seen", "nothing");
  into.tie_shared = is("tie-treasure-outside", "shared");
  into.archivisti_in_tie = !is("archivisti-in-tie", "no");
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
  if (static_cast<int>(rules_.artefacts.size()) < rules_.market) fault(data_, "fewer artefacts than are laid open");
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
  tiles();
  artefacts();
  tribes();
  ranking();
  interpretations();
  words();
  sums();
  if (!faults_.empty()) return text::Failure{std::move(faults_)};
  return std::move(rules_);
}

}  // namespace

std::uint32_t Rules::likes(int at) const {
  std::uint32_t mask = 0;
  for (std::size_t other = 0; other < tiles.size(); ++other) {
    if (tiles[other].like == tile(at).like) mask |= 1U << other;
  }
  return mask;
}

text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled) { return Compiler(compiled).run(); }

}  // namespace dogeref::last_doge
