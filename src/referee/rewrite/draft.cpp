#include "referee/rewrite/draft.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/game/pen.h"
#include "referee/record/turns.h"
#include "referee/record/undo.h"
#include "referee/rewrite/line_writer.h"

namespace dogeref::referee {
namespace {

/// Names by which the meanings of lines are compared: no player is called so.
constexpr std::array<std::string_view, 8> nobody = {"@0", "@1", "@2", "@3", "@4", "@5", "@6", "@7"};

template <class Parts>
std::string joined(const Parts& parts) {
  std::string out;
  for (const auto& part : parts) out.append(out.empty() ? "" : ", ").append(part);
  return out;
}

std::string with_comment(std::string_view content, std::string_view comment) {
  std::string line(content);
  if (!comment.empty()) line.append("  ").append(comment);
  return line;
}

bool same_players(std::span<const PlayerName> one, std::span<const PlayerName> other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const PlayerName& here, const PlayerName& there) {
                      return here.written == there.written && here.short_written == there.short_written &&
                             here.colour == there.colour;
                    });
}

bool is_unknown_word(const findings::Finding& finding) { return finding.code == code(FrameCode::unknown_word); }

}  // namespace

void WrittenGame::read(std::string_view game_text, std::uint32_t first_line, const Shelf& shelf) {
  (void)split_lines(game_text, first_line, raws);
  findings::Report unheard(findings::Report::Mode::trial);
  header = read_header(raws, shelf, unheard);
  lines.clear();
  std::size_t raw = 0;
  for (std::uint32_t number = first_line; !game_text.empty(); ++number) {
    const std::size_t stop = std::min(game_text.find('\n'), game_text.size());
    SourceLine& line = lines.emplace_back();
    line.bytes = game_text.substr(0, stop);
    line.number = number;
    game_text.remove_prefix(std::min(stop + 1, game_text.size()));
    if (line.bytes.ends_with('\r')) line.bytes.remove_suffix(1);
    if (raw == raws.size() || raws[raw].number != number) continue;
    line.raw = &raws[raw];
    line.is_header = raw++ < header.body;
    line.comment = trimmed(line.raw->whole.substr(line.raw->text.size()));
  }
  for (const HeaderField& field : header.fields) lines[field.line->number - first_line].field = &field;
}

Draft::Draft(const WrittenGame& source, const Scene& scene, DraftLanguages languages,
             const std::set<std::uint32_t>& held)
    : source_(source),
      scene_(scene),
      languages_(std::move(languages)),
      spellings_(scene.ruleset->spellings(languages_.target)),
      slots_(scene.ruleset->spellings({})) {
  for (const PlayerName& player : scene.players) names_.emplace_back(player.written);
  std::vector<std::string> readable = languages_.listed;
  readable.emplace_back(default_language);
  readable.push_back(languages_.edition);
  words_ = scene.ruleset->words(readable);
  write(held);
}

void Draft::write(const std::set<std::uint32_t>& held) {
  const bool is_default = languages_.listed.size() == 1 && languages_.target == default_language;
  const HeaderField* const language = source_.header.find("language");
  const HeaderField* const game = source_.header.find("game");
  for (const SourceLine& line : source_.lines) {
    const bool is_language = language != nullptr && line.field == language;
    if (is_language && languages_.translates && is_default && line.comment.empty()) {
      left_out_ = line.number;
      continue;
    }
    write_line(line, held.count(line.number) > 0);
    if (line.field != game || language != nullptr || !languages_.translates || is_default) continue;
    added_after_ = line.number;
    text_.append(spellings_->slot("language")).append(": ").append(joined(languages_.listed)).append("\n");
  }
}

void Draft::write_line(const SourceLine& line, bool is_held) {
  const auto written = line.raw == nullptr || is_held ? std::nullopt : content(line);
  if (line.raw != nullptr && !line.is_header) note_neighbours(line, written ? *written : line.raw->text);
  const std::size_t begin = text_.size();
  if (written) {
    text_ += with_comment(*written, line.comment);
  } else {
    text_ += line.raw == nullptr ? trimmed(line.bytes) : line.bytes;
    if (line.raw != nullptr) kept_.push_back(line.number);
  }
  if (written && std::string_view(text_).substr(begin) != line.bytes) changed_.insert(line.number);
  text_ += '\n';
}

