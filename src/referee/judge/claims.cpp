#include "referee/judge/claims.h"
#include "referee/judge/claim_parts.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/names.h"
#include "referee/record/record.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;
using text::Cursor;
using text::Token;

using kit::index;

/// Takes a claimed count as it stands: the track was not proven.
void take_over(Ledger& ledger, int seat, int track, std::int32_t claimed) {
  ledger.value[index(seat)][index(track)] = claimed;
  ledger.off[index(seat)][index(track)] = 0;
  ledger.prove(seat, track);
}

/// Tells a change that nothing but the record explains.
void tell_taken_over(const LineText& line, int seat, int track, std::int32_t change, std::string_view why,
                     Report& report) {
  report.gain({line.line, static_cast<std::int8_t>(seat), static_cast<std::int8_t>(track), change, {why}});
}

/// What a check is held against.
struct CheckedCounts {
  Ledger& ledger;
  const Ruleset& ruleset;
  int players;
  bool is_over;  ///< the game has been scored

  [[nodiscard]] Ledger::Range range(int seat, int track) const {
    return range_of_track(ruleset, ledger, players, seat, track);
  }
  /// Behind the end nobody knows whether the main score was told before the final scoring or after it.
  [[nodiscard]] bool is_late(int track) const {
    const Vocabulary& vocabulary = ruleset.vocabulary();
    return is_over && vocabulary.tracks[index(track)] == vocabulary.columns[0].name;
  }
};

/// Whether the claimed count is neither the referee's nor off by the remembered difference; where the track is not
/// proven, whether it cannot be.
bool is_slip(const CheckedCounts& counts, int seat, int track, std::int32_t claimed) {
  const Ledger& ledger = counts.ledger;
  if (ledger.is_unproven(seat, track)) return !counts.range(seat, track).has(claimed);
  return claimed != ledger.own(seat, track) && claimed != ledger.table(seat, track);
}

bool has_slip(const CheckedCounts& counts, int seat, const Amounts& claim) {
  for (unsigned named = claim.named; named != 0; named &= named - 1) {
    const int track = std::countr_zero(named);
    if (is_slip(counts, seat, track, claim.value[index(track)])) return true;
  }
  return false;
}

/// True when the claimed count is one the referee did not know to be wrong already.
bool is_new_slip(const CheckedCounts& counts, int seat, int track, std::int32_t claimed) {
  Ledger& ledger = counts.ledger;
  if (ledger.is_unproven(seat, track)) {
    if (is_slip(counts, seat, track, claimed)) return true;
    take_over(ledger, seat, track, claimed);
    if (counts.is_late(track)) ledger.told_late = static_cast<std::uint8_t>(ledger.told_late | 1U << seat);
    return false;
  }
  const std::int32_t own = ledger.own(seat, track);
  if (claimed == own) {
    remember(ledger, seat, track, 0);
    return false;
  }
  if (!is_slip(counts, seat, track, claimed)) return false;
  remember(ledger, seat, track, claimed - own);
  return true;
}

}  // namespace

namespace {

/// The range of the main score is no wider than what any game brings and costs.
void bound_by_any_game(const Ruleset& ruleset, int players, Ledger::Range& range) {
  const auto bounds = ruleset.score_bounds(players);
  if (!bounds) return;
  range.low = static_cast<std::int32_t>(std::clamp<std::int64_t>(bounds->first, range.low, range.high));
  range.high = static_cast<std::int32_t>(std::clamp<std::int64_t>(bounds->second, range.low, range.high));
}

}  // namespace

Ledger::Range range_of_track(const Ruleset& ruleset, const Ledger& ledger, int players, int seat, int track) {
  const std::int32_t own = ledger.own(seat, track);
  if (!ledger.is_unproven(seat, track)) return {own, own};
  Ledger::Range range = ledger.range(seat, track);
  range.high = std::max(range.high, range.low);
  const Vocabulary& vocabulary = ruleset.vocabulary();
  if (vocabulary.tracks[index(track)] == vocabulary.columns[0].name) bound_by_any_game(ruleset, players, range);
  return range;
}

Ledger::Range range_of_score(const Ruleset& ruleset, const Position& position, int players, const Standing& standing) {
  const Ledger::Slack slack = ruleset.score_slack(position, standing.seat);
  const std::int64_t score = standing.values.empty() ? 0 : standing.values[0].value_or(0);
  Ledger::Range range = Ledger::range_around(score, slack);
  bound_by_any_game(ruleset, players, range);
  return range;
}

