#pragma once
// A game's log in canonical spelling, in any language. Log page, "Languages".

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "referee/game/game.h"

namespace dogeref::referee {

struct Formatted {
  enum class Status : std::uint8_t {
    done,
    unreadable,  ///< no game can be made of it; the text is as it was
    unsafe,      ///< written so it would be judged otherwise, from line `line` on; the text is as it was
  };
  Status status = Status::done;
  std::string text;                 ///< lines end with a line feed
  std::vector<std::uint32_t> kept;  ///< lines that cannot be read and stay as they were
  std::uint32_t line = 0;
};

/// Formats games one after the other; keeps its buffers between them. One a thread.
///
/// Comments and empty lines stay, and so do lines that cannot be read. Lines keep their numbers, but for a line
/// `language:` that a translation needs or makes needless. Every game is judged before and after: verdict, standings
/// and findings (code and line) are the same, or nothing is changed.
class Formatter {
 public:
  /// `to`: the language to write in; without, each game's own, the first that it names.
  Formatter(Shelf& shelf, std::optional<std::string> to);
  ~Formatter();
  Formatter(const Formatter&) = delete;
  Formatter& operator=(const Formatter&) = delete;

  /// Takes a game's text as `Judge::judge` does. The result is good until the next call.
  [[nodiscard]] const Formatted& format(std::string_view game_text, std::uint32_t first_line);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace dogeref::referee
