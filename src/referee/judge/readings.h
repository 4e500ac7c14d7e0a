#pragma once
// The least-cost explanation of a record. Rules page, "The least-cost explanation". Private to judge*.cpp.

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "referee/judge/judge_state.h"
#include "referee/judge/trail.h"
#include "referee/repairs/repair_candidates.h"

namespace dogeref::referee {

/// What a reading makes of one line of the record.
struct LineChange {
  enum class Kind : std::uint8_t { replaced, added, omitted };
  std::size_t at = 0;  ///< of the record's lines; an added line stands before it
  Kind kind = Kind::replaced;
  std::size_t repair = 0;  ///< which of the reading's repairs makes it
  RawLine line = {};
};

/// One way to read the record: its repairs, and how far it has been judged.
struct Reading {
  std::vector<Repair> repairs;      ///< in the order in which they were thought of
  std::vector<std::size_t> places;  ///< of each repair: the first line that it changes
  std::vector<LineChange> changes;  ///< in the order of the lines
  std::vector<std::size_t> faults;  ///< lines at fault, taken as they stand, results among them
  int errors = 0;                   ///< lines repaired or at fault, `result` apart
  int result_errors = 0;            ///< lines of results at fault
  int second = 0;                   ///< what the repairs cost
  std::size_t at = 0;               ///< the line at fault of which nothing is decided yet; all lines: it is read
  bool is_open = false;             ///< others cost the same and end elsewhere: its last repair is one of several
  std::uint32_t open_seats = 0;     ///< who did something that is not known, a bit each
  Trail trail;                      ///< before the lines up to `at`
};

/// What was likely meant by a line at fault.
struct Proposal {
  std::uint32_t line = 0;
  bool is_one_slip = false;  ///< all that is at fault in it is mended at once
  bool is_certain = false;   ///< see `findings::Finding`
  std::vector<findings::Help> help;
  std::vector<findings::Edit> fix;  ///< empty: what was meant is not certain
};

/// Looks for the cheapest reading of a game. One a judge; keeps its buffers.
class Readings {
 public:
  /// A record that is longer, or in which more lines are at fault, is judged as it stands.
  static constexpr std::size_t most_lines = 4096;
  static constexpr int most_faults = 300;

  Readings(Shelf& shelf, const JudgeOptions& options);
  ~Readings();
  Readings(const Readings&) = delete;
  Readings& operator=(const Readings&) = delete;

  /// The lines as the cheapest reading has them, and what is found of its repairs.
  struct Found {
    bool is_otherwise = false;   ///< than the record as it stands
    std::vector<RawLine> lines;  ///< of the body, if it is; good until the next search
    std::vector<Proposal> proposals;
    std::vector<findings::Finding> findings;
    std::vector<std::size_t> repairs;  ///< of each of them, among those of the reading
    std::vector<ReadingChange> changes;
    std::optional<std::uint32_t> bound;  ///< from this line on the search was at its bound
  };
  /// Nothing when it is the record as it stands. The game must have players and rules.
  [[nodiscard]] std::optional<Found> find(std::string_view text, std::uint32_t first_line,
                                          std::optional<std::uint32_t> until);
  /// Lines judged for the last search.
  [[nodiscard]] std::size_t lines_judged() const { return work_; }

 private:
  static constexpr std::size_t broken = ~std::size_t{0};  ///< `Reading::at` of one that cannot be

