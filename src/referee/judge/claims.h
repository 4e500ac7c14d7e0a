#pragma once
// Claims: what the log says stands or happened on the table. Rules page, "Claims".

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "findings/report.h"
#include "kit/index.h"
#include "referee/game/game.h"
#include "text/cursor.h"

namespace dogeref::referee {

/// A line tells no larger amount, nor a smaller one below zero.
inline constexpr std::int64_t largest_amount = 1'000'000;

/// Amounts by track.
struct Amounts {
  std::array<std::int32_t, max_tracks> value{};
  std::uint8_t named = 0;

  [[nodiscard]] bool has(int track) const { return (named >> track & 1) != 0; }
};

/// "Anna 12 vp, 5 coins" parted into the player and what follows. The seat is -1 when there is none (reported).
struct NamedAmounts {
  int seat = -1;
  std::string_view amounts = {};
};
[[nodiscard]] NamedAmounts name_and_amounts(const LineText& line, std::string_view text, findings::Report& report);

/// Reads "12 vp, 5 coins" up to the end of the line; in a ruling each has its sign, and whatever follows is left to the
/// caller. False when that is not what stands there.
bool read_amounts(text::Cursor& cursor, const LineText& line, bool is_ruling, Amounts& amounts,
                  findings::Report& report);

/// A player's place in a claimed ranking.
struct ClaimedPlace {
  int seat = -1;
  bool has_score = false;
  bool shares = false;  ///< with the one before
  std::int32_t score = 0;
};

/// Reads "Anna 54 = Marco 54, Zoe 50"; behind a number may stand the word for the main score, if it has one. False when
/// that is not what stands there.
bool read_places(const LineText& line, const Vocabulary& vocabulary, std::vector<ClaimedPlace>& places,
                 findings::Report& report);

/// Judges the result of a score sheet: numbers that a game can come to, in an order that agrees with them. Empties the
/// places where it names not every player with a number; then it is no score sheet.
void judge_declared(const LineText& line, const Ruleset& ruleset, std::vector<ClaimedPlace>& places,
                    findings::Report& report);
/// What a score sheet declares, as standings that nothing proves.
[[nodiscard]] std::vector<Standing> declared_standings(std::span<const ClaimedPlace> places, const Ruleset& ruleset);

/// Judges `check`: an amount that is neither the referee's count nor off by the remembered difference, nor what a line
/// that is due may have left.
void judge_check(Position& position, const LineText& line, const Ruleset& ruleset, findings::Report& report);

/// Counts of one seat before a line, to compare a claimed change with.
struct Before {
  std::array<std::int32_t, max_tracks> own{};
  std::array<std::int32_t, max_tracks> off{};
  std::array<Ledger::Slack, max_tracks> slack{};
};
[[nodiscard]] inline Before counts_of(const Ledger& ledger, int seat) {
  return {ledger.value[kit::index(seat)], ledger.off[kit::index(seat)], ledger.slack[kit::index(seat)]};
}

/// Judges `=> …` after the line was applied; `judged` is false on a line that has an error already: then what the claim
/// says is neither judged nor remembered.
void judge_gain(Position& position, const LineText& line, std::string_view claim_text, const Amounts& claim,
                const Before& before, bool judged, const Ruleset& ruleset, findings::Report& report);

/// The standings by the referee's count; of places that are not proven, what is known of them.
[[nodiscard]] std::vector<Standing> proven_standings(const Ruleset& ruleset, const Position& position, int players);

/// Judges `result`.
void judge_result(Position& position, const LineText& line, const Ruleset& ruleset, findings::Report& report);

/// The text before the number of "Anna 12": trimmed, may be empty. The number is the last one of the part.
[[nodiscard]] std::string_view name_before_number(std::string_view part);

}  // namespace dogeref::referee