std::optional<std::string> Draft::content(const SourceLine& line) {
  if (line.raw->flaw != Flaw::none) return std::nullopt;
  if (!line.is_header) return body_content(line);
  if (line.field == nullptr) return std::nullopt;
  return line.field->key == "players" ? players_content(line) : header_content(line);
}

std::optional<std::string> Draft::header_content(const SourceLine& line) const {
  const HeaderField& field = *line.field;
  std::string value(field.value);
  if (field.key == "language") value = joined(languages_.listed);
  if (field.key == "variant") value = joined(comma_parts(field.value));
  if (field.key == "game") value = game_id_of(value);
  if (field.key == "edition" || field.key == "variant") value = id_of(value);
  std::string content(spellings_->slot(field.key));
  content += ':';
  if (!value.empty()) content.append(" ").append(value);
  if (with_comment(content, line.comment).size() > max_line_bytes) return std::nullopt;
  return content;
}

std::optional<std::string> Draft::players_content(const SourceLine& line) {
  findings::Report report;
  std::vector<PlayerName> players;
  (void)read_players(*line.field, *scene_.ruleset, *scene_.words, players, report);
  const std::vector<findings::Finding>& found = report.findings();
  if (std::any_of(found.begin(), found.end(), is_unknown_word)) return std::nullopt;
  std::string content(spellings_->slot("players"));
  content.append(": ").append(written_players(players, *spellings_));
  const RawLine* const again = reread(content, line.comment);
  if (again == nullptr) return std::nullopt;
  std::vector<PlayerName> players_again;
  const HeaderField field{"players", trimmed(again->after_colon()), again};
  (void)read_players(field, *scene_.ruleset, *words_, players_again, report);
  return same_players(players, players_again) ? std::optional(std::move(content)) : std::nullopt;
}

std::optional<std::string> Draft::body_content(const SourceLine& line) {
  const Ruleset& ruleset = *scene_.ruleset;
  const Pen pen{*spellings_, names_};
  auto content = written_line({ruleset, *scene_.words, scene_.players, pen}, *line.raw);
  if (!content) return std::nullopt;
  const RawLine* const again = reread(*content, line.comment);
  if (again == nullptr) return std::nullopt;
  // It must mean what it meant, also when it is read with the words of its new language.
  const Pen plain{*slots_, nobody};
  const auto meant = written_line({ruleset, *scene_.words, scene_.players, plain}, *line.raw);
  const auto means = written_line({ruleset, *words_, scene_.players, plain}, *again);
  return meant == means ? std::move(content) : std::nullopt;
}

/// The line as it will be read, nullptr when it cannot be or its comment would begin elsewhere.
const RawLine* Draft::reread(std::string_view content, std::string_view comment) {
  reread_text_ = with_comment(content, comment);
  if (!split_lines(reread_text_, 1, reread_) || reread_.size() != 1) return nullptr;
  return reread_[0].flaw == Flaw::none && reread_[0].text == content ? reread_.data() : nullptr;
}

void Draft::note_neighbours(const SourceLine& line, std::string_view content) {
  const LineForm form = form_of(*line.raw, *scene_.words);
  if (form.form == LineForm::unknown || form.form == check_form || form.form == result_form) return;
  game_lines_.push_back({line.number, line.raw->text, std::string(content)});
}

std::vector<std::uint32_t> Draft::new_twins() const {
  std::vector<std::uint32_t> twins;
  for (std::size_t at = 1; at < game_lines_.size(); ++at) {
    const GameLine& one = game_lines_[at - 1];
    const GameLine& other = game_lines_[at];
    if (!same_line(one.after, other.after) || same_line(one.before, other.before)) continue;
    twins.push_back(changed_.count(other.number) > 0 ? other.number : one.number);
  }
  return twins;
}

std::uint32_t Draft::line_before(std::uint32_t line) const {
  if (added_after_ > 0 && line > added_after_) return line - 1;
  return left_out_ > 0 && line >= left_out_ ? line + 1 : line;
}

}  // namespace dogeref::referee
