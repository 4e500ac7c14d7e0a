#pragma once
// A player's line as it was read: steps, the first of which says what kind of line it is.

#include <cstddef>
#include <new>
#include <string_view>
#include <type_traits>

#include "games/last_doge/model/rules.h"
#include "kit/short_list.h"

namespace dogeref::last_doge {

/// A thing named on a line; -1: a '?'.
struct Named {
  int id = -1;
  std::string_view text;
};

/// What is printed on a tile, as far as a line names it by that.
struct TileFace {
  std::int8_t district = -1;
  std::int8_t effect = -1;  ///< index of `Rules::tile_effects`
  bool is_plain = false;    ///< no effect is printed on it
  [[nodiscard]] bool is_written() const { return district >= 0 || effect >= 0 || is_plain; }
};

enum class PayMode : std::uint8_t { unwritten, free, shelter, cards };

struct Step {
  StepKind kind = StepKind::none;
  std::string_view text;  ///< the whole step
  int seat = -1;          ///< whose step it is
  bool has_name = false;
  int target = -1;               ///< a seat
  std::string_view target_text;  ///< its name; of a guess what came of it
  kit::ShortList<Named, 12> cells{};
  kit::ShortList<std::int16_t, 12> seen{};  ///< district numbers written, parallel to `cells`
  bool same = false;                        ///< `= same`
  kit::ShortList<Named, 16> cards{};
  Named artefact{};
  bool has_artefact = false;
  Named tile{};
  TileFace face{};  ///< where `tile` is named so
  int amount = 0;
  std::string_view amount_text;
  bool top = false;
  bool right = false;    ///< of a guess
  bool is_open = false;  ///< of a guess: what came of it is not written
  PayMode pay = PayMode::unwritten;
  std::string_view pay_text;
  kit::ShortList<Named, 8> paid{};
  int struck = -1;  ///< a `Verb`, after `react … to`
};

inline constexpr std::size_t most_steps = 32;

/// The steps of a line, at most `most_steps`. Steps are large: only those there are get a value.
class Action {
 public:
  Action() = default;
  Action(const Action&) = delete;
  Action& operator=(const Action&) = delete;

  /// One step more, to be filled.
  [[nodiscard]] Step& add() { return *new (bytes_ + sizeof(Step) * count_++) Step; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] Step& operator[](std::size_t at) {
    return *std::launder(reinterpret_cast<Step*>(bytes_ + sizeof(Step) * at));
  }
  [[nodiscard]] const Step& operator[](std::size_t at) const {
    return *std::launder(reinterpret_cast<const Step*>(bytes_ + sizeof(Step) * at));
  }
  [[nodiscard]] Step& back() { return (*this)[count_ - 1]; }
  [[nodiscard]] const Step* begin() const { return &(*this)[0]; }
  [[nodiscard]] const Step* end() const { return begin() + count_; }

 private:
  static_assert(std::is_trivially_destructible_v<Step>);
  std::size_t count_ = 0;
  alignas(Step) std::byte bytes_[sizeof(Step) * most_steps];
};

}  // namespace dogeref::last_doge
