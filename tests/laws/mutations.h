#pragma once
// Games broken at random, as typing, copying and cutting break them: not to be found as some code, only to be borne.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "laws/scramble.h"

namespace dogeref::laws {

/// Words and ids that stand in some logs, to put in the place of others.
class Mutator {
 public:
  explicit Mutator(const std::vector<std::string>& logs);

  /// One to four changes of a log: bytes, words, tokens of two lines swapped, lines lost, doubled or moved, ids for
  /// other ids of the same set, numbers for other numbers.
  [[nodiscard]] std::string mutated(std::string log, tests::Dice& dice) const;

 private:
  void change(std::string& log, tests::Dice& dice) const;
  void change_word(std::string& log, tests::Dice& dice) const;
  void change_id(std::string& log, tests::Dice& dice) const;

  std::vector<std::string> words_;
  std::map<std::string, std::vector<std::string>> ids_;  ///< by what they begin with: "G", "T"
};

}  // namespace dogeref::laws
