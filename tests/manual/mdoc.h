#pragma once
// Pieces of man pages in mdoc(7).

#include <string>
#include <string_view>

namespace dogeref::tests::mdoc {

/// Running text, ended by a newline: safe from being read as a request, a sentence a line.
[[nodiscard]] std::string text(std::string_view prose);
/// One argument of a macro, whatever it looks like.
[[nodiscard]] std::string argument(std::string_view word);
/// Words of a macro's line, each an argument: "LOG [PLAYER]".
[[nodiscard]] std::string arguments(std::string_view words);

/// A tagged list around its items.
[[nodiscard]] std::string tagged(const std::string& items);

}  // namespace dogeref::tests::mdoc
