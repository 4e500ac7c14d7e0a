#pragma once
// The words of The Doge Ship's logs.

#include <span>

#include "games/doge_ship/model/rules.h"
#include "referee/record/game_words.h"

namespace dogeref::doge_ship {

/// What stands in every language: ids and panels' abbreviations. The rest has words of its own in each.
class GameWords final : public referee::GameWords {
 public:
  /// The rules must outlive it.
  explicit GameWords(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] const referee::Vocabulary& vocabulary() const override { return rules_.vocabulary; }
  [[nodiscard]] std::span<const referee::DataWords> data() const override { return rules_.words; }
  void ids(const referee::WordTaker& taker) const override;
  void words(const referee::WordTaker& taker) const override;

 private:
  const Rules& rules_;
};

}  // namespace dogeref::doge_ship
