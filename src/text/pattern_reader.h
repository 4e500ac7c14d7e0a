#pragma once
// The grammar of regular expressions.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/pattern_step.h"

namespace dogeref::text {

/// Reads a pattern into steps. The first fault ends it.
class PatternReader {
 public:
  using Step = PatternStep;
  using Letters = LetterSet;
  using Steps = std::vector<Step>;

  explicit PatternReader(std::string_view written) : rest_(written) {}

  [[nodiscard]] Steps read();
  [[nodiscard]] const std::string& fault() const { return fault_; }
  [[nodiscard]] std::vector<Letters>& sets() { return sets_; }

 private:
  /// A number of times; no most: any number.
  struct Times {
    int least = 1;
    std::optional<int> most = 1;
  };

  Steps alternatives();
  Steps sequence();
  Steps repeated();
  Steps atom();
  Steps group();
  Steps escape();
  Steps set();
  bool range(Letters& letters);
  /// A letter of a set, or a class of letters, which is added; nothing then.
  std::optional<char32_t> member(Letters& letters);
  std::optional<char32_t> escaped_letter();
  std::optional<char32_t> hexadecimal(std::size_t digits);
  bool add_class(Letters& letters);
  bool times(Times& times);
  bool braces(Times& times);
  std::optional<int> count();
  [[nodiscard]] Steps several(const Steps& steps, const Times& times);
  [[nodiscard]] Steps one_of(Letters letters);
  [[nodiscard]] Steps bounded(Steps steps);

  [[nodiscard]] bool at(std::string_view text) const { return rest_.substr(0, text.size()) == text; }
  bool accept(std::string_view text);
  char32_t letter();
  void fail(std::string fault);

  std::string_view rest_;
  std::string fault_;
  std::vector<Letters> sets_;
};

}  // namespace dogeref::text
