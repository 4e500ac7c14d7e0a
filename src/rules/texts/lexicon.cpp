#include "rules/texts/lexicon.h"

#include <algorithm>

#include "rules/tree/node.h"

namespace dogeref::rules {
namespace {

std::vector<std::string> words_of(const Node& value) {
  if (!value.is_list()) return {value.text};
  std::vector<std::string> out;
  for (const Member& word : value.members) out.push_back(word.value.text);
  return out;
}

}  // namespace

const std::vector<std::string>* Lexicon::find(std::string_view slot) const {
  const auto at = std::lower_bound(slots.begin(), slots.end(), slot,
                                   [](const auto& entry, std::string_view key) { return entry.first < key; });
  return at != slots.end() && at->first == slot ? &at->second : nullptr;
}

std::string_view Lexicon::word(std::string_view slot) const {
  const std::vector<std::string>* const words = find(slot);
  return words == nullptr || words->empty() ? slot : std::string_view(words->front());
}

Lexicon make_lexicon(const Node& file) {
  Lexicon out;
  if (const Node* const id = file.find("id")) out.id = id->text;
  const Node* const words = file.find("words");
  if (words == nullptr) return out;
  for (const Member& slot : words->members) {
    std::vector<std::string> spellings = words_of(slot.value);
    if (!spellings.empty()) out.slots.emplace_back(slot.key, std::move(spellings));
  }
  std::sort(out.slots.begin(), out.slots.end());
  return out;
}

}  // namespace dogeref::rules