  void open(std::string_view text, std::uint32_t first_line, std::optional<std::uint32_t> until);
  [[nodiscard]] bool is_over() const { return work_ > bound_; }
  [[nodiscard]] std::size_t width() const;
  bool judge(const RawLine& raw, const LineForm& form);
  [[nodiscard]] bool judge_changed(const Reading& reading, std::size_t at, bool& stands);
  /// Judges on from a line, up to the next line at fault or the end. False when a changed line is at fault.
  bool advance(Reading& reading, std::size_t from);
  /// Whether it comes past the line at fault of the reading that it was `without` its last repair. Keeps no trail.
  [[nodiscard]] bool passes(const Reading& reading, std::size_t from, const Reading& without);
  /// Whether the line says what an earlier one said, in whatever words: played in its place it leaves the same.
  [[nodiscard]] bool repeats(std::size_t at, std::size_t earlier, const Checkpoint& before, const Position& behind);
  /// The line at fault is taken as it stands.
  void accept(Reading& reading);
  [[nodiscard]] Reading cheapest();
  void mark_certain(const Reading& reading, Found& found);
  [[nodiscard]] bool is_certain(const Reading& reading, std::size_t which, const findings::Finding& finding);
  [[nodiscard]] bool is_barred(const Repair& repair, std::size_t at) const;
  void forget();
  [[nodiscard]] Reading decided();
  [[nodiscard]] Reading alone(Reading reading);
  void consider(Reading reading);
  void keep_best(std::vector<Reading>& readings) const;
  // What may be read otherwise (readings_expand.cpp).
  void expand(const Reading& reading, bool far);
  [[nodiscard]] BrokenLine broken_line(std::size_t at, std::span<const findings::Finding* const> errors,
                                       const Position& before, bool is_of_game) const;
  [[nodiscard]] static std::vector<const findings::Finding*> pointers_to(const std::vector<findings::Finding>& errors);
  void expand_line(const Reading& reading, const std::vector<findings::Finding>& errors);
  void expand_unwritten(const Reading& reading, const std::vector<findings::Finding>& errors);
  void expand_unknown(const Reading& reading);
  void expand_undone(const Reading& reading);
  void expand_earlier(const Reading& reading, std::size_t at);
  [[nodiscard]] bool may_matter(const Reading& reading, std::size_t at) const;
  void attempt_all(const Reading& reading, std::vector<Repair> repairs, std::size_t at);
  void attempt(const Reading& reading, Repair repair, std::size_t at);
  void forgive(Reading& reading, std::size_t from) const;
  [[nodiscard]] bool is_undone(Repair& repair, std::size_t at) const;
  [[nodiscard]] RawLine line_for(std::string_view text, std::size_t at);
  [[nodiscard]] std::vector<LineChange> changes_of(const Repair& repair, std::size_t at, std::size_t which);
  [[nodiscard]] bool add_changes(Reading& reading, const Repair& repair, std::size_t at);
  [[nodiscard]] std::vector<findings::Finding> findings_at(const Checkpoint& before, const RawLine& raw);
  // What is told of it.
  [[nodiscard]] Found tell(const Reading& reading);
  void tell_repair(const Reading& reading, std::size_t which, const Checkpoint& before, Found& found);
  [[nodiscard]] std::vector<RawLine> lines_of(const Reading& reading) const;
  void propose(const Reading& reading, std::size_t at, const Checkpoint& before_last, const Checkpoint& before,
               Found& found);
  void allow_proposals();
  [[nodiscard]] Proposal proposal_of(std::size_t at, const std::vector<findings::Finding>& errors,
                                     const Repair& repair) const;
  void propose_earlier(const Reading& reading, Found& found);
  [[nodiscard]] bool is_confirmed(const Reading& reading, Reading& with, std::size_t at);
  [[nodiscard]] bool is_named_before(std::string_view text, std::size_t at) const;
  void add_result(std::size_t at, std::vector<Repair>& repairs) const;

  std::unique_ptr<JudgeState> state_;
  std::vector<RawLine> body_;
  std::vector<LineForm> forms_;  ///< of the body's lines
  Checkpoint start_;
  std::deque<std::string> texts_;  ///< of changed lines
  std::size_t work_ = 0;
  std::size_t bound_ = 0;
  std::size_t most_ = 16;
  bool fits_ = false;      ///< some repair of the line at fault does
  std::size_t front_ = 0;  ///< how far the best of the readings has come
  bool proposes_ = false;  ///< also for a line with one finding
  bool asks_if_certain_ = false;
  bool bars_nothing_ = false;        ///< nor may it have done nothing
  const Repair* barred_ = nullptr;   ///< not to be made in this search, nor may nobody know what its line did
  std::optional<Reading> best_;      ///< of those that are read
  Position behind_;                  ///< where the game stands at its end
  bool is_open_ = false;             ///< others cost the same and end elsewhere
  std::optional<Reading> recorded_;  ///< of those that are read the cheapest that takes the last fault as it stands
  std::vector<Reading> level_;       ///< of as many errors, to be expanded
  std::vector<Reading> open_;        ///< of which the next choice is open
  std::optional<std::uint32_t> bound_line_;
  std::uint64_t seats_ = 0;             ///< that the findings at the line at fault speak of, a bit each
  std::vector<std::uint32_t> related_;  ///< lines that they name
};

}  // namespace dogeref::referee
