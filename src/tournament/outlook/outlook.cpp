#include "tournament/outlook/outlook.h"

#include <algorithm>
#include <map>
#include <set>

#include "tournament/outlook/range.h"
#include "tournament/ranking/cut.h"
#include "tournament/ranking/standings.h"

namespace dogeref::tournament {
namespace {

using text::Failure;

/// Works out one stage.
class Looking {
 public:
  Looking(const Event& event, const Scheme& scheme, const Assembled& assembled, const GameFacts& game,
          const std::string& stage, int rounds)
      : event_(event),
        scheme_(scheme),
        results_(assembled.results),
        part_(part_of(results_, scheme, {stage, 0})),
        ranges_(scheme, game) {
    out_.stage = part_.stage;
    out_.last_round = scheme.stages.empty() ? rounds : part_.last;
    for (const Stage& each : scheme.stages) {
      if (each.from == part_.stage && !part_.stage.empty()) next_ = &each;
    }
    find_open_rounds(assembled);
  }

  Outlook run() {
    out_.criterion = scheme_.ranking.front().name;
    if (next_ != nullptr) {
      out_.next = next_->id;
      out_.places = static_cast<std::size_t>(next_->top + next_->winners + next_->best_others);
    }
    const bool is_over = open_.empty();
    for (const std::size_t player : part_.players) {
      if (has_left(player)) continue;
      PlayerOutlook& made = out_.players.emplace_back();
      made.player = player;
      made.rounds_left = rounds_left(player);
      bound(made);
    }
    if (is_over) {
      settle();
    } else if (next_ == nullptr || next_->winners == 0) {
      compare();
    }
    std::sort(out_.players.begin(), out_.players.end(), [&](const PlayerOutlook& one, const PlayerOutlook& other) {
      if (one.prospect != other.prospect) return one.prospect < other.prospect;
      if (one.now != other.now) return one.now > other.now;
      return results_.players[one.player].id < results_.players[other.player].id;
    });
    return std::move(out_);
  }

 private:
  /// Rounds that may still bring something: not all tables of them are played.
  void find_open_rounds(const Assembled& assembled) {
    std::set<int> played;
    for (const Sitting& sitting : results_.sittings) played.insert(sitting.round);
    std::map<int, std::size_t> tables;
    for (const Seating& seating : assembled.seatings) ++tables[seating.entry->round];
    for (const Sitting& sitting : results_.sittings) --tables[sitting.round];
    for (int round = part_.first; round <= out_.last_round; ++round) {
      const bool is_done = played.contains(round) && tables[round] == 0;
      if (!is_done) open_.push_back(round);
    }
  }

  [[nodiscard]] int left(std::size_t player) const {
    return player < event_.players.size() ? event_.players[player].left : 0;
  }
  /// Whether a player is not there when the next stage begins, or the last round is played.
  [[nodiscard]] bool has_left(std::size_t player) const {
    const int needed = next_ != nullptr ? next_->first : 0;
    return left(player) > 0 && needed > 0 && needed >= left(player);
  }

  [[nodiscard]] int rounds_left(std::size_t player) const {
    int rounds = 0;
    for (const int round : open_) {
      const auto& outcomes = part_.courses[player].outcomes;
      const bool has_one = std::any_of(outcomes.begin(), outcomes.end(),
                                       [round](const Outcome& outcome) { return outcome.round == round; });
      const bool is_gone = left(player) > 0 && round >= left(player);
      rounds += has_one || is_gone ? 0 : 1;
    }
    return rounds;
  }

  void bound(PlayerOutlook& made) const {
    const Course& course = part_.courses[made.player];
    const Bounds bounds = ranges_.of(course, scheme_.ranking.front(), made.rounds_left);
    made.now = bounds.now;
    made.least = bounds.least;
    made.most = bounds.most;
  }

  /// Nothing is to come: the standings say it.
  void settle() {
    std::vector<std::size_t> through;
    std::vector<std::size_t> tied;
    if (next_ != nullptr) {
      const Cut cut = cut_of(results_, scheme_, *next_, [&](std::size_t player) { return has_left(player); });
      through = cut.through;
      tied = cut.tied;
    } else {
      const Standings standings = standings_of(results_, scheme_, {part_.stage, 0});
      for (const StandingsRow& row : standings.rows) {
        if (row.rank == 1) tied.push_back(row.who);
      }
      if (tied.size() == 1) through.swap(tied);
    }
    const auto holds = [](const std::vector<std::size_t>& all, std::size_t player) {
      return std::find(all.begin(), all.end(), player) != all.end();
    };
    for (PlayerOutlook& player : out_.players) {
      player.prospect = holds(through, player.player) ? Prospect::through
                        : holds(tied, player.player)  ? Prospect::open
                                                      : Prospect::out;
    }
  }

  /// Through is whom too few can reach, out who cannot reach enough.
  void compare() {
    for (PlayerOutlook& player : out_.players) {
      std::size_t reaching = 0;
      std::size_t ahead = 0;
      for (const PlayerOutlook& other : out_.players) {
        if (other.player == player.player) continue;
        reaching += !other.most || *other.most >= player.least ? 1U : 0U;
        ahead += player.most && other.least > *player.most ? 1U : 0U;
      }
      if (reaching < out_.places) player.prospect = Prospect::through;
      if (ahead >= out_.places) player.prospect = Prospect::out;
    }
  }

  const Event& event_;
  const Scheme& scheme_;
  const Results& results_;
  Part part_;
  Ranges ranges_;
  const Stage* next_ = nullptr;
  std::vector<int> open_;
  Outlook out_;
};

}  // namespace

text::Result<Outlook, std::string> outlook_of(const Event& event, const Scheme& scheme, const Assembled& assembled,
                                              const GameFacts& game, const std::string& stage, int rounds) {
  if (scheme.stages.empty() && rounds == 0)
    return Failure{std::string("how many rounds there are is not known: the scheme has no stages")};
  return Looking(event, scheme, assembled, game, stage, rounds).run();
}

}  // namespace dogeref::tournament
