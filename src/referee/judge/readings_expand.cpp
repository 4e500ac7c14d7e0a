// How the line at fault, and those before it, may be read otherwise.

#include "referee/judge/readings.h"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/repairs/repair_told.h"

namespace dogeref::referee {

using findings::Finding;

namespace {

constexpr std::size_t most_back = 3;  ///< lines before that a line may say again
constexpr std::size_t most_ways = 8;  ///< guesses at what a missing line did

/// The seats that a finding speaks of, a bit each.
std::uint64_t seats_in(const std::vector<findings::Argument>& arguments) {
  std::uint64_t seats = 0;
  for (const findings::Argument& argument : arguments) {
    for (const findings::Term& term : argument.terms) {
      if (term.kind == findings::Term::Kind::seat && term.number >= 0) seats |= std::uint64_t{1} << term.number;
      seats |= seats_in(term.arguments);
    }
  }
  return seats;
}

}  // namespace

void Readings::expand(const Reading& reading, bool far) {
  const std::size_t at = reading.at;
  const std::vector<Finding> errors = findings_at(reading.trail.before(at), body_[at]);
  seats_ = 0;
  related_.clear();
  for (const Finding& finding : errors) {
    if (finding.seat >= 0) seats_ |= std::uint64_t{1} << finding.seat;
    seats_ |= seats_in(finding.arguments);
    for (const findings::Related& related : finding.related) related_.push_back(related.line);
  }
  fits_ = false;
  expand_line(reading, errors);
  const bool is_typo = fits_ && !errors.empty() && is_of_reading(errors.front().code);
  expand_undone(reading);
  if (!far || is_typo) return;
  state_->resume(reading.trail.before(at));
  const int round = state_->ruleset->turn(state_->position).round;
  for (std::size_t line = at; line > reading.trail.begin() && !is_over();) {
    --line;
    if (state_->ruleset->turn(reading.trail.position_before(line)).round + 1 < round) return;
    if (may_matter(reading, line)) expand_earlier(reading, line);
  }
}

/// The line that was judged last.
BrokenLine Readings::broken_line(std::size_t at, std::span<const Finding* const> errors, const Position& before,
                                 bool is_of_game) const {
  const bool is_prose = forms_[at].form == LineForm::unknown;
  return {body_,      at,       errors,         state_->players,        before.laps.due(),
          is_of_game, is_prose, state_->unread, &state_->words_of_all()};
}

std::vector<const Finding*> Readings::pointers_to(const std::vector<Finding>& errors) {
  std::vector<const Finding*> pointers;
  for (const Finding& error : errors) pointers.push_back(&error);
  return pointers;
}

/// The line at fault itself.
void Readings::expand_line(const Reading& reading, const std::vector<Finding>& errors) {
  const std::size_t at = reading.at;
  if (body_[at].flaw != Flaw::none) return;  // nobody knows what stood there
  const std::vector<const Finding*> seen = pointers_to(errors);
  const Position before = reading.trail.position_before(at);
  const BrokenLine line = broken_line(at, seen, before, forms_[at].form >= first_game_form);
  std::vector<Repair> repairs = repairs_of(line, *state_->ruleset, before, *state_->now.words);
  for (std::size_t back = 1; back <= most_back && at >= reading.trail.begin() + back; ++back) {
    if (repeats(at, at - back, reading.trail.before(at - back), reading.trail.position_before(at - back + 1)))
      repairs.push_back({Repair::Kind::twice, {}, at - back, -1, repair_costs::line});
  }
  attempt_all(reading, std::move(repairs), at);
  expand_unwritten(reading, errors);
}

/// A step that the player of the line did before may not have been written: a rule of the game says so, no count.
void Readings::expand_unwritten(const Reading& reading, const std::vector<Finding>& errors) {
  if (forms_[reading.at].form != LineForm::player || errors.empty() || errors.front().seat < 0) return;
  const auto is_of_game = [](const Finding& error) { return error.code >= first_game_code; };
  if (!std::all_of(errors.begin(), errors.end(), is_of_game)) return;
  for (std::size_t way = Ruleset::first_single_way; way < most_ways && !is_over(); ++way)
    attempt(reading, {Repair::Kind::unwritten, {}, way, errors.front().seat, repair_costs::line}, reading.at);
}

/// What was done unseen comes out at the line at fault. That is no further slip.
void Readings::expand_unknown(const Reading& reading) {
  for (int seat = 0; reading.at < body_.size() && seat < static_cast<int>(state_->players.size()); ++seat) {
    if ((reading.open_seats >> static_cast<unsigned>(seat) & 1U) == 0) continue;
    for (std::size_t way = 0; way < most_ways && !is_over(); ++way) {
      Reading next = reading;
      if (!add_changes(next, {Repair::Kind::supposed, {}, way, seat, 0}, reading.at)) break;
      state_->resume(reading.trail.before(reading.at));
      if (!advance(next, reading.at) || next.at <= reading.at) continue;
      if (next.at < body_.size()) {
        if (level_.size() < 2 * most_) level_.push_back(std::move(next));
      } else {
        consider(std::move(next));
      }
      break;
    }
  }
}

/// What was taken back a little before may stand all the same.
void Readings::expand_undone(const Reading& reading) {
  for (std::size_t which = 0; which < state_->taken_back.size(); ++which) {
    const TakenBack& taken = state_->taken_back[which];
    if (taken.at < reading.trail.begin() || taken.at > reading.at) continue;
    // All of it, or but the last of it.
    for (std::size_t back = 0; back < taken.games.size(); ++back) {
      Repair repair{
          Repair::Kind::restored, {}, back == 0 ? taken.lines.size() : taken.games[taken.games.size() - back]};
      if (back > 0) repair.text = std::string(taken.word) + (back > 1 ? " " + std::to_string(back) : "");
      repair.cost = back > 0 ? repair_costs::word : repair_costs::line;
      repair.taken = which;
      repair.undo = taken.undo;
      attempt(reading, std::move(repair), taken.at);
    }
  }
}

/// Whether what the line did may be why the record is at fault later.
bool Readings::may_matter(const Reading& reading, std::size_t at) const {
  if (at + 1 == reading.at || forms_[at].form >= first_game_form || seats_ == 0) return true;
  if (std::find(related_.begin(), related_.end(), body_[at].number) != related_.end()) return true;
  if (forms_[at].form != LineForm::player) return false;
  const int seat = find_player(state_->players, forms_[at].first).seat;
  return seat >= 0 && (seats_ >> static_cast<unsigned>(seat) & 1U) != 0;
}

void Readings::expand_earlier(const Reading& reading, std::size_t at) {
  const bool is_of_game = forms_[at].form >= first_game_form;
  const Position before = reading.trail.position_before(at);
  const BrokenLine line{body_, at, {}, state_->players, before.laps.due(), is_of_game};
  std::vector<Repair> repairs = earlier_repairs_of(line, *state_->ruleset, before, *state_->now.words);
  if (is_of_game || forms_[at].form == LineForm::player)
    repairs.push_back({Repair::Kind::twice, {}, at, -1, repair_costs::line});
  attempt_all(reading, std::move(repairs), at);
}

void Readings::attempt_all(const Reading& reading, std::vector<Repair> repairs, std::size_t at) {
  std::stable_sort(repairs.begin(), repairs.end(),
                   [](const Repair& one, const Repair& other) { return one.cost < other.cost; });
  std::set<std::tuple<Repair::Kind, std::string_view, std::size_t>> tried;
  for (const Repair& repair : repairs) {
    if (is_over()) return;
    const std::size_t place = repair.kind == Repair::Kind::joined ? repair.at : at;
    if (tried.emplace(repair.kind, repair.text, repair.other).second) attempt(reading, repair, place);
  }
}

/// A line that is read as `undo` takes back the game lines before it; false when it takes back too many.
bool Readings::is_undone(Repair& repair, std::size_t at) const {
  if (repair.kind != Repair::Kind::change) return true;
  const std::string text = repair.text + "\n";
  const RawLine raw = repaired_line(text, body_[at].number);
  const LineForm form = state_->form_of_line(raw);
  if (form.form != undo_form) return true;
  std::int64_t count = undo_count(raw, form, *state_->now.words);
  if (count == 0) return false;
  std::size_t first = at;
  while (count > 0 && first > 0) {
    --first;
    if (forms_[first].form == LineForm::player || forms_[first].form >= first_game_form) --count;
  }
  repair.kind = Repair::Kind::undone;
  repair.other = first;
  return count == 0;
}

/// From a line on nothing counts as a fault any more: it is judged again. What is not there at all is not put right.
void Readings::forgive(Reading& reading, std::size_t from) const {
  const auto is_judged_again = [&](std::size_t fault) {
    const auto omits = [fault](const LineChange& change) {
      return change.at == fault && change.kind == LineChange::Kind::omitted;
    };
    return fault >= from && std::none_of(reading.changes.begin(), reading.changes.end(), omits);
  };
  for (const std::size_t fault : reading.faults) {
    if (is_judged_again(fault)) --(forms_[fault].form == result_form ? reading.result_errors : reading.errors);
  }
  reading.faults.erase(std::remove_if(reading.faults.begin(), reading.faults.end(), is_judged_again),
                       reading.faults.end());
}

/// Keeps the reading with the repair if the line at fault is right by it.
void Readings::attempt(const Reading& reading, Repair repair, std::size_t at) {
  if (!is_undone(repair, at) || is_barred(repair, at)) return;
  // If it puts right all that was taken for a fault before.
  const int least = reading.errors + 1 - static_cast<int>(reading.faults.size());
  if (best_ && std::tuple(best_->errors, best_->result_errors, best_->second) <
                   std::tuple(least, 0, reading.second + repair.cost))
    return;
  Reading next;
  next.repairs = reading.repairs;
  next.places = reading.places;
  next.changes = reading.changes;
  next.faults = reading.faults;
  next.errors = reading.errors + 1;
  next.result_errors = reading.result_errors;
  next.second = reading.second + repair.cost;
  next.open_seats = reading.open_seats;
  next.trail = Trail(reading.trail.begin());
  if (repair.kind == Repair::Kind::left_out && repair.seat >= 0)
    next.open_seats |= 1U << static_cast<unsigned>(repair.seat);
  const std::size_t texts = texts_.size();
  if (add_changes(next, repair, at)) {
    const std::size_t place = next.places.back();
    forgive(next, place);
    const Checkpoint before = reading.trail.before(place);
    state_->resume(before);
    if (passes(next, place, reading)) {
      next.trail = reading.trail.until(place);
      state_->resume(before);
      if (advance(next, place) && next.at > reading.at) {
        fits_ = true;
        return consider(std::move(next));
      }
    }
  }
  texts_.resize(texts);
}

/// A line that is read in the place of another.
RawLine Readings::line_for(std::string_view text, std::size_t at) {
  texts_.push_back(std::string(text) + "\n");
  return repaired_line(texts_.back(), body_[at].number);
}

/// What the repair makes of the record's lines; nothing when it cannot be made.
std::vector<LineChange> Readings::changes_of(const Repair& repair, std::size_t at, std::size_t which) {
  using Kind = LineChange::Kind;
  switch (repair.kind) {
    case Repair::Kind::remark:
    case Repair::Kind::twice: return {{at, Kind::omitted, which, {}}};
    case Repair::Kind::swap:
      return {{at, Kind::replaced, which, body_[repair.other]}, {repair.other, Kind::replaced, which, body_[at]}};
    case Repair::Kind::moved:
      return {{at, Kind::added, which, body_[repair.other]}, {repair.other, Kind::omitted, which, {}}};
    case Repair::Kind::joined:
      return {{at, Kind::replaced, which, line_for(repair.text, at)}, {repair.other, Kind::omitted, which, {}}};
    case Repair::Kind::parted: {
      const std::size_t feed = repair.text.find('\n');
      const std::string_view text = repair.text;
      return {{at, Kind::added, which, line_for(text.substr(0, feed), at)},
              {at, Kind::replaced, which, line_for(text.substr(feed + 1), at)}};
    }
    case Repair::Kind::undone: {
      std::vector<LineChange> changes;
      for (std::size_t line = repair.other; line <= at; ++line) changes.push_back({line, Kind::omitted, which, {}});
      return changes;
    }
    case Repair::Kind::restored: {
      std::vector<LineChange> changes;
      for (const RawLine& line : std::span(state_->taken_back[repair.taken].lines).first(repair.other))
        changes.push_back({at, Kind::added, which, line});
      return changes;
    }
    case Repair::Kind::supposed:
    case Repair::Kind::unwritten: {
      RawLine line = line_for("?", at);
      line.flaw = repair.kind == Repair::Kind::supposed ? Flaw::supposed : Flaw::unwritten;
      line.flaw_at = static_cast<std::uint32_t>(repair.other * max_seats) + static_cast<std::uint32_t>(repair.seat);
      return {{at, Kind::added, which, line}};
    }
    case Repair::Kind::lost: {
      RawLine line = body_[at];
      line.flaw = Flaw::lost;
      line.is_repaired = true;
      return {{at, Kind::replaced, which, line}};
    }
    case Repair::Kind::left_out: return {{at, Kind::added, which, line_for(repair.text, at)}};
    case Repair::Kind::change: break;
  }
  return {{at, Kind::replaced, which, line_for(repair.text, at)}};
}

/// False when it cannot be made: a line is changed already, or lies too far back.
bool Readings::add_changes(Reading& reading, const Repair& repair, std::size_t at) {
  std::vector<LineChange> added = changes_of(repair, at, reading.repairs.size());
  std::size_t place = at;
  for (const LineChange& change : added) {
    const auto is_there = [&](const LineChange& other) { return other.at == change.at; };
    if (std::any_of(reading.changes.begin(), reading.changes.end(), is_there)) return false;
    if (change.kind != LineChange::Kind::omitted && change.line.text.empty()) return false;
    place = std::min(place, change.at);
  }
  if (place < reading.trail.begin()) return false;
  for (LineChange& change : added) {
    const auto behind = std::upper_bound(reading.changes.begin(), reading.changes.end(), change.at,
                                         [](std::size_t line, const LineChange& other) { return line < other.at; });
    reading.changes.insert(behind, std::move(change));
  }
  reading.repairs.push_back(repair);
  reading.repairs.back().at = at;
  reading.places.push_back(place);
  return true;
}

}  // namespace dogeref::referee
