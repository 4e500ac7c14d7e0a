#pragma once
// What holds the rounds of a tournament together, for the files of this room alone.

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "rules/tree/fault.h"
#include "tournament/check/check.h"
#include "tournament/check/mentions.h"
#include "tournament/check/swaps.h"

namespace dogeref::tournament {

[[nodiscard]] inline std::string times(std::size_t count) { return std::to_string(count); }

/// Holds the rounds of a tournament together.
class Checker {
 public:
  Checker(const Event& event, const Scheme& scheme, const Assembled& assembled)
      : event_(event),
        scheme_(scheme),
        assembled_(assembled),
        results_(assembled.results),
        mentions_(mentions_of(event, assembled)),
        swaps_(swaps_of(assembled)),
        flaws_(assembled.flaws) {}

  std::vector<Flaw> run() {
    swaps();
    for (const Seating& seating : assembled_.seatings) table(seating);
    gaps();
    rounds();
    byes();
    meetings();
    seats();
    cuts();
    declared();
    allow();
    std::stable_sort(flaws_.begin(), flaws_.end(), [](const Flaw& one, const Flaw& other) {
      return std::tie(one.file, one.line, one.column, one.code) <
             std::tie(other.file, other.line, other.column, other.code);
    });
    return std::move(flaws_);
  }

 private:
  Flaw& add(std::string_view code, const Origin& at, std::string message) {
    flaws_.push_back(flaw_at(event_, code, at, std::move(message)));
    return flaws_.back();
  }
  Flaw& add(std::string_view code, const Mention& mention, std::string message) {
    Flaw& made = add(code, mention.origin, std::move(message));
    made.table = mention.table;
    made.player = id_of(mention.player);
    return made;
  }
  [[nodiscard]] const std::string& id_of(std::size_t player) const { return results_.players[player].id; }
  [[nodiscard]] std::string name_of(std::size_t player) const {
    return rules::in_quotes(results_.players[player].name);
  }

  /// The round from which on a player is not seated; 0: stays.
  [[nodiscard]] int left(std::size_t player) const {
    return player < event_.players.size() ? event_.players[player].left : 0;
  }
  [[nodiscard]] bool has_left(std::size_t player, int round) const { return left(player) > 0 && round >= left(player); }

  [[nodiscard]] const Stage* stage_of(int round) const {
    for (const Stage& stage : scheme_.stages) {
      if (stage.has(round)) return &stage;
    }
    return nullptr;
  }

  [[nodiscard]] bool is_swapped(const std::string& table) const {
    return std::any_of(swaps_.begin(), swaps_.end(), [&](const Swap& swap) {
      return swap.one->entry->id == table || swap.other->entry->id == table;
    });
  }

  /// Whether somebody of a round could not be told: whoever seems to be missing may be meant.
  [[nodiscard]] bool has_unknown(const Round& round) const {
    const auto of_round = [&](const Rest& rest) { return rest.round == round.number; };
    const auto known = std::count_if(results_.byes.begin(), results_.byes.end(), of_round) +
                       std::count_if(results_.absences.begin(), results_.absences.end(), of_round);
    const auto swapped = [&](const Swap& swap) { return swap.one->entry->round == round.number; };
    return static_cast<std::size_t>(known) != round.byes.size() + round.absent.size() ||
           std::any_of(swaps_.begin(), swaps_.end(), swapped) ||
           std::any_of(assembled_.seatings.begin(), assembled_.seatings.end(), [&](const Seating& seating) {
             return seating.entry->round == round.number && seating.has_unknown;
           });
  }

  [[nodiscard]] bool has_team(std::size_t player) const {
    return std::any_of(results_.teams.begin(), results_.teams.end(), [player](const TeamEntry& team) {
      return std::find(team.members.begin(), team.members.end(), player) != team.members.end();
    });
  }

  void not_seated(std::size_t player, const Round& round) {
    add("tournament-not-seated", round.origin,
        name_of(player) + " has no table in round " + std::to_string(round.number) + ", no bye and is not absent")
        .player = id_of(player);
  }

  void swaps();
  void table(const Seating& seating);
  void gaps();
  void rounds();
  void round(const Round& round);
  void byes();
  void meetings();
  void seats();
  void cuts();
  void cut(const Stage& stage);
  void declared();
  void allow();

  const Event& event_;
  const Scheme& scheme_;
  const Assembled& assembled_;
  const Results& results_;
  std::vector<Mention> mentions_;
  std::vector<Swap> swaps_;
  std::vector<Flaw> flaws_;
};

}  // namespace dogeref::tournament
