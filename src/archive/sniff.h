#pragma once
// Telling files that are no logs by their first bytes.

#include <cstddef>
#include <optional>
#include <string_view>

namespace dogeref::archive {

/// What a file looks like that is no UTF-8 text.
struct Looks {
  std::string_view kind;   ///< "UTF-16 text", "gzip data", …; "binary data" when a NUL alone tells
  std::size_t offset = 0;  ///< of the byte that tells
};

/// How much of a file's beginning is looked at.
inline constexpr std::size_t sniff_bytes = 4096;

/// Looks at the first `sniff_bytes` of a file; nothing when it may be text, perhaps with some bytes that are none.
[[nodiscard]] std::optional<Looks> sniff(std::string_view head);

}  // namespace dogeref::archive
