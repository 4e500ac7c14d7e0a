#include "rules/library/rule_texts.h"

namespace dogeref::rules {

Texts::Texts(Items items) {
  TextTable::Source entries;
  for (auto& [key, text] : items) entries.push_back({std::move(key), {std::move(text)}});
  table_ = std::move(entries);
}

std::optional<std::string_view> Texts::find(std::string_view key) const {
  const TextTable::Texts found = table_.find(key);
  return found.empty() ? std::nullopt : std::optional(found.front());
}

std::string_view Texts::get(std::string_view key, std::string_view fallback) const {
  std::optional<std::string_view> text = find(key);
  if (!text) text = find(fallback);
  return text.value_or(std::string_view());
}

Texts::Items Texts::items() const {
  Items out;
  for (const auto& [key, texts] : table_) out.emplace_back(key, texts.front());
  return out;
}

}  // namespace dogeref::rules
