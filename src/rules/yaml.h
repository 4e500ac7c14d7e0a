#pragma once
// Strict YAML.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/fault_list.h"
#include "rules/node.h"

namespace dogeref::rules {

constexpr std::size_t yaml_size_limit = std::size_t{8} << 20U;  ///< bytes of a file
constexpr std::size_t yaml_depth_limit = 64;                    ///< maps and lists within each other
constexpr std::size_t yaml_value_limit = 200'000;               ///< values of a file, so that memory stays bounded
constexpr std::size_t yaml_mark_limit = 100'000;                ///< brackets, commas and quotes of a file, likewise

/// Reads one YAML document into a tree whose nodes know their place in `file` (from `faults.add_file`). An empty value
/// has the place right behind its key. Keys are text as written. Nothing, and at least one fault, when the text is not
/// UTF-8, not YAML, more than one document, too large, too deep, or uses anchors, aliases, tags, directives, keys that
/// are no words, duplicate keys, or numbers that are not whole.
[[nodiscard]] std::optional<Node> read_yaml(std::string_view text, std::uint32_t file, FaultList& faults);

}  // namespace dogeref::rules
