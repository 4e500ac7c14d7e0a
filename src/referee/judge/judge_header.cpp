// What the header settles: rules, words, players.

#include <algorithm>
#include <span>

#include "referee/game/codes.h"
#include "referee/judge/judge_state.h"
#include "referee/record/faults.h"
#include "referee/record/header_faults.h"
#include "referee/record/parted_names.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Severity;

namespace {

/// Digits of a fingerprint that are enough for people.
constexpr std::size_t shown_digits = 12;

}  // namespace

bool JudgeState::open(std::string_view game_text, std::uint32_t first_line) {
  verdict.line = first_line;
  record_end = game_text.data() + game_text.size();
  if (!split_lines(game_text, first_line, lines)) {
    Finding finding;
    finding.code = code(FrameCode::game_too_long);
    finding.span = {lines.front().number, 0, 0};
    finding.arguments = {{"limit", {findings::number(static_cast<std::int64_t>(max_game_lines))}}};
    report.add(std::move(finding));
    return false;
  }
  if (!lines.empty()) verdict.line = lines.front().number;
  last_raw = lines.empty() ? RawLine{} : lines.back();
  const Header header = read_header(lines, shelf, report);
  note_header(header);
  if (!header.usable || !choose_rules(header)) return false;
  now = LineText{};
  now.words = &words_for(header);
  phrases.use(*now.words);
  now.phrases = options.clean_path ? &phrases : nullptr;
  header_lines = header.body;
  if (!seat_players(*header.find("players"))) return false;
  if (!has_required(header, ruleset->vocabulary(), report)) return false;
  for (const PlayerName& player : players) verdict.players.push_back(player.written);
  check_fingerprint(header);
  now.players = players;
  now.spellings = &spellings;
  ruleset->start(static_cast<int>(players.size()), position);
  return set_up(header);
}

/// The game's own header lines, in the order written.
bool JudgeState::set_up(const Header& header) {
  const std::vector<HeaderKey>& keys = ruleset->vocabulary().headers;
  if (keys.empty()) return true;
  std::vector<LineText> own;
  for (const HeaderField& field : header.fields) {
    const auto is_it = [&](const HeaderKey& key) { return key.slot == field.key; };
    const auto key = std::find_if(keys.begin(), keys.end(), is_it);
    if (key == keys.end()) continue;
    LineText line = now;
    line.line = field.line->number;
    line.text = field.line->text;
    line.body = field.value;
    line.form = static_cast<int>(key - keys.begin());
    own.push_back(line);
  }
  return ruleset->set_up(position, own, report);
}

/// An archive names the same players in game after game: a line that was read without a finding is not read again.
bool JudgeState::seat_players(const HeaderField& field) {
  const auto body = std::span(lines).subspan(std::min(header_lines, lines.size()));
  if (const std::string meant = parted_names(field.value, body, *now.words); !meant.empty())
    return seat_meant(field, meant);
  if (field.value == seated.line && ruleset == seated.ruleset && now.words == seated.words) return true;
  seated = {};
  const std::size_t before = report.count();
  if (!read_players(field, *ruleset, *now.words, players, report)) return false;
  if (report.count() == before) seated = {std::string(field.value), ruleset, now.words};
  return true;
}

/// Names without commas between them are told, and taken as they were meant.
bool JudgeState::seat_meant(const HeaderField& field, const std::string& meant) {
  seated = {};
  const std::string text = meant + "\n";
  const RawLine line = repaired_line(text, field.line->number);
  Report unheard(Report::Mode::trial);
  if (!read_players({field.key, line.text, &line}, *ruleset, *now.words, players, unheard))
    return read_players(field, *ruleset, *now.words, players, report);
  LineText written;
  written.line = field.line->number;
  written.text = field.line->whole;
  const std::size_t same = static_cast<std::size_t>(
      std::mismatch(field.value.begin(), field.value.end(), meant.begin(), meant.end()).first - field.value.begin());
  report_syntax(written, text::Cursor(trimmed(field.value.substr(same))).peek(), "comma", report);
  if (Finding* const finding = report.last()) {
    finding->fix = {{span_in(*field.line, field.value), meant}};
    finding->help.push_back(
        {"meant", {{"line", {findings::words(std::string(field.line->before_colon()) + ": " + meant)}}}});
    finding->is_certain = true;
  }
  return true;
}

void JudgeState::note_header(const Header& header) {
  if (const HeaderField* game = header.find("game")) verdict.game = game_id_of(game->value);
  for (const HeaderField& field : header.fields) {
    if (is_free_text(field.key)) verdict.headers.emplace_back(field.key, field.value);
  }
}

