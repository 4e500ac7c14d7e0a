// Who is through to a stage, and standings that were published.

#include <set>

#include "tournament/check/checker.h"
#include "tournament/ranking/cut.h"
#include "tournament/ranking/standings.h"

namespace dogeref::tournament {

void Checker::cuts() {
  for (const Stage& stage : scheme_.stages) {
    const auto is_in = [&](const Round& round) { return stage.has(round.number); };
    const bool has_begun = std::any_of(event_.rounds.begin(), event_.rounds.end(), is_in);
    if (!stage.from.empty() && has_begun && assembled_.refused.empty()) cut(stage);
  }
}

void Checker::cut(const Stage& stage) {
  const Cut made = cut_of(results_, scheme_, stage, [&](std::size_t player) { return has_left(player, stage.first); });
  const auto begins = std::find_if(event_.rounds.begin(), event_.rounds.end(),
                                   [&](const Round& round) { return round.number >= stage.first; });
  std::set<std::size_t> allowed(made.through.begin(), made.through.end());
  allowed.insert(made.tied.begin(), made.tied.end());
  if (!made.tied.empty()) add("tournament-cut-tie", begins->origin, told_tie(made, results_, stage));
  std::set<std::size_t> told;
  for (const Mention& mention : mentions_) {
    if (!stage.has(mention.round) || allowed.contains(mention.player)) continue;
    if (!told.insert(mention.player).second) continue;
    add("tournament-cut-wrong", mention,
        name_of(mention.player) + " is not through to the stage " + rules::in_quotes(stage.id));
  }
  for (const Round& round : event_.rounds) {
    if (!stage.has(round.number)) continue;
    for (const std::size_t player : made.through) {
      if (results_.named.contains(round.number) && results_.named.at(round.number).contains(player)) continue;
      if (!has_left(player, round.number)) not_seated(player, round);
    }
  }
}

/// Ranks that were published are compared with those computed.
void Checker::declared() {
  if (!event_.declared) return;
  if (event_.rounds.empty() || event_.rounds.back().number < event_.declared->after) {
    add("tournament-standings-differ", event_.declared->origin,
        "the standings are those after round " + std::to_string(event_.declared->after) +
            ", and there is no such round");
    return;
  }
  if (!assembled_.refused.empty()) return;
  const Stage* const stage = stage_of(event_.declared->after);
  const Standings computed =
      standings_of(results_, scheme_, {stage == nullptr ? "" : stage->id, event_.declared->after});
  const std::size_t before = flaws_.size();
  for (std::size_t at = 0; at < assembled_.declared.size(); ++at) {
    const DeclaredRank& declared = event_.declared->ranks[at];
    const auto player = assembled_.declared[at];
    if (!player) continue;
    const auto row = std::find_if(computed.rows.begin(), computed.rows.end(),
                                  [&](const StandingsRow& other) { return other.who == *player; });
    if (row != computed.rows.end() && row->rank == declared.rank) continue;
    const std::string got = row == computed.rows.end() ? "no rank" : "rank " + std::to_string(row->rank);
    add("tournament-standings-differ", declared.player.origin,
        rules::in_quotes(declared.player.text) + " is given rank " + std::to_string(declared.rank) + ", but has " + got)
        .player = id_of(*player);
  }
  // one rank that is wrong moves others: the first difference tells how many there are
  const std::size_t all = flaws_.size() - before;
  if (all < 2) return;
  flaws_.resize(before + 1);
  flaws_.back().message += "; ranks that differ: " + std::to_string(all);
}

}  // namespace dogeref::tournament
