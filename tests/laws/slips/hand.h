#pragma once
// The hand that slips: picks places in a legal game, and writes there what was not meant.

#include <functional>
#include <string>
#include <vector>

#include "laws/slips/slip.h"

namespace dogeref::laws::slips {

/// A part of a line that fits a pattern: its first group, or all of it when there is none.
struct Spot {
  std::size_t at = 0;  ///< index of the line
  std::size_t begin = 0;
  std::string text = {};
};

/// The places of a text that fit.
[[nodiscard]] std::vector<Spot> spots_of(const std::string& text, std::size_t at, const std::string& pattern);
/// A place behind the header where a pattern fits, any one.
[[nodiscard]] std::optional<Spot> spot(const Legal& game, Dice& dice, const std::string& pattern);
/// In the header.
[[nodiscard]] std::optional<Spot> header_spot(const Legal& game, Dice& dice, const std::string& pattern);
/// The line with another text in the place.
[[nodiscard]] std::string with(const Legal& game, const Spot& spot, const std::string& text);

/// The text that is written instead of another; the same text, or none: no slip.
using Retype = std::function<std::string(const std::string&)>;

/// What fits a pattern is written otherwise.
[[nodiscard]] Found retyped(const Legal& game, Dice& dice, const std::string& pattern, const Retype& retype);
[[nodiscard]] Found retyped(const Legal& game, Dice& dice, const std::string& pattern, const std::string& text);
[[nodiscard]] Found header_retyped(const Legal& game, Dice& dice, const std::string& pattern, const Retype& retype);

/// A line with another text, lines more or fewer.
[[nodiscard]] Found changed(const Legal& game, std::size_t at, const std::string& text);
[[nodiscard]] Slip inserted(std::size_t at, const std::string& text);
[[nodiscard]] Slip removed(const Legal& game, std::size_t at);
/// Two lines that follow one another.
[[nodiscard]] Slip exchanged(const Legal& game, std::size_t at);
/// `wrong` for `meant`, before the line `at`.
[[nodiscard]] Slip written(std::size_t at, const std::string& meant, const std::string& wrong);

/// A word as hasty fingers type it, and a number.
[[nodiscard]] std::string misspelt(const std::string& word, Dice& dice);
[[nodiscard]] std::string other_digit(std::string text, Dice& dice);
/// A number of a game's kind beside the right one.
[[nodiscard]] std::string off_by_one(const std::string& number, Dice& dice);

/// Everything of `from` that fits `pattern` becomes `to`.
[[nodiscard]] std::string all_replaced(const std::string& from, const std::string& pattern, const std::string& to);

/// A claim about a player's tracks before a line; empty where the record does not prove them.
[[nodiscard]] std::string claim(const Legal& game, std::size_t at, int seat);
/// What a player's line changed, as ` => ` tells it; empty where that is nothing or not proven.
[[nodiscard]] std::string change(const Legal& game, std::size_t at);

/// Any line of a player; one that is followed by a line of another player.
[[nodiscard]] std::size_t any_action(const Legal& game, Dice& dice);
[[nodiscard]] std::optional<std::size_t> action_before_another(const Legal& game, Dice& dice);
/// Another player's name than that of a line.
[[nodiscard]] const std::string& another_player(const Legal& game, Dice& dice, int seat);
/// The last line on which it may show that the player's line `at` is missing: the next one where another player is due
/// then, else the end of the round; in a game without rounds any line.
[[nodiscard]] std::size_t shows_until(const Legal& game, std::size_t at);
/// Whether checks tell what stood on the tracks.
[[nodiscard]] bool has_checks(const Legal& game);

}  // namespace dogeref::laws::slips
