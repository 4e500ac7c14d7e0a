#pragma once
// Strict YAML.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/tree/fault_list.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// Reads one YAML document into a tree whose nodes know their place in `file` (from `faults.add_file`). An empty value
/// has the place right behind its key. Keys are text as written. Nothing, and at least one fault, when the text is not
/// UTF-8, not YAML, more than one document, too large, too deep, or uses anchors, aliases, tags, directives, keys that
/// are no words, duplicate keys, or numbers that are not whole.
[[nodiscard]] std::optional<Node> read_yaml(std::string_view text, std::uint32_t file, FaultList& faults);

/// The same, but numbers may have decimals: a plain `3.5` or `-0.25` is the text it is written as; and the text may be
/// as long as `long_yaml` says.
[[nodiscard]] std::optional<Node> read_yaml_with_decimals(std::string_view text, std::uint32_t file, FaultList& faults);

/// The same as `read_yaml`, but a tree with duplicate keys, odd numbers or odd blanks is given all the same, so that
/// what else is wrong with it can be told, too.
[[nodiscard]] std::optional<Node> read_faulty_yaml(std::string_view text, std::uint32_t file, FaultList& faults);

}  // namespace dogeref::rules
