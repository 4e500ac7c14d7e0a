#pragma once
// The last step of whoever writes JSON.

#include <string>

namespace dogeref::text {

/// JSON in which characters that are not seen but act (C1, bidi and zero-width controls, line separators, DEL) are
/// written as `\u202e`, so that it may be shown on a terminal and put into a script. They stand in its texts only.
[[nodiscard]] std::string plain_json(std::string json);

}  // namespace dogeref::text
