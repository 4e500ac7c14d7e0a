// The clean path: lines that the general one would find nothing to say of, judged without making sure of what could be
// said.

#include <algorithm>
#include <bit>

#include "referee/game/categories.h"
#include "referee/judge/claims.h"
#include "referee/judge/judge_state.h"

namespace dogeref::referee {

namespace {

constexpr std::uint8_t claim_phrase = 255;  ///< a game's own places come before
constexpr std::uint8_t form_phrase = 254;

/// The form that such a word alone begins, to be kept as a number that is not 0.
Phrases::Meaning form_by(const rules::Words& words, std::string_view word) {
  const text::Cursor cursor(word);
  if (!cursor.at(text::Token::Kind::word) || cursor.peek().text.size() != word.size()) return 0;
  const int form = words.find(cursor.peek(), form_word);
  return form < 0 ? 0 : Phrases::Meaning{1} << 32U | static_cast<Phrases::Meaning>(form);
}

/// A claim of one track and its amount, to be kept as a number that is not 0.
Phrases::Meaning packed_claim(int track, std::int32_t amount) {
  return Phrases::Meaning{1} << 63U | static_cast<Phrases::Meaning>(track) << 32U | static_cast<std::uint32_t>(amount);
}

Phrases::Meaning claim_of(const LineText& line, std::string_view phrase) {
  LineText alone = line;
  alone.text = alone.body = phrase;
  alone.forget();
  findings::Report unheard(findings::Report::Mode::trial);
  text::Cursor cursor(phrase);
  Amounts claim;
  if (!read_amounts(cursor, alone, false, claim, unheard) || std::popcount(claim.named) != 1) return 0;
  const int track = std::countr_zero(claim.named);
  return packed_claim(track, claim.value[kit::index(track)]);
}

bool is_letter(char byte) { return static_cast<unsigned char>((byte | 0x20) - 'a') < 26; }

/// A letter, or whatever else can be seen; no space of any kind.
bool is_visible(char byte) { return byte > ' ' && byte < '\x7f'; }

}  // namespace

/// `form_without_name`: nearly always the first word, a space behind it, tells.
LineForm JudgeState::form_by_first_word(const RawLine& raw) {
  const std::string_view text = raw.text;
  const auto behind = record_end - text.data();
  const bool is_plain = !raw.is_repaired && !text.empty() && is_letter(text.front()) &&
                        behind >= static_cast<std::ptrdiff_t>(text.size() + Phrases::looked_at);
  if (is_plain) {
    const std::uint32_t spaces = text::bits_of(text::sixteen_bytes(text.data()) == ' ');
    const std::size_t size = std::min<std::size_t>(static_cast<std::size_t>(std::countr_zero(spaces)), text.size());
    const std::string_view word(text.data(), size);
    const Phrases::Meaning form =
        phrases.find(word, form_phrase, [this](std::string_view phrase) { return form_by(*now.words, phrase); });
    if (form != 0) return {static_cast<int>(form & 0xffffU), word, trimmed(text.substr(size))};
  }
  return form_without_name(raw, *now.words, end_behind(raw));
}

[[gnu::always_inline]] inline Cleanly JudgeState::clean_action() {
  const Cleanly came = ruleset->act_cleanly(position, now, phrases, report);
  if (came == Cleanly::no) return came;
  ++verdict.actions;
  if (position.ledger.unjudged[kit::index(now.seat)] != 0)
    judge_gain(position, now, {}, {}, {}, false, *ruleset, report);
  return came;
}

bool JudgeState::clean_line(const RawLine& raw) {
  const std::string_view text = raw.text;
  const std::size_t colon = raw.colon;
  const char* const at_colon = text.data() + colon;
  if (verdict.end || !rulings.is_quiet()) return false;
  if (raw.flaw != Flaw::none || raw.is_repaired || colon + 3 > text.size()) return false;
  if (record_end - (text.data() + text.size()) < static_cast<std::ptrdiff_t>(Phrases::looked_at)) return false;
  if (at_colon[1] != ' ' || !is_visible(at_colon[2]) || !is_visible(at_colon[-1])) return false;
  const int seat = spellings.find(now.players, {text.data(), colon}, record_end).seat;
  if (seat < 0) return false;
  now.line = raw.number;
  now.previous = last_line;
  now.text = text;
  now.seat = seat;
  now.form = -1;
  now.body = {at_colon + 2, text.size() - colon - 2};
  position.ledger.unjudged = {};
  outcome.note_speaker(raw.number, seat);
  const std::size_t arrow = raw.has_equals ? now.body.find("=>") : std::string_view::npos;
  const Cleanly came = arrow == std::string_view::npos ? clean_action() : clean_claim(arrow);
  if (came == Cleanly::no) return false;
  ++clean_lines;
  turn_of = -1;
  last_game_line = {text, raw.number};
  if (came == Cleanly::ended) close_ended(raw);
  if (report.count() != 0) settle(raw, players_form(raw));
  last_line = raw.number;
  return true;
}

/// Reads "+2 coins, -1 point" phrase by phrase.
bool JudgeState::read_claim(std::string_view text, Amounts& claim) {
  for (std::size_t at = 0;; at += 2) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const Phrases::Meaning meaning = phrases.find(text.substr(at, end - at), claim_phrase,
                                                  [&](std::string_view phrase) { return claim_of(now, phrase); });
    const int track = static_cast<int>(meaning >> 32U & 0xffU);
    if (meaning == 0 || claim.has(track)) return false;
    claim.value[kit::index(track)] = static_cast<std::int32_t>(static_cast<std::uint32_t>(meaning));
    claim.named = static_cast<std::uint8_t>(claim.named | 1U << track);
    at = end;
    if (end == text.size()) return true;
    if (end + 2 >= text.size() || text[end + 1] != ' ') return false;
  }
}

Cleanly JudgeState::clean_claim(std::size_t arrow) {
  const std::string_view body = now.body.substr(0, arrow);
  const std::string_view written = now.body.substr(arrow);
  if (body.size() < 2 || body.back() != ' ' || !is_visible(body[body.size() - 2])) return Cleanly::no;
  if (written.size() < 4 || written[2] != ' ') return Cleanly::no;
  Amounts claim;
  if (!read_claim(written.substr(3), claim)) return Cleanly::no;
  outcome.note_state(position, now.seat, last_line, turn_of == now.seat);
  const Before before = counts_of(position.ledger, now.seat);
  now.body = body.substr(0, body.size() - 1);
  const Cleanly came = ruleset->act_cleanly(position, now, phrases, report);
  if (came == Cleanly::no) return came;
  ++verdict.actions;
  judge_gain(position, now, written, claim, before, true, *ruleset, report);
  return came;
}

}  // namespace dogeref::referee
