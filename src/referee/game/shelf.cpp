#include "referee/game/game.h"

namespace dogeref::referee {

const rules::Words& Shelf::words_of(const Ruleset& ruleset, std::span<const std::string> languages) {
  const std::lock_guard lock(mutex_);
  std::unique_ptr<rules::Words>& words = words_[{&ruleset, {languages.begin(), languages.end()}}];
  if (words == nullptr) words = ruleset.words(languages);
  return *words;
}

void Shelf::forget_words(const Ruleset* ruleset) {
  const std::lock_guard lock(mutex_);
  const auto begin = words_.lower_bound({ruleset, {}});
  auto end = begin;
  while (end != words_.end() && end->first.first == ruleset) ++end;
  words_.erase(begin, end);
}

}  // namespace dogeref::referee
