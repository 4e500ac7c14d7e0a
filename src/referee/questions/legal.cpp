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

namespace {

/// Goes through lines of actions.
class LineCounter {
 public:
  LineCounter(const Ruleset& ruleset, const rules::Words& words, std::span<const PlayerName> players,
              std::uint64_t most)
      : ruleset_(ruleset), words_(words), players_(players), left_(most) {}

  std::uint64_t count(const Position& position, int depth) {
    const LegalActions found = find_legal_actions(ruleset_, position, words_, players_, depth == 1);
    is_cut_ = is_cut_ || found.is_cut;
    if (depth == 1) return found.count;
    std::uint64_t sum = 0;
    for (const std::string& action : found.actions) {
      if (is_cut_ || left_ == 0) return is_cut_ = true, sum;
      --left_;
      sum += count_behind(position, action, depth - 1);
    }
    return sum;
  }
  [[nodiscard]] bool is_cut() const { return is_cut_; }

 private:
  std::uint64_t count_behind(const Position& position, const std::string& action, int depth) {
    LineText line;
    line.words = &words_;
    line.players = players_;
    line.seat = seat_to_act(ruleset_, position);
    Position after;
    if (!is_legal(ruleset_, position, line.seat, words_, action, &after, players_)) return 0;
    line.text = line.body = action;
    line.forget();
    if (ruleset_.takes_turn(position, line)) after.laps.spend(line.seat, Claim::due);
    return count(after, depth);
  }

  const Ruleset& ruleset_;
  const rules::Words& words_;
  std::span<const PlayerName> players_;
  std::uint64_t left_;
  bool is_cut_ = false;
};

}  // namespace

std::optional<std::uint64_t> count_lines(const Ruleset& ruleset, const Position& position, const rules::Words& words,
                                         std::span<const PlayerName> players, int depth, std::uint64_t most) {
  LineCounter counter(ruleset, words, players, most);
  const std::uint64_t count = counter.count(position, depth);
  if (counter.is_cut()) return std::nullopt;
  return count;
}

std::vector<std::string> legal_actions(const Ruleset& ruleset, const Position& position, const rules::Words& words,
                                       std::span<const PlayerName> players) {
  return find_legal_actions(ruleset, position, words, players, false).actions;
}

}  // namespace dogeref::referee
