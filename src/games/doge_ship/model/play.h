#pragma once
// What every chapter of the rules works on while one line is judged, and how it reports.

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "findings/report.h"
#include "games/doge_ship/model/codes.h"
#include "games/doge_ship/model/counting.h"
#include "games/doge_ship/model/state.h"
#include "referee/game/game.h"

namespace dogeref::doge_ship {

/// A part of a change of a track, with where it comes from.
struct Portion {
  int amount = 0;
  findings::Origin origin;
};

/// One line being judged.
struct Play {
  const Rules& rules;
  State& state;
  referee::Ledger& ledger;
  referee::Laps& laps;
  const referee::LineText& line;
  findings::Report& report;
  bool only_reads = false;  ///< the line is read for its words alone: tiles named by faces are not looked for

  [[nodiscard]] int seat() const { return line.seat; }
  [[nodiscard]] bool is_unproven(int of_seat) const { return (state.unproven >> of_seat & 1) != 0; }

  // Findings are rare: what leads to them is kept out of the way of lines without one.

  /// Adds a finding at `part` of the line. Arguments are built only where they are wanted.
  [[gnu::cold]] void find(GameCode code, std::string_view part, std::vector<findings::Argument> arguments,
                          std::vector<findings::DataPath> read = {}) const;
  [[gnu::cold]] void find(findings::Finding finding) const { report.add(std::move(finding)); }
  [[nodiscard, gnu::cold]] findings::Finding fault(GameCode code, std::string_view part,
                                                   std::vector<findings::Argument> arguments,
                                                   std::vector<findings::DataPath> read = {}) const;
  [[gnu::noinline]] void mattered(std::string_view interpretation) const { report.mattered(interpretation, line.line); }

  /// Notes a tile whose printed values change tracks on this line.
  void touch(int tile) const {
    if (state.touched_count == state.touched.size()) return;
    state.touched[state.touched_count++] = static_cast<std::int16_t>(tile);
  }
  /// Who asks what this line's player has, or another; `space` is the one on which the line's token lies.
  [[nodiscard]] Asker asker(int of_seat, const Space* space = nullptr) const {
    return {rules, state, ledger, laps.shown(), of_seat, state.round, space, false, space == nullptr ? -1 : seat()};
  }
  /// Whether a payment may be refused: debts count as far as they are allowed.
  [[nodiscard]] bool can_pay(int of_seat, int track, int amount) const {
    if (ledger.can_pay(of_seat, track, amount)) return true;
    const std::int32_t least = rules.limits[kit::index(track)].min;
    return least < 0 && ledger.can_pay(of_seat, track, std::max(amount + least, -referee::Ledger::limit));
  }
  /// How the line changes these tracks of its player, a bit each, is not known.
  void leave_unjudged(unsigned tracks) const {
    std::uint8_t& unjudged = ledger.unjudged[kit::index(seat())];
    unjudged = static_cast<std::uint8_t>(unjudged | tracks);
  }
  /// Changes a track and tells where it came from. Approvals stop at the supply where there is one.
  /// Inline like `add`: most lines change something, and few want to know where it came from.
  [[gnu::always_inline]] void gain(int of_seat, int track, int amount, const findings::Origin& origin) const {
    const Change change = add(of_seat, track, amount);
    if (report.wants_gains()) tell_one(of_seat, track, amount, origin, change);
  }
  void gain(const TrackAmounts& amounts, int sign, const findings::Origin& origin) const;
  /// The same of several amounts at once.
  void gain(int of_seat, int track, std::initializer_list<Portion> portions) const;

 private:
  /// What became of an amount: what there was to give, and what the track took.
  struct Change {
    int given = 0;
    int added = 0;
  };
  [[nodiscard, gnu::always_inline]] Change add(int of_seat, int track, int amount) const {
    const bool is_limited = (rules.limited >> track & 1) != 0;
    const int given = is_limited ? within_limits(of_seat, track, amount) : amount;
    if (given < 0 && track == rules.vp_track && ledger.own(of_seat, track) + given < 0) mattered("negative-vp");
    return {given, ledger.gain(of_seat, track, given)};
  }
  [[nodiscard]] int within_limits(int of_seat, int track, int amount) const;
  [[nodiscard]] int within_supply(int amount) const;
  void tell_one(int of_seat, int track, int amount, const findings::Origin& origin, const Change& change) const;
  void tell(int of_seat, int track, std::initializer_list<Portion> portions, const Change& change) const;
};

// Terms of findings.
[[nodiscard]] findings::Term tile_term(const Rules& rules, int tile);
[[nodiscard]] findings::Term space_term(const Rules& rules, const Space& space);
[[nodiscard]] findings::Term zone_term(const Rules& rules, const Tile& tile);
[[nodiscard]] findings::Term kind_term(const Rules& rules, int kind);
[[nodiscard]] std::vector<findings::Term> kind_terms(const Rules& rules, KindSet kinds);
/// What a space costs or gives, for whoever asks where points came from.
[[nodiscard]] inline findings::Origin space_origin(const Rules& rules, const Space& space, std::string_view why) {
  return {why, rules.panel(space.panel).id, space.number};
}
[[nodiscard]] findings::Term money_term(const Rules& rules, int amount);
/// What a player has of a track: "3 ducats", or "3 ducats by this count, 5 by the table's".
[[nodiscard]] std::vector<findings::Term> has_terms(const Play& play, int seat, int track);

// Paths of rules data.
[[nodiscard]] std::string tile_path(const Rules& rules, int tile, std::string_view field);
[[nodiscard]] std::string space_path(const Rules& rules, const Space& space);

}  // namespace dogeref::doge_ship
