#pragma once
// Characters that look like spaces and are none to YAML. Nobody sees them, so they are named.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace dogeref::rules {

struct OddBlank {
  std::size_t at = 0;  ///< byte offset
  std::string what;    ///< "a tab, where YAML takes plain spaces only"
};

/// At an end of a plain key, or behind a colon or dash in it, with which it then became one word.
[[nodiscard]] std::optional<OddBlank> odd_blank_of_key(std::string_view key);
/// At an end of a plain value, or behind a dash that was to begin an item. Texts may hold no-break spaces elsewhere.
[[nodiscard]] std::optional<OddBlank> odd_blank_of_value(std::string_view value);
/// In the line around `at`, or the one before it, of a text that is no YAML: where it indents, or beside a colon.
[[nodiscard]] std::optional<OddBlank> odd_blank_near(std::string_view text, std::size_t at);

}  // namespace dogeref::rules
