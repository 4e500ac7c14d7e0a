#include "referee/questions/legal.h"

#include <algorithm>

namespace dogeref::referee {

bool is_legal(const Ruleset& ruleset, const Position& position, int seat, const rules::Words& words,
              std::string_view body, Position* after, std::span<const PlayerName> players) {
  Position own;
  Position& copy = after == nullptr ? own : *after;
  copy = position;
  LineText line;
  line.text = line.body = body;
  line.seat = seat;
  line.draws_as_kinds = true;
  line.words = &words;
  line.players = players;
  findings::Report trial(findings::Report::Mode::trial);
  copy.ledger.unjudged = {};
  return ruleset.act(copy, line, trial) && trial.count() == 0;
}

std::vector<std::string> legal_actions(const Ruleset& ruleset, const Position& position, const rules::Words& words,
                                       std::span<const PlayerName> players) {
  std::vector<std::string> actions;
  const int due = seat_to_act(ruleset, position);
  if (due < 0 || ruleset.turn(position).ended) return actions;
  ruleset.actions(position, due, players, [&](std::string_view body) {
    if (is_legal(ruleset, position, due, words, body, nullptr, players)) actions.emplace_back(body);
  });
  std::sort(actions.begin(), actions.end());
  actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
  return actions;
}

}  // namespace dogeref::referee
