#include "games/doge_ship/data/compile.h"

#include "games/doge_ship/data/compile_language.h"
#include "games/doge_ship/data/compiler.h"
#include "games/doge_ship/model/codes.h"

namespace dogeref::doge_ship {

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
      for (auto& by_seat : rules.seats) by_seat[index(seat - 1)][index(at)] = integer_of(&value.value, 0);
    }
  }
}

void Compiler::numbers() {
  const auto inner = [this](const char* map, const char* key, int otherwise) {
    const Node* const node = data.find(map);
    return node == nullptr ? otherwise : integer_of(node->find(key), otherwise);
  };
  rules.vocabulary.min_players = inner("players", "min", 2);
  rules.vocabulary.max_players = std::min(inner("players", "max", 5), referee::max_seats);
  const auto by_players = [this](const char* map, const char* key, ByPlayers& into) {
    if (const Node* node = data.find(map)) referee::read_by_players(node->find(key), into);
  };
  by_players("intrigue", "draw", rules.intrigue_draw);
  by_players("reserve", "total", rules.reserve_limit);
  by_players("end", "rounds", rules.rounds);
  const Node* const end = data.find("end");
  rules.ends_with_galley = end != nullptr && flag_of(end->find("galley_complete"), false);
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
  into.approvals_supply = integer_of(node->find("approvals-supply"), -1);
}

text::Result<Rules, rules::Faults> compile(const rules::Compiled& compiled) {
  Compiler compiler{compiled.data, {}, {}};
  for (const std::string& file : compiled.files) compiler.faults.add_file(file);
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
  compiler.panels();
  compiler.tile_effects();
  compiler.likes();
  compiler.game_costs();
  compiler.all_spaces();
  compiler.note_choices();
  compiler.note_plain();
  compiler.own_words();
  compiler.dice();
  compiler.rounds_and_end();
  compiler.ranking();
  if (!compiler.faults.empty()) return text::Failure{compiler.faults.take()};
  return std::move(compiler.rules);
}

}  // namespace dogeref::doge_ship