findings::Term within(const Ledger::Range& range, std::string_view track) {
  if (range.low == range.high) return findings::counted(range.low, track);
  const findings::Argument low{"low", {findings::number(range.low)}};
  if (range.high == Ledger::limit)
    return findings::phrase("claim.at-least", {{"low", {findings::counted(range.low, track)}}});
  return findings::phrase("claim.between", {low, {"high", {findings::counted(range.high, track)}}});
}

Finding claim_fault(FrameCode which, const LineText& line, std::string_view part, int seat) {
  Finding finding;
  finding.code = code(which);
  finding.seat = static_cast<std::int8_t>(seat);
  finding.span = line.span(part);
  if (seat >= 0) finding.arguments.push_back({"player", {findings::seat(seat)}});
  return finding;
}

void remember(Ledger& ledger, int seat, int track, std::int32_t difference) {
  ledger.off[index(seat)][index(track)] = difference;
}

std::string_view name_before_number(std::string_view part) {
  std::string_view name;
  Cursor cursor(part);
  const char* begin = cursor.peek().text.data();
  while (!cursor.at_end()) {
    const Token token = cursor.take();
    if (token.kind != Token::Kind::number) continue;
    name = trimmed(std::string_view(begin, static_cast<std::size_t>(token.text.data() - begin)));
  }
  return name;
}

NamedAmounts name_and_amounts(const LineText& line, std::string_view text, Report& report) {
  const std::string_view first = text.substr(0, text.find(','));
  auto [name, match] = leading_name(line, first);
  if (name.empty()) {
    name = name_before_number(first);
    if (name.empty() && Cursor(first).at(Token::Kind::word)) name = trimmed(first);
    if (name.empty()) return report_syntax(line, Cursor(first).peek(), "name", report), NamedAmounts{};
    match = player_in(line, name);
  }
  if (match.seat < 0) return report_name(line, name, match, report), NamedAmounts{};
  return {match.seat, text.substr(static_cast<std::size_t>(name.data() + name.size() - text.data()))};
}

bool read_amounts(Cursor& cursor, const LineText& line, bool is_ruling, Amounts& amounts, Report& report) {
  while (true) {
    if (cursor.at_end() && amounts.named == 0) return report_syntax(line, cursor.peek(), "claim", report), false;
    if (is_ruling && !cursor.peek().has_sign) return report_syntax(line, cursor.peek(), "signed-amount", report), false;
    if (!expect_number(line, cursor.peek(), -largest_amount, largest_amount, report)) return false;
    const Token number = cursor.take();
    if (!cursor.at(Token::Kind::word)) return report_syntax(line, cursor.peek(), "track", report), false;
    const Token word = cursor.take();
    const int track = line.find(word, track_word);
    if (track < 0) return report_unknown_word(line, word.text, 1U << track_word, "track", report), false;
    if (amounts.has(track)) return report_syntax(line, word, "track-once", report), false;
    amounts.value[index(track)] = static_cast<std::int32_t>(number.number);
    amounts.named = static_cast<std::uint8_t>(amounts.named | 1U << track);
    if (!cursor.accept(Token::Kind::comma)) break;
  }
  if (cursor.at_end() || is_ruling) return true;
  const bool is_quoted = cursor.at(Token::Kind::quoted);
  return report_syntax(line, cursor.peek(), is_quoted ? "end-of-line" : "comma", report), false;
}

void judge_check(Position& position, const LineText& line, const Ruleset& ruleset, Report& report) {
  const Vocabulary& vocabulary = ruleset.vocabulary();
  const NamedAmounts named = name_and_amounts(line, line.body, report);
  if (named.seat < 0) return;
  Cursor cursor(named.amounts);
  Amounts claim;
  if (!read_amounts(cursor, line, false, claim, report)) return;
  const bool is_over = position.ledger.unproven[index(named.seat)] != 0 && ruleset.progress(position).ended;
  const CheckedCounts counts{position.ledger, ruleset, static_cast<int>(line.players.size()), is_over};
  if (has_slip(counts, named.seat, claim) && ruleset.may_have(position, named.seat, claim.named, claim.value)) return;
  findings::Argument claimed{"claimed", {}};
  findings::Argument computed{"computed", {}};
  for (int track = 0; track < static_cast<int>(vocabulary.tracks.size()); ++track) {
    if (!claim.has(track)) continue;
    const std::int32_t own = position.ledger.own(named.seat, track);
    const bool is_new = is_new_slip(counts, named.seat, track, claim.value[index(track)]);
    tell_taken_over(line, named.seat, track, position.ledger.own(named.seat, track) - own, findings::gain_check,
                    report);
    if (!is_new) continue;
    claimed.terms.push_back(findings::counted(claim.value[index(track)], vocabulary.tracks[index(track)]));
    computed.terms.push_back(position.ledger.is_unproven(named.seat, track)
                                 ? within(counts.range(named.seat, track), vocabulary.tracks[index(track)])
                                 : findings::counted(own, vocabulary.tracks[index(track)]));
  }
  if (claimed.terms.empty()) return;
  Finding finding = claim_fault(FrameCode::wrong_total, line, trimmed(line.body), named.seat);
  finding.arguments.push_back(std::move(claimed));
  finding.arguments.push_back(std::move(computed));
  report.add(std::move(finding));
}

