#include "text/pattern.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "text/pattern_reader.h"
#include "text/unicode.h"

namespace dogeref::text {
namespace {

using Kind = PatternStep::Kind;

bool is_of_word(char32_t letter) {
  return (letter >= U'a' && letter <= U'z') || (letter >= U'A' && letter <= U'Z') ||
         (letter >= U'0' && letter <= U'9') || letter == U'_';
}

std::vector<char32_t> letters_of(std::string_view text) {
  std::vector<char32_t> letters;
  for (std::size_t at = 0; at < text.size();) letters.push_back(next_code_point(text, at).value_or(0xFFFD));
  return letters;
}

/// Follows all ways through the steps at once, from letter to letter.
class Search {
 public:
  Search(const std::vector<PatternStep>& steps, const std::vector<LetterSet>& sets, std::string_view text)
      : steps_(steps), sets_(sets), letters_(letters_of(text)), reached_(steps.size() + 1) {}

  bool run() {
    for (std::size_t at = 0;; ++at) {
      now_.push_back(0);  // a match may begin anywhere
      if (follow(at)) return true;
      if (at == letters_.size()) return false;
      take(letters_[at]);
    }
  }

 private:
  /// Goes on from the steps of now to those that need a letter. True when there is a match.
  bool follow(std::size_t at) {
    std::fill(reached_.begin(), reached_.end(), false);
    for (waiting_.clear(); !now_.empty();) {
      const std::size_t number = now_.back();
      now_.pop_back();
      if (reached_[number]) continue;
      reached_[number] = true;
      if (number == steps_.size()) return true;
      const PatternStep& step = steps_[number];
      if (step.kind == Kind::letter) {
        waiting_.push_back(number);
      } else if (holds(step.kind, at)) {
        if (step.kind == Kind::both) now_.push_back(behind(number, step.second));
        now_.push_back(behind(number, step.first));
      }
    }
    return false;
  }

  void take(char32_t letter) {
    for (const std::size_t number : waiting_) {
      if (sets_[static_cast<std::size_t>(steps_[number].second)].has(letter)) now_.push_back(number + 1);
    }
  }

  [[nodiscard]] bool holds(Kind kind, std::size_t at) const {
    switch (kind) {
      case Kind::begin: return at == 0;
      case Kind::end: return at == letters_.size();
      case Kind::word_edge: return is_edge(at);
      case Kind::no_word_edge: return !is_edge(at);
      default: return true;
    }
  }

  [[nodiscard]] bool is_edge(std::size_t at) const {
    const bool before = at > 0 && is_of_word(letters_[at - 1]);
    const bool behind = at < letters_.size() && is_of_word(letters_[at]);
    return before != behind;
  }

  static std::size_t behind(std::size_t number, std::int32_t distance) {
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(number) + distance);
  }

  const std::vector<PatternStep>& steps_;
  const std::vector<LetterSet>& sets_;
  std::vector<char32_t> letters_;
  std::vector<bool> reached_;
  std::vector<std::size_t> now_;
  std::vector<std::size_t> waiting_;  ///< for the next letter
};

}  // namespace

bool LetterSet::has(char32_t letter) const {
  const bool is_among = std::any_of(ranges.begin(), ranges.end(), [letter](const auto& range) {
    return letter >= range.first && letter <= range.second;
  });
  return is_among != is_without;
}

Result<Pattern, std::string> Pattern::read(std::string_view written) {
  PatternReader reader(written);
  Pattern pattern;
  pattern.steps_ = reader.read();
  if (!reader.fault().empty()) return Failure{reader.fault()};
  pattern.sets_ = std::move(reader.sets());
  return pattern;
}

bool Pattern::is_found_in(std::string_view text) const { return Search(steps_, sets_, text).run(); }

}  // namespace dogeref::text
