#include "rules/library/rulebook.h"

#include <algorithm>

#include "rules/library/rulebook_reader.h"

namespace dogeref::rules {

Rulebook::Rulebook(std::unique_ptr<RulebookReader> reader) : reader_(std::move(reader)) {}
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
  return phrases(language).find(key).value_or(key);
}

const Faults& Rulebook::faults() const { return reader_->faults(); }

}  // namespace dogeref::rules
