#pragma once
// The generated parts of the man pages.

#include <string>

namespace dogeref::tests {

/// dogeref(1): each command with its options.
[[nodiscard]] std::string command_sections();
/// dogeref(1): options that several commands have.
[[nodiscard]] std::string shared_options();
[[nodiscard]] std::string exit_statuses();

/// dogeref-log(5): the words of a log by slot, in every language.
[[nodiscard]] std::string word_list();
/// dogeref-log(5): every code with its section and its rule in a line.
[[nodiscard]] std::string code_list();

/// dogeref-rules(5): the keys of every kind of file.
[[nodiscard]] std::string key_lists();

}  // namespace dogeref::tests
