#pragma once
// The words of The Last Doge's logs.

#include <span>

#include "games/last_doge/model/rules.h"
#include "referee/record/game_words.h"

namespace dogeref::last_doge {

/// What stands in every language: ids. The rest has words of its own in each.
class GameWords final : public referee::GameWords {
 public:
  /// The rules must outlive it.
  explicit GameWords(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] const referee::Vocabulary& vocabulary() const override { return rules_.vocabulary; }
  void ids(const referee::WordTaker& taker) const override;
  void words(const referee::WordTaker& taker) const override;

 private:
  const Rules& rules_;
};

}  // namespace dogeref::last_doge
