#include "referee/rewrite/redact.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/game/pen.h"
#include "referee/record/names.h"
#include "referee/record/turns.h"
#include "referee/record/undo.h"
#include "referee/rewrite/draft.h"
#include "referee/rewrite/free_text.h"
#include "referee/rewrite/line_writer.h"

namespace dogeref::referee {
namespace {

/// Lines judged anew because of `undo`, in all.
constexpr std::size_t most_work = 5'000'000;

bool same_standings(const Verdict& one, const Verdict& other) {
  return std::equal(one.standings.begin(), one.standings.end(), other.standings.begin(), other.standings.end(),
                    [](const Standing& here, const Standing& there) {
                      return here.rank == there.rank && here.seat == there.seat && here.values == there.values &&
                             here.decided_by == there.decided_by;
                    });
}

/// Whether a finding says that some part of its line means nothing.
bool is_unread(findings::Code found) {
  const FrameCode codes[] = {FrameCode::syntax, FrameCode::unknown_word, FrameCode::unknown_tile};
  return std::any_of(std::begin(codes), std::end(codes), [found](FrameCode each) { return found == code(each); });
}

/// Lines are followed as they stand.
JudgeOptions followed(JudgeOptions options) {
  options.readings = 1;
  return options;
}

class Redactor {
 public:
  Redactor(Shelf& shelf, const JudgeOptions& options, std::string_view text, std::uint32_t first_line,
           const RedactOptions& how)
      : shelf_(shelf),
        text_(text),
        first_line_(first_line),
        how_(how),
        reader_(shelf, followed(options)),
        walkers_{{shelf, followed(options)}, {shelf, followed(options)}} {
    source_.read(text, first_line, shelf);
  }

  Redacted run();

 private:
  using Status = Redacted::Status;
  void open();
  bool line(const SourceLine& line);
  bool header(const SourceLine& line);
  bool twice(const SourceLine& line);
  bool body(const SourceLine& line);
  bool frames(const SourceLine& line, const LineForm& form, const std::string& written);
  bool walk(const SourceLine& line, int form);
  [[nodiscard]] std::optional<std::string> written(const RawLine& raw);
  [[nodiscard]] bool is_unread_header(std::uint32_t line) const;
  void give(const SourceLine& line, LineText& now);
  void give_out(const SourceLine& line, std::string_view content);
  bool take_header(std::string_view key);
  bool stop(Status status, std::uint32_t at) {
    result_.status = status;
    result_.line = at;
    return false;
  }

