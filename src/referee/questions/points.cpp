#include "referee/questions/points.h"

#include <algorithm>
#include <memory>

#include "kit/index.h"

namespace dogeref::referee {
namespace {

using kit::index;

std::vector<std::int32_t> counts(const Position& position, int seat, std::size_t tracks) {
  const auto& values = position.ledger.value[index(seat)];
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(tracks)};
}

Source& source_of(std::vector<Source>& sources, std::string_view why, std::size_t tracks) {
  const auto known = std::find_if(sources.begin(), sources.end(), [why](const Source& at) { return at.why == why; });
  if (known != sources.end()) return *known;
  return sources.emplace_back(Source{why, std::vector<std::int32_t>(tracks)});
}

void add(PlayerPoints& points, std::vector<std::int32_t>& sums, const findings::Gain& gain) {
  std::int32_t& sum = sums[index(gain.track)];
  sum += gain.amount;
  points.changes.push_back({gain, sum});
  source_of(points.sources, gain.origin.why, sums.size()).amounts[index(gain.track)] += gain.amount;
}

}  // namespace

std::vector<PlayerPoints> points_of(const Scene& scene) {
  std::vector<PlayerPoints> all;
  if (scene.ruleset == nullptr) return all;
  const std::size_t tracks = scene.ruleset->vocabulary().tracks.size();
  const auto start = std::make_unique<Position>();
  scene.ruleset->start(static_cast<int>(scene.players.size()), *start);
  for (int seat = 0; seat < static_cast<int>(scene.players.size()); ++seat) {
    PlayerPoints& points = all.emplace_back();
    points.seat = seat;
    points.start = counts(*start, seat, tracks);
    points.end = counts(*scene.position, seat, tracks);
    std::vector<std::int32_t> sums = points.start;
    for (const findings::Gain& gain : scene.gains) {
      if (gain.seat == seat) add(points, sums, gain);
    }
  }
  return all;
}

}  // namespace dogeref::referee
