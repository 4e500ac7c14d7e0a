#include "cli/shell/spoken.h"

#include <cstdlib>
#include <string_view>

namespace dogeref::cli {
namespace {

constexpr std::string_view option = "--lang";

/// How many words at the beginning say the language: `--lang fr`, `--lang=fr`.
std::size_t words_of_language(std::span<const std::string> words) {
  if (words.front() == option) return words.size() > 1 ? 2 : 1;
  return words.front().starts_with("--lang=") ? 1 : 0;
}

bool is_help(std::string_view word) { return word == "--help" || word == "-h" || word == "help"; }

}  // namespace

std::string language_of(std::span<const std::string> arguments) {
  const char* const set = std::getenv("DOGEREF_LANG");
  std::string language = set == nullptr ? "" : set;
  for (; !arguments.empty() && arguments.front() != "--"; arguments = arguments.subspan(1)) {
    const std::string& word = arguments.front();
    if (word == option && arguments.size() > 1) language = arguments[1];
    if (word.starts_with("--lang=")) language = word.substr(option.size() + 1);
  }
  return language.empty() ? "en" : language;
}

std::vector<std::string> in_order(std::span<const std::string> arguments) {
  std::vector<std::string> words(arguments.begin(), arguments.end());
  if (words.empty()) return words;
  const std::size_t spoken = words_of_language(words);
  if (spoken > 0 && words.size() > spoken) {
    const std::string first = words[spoken];
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(spoken));
    words.insert(words.begin(), first);
  }
  if (words.front() == "help" && words.size() > 1 && !words[1].starts_with('-')) {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  return words;
}

bool asks_for_help(std::span<const std::string> words) { return !words.empty() && is_help(words.front()); }

}  // namespace dogeref::cli
