#pragma once
// What two sets of rules differ in, value by value, each with where it was set and where it comes from.

#include <span>
#include <string>
#include <string_view>

#include "rules/library/library.h"
#include "rules/texts/sentences.h"
#include "rules/tree/difference.h"

namespace dogeref::render {

/// One of the two; `name` as it was asked for ("fr", "en+no-discards", "my-copy").
struct RulesSide {
  std::string_view name;
  const rules::Compiled& rules;
};

struct RulesDifferencePage {
  RulesSide a;
  RulesSide b;
  std::span<const rules::Difference> differences;
  std::span<const rules::OtherSection> values = {};  ///< that both have, said in another section
  std::span<const rules::OtherSection> codes = {};   ///< with another section
};

/// The file and line that set a value: of shipped files the name, of others the path.
[[nodiscard]] std::string place_of(const rules::Origin& at, const rules::Compiled& rules);

/// A paragraph for each difference, and how many there are, in the language of the sentences.
void append_rules_difference_text(const RulesDifferencePage& page, const rules::Sentences& sentences, std::string& out);
/// One JSON object on one line.
void append_rules_difference_json(const RulesDifferencePage& page, std::string& out);

}  // namespace dogeref::render
