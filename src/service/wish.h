#pragma once
// What a caller wants of a game: options as JSON.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/judge/options.h"
#include "text/result.h"

namespace dogeref::service {

/// How rules are opened.
struct Opening {
  std::vector<std::string> rules;  ///< folders that take precedence over the built-in data
  std::string language = "en";     ///< of messages
};

/// What is asked. Each question takes some of it.
struct Wish {
  std::string file = "-";        ///< the name by which the text is told
  std::uint32_t first_line = 1;  ///< of the text
  std::uint32_t game = 0;        ///< which of several, from 1
  std::uint32_t at = 0;          ///< the game as it stands after this line; 0: at its end
  std::string player;            ///< empty: all
  std::string why;               ///< an action to be tried
  bool count = false;            ///< no more than how many
  referee::JudgeOptions judging;
};

enum class Question : std::uint8_t { judge, legal, show, points };

/// Reads options; empty is `{}`. A key that is not known, or a value that cannot be, is an error.
[[nodiscard]] text::Result<Opening, std::string> read_opening(std::string_view json);
[[nodiscard]] text::Result<Wish, std::string> read_wish(Question question, std::string_view json);

}  // namespace dogeref::service
