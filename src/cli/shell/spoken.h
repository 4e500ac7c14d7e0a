#pragma once
// The first words of a command line: which language to speak, and whether they ask for help.

#include <span>
#include <string>
#include <vector>

namespace dogeref::cli {

/// What --lang says, anywhere; else DOGEREF_LANG; else English.
[[nodiscard]] std::string language_of(std::span<const std::string> arguments);

/// The same words in the order that commands read: `--lang fr check` as `check --lang fr`, `help check` as
/// `check --help`. Never empty for some.
[[nodiscard]] std::vector<std::string> in_order(std::span<const std::string> arguments);

/// Whether the first word asks for help.
[[nodiscard]] bool asks_for_help(std::span<const std::string> words);

}  // namespace dogeref::cli
