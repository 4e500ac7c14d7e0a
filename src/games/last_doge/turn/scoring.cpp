#include "games/last_doge/turn/scoring.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"
#include "kit/short_list.h"

namespace dogeref::last_doge {
namespace {

using referee::Standing;

/// What a player is ranked by.
struct Result {
  int seat = 0;
  int score = 0;
  int trophies = 0;
  int artefacts = 0;
  int plain_artefacts = 0;  ///< without the powers that raise their value
  int owned = 0;            ///< artefacts
  int cards = 0;
  bool treasure = false;
  bool caught = false;
};

/// How ties are broken where the rulebook leaves it open.
struct Ties {
  bool shared = false;     ///< a tie that the holder of the treasure is not in stays one
  bool archivisti = true;  ///< their power counts
};

Ties ties_of(const Rules& rules) { return {rules.interpretations.tie_shared, rules.interpretations.archivisti_in_tie}; }

using Results = kit::ShortList<Result, most_players>;

/// A part of a score, in whole points: what is left over goes.
int share_of(int score, int percent) { return score * percent / 100; }

Result result_of(const Rules& rules, const referee::Position& position, int seat, bool table) {
  const State& state = position.as<State>();
  Result result;
  result.seat = seat;
  result.trophies = table ? position.ledger.table(seat, 0) : position.ledger.own(seat, 0);
  result.artefacts = artefact_points(rules, state, seat, true);
  result.plain_artefacts = artefact_points(rules, state, seat, false);
  result.treasure = state.treasure == seat;
  result.cards = table ? position.ledger.table(seat, card_track) : position.ledger.own(seat, card_track);
  result.caught = state.is_caught(seat);
  result.score = rules.trophy_score * result.trophies + rules.artefact_score * result.artefacts +
                 rules.card_score * result.cards + (result.treasure ? rules.treasure_trophies : 0);
  result.owned = artefacts_of(state, seat);
  if (result.caught) result.score = share_of(result.score, rules.caught_percent);
  return result;
}

/// Who owns most artefacts among those whose score counts.
void score_most(const Rules& rules, Results& results) {
  if (rules.most_artefacts == 0) return;
  int most = 1;
  const auto counts = [&](const Result& each) { return !each.caught || rules.caught_percent > 0; };
  for (const Result& each : results) most = counts(each) ? std::max(most, each.owned) : most;
  for (Result& each : results) each.score += counts(each) && each.owned == most ? rules.most_artefacts : 0;
}

Results results_of(const Rules& rules, const referee::Position& position, bool table) {
  Results results;
  for (int seat = 0; seat < position.as<State>().players; ++seat)
    results.push_back(result_of(rules, position, seat, table));
  score_most(rules, results);
  return results;
}

int value_of(const Result& result, Criterion criterion, const Ties& ties) {
  switch (criterion) {
    case Criterion::score: return result.score;
    case Criterion::treasure: return result.treasure ? 1 : 0;
    case Criterion::artefact_points: return ties.archivisti ? result.artefacts : result.plain_artefacts;
    case Criterion::trophies: return result.trophies;
    case Criterion::cards: return result.cards;
  }
  return 0;
}

/// Compares players, tie by tie.
class Ranking {
 public:
  Ranking(const Rules& rules, const Results& results, const Ties& ties)
      : rules_(rules), ties_(ties), results_(results) {
    const auto holder =
        std::find_if(results_.begin(), results_.end(), [](const Result& each) { return each.treasure; });
    if (holder != results_.end()) holder_score_ = holder->score;
    for (std::size_t at = 1; at < results_.size(); ++at) {  // they are few: no sorting needs a buffer
      const Result moved = results_[at];
      std::size_t to = at;
      for (; to > 0 && compare(moved, results_[to - 1]) > 0; --to) results_[to] = results_[to - 1];
      results_[to] = moved;
    }
  }
  [[nodiscard]] const Results& results() const { return results_; }
  /// Whether the same players have the same ranks in another one.
  [[nodiscard]] bool is_like(const Ranking& other) const {
    for (std::size_t at = 0; at < results_.size(); ++at) {
      const bool same_tie = at == 0 || is_tied(at) == other.is_tied(at);
      if (results_[at].seat != other.results_[at].seat || !same_tie) return false;
    }
    return true;
  }
  /// Whether nothing parts a result from the one before it.
  [[nodiscard]] bool is_tied(std::size_t at) const { return parted_by(results_[at - 1], results_[at]).empty(); }
  /// The criterion that parts two players, empty when none does.
  [[nodiscard]] std::string_view parted_by(const Result& one, const Result& other) const {
    std::string_view name;
    (void)compare(one, other, &name);
    return name;
  }

 private:
  int compare(const Result& one, const Result& other, std::string_view* name = nullptr) const {
    for (const RankingCriterion& by : rules_.ranking) {
      if (by.criterion == Criterion::artefact_points && is_shared(one)) continue;
      const int difference = value_of(one, by.criterion, ties_) - value_of(other, by.criterion, ties_);
      if (difference == 0) continue;
      if (name != nullptr) *name = by.name;
      return by.high ? difference : -difference;
    }
    return 0;
  }

  /// Whether a tie of this score stays one, because the treasure is with somebody outside it.
  [[nodiscard]] bool is_shared(const Result& tied) const {
    return ties_.shared && holder_score_ && *holder_score_ != tied.score;
  }

  const Rules& rules_;
  const Ties ties_;
  std::optional<int> holder_score_;  ///< of who has the treasure
  Results results_;
};

Standing standing_of(const Result& result) {
  Standing standing;
  standing.seat = result.seat;
  standing.values = {result.score, result.trophies,      result.artefacts, result.treasure ? 1 : 0,
                     result.cards, result.caught ? 1 : 0};
  return standing;
}

}  // namespace

std::vector<Standing> standings_of(const Rules& rules, const referee::Position& position, bool table) {
  const Ranking ranking(rules, results_of(rules, position, table), ties_of(rules));
  std::vector<Standing> standings;
  standings.reserve(ranking.results().size());
  for (const Result& result : ranking.results()) {
    const std::size_t at = standings.size();
    Standing standing = standing_of(result);
    const bool shares = at > 0 && standings.back().decided_by.empty();
    standing.rank = shares ? standings.back().rank : static_cast<int>(at) + 1;
    if (at + 1 < ranking.results().size()) standing.decided_by = ranking.parted_by(result, ranking.results()[at + 1]);
    standings.push_back(std::move(standing));
  }
  return standings;
}

void tell_what_ranked(const Rules& rules, const referee::Position& position, std::uint32_t line,
                      findings::Report& report) {
  const Results results = results_of(rules, position, false);
  const Ties ties = ties_of(rules);
  const Ranking usual(rules, results, ties);
  const auto decides = [&](const Ties& other) { return !usual.is_like(Ranking(rules, results, other)); };
  if (decides({!ties.shared, ties.archivisti})) report.mattered("tie-treasure-outside", line);
  if (decides({ties.shared, !ties.archivisti})) report.mattered("archivisti-in-tie", line);
}

}  // namespace dogeref::last_doge
