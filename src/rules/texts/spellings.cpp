#include "rules/texts/spellings.h"

namespace dogeref::rules {

void Spellings::add(std::string_view spelling, Words::Category category, int value) {
  std::vector<std::string>& words = words_[category];
  const auto at = static_cast<std::size_t>(value);
  if (words.size() <= at) words.resize(at + 1);
  if (words[at].empty()) words[at] = spelling;
}

std::string_view Spellings::of(Words::Category category, int value) const {
  const std::vector<std::string>& words = words_[category];
  const auto at = static_cast<std::size_t>(value);
  return value >= 0 && at < words.size() ? std::string_view(words[at]) : std::string_view{};
}

std::string_view Spellings::counted(std::string_view name, std::int64_t number) const {
  if (number == 1 || number == -1) {
    const TextTable::Texts one = lexicon_.find(std::string(name) + ".one");
    if (!one.empty()) return one.front();
  }
  return lexicon_.word(name);
}

}  // namespace dogeref::rules
