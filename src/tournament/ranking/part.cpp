#include "tournament/ranking/part.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace dogeref::tournament {
namespace {

constexpr int last_round = 999;

Stage whole_event() {
  Stage stage;
  stage.last = last_round;
  return stage;
}

std::vector<Stage> stages_of(const Scheme& scheme) {
  return scheme.stages.empty() ? std::vector<Stage>{whole_event()} : scheme.stages;
}

/// The stage asked for, with the rounds after the last one cut off.
Stage stage_of(const Results& results, const Scheme& scheme, const Scope& scope) {
  const std::vector<Stage> stages = stages_of(scheme);
  const Stage* found = &stages.front();
  for (const Stage& stage : stages) {
    const auto is_played = [&](const Sitting& sitting) {
      return stage.has(sitting.round) && (scope.until == 0 || sitting.round <= scope.until);
    };
    const bool asked = scope.stage.empty() ? std::any_of(results.sittings.begin(), results.sittings.end(), is_played)
                                           : stage.id == scope.stage;
    if (asked) found = &stage;
  }
  Stage made = *found;
  if (scope.until > 0) made.last = std::min(made.last, scope.until);
  return made;
}

Outcome outcome_of(const Sitting& sitting, const Line& line, const Scheme& scheme) {
  Outcome out{Outcome::Kind::table, sitting.round, &sitting, &line, {}, 0, true};
  if (sitting.no_points) {
    out.kind = Outcome::Kind::no_points;
    return out;
  }
  out.score = score_of(sitting, line, scheme);
  out.points = out.score.total();
  return out;
}

/// The mean of a player's tables; 0 without any.
Fraction mean_of_tables(const Course& course) {
  Fraction sum;
  std::int64_t tables = 0;
  for (const Outcome& outcome : course.outcomes) {
    if (outcome.kind != Outcome::Kind::table) continue;
    sum += outcome.points;
    ++tables;
  }
  return tables == 0 ? Fraction(0) : sum / Fraction(tables);
}

/// Takes out of the count what the scheme drops: results by points, the earlier first among equals.
void drop_uncounted(std::vector<Outcome>& outcomes, const Counted& counted) {
  if (counted.kind == Counted::Kind::all) return;
  std::vector<Outcome*> order;
  for (Outcome& outcome : outcomes) order.push_back(&outcome);
  std::stable_sort(order.begin(), order.end(), [](const Outcome* one, const Outcome* other) {
    return one->points != other->points ? one->points > other->points : one->round < other->round;
  });
  const auto number = static_cast<std::size_t>(counted.number);
  const std::size_t rest = order.size() > number ? order.size() - number : 1;
  const std::size_t kept = counted.kind == Counted::Kind::best ? number : rest;
  for (std::size_t at = kept; at < order.size(); ++at) order[at]->counted = false;
}

/// Opponents ask for it at every meeting, so it is added up once.
void add_up(Course& course) {
  course.earned = course.carried;
  for (const Outcome& outcome : course.outcomes) {
    if (outcome.counted) course.earned += outcome.points;
  }
}

/// Makes one stage.
class PartMaker {
 public:
  PartMaker(const Results& results, const Scheme& scheme, Stage stage, int until)
      : results_(results), scheme_(scheme), stage_(std::move(stage)), until_(until) {
    part_.stage = stage_.id;
    part_.first = stage_.first;
    part_.last = stage_.last;
    part_.courses.resize(results.players.size());
  }

  Part make() {
    choose_players();
    play();
    rest();
    punish();
    carry();
    for (Course& course : part_.courses) {
      std::stable_sort(course.outcomes.begin(), course.outcomes.end(),
                       [](const Outcome& one, const Outcome& other) { return one.round < other.round; });
      drop_uncounted(course.outcomes, scheme_.counted);
      add_up(course);
    }
    return std::move(part_);
  }

 private:
  void choose_players() {
    std::set<std::size_t> players;
    for (const auto& [round, named] : results_.named) {
      if (stage_.has(round)) players.insert(named.begin(), named.end());
    }
    for (std::size_t at = 0; at < results_.players.size(); ++at) {
      if (results_.players[at].registered && stage_.from.empty()) players.insert(at);
    }
    part_.players.assign(players.begin(), players.end());
  }

  void play() {
    for (const Sitting& sitting : results_.sittings) {
      if (!stage_.has(sitting.round)) continue;
      part_.after = std::max(part_.after, sitting.round);
      for (const Line& line : sitting.lines)
        part_.courses[line.player].outcomes.push_back(outcome_of(sitting, line, scheme_));
    }
  }

  /// Byes are worth what tables were, so they come behind them.
  void rest() {
    std::vector<Fraction> means;
    for (const Course& course : part_.courses) means.push_back(mean_of_tables(course));
    for (const Rest& bye : results_.byes) {
      if (!stage_.has(bye.round)) continue;
      Outcome out{Outcome::Kind::bye, bye.round, nullptr, nullptr, {}, scheme_.bye.points, true};
      if (scheme_.bye.kind == ByePoints::Kind::average) out.points = means[bye.player];
      part_.courses[bye.player].outcomes.push_back(out);
    }
    for (const Rest& absence : results_.absences) {
      if (!stage_.has(absence.round)) continue;
      part_.courses[absence.player].outcomes.push_back(
          {Outcome::Kind::absence, absence.round, nullptr, nullptr, {}, scheme_.absent, true});
    }
  }

  void punish() {
    const bool is_first = stage_.first == stages_of(scheme_).front().first;
    for (const Deduction& penalty : results_.penalties) {
      if (penalty.round == 0 ? is_first : stage_.has(penalty.round))
        part_.courses[penalty.player].penalties += penalty.points;
    }
  }

  void carry() {
    if (stage_.carry == Carry::none) return;
    const Part before = part_of(results_, scheme_, {stage_.from, until_});
    for (const std::size_t player : part_.players) {
      const Fraction points = before.courses[player].points();
      part_.courses[player].carried = stage_.carry == Carry::half ? points / Fraction(2) : points;
    }
  }

  const Results& results_;
  const Scheme& scheme_;
  Stage stage_;
  int until_;
  Part part_;
};

}  // namespace

bool has_stage(const Scheme& scheme, std::string_view id) {
  return id.empty() ||
         std::any_of(scheme.stages.begin(), scheme.stages.end(), [id](const Stage& stage) { return stage.id == id; });
}

Part part_of(const Results& results, const Scheme& scheme, const Scope& scope) {
  return PartMaker(results, scheme, stage_of(results, scheme, scope), scope.until).make();
}

}  // namespace dogeref::tournament
