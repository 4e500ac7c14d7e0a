#pragma once
// Stored games with what the referee makes of each line, and move counts from some of their positions.

#include <cstdint>
#include <string>

#include "laws/house.h"

namespace dogeref::laws {

/// The game that is stored for a house: the simulator's first, by sensible players.
[[nodiscard]] std::string playthrough_log(const House& house);
/// For each line its number, a digest of the position behind it, who is due and how many actions are legal.
[[nodiscard]] std::string playthrough_table(const House& house, const std::string& log);

/// How many sequences of so many actions are legal: draws count as kinds, and the cheapest tile stands for each.
[[nodiscard]] std::uint64_t perft(const referee::Ruleset& ruleset, const referee::Position& position,
                                  std::span<const referee::PlayerName> players, int depth);

/// Whether a text is the stored one; DOGEREF_BLESS in the environment stores it.
[[nodiscard]] bool is_stored(const std::string& path, const std::string& text);
/// The text of a file; empty when there is none.
[[nodiscard]] std::string stored(const std::string& path);

}  // namespace dogeref::laws
