#pragma once
// How faults of the header are told. Private to header*.cpp.

#include <string_view>

#include "referee/game/codes.h"
#include "referee/record/record.h"
#include "text/span.h"

namespace dogeref::referee {

/// The span of a part of a line.
[[nodiscard]] text::Span span_in(const RawLine& line, std::string_view part);

/// A fault of a part of a line, which is its argument `name`.
[[nodiscard]] findings::Finding fault(FrameCode which, const RawLine& line, std::string_view part,
                                      std::string_view name);

}  // namespace dogeref::referee
