#pragma once
// What a file looks like that is no UTF-8 text.

#include <optional>
#include <string_view>

namespace dogeref::text {

/// What the mark at their beginning says of the bytes; nothing without a known one.
[[nodiscard]] std::optional<std::string_view> marked_as(std::string_view bytes);

/// Of bytes that are not UTF-8, or hold a NUL, what they look like by their beginning: "UTF-16 text", "gzip data",
/// "a PNG picture", "Latin-1 text". Nothing for bytes that tell nothing. Looks at the first 4096 bytes.
[[nodiscard]] std::optional<std::string_view> looks_like(std::string_view bytes);

/// The bytes without a UTF-8 byte order mark at their beginning.
[[nodiscard]] std::string_view without_mark(std::string_view bytes);

}  // namespace dogeref::text
