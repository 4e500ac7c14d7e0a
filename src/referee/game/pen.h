#pragma once
// What a log is written with.

#include <span>
#include <string_view>

#include "rules/texts/spellings.h"

namespace dogeref::referee {

struct Pen {
  const rules::Spellings& words;
  std::span<const std::string_view> names;  ///< by seat

  [[nodiscard]] std::string_view name(int seat) const { return names[static_cast<std::size_t>(seat)]; }
};

}  // namespace dogeref::referee
