#pragma once
// What the program says of its commands, for the man page and the completions.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::tests {

/// An option or an argument.
struct Entry {
  std::vector<std::string> names;  ///< "-q", "--quiet"; an argument's one name: "LOG"
  std::string help;
  std::string value;  ///< "FILE", "CODE,..."; empty for a flag
  std::vector<std::string> words;
};

struct Described {
  std::string name;  ///< "check", "rules list"
  std::string usage;
  std::string summary;
  std::string example;
  std::vector<Entry> arguments;
  std::vector<Entry> options;
};

/// Every command, a command's own commands after it.
[[nodiscard]] const std::vector<Described>& all_commands();

/// The commands that may follow one, or nothing.
[[nodiscard]] std::vector<const Described*> commands_after(std::string_view name);
/// The name without those of the commands it stands after.
[[nodiscard]] std::string last_word(const Described& command);

/// What stands for itself in a usage: "CODE" -> every code; GAME, EDITION, VARIANT, LANGUAGE.
[[nodiscard]] const std::map<std::string, std::vector<std::string>>& lists();

/// How a value is completed.
struct Choice {
  enum class Kind { free, words, list, files, folders };
  Kind kind = Kind::free;
  bool several = false;            ///< values may follow with commas between
  std::string list;                ///< a key of `lists`
  std::vector<std::string> words;  ///< for `words`
};

[[nodiscard]] Choice choice_of(const Entry& entry);

}  // namespace dogeref::tests
