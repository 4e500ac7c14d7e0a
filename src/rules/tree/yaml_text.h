#pragma once
// The text of a YAML file: what must hold before it is parsed, and places in it.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"
#include "rules/tree/yaml_limits.h"

namespace dogeref::rules {

/// Turns byte offsets of a text into places. Asking in rising order is cheap, and so is a step back.
class Places {
 public:
  Places(std::string_view text, std::uint32_t file) : text_(text), file_(file) {}

  /// The place of a byte; offsets behind the end are the end's. Columns count code points.
  [[nodiscard]] Origin at(std::size_t offset);

 private:
  void advance(std::size_t offset);
  void retreat(std::size_t offset);

  std::string_view text_;
  std::uint32_t file_;
  std::size_t offset_ = 0;
  std::uint32_t line_ = 1;
  std::uint32_t column_ = 1;
};

/// Checks size, marks, UTF-8, control characters, lone carriage returns and directives. False when a fault was added.
[[nodiscard]] bool is_readable(std::string_view text, std::uint32_t file, const YamlLimits& limits, FaultList& faults);

[[nodiscard]] bool is_quote(std::string_view text, std::size_t at);
/// Where the quoted text that begins at `at` ends; npos when it does not, which the parser does not tell.
[[nodiscard]] std::size_t closing_quote(std::string_view text, std::size_t at);
/// What is written for a null at `at`: "~", "null", "Null", "NULL", or nothing.
[[nodiscard]] std::string_view null_word(std::string_view text, std::size_t at);

}  // namespace dogeref::rules
