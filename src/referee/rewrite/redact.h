#pragma once
// A record without what was secret at the table.

#include <cstdint>
#include <string>
#include <string_view>

#include "referee/judge/judge.h"

namespace dogeref::referee {

struct Redacted {
  enum class Status : std::uint8_t {
    done,
    unreadable,  ///< no game can be made of it
    unread,      ///< line `line` cannot be read: nobody can say what is secret in it
    unsafe,      ///< redacted it would be judged otherwise
    too_long,    ///< more lines were taken back than can be followed in reasonable time
  };
  Status status = Status::done;
  std::string text;  ///< lines end with a line feed
  std::uint32_t line = 0;
};

/// Redacts a game for everybody, or for a seat, whose secrets stay. Comments and empty lines stay, but a comment goes
/// with what is taken from its line. A game that knows no secrets comes out as it was. When the record has no error,
/// the redaction has none either, and the same standings.
[[nodiscard]] Redacted redact(Shelf& shelf, const JudgeOptions& options, std::string_view game_text,
                              std::uint32_t first_line, int keeps);

}  // namespace dogeref::referee