  Shelf& shelf_;
  std::string_view text_;
  std::uint32_t first_line_;
  RedactOptions how_;
  Judge reader_;      ///< has judged the game whole
  Judge walkers_[2];  ///< go through it line by line
  std::size_t walker_ = 0;
  const Verdict* whole_ = nullptr;
  Scene scene_;
  WrittenGame source_;
  Position before_;
  Position after_;
  std::unique_ptr<rules::Spellings> slots_;
  std::size_t work_ = 0;
  Redacted result_;
};

/// The position at the beginning of the body.
void Redactor::open() {
  std::uint32_t last = first_line_;
  for (const SourceLine& line : source_.lines) {
    if (line.is_header) last = line.number;
  }
  (void)walkers_[0].judge_until(text_, first_line_, last);
  after_ = *walkers_[0].scene().position;
  slots_ = scene_.ruleset->spellings({});
}

/// The line in canonical words; nothing when it cannot be read.
std::optional<std::string> Redactor::written(const RawLine& raw) {
  std::vector<std::string_view> names;
  for (const PlayerName& player : scene_.players) names.emplace_back(player.written);
  const Pen pen{*slots_, names};
  return written_line({*scene_.ruleset, *scene_.words, scene_.players, pen}, raw);
}

/// Appends a line, of which something may be gone, with its remark where that stays.
void Redactor::give_out(const SourceLine& line, std::string_view content) {
  const bool has_remark = !line.comment.empty();
  if (has_remark && !how_.keep_remarks) ++result_.taken.remarks;
  const bool stays = !has_remark || how_.keep_remarks;
  if (stays && content == line.raw->text) {
    result_.text.append(line.bytes) += '\n';
    return;
  }
  while (content.ends_with(' ')) content.remove_suffix(1);
  result_.text += content;
  if (stays && has_remark) result_.text.append("   ").append(line.comment);
  result_.text += '\n';
}

/// Appends the line with its body redacted.
void Redactor::give(const SourceLine& line, LineText& now) {
  std::string body;
  const bool is_seen = scene_.ruleset->redact(before_, after_, now, how_.keeps, body);
  if (!is_seen || body != now.body) ++result_.taken.secrets;
  if (!is_seen) return;
  const auto begin = static_cast<std::size_t>(now.body.data() - line.raw->text.data());
  std::string redacted(line.raw->text.substr(0, begin));
  redacted.append(body).append(line.raw->text.substr(begin + now.body.size()));
  if (!how_.keep_remarks) redacted = with_empty_quotes(redacted, result_.taken.remarks);
  give_out(line, redacted);
}

bool Redactor::take_header(std::string_view key) {
  std::vector<std::string>& taken = result_.taken.headers;
  if (std::find(taken.begin(), taken.end(), key) == taken.end()) taken.emplace_back(key);
  return true;
}

/// Whether something in a line of the header means nothing, so that it may be anything.
bool Redactor::is_unread_header(std::uint32_t line) const {
  const std::vector<findings::Finding>& found = whole_->findings;
  return std::any_of(found.begin(), found.end(),
                     [line](const findings::Finding& each) { return each.span.line == line && is_unread(each.code); });
}

/// A key that was there before, or one that nobody knows.
bool Redactor::twice(const SourceLine& line) {
  const std::string_view key = shelf_.header_key(whole_->game, folded_name(line.raw->before_colon()));
  if (key.empty() || !holds_free_text(key, {})) return stop(Status::unread, line.number);
  if (!how_.keep_remarks) return take_header(key);
  result_.text.append(line.bytes) += '\n';
  return true;
}

bool Redactor::header(const SourceLine& line) {
  if (line.field == nullptr) return twice(line);
  if (holds_free_text(line.field->key, line.field->value) && !how_.keep_remarks) return take_header(line.field->key);
  if (is_unread_header(line.number)) return stop(Status::unread, line.number);
  const std::vector<HeaderKey>& own = scene_.ruleset->vocabulary().headers;
  const auto is_key = [&](const HeaderKey& key) { return key.slot == line.field->key; };
  const auto found = std::find_if(own.begin(), own.end(), is_key);
  if (found == own.end()) return give_out(line, line.raw->text), true;
  LineText now;
  now.line = line.number;
  now.text = line.raw->text;
  now.body = line.field->value;
  now.form = static_cast<int>(scene_.ruleset->vocabulary().forms.size()) + static_cast<int>(found - own.begin());
  now.words = scene_.words;
  now.players = scene_.players;
  before_ = after_;
  give(line, now);
  return true;
}

/// A line that every game has.
bool Redactor::frames(const SourceLine& line, const LineForm& form, const std::string& written) {
  std::string_view text = line.raw->text;
  std::string plain;
  if (form.form == ruling_form && !how_.keep_remarks) {
    result_.taken.reasons += text.find('"') != std::string_view::npos ? 1 : 0;
    text = without_reason(text);
  }
  if (form.form == result_form && names_units(form, *scene_.words) && !how_.keep_remarks) {
    plain.append(form.first).append(written.substr(written.find(' ')));
    text = plain;
    ++result_.taken.remarks;
  }
  give_out(line, text);
  return true;
}

/// Judges the line. What was taken back stood there until then.
bool Redactor::walk(const SourceLine& line, int form) {
  before_ = after_;
  walker_ = 1 - walker_;
  Judge& walker = walkers_[walker_];
  if (form == undo_form) {
    work_ += line.number - first_line_;
    if (work_ > most_work) return stop(Status::too_long, line.number);
    (void)walker.judge_until(text_, first_line_, line.number);
  } else {
    Scene from = scene_;
    from.position = &before_;
    from.gains = {};
    from.end = nullptr;
    (void)walker.play_on(from, line.raw->text, line.number);
  }
  after_ = *walker.scene().position;
  return true;
}

bool Redactor::body(const SourceLine& line) {
  const LineForm form = form_of(*line.raw, *scene_.words);
  const std::optional<std::string> written = this->written(*line.raw);
  if (!written) return stop(Status::unread, line.number);
  if (scene_.ruleset->has_secrets() && !walk(line, form.form)) return false;
  if (form.form >= 0 && form.form < first_game_form) return frames(line, form, *written);
  LineText now;
  now.line = line.number;
  now.text = line.raw->text;
  now.body = trimmed(form.rest);
  now.form = form.form >= first_game_form ? form.form - first_game_form : -1;
  now.words = scene_.words;
  now.players = scene_.players;
  if (form.form == LineForm::player) {
    now.seat = find_player(scene_.players, form.first).seat;
    if (now.seat < 0) return stop(Status::unread, line.number);
    now.body = trimmed(form.rest.substr(0, form.rest.find("=>")));
  }
  if (now.body == "?") return give_out(line, line.raw->text), true;
  give(line, now);
  return true;
}

bool Redactor::line(const SourceLine& line) {
  if (line.bytes.size() >= longest_told_line) return stop(Status::too_wide, line.number);
  if (line.raw == nullptr) {
    const bool is_remark = !trimmed(line.bytes).empty();
    const bool stays = !is_remark || how_.keep_remarks;
    if (stays) result_.text.append(line.bytes) += '\n';
    result_.taken.remarks += stays ? 0 : 1;
    return true;
  }
  if (line.raw->flaw != Flaw::none) return stop(Status::unread, line.number);
  return line.is_header ? header(line) : body(line);
}

Redacted Redactor::run() {
  whole_ = &reader_.judge(text_, first_line_);
  scene_ = reader_.scene();
  if (scene_.ruleset == nullptr) {
    result_.status = Status::unreadable;
    return std::move(result_);
  }
  open();
  for (const SourceLine& each : source_.lines) {
    if (!line(each)) return std::move(result_);
  }
  const Verdict& redacted = walkers_[0].judge(result_.text, first_line_);
  if (whole_->errors == 0 && (redacted.errors > 0 || !same_standings(*whole_, redacted)))
    result_.status = Status::unsafe;
  return std::move(result_);
}

}  // namespace

Redacted redact(Shelf& shelf, const JudgeOptions& options, std::string_view game_text, std::uint32_t first_line,
                const RedactOptions& how) {
  return Redactor(shelf, options, game_text, first_line, how).run();
}

}  // namespace dogeref::referee
