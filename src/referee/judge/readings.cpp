#include "referee/judge/readings.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"

namespace dogeref::referee {

using findings::Finding;

namespace {

constexpr std::size_t least_work = 18'000;  ///< lines judged to find the cheapest reading, however short the record is
constexpr std::size_t most_work = 200'000;

auto cost_of(const Reading& reading) { return std::tuple(reading.errors, reading.result_errors, reading.second); }

/// Of readings that cost the same the one whose earliest differing line is read the plainer way.
bool is_plainer(const Reading& one, const Reading& other) {
  const std::size_t both = std::min(one.changes.size(), other.changes.size());
  for (std::size_t at = 0; at < both; ++at) {
    if (one.changes[at].at != other.changes[at].at) return one.changes[at].at > other.changes[at].at;
    const auto key = [at](const Reading& reading) {
      const Repair& repair = reading.repairs[reading.changes[at].repair];
      return std::tuple(repair.cost, std::string_view(repair.text));
    };
    if (key(one) != key(other)) return key(one) < key(other);
  }
  return one.changes.size() < other.changes.size();
}

bool is_cheaper(const Reading& one, const Reading& other) {
  if (cost_of(one) != cost_of(other)) return cost_of(one) < cost_of(other);
  return is_plainer(one, other);
}

}  // namespace

Readings::Readings(Shelf& shelf, const JudgeOptions& options)
    : state_(std::make_unique<JudgeState>(shelf, unheard(options))),
      most_(static_cast<std::size_t>(std::max(1, options.readings))),
      proposes_(options.want_proposals),
      asks_if_certain_(options.want_certain) {}
Readings::~Readings() = default;

void Readings::open(std::string_view text, std::uint32_t first_line, std::optional<std::uint32_t> until) {
  state_->reset();
  (void)state_->open(text, first_line);
  state_->outcome.start(state_->ruleset);
  state_->outcome.take(state_->report, state_->rulings);
  if (until) state_->leave_out_after(*until);
  state_->resolve_lines();
  const auto begin = state_->lines.begin() + static_cast<std::ptrdiff_t>(state_->header_lines);
  body_.assign(begin, state_->lines.end());
  forms_.clear();
  for (const RawLine& raw : body_) forms_.push_back(state_->form_of_line(raw));
  texts_.clear();
  best_.reset();
  open_.clear();
  bound_line_.reset();
  work_ = 0;
  bound_ = std::clamp(160 * body_.size(), least_work, most_work);
  start_ = state_->checkpoint();
}

bool Readings::judge(const RawLine& raw, const LineForm& form) {
  ++work_;
  return state_->is_faulty(raw, form);
}

/// Judges what the reading has in the place of a line. False when that is at fault.
bool Readings::judge_changed(const Reading& reading, std::size_t at, bool& stands) {
  const auto first = std::lower_bound(reading.changes.begin(), reading.changes.end(), at,
                                      [](const LineChange& change, std::size_t line) { return change.at < line; });
  for (auto change = first; change != reading.changes.end() && change->at == at; ++change) {
    if (change->kind != LineChange::Kind::added) stands = false;
    if (change->kind == LineChange::Kind::omitted) continue;
    if (judge(change->line, state_->form_of_line(change->line))) return false;
  }
  return true;
}

bool Readings::repeats(std::size_t at, std::size_t earlier, const Checkpoint& before, const Position& behind) {
  if (forms_[at].form != LineForm::player || forms_[earlier].form != LineForm::player) return false;
  const int seat = find_player(state_->players, forms_[at].first).seat;
  if (seat < 0 || seat != find_player(state_->players, forms_[earlier].first).seat) return false;
  state_->resume(before);
  RawLine raw = body_[at];
  raw.number = body_[earlier].number;  // some things are known by the line that they are of
  return !judge(raw, forms_[at]) && state_->ruleset->same(state_->position, behind);
}

bool Readings::passes(const Reading& reading, std::size_t from, const Reading& without) {
  for (std::size_t at = from; at <= without.at; ++at) {
    // Where the game stands as it does without the repair, that changes nothing that comes.
    const bool is_behind = at > from && reading.changes.back().at < at;
    if (is_behind && state_->ruleset->same(state_->position, without.trail.position_before(at))) return false;
    bool stands = true;
    if (!judge_changed(reading, at, stands)) return false;
    if (stands && judge(body_[at], forms_[at]) && forms_[at].form != result_form) return false;
  }
  return true;
}

bool Readings::advance(Reading& reading, std::size_t from) {
  for (std::size_t at = from; at < body_.size(); ++at) {
    reading.trail.keep(at, state_->checkpoint());
    reading.at = at;
    bool stands = true;
    if (!reading.changes.empty() && !judge_changed(reading, at, stands)) return false;
    if (!stands || !judge(body_[at], forms_[at])) continue;
    if (forms_[at].form != result_form) return true;
    ++reading.result_errors;
    reading.faults.push_back(at);
  }
  reading.at = body_.size();
  return true;
}

namespace {

std::uint32_t seat_bit(int seat) { return seat < 0 ? 0U : 1U << static_cast<unsigned>(seat); }

}  // namespace

void Readings::accept(Reading& reading) {
  const std::size_t at = reading.at;
  state_->resume(reading.trail.before(at));
  bool stands = true;
  (void)judge_changed(reading, at, stands);
  (void)judge(body_[at], forms_[at]);
  if (state_->unread) {
    reading.second += repair_costs::lost;
    if (barred_ != nullptr && barred_->at == at) ++reading.errors;
    reading.open_seats |= seat_bit(state_->now.seat);
  }
  ++reading.errors;
  reading.faults.push_back(at);
  if (!advance(reading, at + 1)) reading.at = broken;
}

void Readings::consider(Reading reading) {
  if (reading.at == broken) return;
  if (reading.at < body_.size()) {
    open_.push_back(std::move(reading));
    if (open_.size() > 4 * width()) keep_best(open_);
  } else if (!best_ || cost_of(reading) < cost_of(*best_)) {
    is_open_ = false;
    best_ = std::move(reading);
    behind_ = state_->position;
  } else if (cost_of(reading) == cost_of(*best_)) {
    is_open_ = is_open_ || !state_->ruleset->same(behind_, state_->position);
    if (is_plainer(reading, *best_)) best_ = std::move(reading);
  }
}

/// Of readings that come to different ends at the same cost nobody can tell which is right: the line stays as it is.
Reading Readings::decided() {
  if (is_open_ && recorded_ && recorded_->errors == best_->errors && recorded_->result_errors <= best_->result_errors)
    return std::move(*recorded_);
  best_->is_open = is_open_;
  return std::move(*best_);
}

/// The faster the work goes beside the lines read, the fewer are kept: a record full of slips is to be read to its end.
std::size_t Readings::width() const {
  constexpr std::size_t least = 2;
  if (is_over()) return std::min(most_, least);
  const std::size_t lines = body_.size() + 1;
  const std::size_t left = lines - std::min(front_, body_.size());
  return std::clamp(most_ * (bound_ - work_) / bound_ * lines / left, std::min(most_, least), most_);
}

/// Of readings with as many errors those that came farthest, and the record as it stands. Of those that came about as
/// far the cheaper: what nobody knows passes a few lines more than what is known and contradicts them.
void Readings::keep_best(std::vector<Reading>& readings) const {
  constexpr std::size_t about = 12;  // lines
  std::size_t farthest = 0;
  for (const Reading& reading : readings) farthest = std::max(farthest, reading.at);
  std::stable_sort(readings.begin(), readings.end(), [farthest](const Reading& one, const Reading& other) {
    const std::size_t one_left = (farthest - one.at) / about;
    const std::size_t other_left = (farthest - other.at) / about;
    return one_left != other_left ? one_left < other_left : is_cheaper(one, other);
  });
  std::vector<Reading> kept;
  std::vector<Reading> alike;
  const auto keep = [&](Reading& reading, std::size_t most_alike) {
    const Position position = reading.trail.position_before(reading.at);
    const auto is_same = [&](const Reading& other) {
      return other.at == reading.at && state_->ruleset->same(other.trail.position_before(other.at), position);
    };
    const auto is_alike = [&](const Reading& other) {
      return !other.repairs.empty() && other.repairs.back().at == reading.repairs.back().at;
    };
    if (!reading.repairs.empty()) {
      if (kept.size() >= width()) return;
      const auto count = static_cast<std::size_t>(std::count_if(kept.begin(), kept.end(), is_alike));
      if (count >= most_alike) return alike.push_back(std::move(reading));
    }
    if (std::none_of(kept.begin(), kept.end(), is_same)) kept.push_back(std::move(reading));
  };
  // One line may be read otherwise in many ways, which are not to crowd out those that read another one so.
  for (Reading& reading : readings) keep(reading, std::max<std::size_t>(1, width() / 4));
  for (Reading& reading : std::exchange(alike, {})) keep(reading, kept.max_size());
  readings = std::move(kept);
}

Reading Readings::cheapest() {
  Reading literal;
  state_->resume(start_);
  (void)advance(literal, 0);
  if (literal.at == body_.size()) return literal;
  front_ = literal.at;
  level_.clear();
  level_.push_back(std::move(literal));
  best_.reset();
  recorded_.reset();
  while (true) {
    open_.clear();
    for (std::size_t at = 0; at < level_.size(); ++at) expand_unknown(Reading(level_[at]));
    for (const Reading& reading : level_) {
      Reading next = reading;
      accept(next);
      if (next.at == body_.size() && (!recorded_ || is_cheaper(next, *recorded_))) recorded_ = next;
      consider(std::move(next));
    }
    for (std::size_t at = 0; at < level_.size(); ++at) {
      if (most_ > 1 && !is_over()) expand(level_[at], at < std::max<std::size_t>(1, width() * 3 / 8));
    }
    // One that mended an earlier fault, too, may come to its end with fewer.
    const auto is_dearer = [&](const Reading& reading) { return best_ && reading.errors >= best_->errors; };
    open_.erase(std::remove_if(open_.begin(), open_.end(), is_dearer), open_.end());
    if (open_.empty() || (best_ && is_over())) return decided();
    keep_best(open_);
    front_ = open_.front().at;
    if (is_over()) return alone(std::move(open_.front()));
    level_ = std::move(open_);
  }
}

/// The bound is reached: the reading that came farthest goes on alone.
Reading Readings::alone(Reading reading) {
  bound_line_ = body_[reading.at].number;
  while (reading.at < body_.size()) accept(reading);
  return reading;
}

bool Readings::is_barred(const Repair& repair, std::size_t at) const {
  if (barred_ == nullptr || barred_->at != at) return false;
  const bool is_it = barred_->kind == repair.kind && barred_->text == repair.text && barred_->other == repair.other;
  // That nobody knows what a line did, or that it did nothing, is no other meaning of what cannot be read.
  const bool did_nothing = repair.kind == Repair::Kind::twice && repair.other == at;
  return is_it || repair.kind == Repair::Kind::lost || (bars_nothing_ && did_nothing);
}

/// Whether the record has an error more when it is read without the repair of what was found.
bool Readings::is_certain(const Reading& reading, std::size_t which, const Finding& finding) {
  barred_ = &reading.repairs[which];
  const bool is_there = finding.span.line == body_[barred_->at].number;
  bars_nothing_ = is_there && is_of_reading(finding.code);
  work_ = 0;
  const Reading other = cheapest();
  barred_ = nullptr;
  return !bound_line_ && other.errors + other.result_errors > reading.errors + reading.result_errors;
}

void Readings::mark_certain(const Reading& reading, Found& found) {
  for (std::size_t at = 0; at < found.findings.size(); ++at) {
    Finding& finding = found.findings[at];
    finding.is_certain = !finding.fix.empty() && is_certain(reading, found.repairs[at], finding);
  }
}

/// Trails are megabytes, and a thread has several judges, of which one searches at a time.
void Readings::forget() {
  best_.reset();
  recorded_.reset();
  level_.clear();
  open_.clear();
}

std::optional<Readings::Found> Readings::find(std::string_view text, std::uint32_t first_line,
                                              std::optional<std::uint32_t> until) {
  open(text, first_line, until);
  const Reading reading = cheapest();
  Found found = tell(reading);
  if (proposes_ && !bound_line_) propose_earlier(reading, found);
  if (asks_if_certain_ && !found.bound) mark_certain(reading, found);
  forget();
  if (!found.is_otherwise && found.proposals.empty() && !found.bound) return std::nullopt;
  return found;
}

}  // namespace dogeref::referee
