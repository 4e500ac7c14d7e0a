// Every criterion of the standings can decide, and every place of an inspection can be taken.

#include <algorithm>

#include "games/doge_ship/lint/lint_parts.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

bool costs_something(const Rules& rules) {
  return std::any_of(rules.tiles.begin(), rules.tiles.end(), [](const Tile& tile) { return tile.cost > 0; }) ||
         !rules.plain_costs || rules.space_costs[0].per_step.plus > 0 || rules.reorder_cost.bounds().second > 0;
}

bool is_paid(const Rules& rules, int track) {
  if (track == rules.money_track && costs_something(rules)) return true;
  return std::any_of(rules.spaces.begin(), rules.spaces.end(), [track](const Space& space) {
    return std::any_of(space.effect.entries.begin(), space.effect.entries.end(), [track](const Entry& entry) {
      const auto is_rated = [track](const auto& rated) { return rated.first == track; };
      return entry.verb == Verb::pay &&
             (entry.amounts[index(track)] > 0 || std::any_of(entry.rated.begin(), entry.rated.end(), is_rated));
    });
  });
}

bool begins_alike(const Rules& rules, int track) {
  for (int players = rules.vocabulary.min_players; players <= rules.vocabulary.max_players; ++players) {
    const auto& seats = rules.seats[index(players)];
    for (int seat = 1; seat < players; ++seat) {
      if (seats[index(seat)][index(track)] != seats[0][index(track)]) return false;
    }
  }
  return true;
}

bool ever_grows(const Proof& proof, int track) {
  return std::any_of(proof.reaches.begin(), proof.reaches.end(),
                     [track](const Attainable& reach) { return reach.grows[index(track)]; });
}

bool any_barrier(const Proof& proof) {
  for (std::size_t at = 0; at < proof.rules.tiles.size(); ++at) {
    if (proof.rules.tiles[at].kind != proof.rules.barrier_kind) continue;
    const auto built = [at](const Attainable& reach) { return reach.built[at]; };
    if (std::any_of(proof.reaches.begin(), proof.reaches.end(), built)) return true;
  }
  return false;
}

void prove_criterion(Proof& proof, std::size_t at) {
  const RankingCriterion& criterion = proof.rules.ranking[at];
  const std::string path = "ranking." + std::to_string(at);
  const auto same = [&](const RankingCriterion& other) { return other.name == criterion.name; };
  const auto first = std::find_if(proof.rules.ranking.begin(), proof.rules.ranking.end(), same);
  if (&*first != &criterion)
    return proof.remarker.error(path, criterion.name + " cannot decide, it has been compared before");
  if (criterion.criterion == Criterion::count) return;
  if (criterion.criterion == Criterion::top_barrier) {
    if (!any_barrier(proof)) proof.remarker.error(path, criterion.name + " cannot decide, no barrier can be built");
    return;
  }
  const int track = criterion.track;
  if (!ever_grows(proof, track) && !is_paid(proof.rules, track) && begins_alike(proof.rules, track))
    proof.remarker.error(path, criterion.name + " cannot decide, all have the same of it from beginning to end");
}

void prove_points(Proof& proof, std::string_view key, const Inspection& inspection) {
  const auto places = static_cast<int>(inspection.points.size());
  if (places > proof.most()) {
    proof.remarker.warn(std::string(key) + ".points", "there are points for " + std::to_string(places) +
                                                          " ranks, but at most " + std::to_string(proof.most()) +
                                                          " players");
  }
  if (!std::is_sorted(inspection.points.rbegin(), inspection.points.rend()))
    proof.remarker.warn(std::string(key) + ".points", "a lower rank gets more points than a higher one");
}

}  // namespace

void prove_ranking(Proof& proof) {
  for (std::size_t at = 0; at < proof.rules.ranking.size(); ++at) prove_criterion(proof, at);
  prove_points(proof, "inspection", proof.rules.inspection);
  prove_points(proof, "final_inspection", proof.rules.final_inspection);
  const TileKind& part = proof.rules.kinds[index(proof.rules.part_kind)];
  if (part.limit.most() > proof.rules.reserve_limit.most())
    proof.remarker.warn("reserve." + part.id,
                        "is never reached, a reserve holds " + counted_tiles(proof.rules.reserve_limit.most()));
}

}  // namespace dogeref::doge_ship
