#pragma once
// A record without what was secret at the table.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "referee/judge/judge.h"

namespace dogeref::referee {

/// What went out of a record.
struct TakenOut {
  int secrets = 0;                   ///< lines that do not tell any more what was secret
  int remarks = 0;                   ///< comments, and texts in quotes on players' lines
  int reasons = 0;                   ///< of rulings
  std::vector<std::string> headers;  ///< slots of keys whose value is for people alone

  [[nodiscard]] bool texts() const { return remarks > 0 || reasons > 0 || !headers.empty(); }
};

struct Redacted {
  enum class Status : std::uint8_t {
    done,
    unreadable,  ///< no game can be made of it
    unread,      ///< line `line` cannot be read: nobody can say what is secret in it
    too_wide,    ///< line `line` is longer than lines are kept whole
    unsafe,      ///< redacted it would be judged otherwise
    too_long,    ///< more lines were taken back than can be followed in reasonable time
  };
  Status status = Status::done;
  std::string text;  ///< lines end with a line feed
  std::uint32_t line = 0;
  TakenOut taken;
};

struct RedactOptions {
  int keeps = -1;             ///< the seat whose secrets stay; -1: nobody's
  bool keep_remarks = false;  ///< what people wrote for people stays: remarks, texts of the header, reasons
};

/// Redacts a game for everybody, or for a seat. What people wrote for people goes out as well unless it is to be kept,
/// since nobody can say what it tells; a line that is secret as a whole takes its remark with it in any case. When the
/// record has no error, the redaction has none either, and the same standings.
[[nodiscard]] Redacted redact(Shelf& shelf, const JudgeOptions& options, std::string_view game_text,
                              std::uint32_t first_line, const RedactOptions& how = {});

}  // namespace dogeref::referee