namespace {

/// Between which numbers the line's change of an unproven track lies, where that is known of the line and something of
/// it is open: `own` is the referee's.
std::optional<Ledger::Range> change_of_slack(const Ledger::Slack& before, const Ledger::Slack& after,
                                             std::int32_t own) {
  if (before == after || after.below == Ledger::Slack::unbounded || after.above == Ledger::Slack::unbounded)
    return std::nullopt;
  return Ledger::Range{own - (after.below - before.below), own + (after.above - before.above)};
}

/// What the line left open is told.
void settle(Ledger& ledger, int seat, int track, const Ledger::Slack& before) {
  if (before == Ledger::Slack{}) return ledger.prove(seat, track);
  ledger.slack[index(seat)][index(track)] = before;
}

/// Whether the claim says what the line changed, and every change is known: nothing is to be said or noted then.
bool claims_what_was(const Ledger& ledger, int seat, const Amounts& claim, const Before& before) {
  if ((ledger.unjudged[index(seat)] | ledger.unproven[index(seat)]) != 0) return false;
  unsigned differs = 0;
  for (unsigned named = claim.named; named != 0; named &= named - 1) {
    const int track = std::countr_zero(named);
    differs |= static_cast<unsigned>((ledger.own(seat, track) - before.own[index(track)]) ^ claim.value[index(track)]);
  }
  return differs == 0;
}

}  // namespace

void judge_gain(Position& position, const LineText& line, std::string_view claim_text, const Amounts& claim,
                const Before& before, bool judged, const Ruleset& ruleset, Report& report) {
  Ledger& ledger = position.ledger;
  const int seat = line.seat;
  if (claims_what_was(ledger, seat, claim, before)) return;
  const Vocabulary& vocabulary = ruleset.vocabulary();
  std::uint8_t wrong = 0;
  findings::Argument claimed{"claimed", {}};
  findings::Argument computed{"computed", {}};
  for (int track = 0; track < static_cast<int>(vocabulary.tracks.size()); ++track) {
    const std::int32_t own = ledger.own(seat, track) - before.own[index(track)];
    if ((ledger.unjudged[index(seat)] >> track & 1) != 0) {
      if (claim.has(track)) {
        std::int32_t& value = ledger.value[index(seat)][index(track)];
        const std::int32_t computed_value = value;
        value = Ledger::limited(std::int64_t{value} + claim.value[index(track)] - own);
        tell_taken_over(line, seat, track, value - computed_value, findings::gain_claim, report);
      } else {
        ledger.doubt(seat, 1U << track);
      }
      continue;
    }
    if (!claim.has(track) || !judged) continue;
    if (ledger.is_unproven(seat, track)) {
      const auto change = change_of_slack(before.slack[index(track)], ledger.slack[index(seat)][index(track)], own);
      const std::int32_t written = claim.value[index(track)];
      if (!change) continue;
      if (change->has(written)) {
        ledger.value[index(seat)][index(track)] = Ledger::limited(std::int64_t{before.own[index(track)]} + written);
        settle(ledger, seat, track, before.slack[index(track)]);
        tell_taken_over(line, seat, track, written - own, findings::gain_claim, report);
        continue;
      }
      claimed.terms.push_back(findings::counted(written, vocabulary.tracks[index(track)]));
      computed.terms.push_back(within(*change, vocabulary.tracks[index(track)]));
      continue;
    }
    std::int32_t& off = ledger.off[index(seat)][index(track)];
    const std::int64_t table = std::int64_t{own} + off - before.off[index(track)];
    const std::int32_t written = claim.value[index(track)];
    if (written == own || written == table) continue;
    wrong = static_cast<std::uint8_t>(wrong | 1U << track);
    off = Ledger::limited(std::int64_t{off} + written - own);
    claimed.terms.push_back(findings::counted(written, vocabulary.tracks[index(track)]));
    computed.terms.push_back(findings::counted(own, vocabulary.tracks[index(track)]));
  }
  if (claimed.terms.empty()) return;
  Finding finding = claim_fault(FrameCode::wrong_gain, line, claim_text, seat);
  finding.arguments.push_back(std::move(claimed));
  finding.arguments.push_back(std::move(computed));
  finding.read = ruleset.gains_read(position, wrong);
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
