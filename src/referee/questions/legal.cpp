#include "referee/questions/legal.h"

#include <algorithm>
#include <functional>
#include <unordered_set>

namespace dogeref::referee {
namespace {

/// Thrown through a game's listing to end it; never leaves this file.
struct Enough {};

}  // namespace

bool is_legal(const Ruleset& ruleset, const Position& position, int seat, const rules::Words& words,
              std::string_view body, Position* after, std::span<const PlayerName> players) {
  Position own;
  Position& copy = after == nullptr ? own : *after;
  copy = position;
  LineText line;
  line.text = line.body = line.record = body;
  line.seat = seat;
  line.draws_as_kinds = true;
  line.words = &words;
  line.players = players;
  findings::Report trial(findings::Report::Mode::trial);
  copy.ledger.unjudged = {};
  return ruleset.act(copy, line, trial) && trial.count() == 0;
}

LegalActions find_legal_actions(const Ruleset& ruleset, const Position& position, const rules::Words& words,
                                std::span<const PlayerName> players, bool only_count) {
  LegalActions found;
  const int due = seat_to_act(ruleset, position);
  if (due < 0 || ruleset.turn(position).ended) return found;
  std::unordered_set<std::size_t> known;  // by their hashes: the same one may come again
  std::size_t tried = 0;
  const auto take = [&](std::string_view body) {
    if (++tried > LegalActions::most_tried) throw Enough{};
    if (body.empty() || !is_legal(ruleset, position, due, words, body, nullptr, players)) return;
    if (!known.insert(std::hash<std::string_view>()(body)).second) return;
    if (!only_count && known.size() <= LegalActions::most_listed) found.actions.emplace_back(body);
  };
  try {
    ruleset.actions(position, due, players, take);
  } catch (const Enough&) {
    found.is_cut = true;
  }
  found.count = known.size();
  std::sort(found.actions.begin(), found.actions.end());
  return found;
}

std::vector<std::string> legal_actions(const Ruleset& ruleset, const Position& position, const rules::Words& words,
                                       std::span<const PlayerName> players) {
  return find_legal_actions(ruleset, position, words, players, false).actions;
}

}  // namespace dogeref::referee