void JudgeState::report_unknown(FrameCode which, const HeaderField* field, std::string_view what,
                                const std::vector<std::string>& known) {
  Finding finding;
  finding.code = code(which);
  finding.span = {verdict.line, 0, 0};
  if (field != nullptr) {
    const auto begin = static_cast<std::uint16_t>(field->value.data() - field->line->whole.data());
    const std::size_t at = std::min(id_of(field->value).find(what), field->value.size());
    finding.span = {field->line->number, static_cast<std::uint16_t>(begin + at),
                    static_cast<std::uint16_t>(begin + std::min(at + what.size(), field->value.size()))};
  }
  finding.arguments = {{"id", {findings::words(what)}}, {"known", {}}};
  for (const std::string& id : known) finding.arguments[1].terms.push_back(findings::words(id));
  suggest_near(finding, what, known);
  report.add(std::move(finding));
}

/// A game that is called by its title is known all the same, and told.
void JudgeState::report_title(const HeaderField& field) {
  const std::string written = id_of(field.value);
  if (written == verdict.game) return;
  report_unknown(FrameCode::unknown_game, &field, written, {verdict.game});
  if (Finding* const finding = report.last()) {
    finding->fix = {{finding->span, verdict.game}};
    finding->is_certain = true;
  }
}

bool JudgeState::choose_rules(const Header& header) {
  const HeaderField* const edition = header.find("edition");
  const HeaderField* const variant = header.find("variant");
  verdict.edition = options.edition.value_or(edition == nullptr ? "en" : id_of(edition->value));
  if (options.variants) {
    verdict.variants = *options.variants;
  } else if (variant != nullptr) {
    for (const std::string_view id : comma_parts(variant->value)) verdict.variants.push_back(id_of(id));
  }
  const Shelf::Found found = shelf.find(verdict.game, verdict.edition, verdict.variants);
  ruleset = found.ruleset;
  switch (found.missing) {
    case Shelf::Missing::nothing: break;
    case Shelf::Missing::game:
      report_unknown(FrameCode::unknown_game, header.find("game"), found.what, found.known);
      break;
    case Shelf::Missing::edition: report_unknown(FrameCode::unknown_edition, edition, found.what, found.known); break;
    default: report_unknown(FrameCode::unknown_variant, variant, found.what, found.known); break;
  }
  if (ruleset == nullptr) return false;
  report_title(*header.find("game"));
  verdict.fingerprint = ruleset->fingerprint();
  return true;
}

void JudgeState::report_language(const HeaderField& field, std::string_view id, const std::vector<std::string>& known) {
  Finding finding;
  finding.code = code(FrameCode::unknown_word);
  const auto begin = static_cast<std::uint16_t>(id.data() - field.line->whole.data());
  finding.span = {field.line->number, begin, static_cast<std::uint16_t>(begin + id.size())};
  finding.arguments = {{"word", {findings::words(id)}}};
  suggest(finding, known);
  report.add(std::move(finding));
}

std::vector<std::string> JudgeState::languages_of(const Header& header) {
  std::vector<std::string> chosen;
  if (const HeaderField* field = header.find("language")) {
    const std::vector<std::string> known = shelf.languages(verdict.game);
    for (const std::string_view id : comma_parts(field->value)) {
      chosen.push_back(id_of(id));
      if (std::find(known.begin(), known.end(), chosen.back()) == known.end()) report_language(*field, id, known);
    }
  }
  chosen.emplace_back("en");
  chosen.push_back(verdict.edition);
  return chosen;
}

const rules::Words& JudgeState::words_for(const Header& header) {
  const bool usual = header.find("language") == nullptr;
  if (usual && ruleset == usual_words.first) return *usual_words.second;
  const rules::Words& words = shelf.words_of(*ruleset, languages_of(header));
  if (usual) usual_words = {ruleset, &words};
  return words;
}

const rules::Words& JudgeState::words_of_all() { return shelf.words_of(*ruleset, shelf.languages(verdict.game)); }

void JudgeState::check_fingerprint(const Header& header) {
  const HeaderField* const field = header.find("rules");
  if (field == nullptr) return;
  const std::string small = id_of(field->value);
  std::string_view written = small;
  std::string_view computed = ruleset->fingerprint();
  constexpr std::string_view prefix = "sha256:";
  if (written.starts_with(prefix)) written.remove_prefix(prefix.size());
  if (computed.starts_with(prefix)) computed.remove_prefix(prefix.size());
  if (written.size() >= shown_digits && computed.starts_with(written)) return;
  Finding finding;
  finding.code = code(FrameCode::rules_changed);
  finding.severity = Severity::warning;
  const auto begin = static_cast<std::uint16_t>(field->value.data() - field->line->whole.data());
  finding.span = {field->line->number, begin, static_cast<std::uint16_t>(begin + field->value.size())};
  const std::size_t shown =
      written.substr(0, shown_digits) == computed.substr(0, shown_digits) ? computed.size() : shown_digits;
  finding.arguments = {{"written", {findings::words(written.substr(0, shown))}},
                       {"computed", {findings::words(computed.substr(0, shown))}}};
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
