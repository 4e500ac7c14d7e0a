#include "rules/rulebook.h"

#include <algorithm>

#include "rules/rulebook_reader.h"

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

Rulebook::Rulebook(std::unique_ptr<Reader> reader) : reader_(std::move(reader)) {}
Rulebook::~Rulebook() = default;

const std::vector<RuleEntry>& Rulebook::entries() const { return reader_->entries(); }

const RuleEntry* Rulebook::find(std::string_view code) const { return reader_->find(code); }

const std::vector<RuleEntry>& Rulebook::gains() const { return reader_->gains(); }

const RuleEntry* Rulebook::find_gain(std::string_view key) const {
  const std::vector<RuleEntry>& all = gains();
  const auto at = std::lower_bound(all.begin(), all.end(), key,
                                   [](const RuleEntry& entry, std::string_view wanted) { return entry.code < wanted; });
  return at != all.end() && at->code == key ? &*at : nullptr;
}

const Texts& Rulebook::phrases(std::string_view language) const { return reader_->phrases(language); }

std::string_view Rulebook::phrase(std::string_view key, std::string_view language) const {
  const std::string* const text = phrases(language).find(key);
  return text == nullptr ? key : std::string_view(*text);
}

const Faults& Rulebook::faults() const { return reader_->faults(); }

}  // namespace dogeref::rules
