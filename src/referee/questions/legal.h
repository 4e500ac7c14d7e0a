#pragma once
// The legal actions of a player: those of the game's candidates to which no rule objects.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game/game.h"

namespace dogeref::referee {

/// Whether no rule objects to an action's body with draws as kinds, on a copy of the position. Whose turn it is is not
/// asked. `after`, where it is given, becomes the position behind a legal action, the turn not taken.
[[nodiscard]] bool is_legal(const Ruleset& ruleset, const Position& position, int seat, const rules::Words& words,
                            std::string_view body, Position* after = nullptr, std::span<const PlayerName> players = {});

/// The legal actions of the player due. Rules and positions may be such that they are beyond number: then some are left
/// out.
struct LegalActions {
  std::vector<std::string> actions;  ///< in canonical form, sorted; at most `most_listed`
  std::size_t count = 0;             ///< of all that were found
  bool is_cut = false;               ///< not all were looked for

  static constexpr std::size_t most_listed = 100'000;
  static constexpr std::size_t most_tried = 400'000;
};

/// Nothing when nobody is due. `words` must know the canonical spelling (English). `players`: as actions name them.
/// Where only their number is asked for, they are not kept.
[[nodiscard]] LegalActions find_legal_actions(const Ruleset& ruleset, const Position& position,
                                              const rules::Words& words, std::span<const PlayerName> players,
                                              bool only_count);

/// Of how many lines of that many actions one behind the other each is legal where it stands; results of chance, which
/// no action tells, end a line. Nothing when there are more than `most` lines to go through.
[[nodiscard]] std::optional<std::uint64_t> count_lines(const Ruleset& ruleset, const Position& position,
                                                       const rules::Words& words, std::span<const PlayerName> players,
                                                       int depth, std::uint64_t most);

/// The same, where there are not too many.
[[nodiscard]] std::vector<std::string> legal_actions(const Ruleset& ruleset, const Position& position,
                                                     const rules::Words& words,
                                                     std::span<const PlayerName> players = {});

}  // namespace dogeref::referee
