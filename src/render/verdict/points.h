#pragma once
// Where every point came from, as a table for people and as JSON.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "referee/questions/points.h"
#include "render/words/wording.h"

namespace dogeref::render {

inline constexpr int points_schema = 2;

struct PointsPage {
  std::string_view file;  ///< as it is shown
  const referee::Verdict& verdict;
  std::span<const referee::PlayerPoints> players;  ///< those to be shown
};

/// A table a player: line, origin with its section, and for each track the change and the count after it; then what
/// each kind of origin adds up to.
void append_points_text(const PointsPage& page, const Wording& wording, std::string& out);
/// An object on a line for each change of a track, schema `points.json`; what a track stands at before the game is one,
/// from nothing. The amounts of a track add up to what it stands at.
void append_points_json(const PointsPage& page, const Wording& wording, std::string& out);

}  // namespace dogeref::render
