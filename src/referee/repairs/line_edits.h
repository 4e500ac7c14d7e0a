#pragma once
// What all that think of repairs share: to put something else into a line.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "findings/finding.h"
#include "referee/game/game.h"

namespace dogeref::referee {

/// Takes what a line may be meant to say, and what it costs to read it so (`repair_costs`).
using RepairSink = std::function<void(std::string text, int cost)>;

/// Part of a word, a number or an id: a letter of any alphabet, or a digit.
[[nodiscard]] bool is_word_byte(char byte);
/// Where the word, number or id that begins at a place ends; the place itself where none does.
[[nodiscard]] std::size_t word_end(std::string_view text, std::size_t begin);

/// The text with something else from `begin` to `end`.
[[nodiscard]] std::string with_span(std::string_view text, std::size_t begin, std::size_t end, std::string_view other);

/// Passes on the words and names that a finding proposes in place of what it stands on.
void each_proposed_word(const findings::Finding& finding, std::span<const PlayerName> players,
                        const std::function<void(std::string_view word)>& sink);

}  // namespace dogeref::referee
