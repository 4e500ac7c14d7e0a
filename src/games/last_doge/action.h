#pragma once
// A player's line as it was read: steps, the first of which says what kind of line it is.

#include <string_view>

#include "games/last_doge/rules.h"
#include "kit/short_list.h"

namespace dogeref::last_doge {

/// A thing named on a line; -1: a '?'.
struct Named {
  int id = -1;
  std::string_view text;
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
using Action = kit::ShortList<Step, most_steps>;

}  // namespace dogeref::last_doge
