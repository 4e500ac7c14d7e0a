#pragma once
// Writes a drawn round into the text of a tournament's file, and leaves every other byte of it.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/result.h"

namespace dogeref::tournament {

/// What a round is to say.
struct RoundText {
  int number = 0;
  std::vector<std::pair<std::string, std::vector<std::string>>> tables;  ///< letter, players in the order of the seats
  std::vector<std::string> byes;
};

/// The text with a round that it has not, or to which it gives no tables; or why that cannot be written. What comes of
/// it reads as before but for the round.
[[nodiscard]] text::Result<std::string, std::string> with_round(std::string_view text, const RoundText& round);

}  // namespace dogeref::tournament
