#include "games/last_doge/turn/scoring.h"

#include <algorithm>
#include <optional>

#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {
namespace {

using referee::Standing;

/// What a player is ranked by.
struct Result {
  int seat = 0;
  int score = 0;
  int trophies = 0;
  int artefacts = 0;
  int owned = 0;       ///< artefacts
  int tie_points = 0;  ///< of artefacts, as a tie counts them
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

Result result_of(const Rules& rules, const referee::Position& position, int seat, bool table, const Ties& ties) {
  const State& state = position.as<State>();
  Result result;
  result.seat = seat;
  result.trophies = table ? position.ledger.table(seat, 0) : position.ledger.own(seat, 0);
  result.artefacts = artefact_points(rules, state, seat, true);
  result.tie_points = artefact_points(rules, state, seat, ties.archivisti);
  result.treasure = state.treasure == seat;
  result.cards = table ? position.ledger.table(seat, card_track) : position.ledger.own(seat, card_track);
  result.caught = state.is_caught(seat);
  result.score = rules.trophy_score * result.trophies + rules.artefact_score * result.artefacts +
                 rules.card_score * result.cards + (result.treasure ? rules.treasure_trophies : 0);
  result.owned = artefacts_of(state, seat);
  if (result.caught && !rules.caught_keeps) result.score = 0;
  return result;
}

/// Who owns most artefacts among those whose score counts.
void score_most(const Rules& rules, std::vector<Result>& results) {
  if (rules.most_artefacts == 0) return;
  int most = 1;
  const auto counts = [&](const Result& each) { return !each.caught || rules.caught_keeps; };
  for (const Result& each : results) most = counts(each) ? std::max(most, each.owned) : most;
  for (Result& each : results) each.score += counts(each) && each.owned == most ? rules.most_artefacts : 0;
}

int value_of(const Result& result, Criterion criterion) {
  switch (criterion) {
    case Criterion::score: return result.score;
    case Criterion::treasure: return result.treasure ? 1 : 0;
    case Criterion::artefact_points: return result.tie_points;
    case Criterion::trophies: return result.trophies;
    case Criterion::cards: return result.cards;
  }
  return 0;
}

/// Compares players, tie by tie.
class Ranking {
 public:
  Ranking(const Rules& rules, std::vector<Result> results, const Ties& ties)
      : rules_(rules), ties_(ties), results_(std::move(results)) {
    const auto holder =
        std::find_if(results_.begin(), results_.end(), [](const Result& each) { return each.treasure; });
    if (holder != results_.end()) holder_score_ = holder->score;
    std::stable_sort(results_.begin(), results_.end(),
                     [this](const Result& one, const Result& other) { return compare(one, other) > 0; });
  }
  [[nodiscard]] const std::vector<Result>& results() const { return results_; }
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
      const int difference = value_of(one, by.criterion) - value_of(other, by.criterion);
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
  std::vector<Result> results_;
};

Standing standing_of(const Result& result) {
  Standing standing;
  standing.seat = result.seat;
  standing.values = {result.score, result.trophies,      result.artefacts, result.treasure ? 1 : 0,
                     result.cards, result.caught ? 1 : 0};
  return standing;
}

std::vector<Standing> standings_with(const Rules& rules, const referee::Position& position, bool table,
                                     const Ties& ties) {
  std::vector<Result> results;
  for (int seat = 0; seat < position.as<State>().players; ++seat)
    results.push_back(result_of(rules, position, seat, table, ties));
  score_most(rules, results);
  const Ranking ranking(rules, std::move(results), ties);
  std::vector<Standing> standings;
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

}  // namespace

std::vector<Standing> standings_of(const Rules& rules, const referee::Position& position, bool table) {
  return standings_with(rules, position, table, ties_of(rules));
}

void tell_what_ranked(const Rules& rules, const referee::Position& position, std::uint32_t line,
                      findings::Report& report) {
  const std::vector<Standing> usual = standings_of(rules, position, false);
  const auto ranks = [](const Standing& one, const Standing& other) {
    return one.seat == other.seat && one.rank == other.rank;
  };
  const auto decides = [&](const Ties& ties) {
    const std::vector<Standing> other = standings_with(rules, position, false, ties);
    return !std::equal(usual.begin(), usual.end(), other.begin(), other.end(), ranks);
  };
  const Ties ties = ties_of(rules);
  if (decides({!ties.shared, ties.archivisti})) report.mattered("tie-treasure-outside", line);
  if (decides({ties.shared, !ties.archivisti})) report.mattered("archivisti-in-tie", line);
}

}  // namespace dogeref::last_doge
