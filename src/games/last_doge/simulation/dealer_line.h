#pragma once
// A simulated line in the making: what is written so far, and where the game stands behind it.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/last_doge/model/state.h"
#include "kit/random.h"
#include "referee/game/game.h"

namespace dogeref::last_doge {

/// What simulated players share.
struct Table {
  const Rules& rules;
  const rules::Words& words;  ///< canonical spelling
  std::span<const referee::PlayerName> names;
  bool eager = false;  ///< players do what seems good to them

  [[nodiscard]] const std::string& name(int seat) const { return names[static_cast<std::size_t>(seat)].written; }
};

/// A part of a line as it is written, and as it stands where it is left out.
struct Part {
  std::string whole;
  std::string left;
  bool may_go = false;
};

class Making {
 public:
  /// The position is the one before the line; everything is known of it.
  Making(const Table& table, const referee::Position& before, int seat, kit::Random& random)
      : table_(table), before_(before), seat_(seat), random_(random) {}

  /// Writes what every record tells.
  void say(std::string_view text) { seal(text, text, false); }
  /// Writes what a record may leave out; then `left` stands there.
  void seal(std::string_view text, std::string_view left = {}) { seal(text, left, true); }
  /// Writes that cards are drawn, and which: "draw C02 C07". `lead` ends with the word.
  void draw(std::string_view lead, int count);
  /// Names every card that came into a hand by what is written so far.
  void name_draws();

  /// Behind what is written so far.
  [[nodiscard]] const State& state();
  [[nodiscard]] const std::string& text() const { return text_; }
  /// Without the parts that may be left out.
  [[nodiscard]] std::string plain() const;
  [[nodiscard]] std::vector<Part>& parts() { return parts_; }
  [[nodiscard]] kit::Random& random() { return random_; }

 private:
  void seal(std::string_view text, std::string_view left, bool may_go);
  [[nodiscard]] bool name_draw(int seat);
  /// The findings there are when the line so far goes on like this; -1: it cannot be read.
  [[nodiscard]] int try_with(std::string_view more, referee::Position& behind) const;
  [[nodiscard]] std::string next_card(const std::string& drawn, int left);

  const Table& table_;
  const referee::Position& before_;
  int seat_;
  kit::Random& random_;
  std::string text_;
  std::vector<Part> parts_;
  referee::Position behind_;
  bool is_judged_ = false;
};

/// A card of those with a weight above 0, each as likely as its weight; -1 when there is none.
[[nodiscard]] int weighted(std::span<const int> weights, kit::Random& random);
/// How many copies of each card nobody has and nobody laid down.
[[nodiscard]] std::vector<int> in_deck(const Rules& rules, const State& state);

}  // namespace dogeref::last_doge
