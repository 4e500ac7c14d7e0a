#pragma once
// Who is through to the next stage, or first at the end, whatever the rounds to come bring.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "text/result.h"
#include "tournament/event/event.h"
#include "tournament/record/assemble.h"
#include "tournament/scheme/scheme.h"

namespace dogeref::tournament {

enum class Prospect : std::uint8_t { through, open, out };

struct PlayerOutlook {
  std::size_t player = 0;
  Fraction now;                  ///< what decides first: points, or wins
  Fraction least;                ///< at the end, whatever happens
  std::optional<Fraction> most;  ///< nothing: no bound is known
  int rounds_left = 0;
  Prospect prospect = Prospect::open;
};

struct Outlook {
  std::string stage;  ///< that is played; empty where the scheme has none
  std::string next;   ///< the stage that is asked for; empty: first place
  std::size_t places = 1;
  int last_round = 0;                  ///< of the stage
  std::string criterion;               ///< what decides first
  std::vector<PlayerOutlook> players;  ///< the best bounds first, of equal ones by id
};

/// Bounds that hold as long as nobody is punished or leaves who has not yet, and nothing recorded is corrected. Where
/// the scheme has no stages, `rounds` says how many there are; else it may be 0. Or why nothing can be said.
[[nodiscard]] text::Result<Outlook, std::string> outlook_of(const Event& event, const Scheme& scheme,
                                                            const Assembled& assembled, const GameFacts& game,
                                                            const std::string& stage, int rounds);

}  // namespace dogeref::tournament
