#include "rules/library/rule_texts.h"

#include <algorithm>

namespace dogeref::rules {

Texts::Texts(std::vector<std::pair<std::string, std::string>> items) : items_(std::move(items)) {
  std::stable_sort(items_.begin(), items_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
  items_.erase(std::unique(items_.begin(), items_.end(), same), items_.end());
}

const std::string* Texts::find(std::string_view key) const {
  const auto at = std::lower_bound(items_.begin(), items_.end(), key,
                                   [](const auto& item, std::string_view wanted) { return item.first < wanted; });
  return at != items_.end() && at->first == key ? &at->second : nullptr;
}

std::string_view Texts::get(std::string_view key, std::string_view fallback) const {
  const std::string* text = find(key);
  if (text == nullptr) text = find(fallback);
  return text == nullptr ? std::string_view() : std::string_view(*text);
}

}  // namespace dogeref::rules
