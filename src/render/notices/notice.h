#pragma once
// A finding as programs take it that know nothing of games: continuous integration, viewers of results.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "findings/finding.h"

namespace dogeref::render {

/// A stretch of a line. Columns count code points from 1; 0: the line as a whole.
struct NoticePlace {
  std::uint32_t line = 0;  ///< 0: the file as a whole
  std::size_t column = 0;
  std::size_t end_column = 0;  ///< excluded; 0: nobody knows
};

/// An earlier place that a notice collides with.
struct NoticeRelated {
  std::uint32_t line = 0;
  std::string message;
};

struct NoticeEdit {
  NoticePlace place;
  std::string replacement;
};

struct Notice {
  std::string file;  ///< its path, as it was reached
  NoticePlace place;
  findings::Severity severity = findings::Severity::error;
  std::string title;          ///< short: the code of a finding
  std::string rule;           ///< the code, after the game that has it: "GAME/CODE"
  std::string message;        ///< may hold anything that stands in a file
  std::string fix_message;    ///< what the edits do
  std::string fingerprint;    ///< the same for the same fault wherever it has moved to; empty: none
  std::string category = {};  ///< "reading", "rule", "claim", "record"
  std::uint32_t number = 0;   ///< of the action; 0: none
  std::uint16_t round = 0;    ///< 0: none
  bool known = false;         ///< it was known before
  bool compared = false;      ///< it was held against what was known before
  std::vector<NoticeRelated> related;
  std::vector<NoticeEdit> edits;
};

/// Appends a byte as formats of the web quote it: %0A.
void append_percent(char byte, std::string& out);

/// Text that is UTF-8 for certain: what is none in it is replaced by U+FFFD.
[[nodiscard]] std::string well_formed(std::string_view text);

}  // namespace dogeref::render
