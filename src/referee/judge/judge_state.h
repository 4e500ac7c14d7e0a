#pragma once
// The judge's state while one game is judged. Private to judge*.cpp.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "referee/judge/claims.h"
#include "referee/judge/options.h"
#include "referee/judge/outcome.h"
#include "referee/judge/rulings.h"
#include "referee/judge/scene.h"
#include "referee/record/header.h"
#include "referee/record/names.h"
#include "referee/record/record.h"
#include "referee/record/turns.h"
#include "referee/record/undo.h"

namespace dogeref::referee {

/// Whether all that is wrong is a colon, or a time of day before the line: it says what it says all the same.
[[nodiscard]] bool is_read_all_the_same(const findings::Finding& finding);

/// Where the judging of a game stands between two lines, the position apart.
struct Surroundings {
  Rulings rulings;
  std::optional<Ending> end;
  LastGameLine last_game_line;
  bool after_end_reported = false;
  int actions = 0;
  int turn_of = -1;
  std::uint32_t last_line = 0;
  std::size_t corrections = 0;
};

struct Checkpoint {
  Position position;
  Surroundings surroundings;
};

class Readings;
class HeaderReadings;
struct HeaderMeant;

class JudgeState {
 public:
  JudgeState(Shelf& from, JudgeOptions given);
  JudgeState(const JudgeState&) = delete;
  JudgeState& operator=(const JudgeState&) = delete;
  ~JudgeState();

  /// The whole game, or up to a line, as if the record went on there.
  const Verdict& judge(std::string_view game_text, std::uint32_t first_line, std::optional<std::uint32_t> until);
  const Verdict& play_on(const Scene& scene, std::string_view text, std::uint32_t first_line, bool draws_as_kinds);
  void reset();
  bool open(std::string_view game_text, std::uint32_t first_line);
  bool choose_rules(const Header& header);
  void report_title(const HeaderField& field);
  bool seat_players(const HeaderField& field);
  void propose_header(std::string_view game_text, std::uint32_t first_line);
  bool seat_meant(const HeaderField& field, const std::string& meant);
  void note_header(const Header& header);
  bool set_up(const Header& header);
  const rules::Words& words_for(const Header& header);
  /// Those of all languages that the game is known in.
  const rules::Words& words_of_all();
  void check_fingerprint(const Header& header);
  void report_language(const HeaderField& field, std::string_view id, const std::vector<std::string>& known);
  void report_unknown(FrameCode which, const HeaderField* field, std::string_view what,
                      const std::vector<std::string>& known);

