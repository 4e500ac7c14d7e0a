#pragma once
// A log typed otherwise by somebody else: other spacing, other case, other words for the same.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/texts/lexicon.h"

namespace dogeref::tests {

/// Numbers that are the same on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed * 2 + 1) {}
  /// From 0 to `sides` - 1.
  std::size_t roll(std::size_t sides) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>(state_ >> 33U) % sides;
  }

 private:
  std::uint64_t state_;
};

class Scrambler {
 public:
  /// `words`: the language the log is in, which must be canonical. `names`: players' names and their short forms.
  Scrambler(const rules::Lexicon& words, std::map<std::string, std::string> names, std::uint64_t seed);

  [[nodiscard]] std::string scrambled(std::string_view log);

 private:
  std::string line(std::string_view text);
  std::string body(std::string_view text);
  std::string word(const std::string& word);
  std::string id(const std::string& word);
  std::string any_case(std::string word);
  std::string gap(bool needed);

  std::map<std::string, std::vector<std::string>> synonyms_;
  std::map<std::string, std::string> names_;
  Dice dice_;
};

}  // namespace dogeref::tests
