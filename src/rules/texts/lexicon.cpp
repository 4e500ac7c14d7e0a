#include "rules/texts/lexicon.h"

#include <utility>
#include <vector>

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

std::string_view Lexicon::word(std::string_view slot) const {
  const TextTable::Texts words = find(slot);
  return words.empty() ? slot : words.front();
}

Lexicon make_lexicon(const Node& file) {
  Lexicon out;
  if (const Node* const id = file.find("id")) out.id = id->text;
  const Node* const words = file.find("words");
  if (words == nullptr) return out;
  TextTable::Source slots;
  for (const Member& slot : words->members) {
    std::vector<std::string> spellings = words_of(slot.value);
    if (!spellings.empty()) slots.emplace_back(slot.key, std::move(spellings));
  }
  out.slots = std::move(slots);
  return out;
}

}  // namespace dogeref::rules