  void leave_out_after(std::uint32_t last);
  bool begin(std::string_view game_text, std::uint32_t first_line);
  [[nodiscard]] bool may_be_otherwise() const;
  void begin_otherwise(std::string_view& game_text, std::uint32_t first_line, bool& usable);
  void read_otherwise(std::string_view game_text, std::uint32_t first_line, std::optional<std::uint32_t> until);
  void resolve_lines();
  void judge_lines();
  void read_forms();
  [[nodiscard]] LineForm form_by_first_word(const RawLine& raw);
  [[nodiscard]] bool has_undo() const;
  void judge_body();
  [[gnu::always_inline]] inline void line(const RawLine& raw, const LineForm& form);
  /// Judges a player's line of which nothing is to be said but, perhaps, of its claim. False where it is none such, or
  /// nobody knows at a glance: nothing has changed then.
  bool clean_line(const RawLine& raw);
  Cleanly clean_action();
  /// The same of one with a claim, whose `=>` stands there in the body.
  Cleanly clean_claim(std::size_t arrow);
  bool read_claim(std::string_view text, Amounts& claim);
  [[nodiscard]] bool has_clean_path() const {
    return options.clean_path && ruleset->has_clean_path() && options.on_illegal == OnIllegal::apply &&
           !options.want_gains;
  }
  void prepare();
  void settle(const RawLine& raw, const LineForm& form);
  /// Judges it as it is, without a thought of what may be missing.
  [[gnu::always_inline]] inline void once(const RawLine& raw, const LineForm& form);
  void once_more(const RawLine& raw, const LineForm& form);
  void unknown_line(const LineForm& form);
  // Parts of `once`, of use in its file alone. A call would cost as much as a rule, and the compiler finds them too
  // long to be moved to their only caller.
  [[gnu::always_inline]] inline void one_line(const RawLine& raw, const LineForm& form);
  [[gnu::always_inline]] inline void player_line(const RawLine& raw, const LineForm& form);
  [[gnu::always_inline]] inline void action(const RawLine& raw, std::string_view claim);
  /// A line of one of the forms without a name that has a colon all the same. False when it is none.
  bool colon_line(const RawLine& raw, const LineForm& form);
  /// A time of day stands before the line.
  void report_time(const LineForm& form);
  /// A line with an unknown name before its colon that is no player's. False when it may be one's.
  bool nobodys_line(const RawLine& raw, const LineForm& form) {
    return colon_line(raw, form) || late_header(raw, form) || remark(raw, form);
  }
  bool late_header(const RawLine& raw, const LineForm& form);
  bool remark(const RawLine& raw, const LineForm& form);
  [[nodiscard]] bool is_late_header(const LineForm& form) const;
  /// Whether the line, which is of no known form or of an unknown name, tells something that is no part of the game.
  [[nodiscard]] bool is_prose(const RawLine& raw, const LineForm& form) const;
  [[nodiscard]] bool holds_step(std::string_view text) const;
  [[nodiscard]] bool is_step(std::string_view text) const;
  [[nodiscard]] bool is_claim_readable(const LineForm& form) const;
  /// Whether the record is a header and a result alone: the table tells what it came to, and not how.
  [[nodiscard]] bool is_score_sheet(bool whole) const;
  /// Judges such a result by itself.
  void judge_sheet(const RawLine& raw);
  /// Whether `undo` counts the line.
  [[nodiscard]] bool is_counted(const RawLine& raw, const LineForm& form);
  [[nodiscard]] bool lacks_all(const LineForm& form) const;
  void claimed_action(const RawLine& raw, Taken taken, bool takes, std::string_view claim);
  [[gnu::always_inline]] inline bool carry_out(const RawLine& raw, Taken taken, bool takes, bool readable, bool claims);
  [[nodiscard]] bool is_slip_of_pen();
  void lose_line();
  void game_line(const RawLine& raw, const LineForm& form);
  void lose_form(const RawLine& raw);
  bool refused_after_end(const RawLine& raw, const LineForm& form) {
    if (!verdict.end) return false;
    report_after_end(raw, form);
    return true;
  }
  void note_played(const RawLine& raw);
  void report_after_end(const RawLine& raw, const LineForm& form);
  void close_when_ended(const RawLine& raw) {
    const Progress progress = ruleset->progress(position);
    turn_of = progress.seat;
    if (progress.ended && !verdict.end) close_ended(raw);
  }
  void close_ended(const RawLine& raw);
  [[nodiscard]] bool has_errors() const;
  [[nodiscard]] bool is_claim_judged() const;
  [[nodiscard]] bool can_be_read(const RawLine& raw);
  [[nodiscard]] int likely_seat();
  [[gnu::always_inline]] inline void begin_line(const RawLine& raw, const LineForm& form);
  void begin_again(const RawLine& raw, const LineForm& form);
  void pass_over_due();
  [[nodiscard]] Checkpoint checkpoint() const;
  void resume(const Checkpoint& checkpoint);
  /// What a line that is missing, or could not be read, did: a reading supposes it where it comes out.
  void suppose(const RawLine& raw);
  /// Where what may be read behind a line ends.
  [[nodiscard]] const char* end_behind(const RawLine& raw) const {
    return raw.is_repaired ? raw.whole.data() + raw.whole.size() : record_end;
  }
  [[nodiscard]] LineForm form_of_line(const RawLine& raw) const {
    return is_players_line(raw) ? players_form(raw) : form_without_name(raw, *now.words, end_behind(raw));
  }
  /// Judges one line; true when it has an error that no ruling allows.
  bool is_faulty(const RawLine& raw, const LineForm& form);
  void close(std::string_view reason, Occasion occasion, std::uint32_t at);
  void after_line(const RawLine& raw, const LineForm& form);
  void skip(const RawLine& raw, const LineForm& form);
  void end_of_record(bool goes_on);
  void close_record();
  std::vector<std::string> languages_of(const Header& header);

  Shelf& shelf;
  JudgeOptions options;
  Verdict verdict;
  findings::Report report;
  Outcome outcome;
  Rulings rulings;
  const Ruleset* ruleset = nullptr;
  Position position;
  struct {
    Position position;
    std::optional<Ending> end;
  } saved;                         ///< before the line, for `--on-illegal skip`
  std::size_t saved_gains = 0;     ///< told before the line
  std::vector<PlayedLine> played;  ///< where gains are wanted
  LineText now;
  std::vector<RawLine> lines;
  const char* record_end = nullptr;
  std::vector<LineForm> forms;   ///< of the lines of the body that are no players', in their order
  std::size_t header_lines = 0;  ///< of `lines`; the body follows
  std::vector<PlayerName> players;
  struct {
    std::string line;
    const Ruleset* ruleset = nullptr;
    const rules::Words* words = nullptr;
  } seated;  ///< what `players` were read from
  Spellings spellings;
  Phrases phrases;
  std::vector<TakenBack> taken_back;  ///< by `undo`
  LastGameLine last_game_line;
  RawLine last_raw;  ///< of the record, taken back or not
  std::uint32_t last_line = 0;
  bool after_end_reported = false;
  std::vector<ClaimedPlace> sheet;  ///< what a score sheet declares; empty where the record is none
  int turn_of = -1;                 ///< whose turn of several lines is going on
  bool written_twice = false;       ///< the player's line judged last repeats the one before it
  bool stopped = false;
  bool faulty = false;          ///< the line judged last has an error
  bool unread = false;          ///< nobody knows what it did: it cannot be read
  int faulty_lines = 0;         ///< so many had an error
  int unread_lines = 0;         ///< so many could not be read
  std::size_t clean_lines = 0;  ///< of the players, that went the clean path
  std::size_t lines_read = 0;   ///< judged to find the cheapest explanation

  std::unique_ptr<Readings> readings;  ///< made for the first game that has to be read otherwise
  std::unique_ptr<HeaderReadings> header_readings;
  std::unique_ptr<HeaderMeant> header_meant;                   ///< of this game, where its header is read otherwise
  std::pair<const Ruleset*, const rules::Words*> usual_words;  ///< of the last game without a `language:`
};

}  // namespace dogeref::referee
