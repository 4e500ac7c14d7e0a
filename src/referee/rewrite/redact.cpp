#include "referee/rewrite/redact.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "referee/game/categories.h"
#include "referee/game/pen.h"
#include "referee/record/names.h"
#include "referee/record/turns.h"
#include "referee/record/undo.h"
#include "referee/rewrite/draft.h"
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

class Redactor {
 public:
  Redactor(Shelf& shelf, const JudgeOptions& options, std::string_view text, std::uint32_t first_line, int keeps)
      : text_(text),
        first_line_(first_line),
        keeps_(keeps),
        reader_(shelf, options),
        walkers_{{shelf, options}, {shelf, options}} {
    source_.read(text, first_line, shelf);
  }

  Redacted run();

 private:
  using Status = Redacted::Status;
  void open();
  bool line(const SourceLine& line);
  bool header(const SourceLine& line);
  bool body(const SourceLine& line);
  bool walk(const SourceLine& line, int form);
  [[nodiscard]] bool can_be_read(const RawLine& raw);
  void give(const SourceLine& line, LineText& now);
  bool stop(Status status, std::uint32_t at) {
    result_.status = status;
    result_.line = at;
    return false;
  }

  std::string_view text_;
  std::uint32_t first_line_;
  int keeps_;
  Judge reader_;      ///< has judged the game whole
  Judge walkers_[2];  ///< go through it line by line
  std::size_t walker_ = 0;
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

bool Redactor::can_be_read(const RawLine& raw) {
  std::vector<std::string_view> names;
  for (const PlayerName& player : scene_.players) names.emplace_back(player.written);
  const Pen pen{*slots_, names};
  return written_line({*scene_.ruleset, *scene_.words, scene_.players, pen}, raw).has_value();
}

/// Appends the line with its body redacted.
void Redactor::give(const SourceLine& line, LineText& now) {
  std::string body;
  if (!scene_.ruleset->redact(before_, after_, now, keeps_, body)) return;
  if (body == now.body) {
    result_.text.append(line.bytes) += '\n';
    return;
  }
  const auto begin = static_cast<std::size_t>(now.body.data() - line.raw->text.data());
  std::string redacted(line.raw->text.substr(0, begin));
  redacted.append(body).append(line.raw->text.substr(begin + now.body.size()));
  while (redacted.ends_with(' ')) redacted.pop_back();
  result_.text.append(redacted) += '\n';
}

bool Redactor::header(const SourceLine& line) {
  if (line.field == nullptr) return stop(Status::unread, line.number);
  const std::vector<HeaderKey>& own = scene_.ruleset->vocabulary().headers;
  const auto is_key = [&](const HeaderKey& key) { return key.slot == line.field->key; };
  const auto found = std::find_if(own.begin(), own.end(), is_key);
  if (found == own.end()) {
    result_.text.append(line.bytes) += '\n';
    return true;
  }
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
  const bool is_frames = form.form >= 0 && form.form < first_game_form;
  if (!is_frames && !can_be_read(*line.raw)) return stop(Status::unread, line.number);
  if (!walk(line, form.form)) return false;
  LineText now;
  now.line = line.number;
  now.text = line.raw->text;
  now.body = trimmed(form.rest);
  now.form = form.form >= first_game_form ? form.form - first_game_form : -1;
  now.words = scene_.words;
  now.players = scene_.players;
  if (form.form == LineForm::player) {
    now.seat = find_player(scene_.players, form.first).seat;
    now.body = trimmed(form.rest.substr(0, form.rest.find("=>")));
  }
  if (is_frames || now.body == "?" || (form.form == LineForm::player && now.seat < 0)) {
    result_.text.append(line.bytes) += '\n';
  } else {
    give(line, now);
  }
  return true;
}

bool Redactor::line(const SourceLine& line) {
  if (line.raw == nullptr) {
    result_.text.append(line.bytes) += '\n';
    return true;
  }
  if (line.raw->flaw != Flaw::none) return stop(Status::unread, line.number);
  return line.is_header ? header(line) : body(line);
}

Redacted Redactor::run() {
  const Verdict& whole = reader_.judge(text_, first_line_);
  scene_ = reader_.scene();
  if (scene_.ruleset == nullptr) {
    result_.status = Status::unreadable;
    return std::move(result_);
  }
  if (!scene_.ruleset->has_secrets()) {
    result_.text = text_;
    return std::move(result_);
  }
  open();
  for (const SourceLine& each : source_.lines) {
    if (!line(each)) return std::move(result_);
  }
  const Verdict& redacted = walkers_[0].judge(result_.text, first_line_);
  if (whole.errors == 0 && (redacted.errors > 0 || !same_standings(whole, redacted))) result_.status = Status::unsafe;
  return std::move(result_);
}

}  // namespace

Redacted redact(Shelf& shelf, const JudgeOptions& options, std::string_view game_text, std::uint32_t first_line,
                int keeps) {
  return Redactor(shelf, options, game_text, first_line, keeps).run();
}

}  // namespace dogeref::referee
