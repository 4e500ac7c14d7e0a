#pragma once
// Lines of a game written again in canonical spelling.

#include <optional>
#include <span>
#include <string>

#include "referee/game/game.h"
#include "referee/game/pen.h"
#include "referee/record/header.h"
#include "referee/record/record.h"

namespace dogeref::referee {

/// How lines are read, and with what they are written.
struct Desk {
  const Ruleset& ruleset;
  const rules::Words& words;  ///< to read with
  std::span<const PlayerName> players;
  const Pen& pen;
};

/// A line of the body without its comment; nothing when it cannot be read.
[[nodiscard]] std::optional<std::string> written_line(const Desk& desk, const RawLine& raw);

/// "Anna (A, red), Marco (M, blue)".
[[nodiscard]] std::string written_players(std::span<const PlayerName> players, const rules::Spellings& words);

}  // namespace dogeref::referee
