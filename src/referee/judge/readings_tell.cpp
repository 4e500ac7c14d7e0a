// What is told of the cheapest reading: each slip once, and what was likely meant.

#include "referee/judge/readings.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/repairs/repair_told.h"
#include "referee/repairs/word_repairs.h"

namespace dogeref::referee {

using findings::Finding;
using findings::Report;
using findings::Severity;

namespace {

constexpr int most_proposed = 20;  ///< lines of a game for which something is proposed
constexpr int most_trials = 600;   ///< repairs tried a line

}  // namespace

/// What is found in a line, at length.
std::vector<Finding> Readings::findings_at(const Checkpoint& before, const RawLine& raw) {
  state_->resume(before);
  state_->verdict.findings.clear();
  state_->verdict.left_out = 0;
  state_->options.want_details = true;
  state_->options.max_errors = 100;
  state_->report.want_details_of(Report::every);
  (void)judge(raw, state_->form_of_line(raw));
  std::vector<Finding> found = std::move(state_->verdict.findings);
  state_->verdict.findings.clear();
  state_->options = unheard(std::move(state_->options));
  state_->report.want_details_of(0);
  const auto is_no_error = [](const Finding& finding) { return finding.severity != Severity::error; };
  found.erase(std::remove_if(found.begin(), found.end(), is_no_error), found.end());
  return found;
}

std::vector<RawLine> Readings::lines_of(const Reading& reading) const {
  std::vector<RawLine> lines;
  auto change = reading.changes.begin();
  for (std::size_t at = 0; at < body_.size(); ++at) {
    bool stands = true;
    for (; change != reading.changes.end() && change->at == at; ++change) {
      stands = stands && change->kind == LineChange::Kind::added;
      if (change->kind != LineChange::Kind::omitted) lines.push_back(change->line);
    }
    if (stands) lines.push_back(body_[at]);
  }
  return lines;
}

/// What is proposed has a bound of its own.
void Readings::allow_proposals() { bound_ = work_ + std::max<std::size_t>(4000, 45 * body_.size()); }

Readings::Found Readings::tell(const Reading& reading) {
  Found found;
  found.is_otherwise = !reading.repairs.empty();
  if (found.is_otherwise) found.lines = lines_of(reading);
  found.bound = bound_line_;
  allow_proposals();
  std::vector<std::size_t> order(reading.repairs.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(),
            [&](std::size_t one, std::size_t other) { return reading.places[one] < reading.places[other]; });
  // Once along the reading, to stand before each repair and each fault.
  state_->resume(start_);
  Checkpoint before_last = start_;
  auto repair = order.begin();
  auto fault = reading.faults.begin();
  for (std::size_t at = 0; at < body_.size(); ++at) {
    if (repair == order.end() && fault == reading.faults.end()) break;
    const Checkpoint before = state_->checkpoint();
    for (; repair != order.end() && reading.places[*repair] == at; ++repair)
      tell_repair(reading, *repair, before, found);
    if (fault != reading.faults.end() && *fault == at) {
      propose(reading, at, before_last, before, found);
      ++fault;
    }
    state_->resume(before);
    bool stands = true;
    (void)judge_changed(reading, at, stands);
    if (stands) (void)judge(body_[at], forms_[at]);
    before_last = before;
  }
  return found;
}

/// The slip is told where the record first contradicts it: there it is found when that repair is not made.
void Readings::tell_repair(const Reading& reading, std::size_t which, const Checkpoint& before, Found& found) {
  const Repair& repair = reading.repairs[which];
  if (repair.kind == Repair::Kind::supposed) return;
  const std::size_t place = reading.places[which];
  found.changes.push_back(change_of(repair, body_));
  Reading without;
  without.changes = reading.changes;
  // Without it nothing is left of what rests on it.
  const auto is_its = [&](const LineChange& change) {
    return change.repair == which || reading.repairs[change.repair].kind == Repair::Kind::supposed;
  };
  without.changes.erase(std::remove_if(without.changes.begin(), without.changes.end(), is_its), without.changes.end());
  state_->resume(before);
  bool as_before = advance(without, place);
  const auto is_known = [&](std::size_t at) {
    return std::find(reading.faults.begin(), reading.faults.end(), at) != reading.faults.end();
  };
  while (as_before && without.at < body_.size() && is_known(without.at)) {
    accept(without);
    as_before = without.at != broken;
  }
  if (!as_before || without.at >= body_.size()) without.at = place;
  std::vector<Finding> errors = findings_at(without.trail.before(without.at), body_[without.at]);
  if (errors.empty()) return;
  Finding& first = errors.front();
  if (!reading.is_open || which + 1 < reading.repairs.size()) explain(first, repair, body_);
  const bool is_undo = repair.kind == Repair::Kind::restored;
  const std::uint32_t line = is_undo ? repair.undo.number : body_[repair.at].number;
  if (line != first.span.line) first.related.push_back({line, true});
  found.findings.push_back(std::move(first));
  found.repairs.push_back(which);
}

/// Whether the record has no further fault with the repair.
bool Readings::is_confirmed(const Reading& reading, Reading& with, std::size_t at) {
  if (!advance(with, with.places.back()) || with.at <= at) return false;
  if (std::find(with.faults.begin(), with.faults.end(), at) != with.faults.end()) return false;  // a result
  while (with.at < body_.size()) {
    if (std::find(reading.faults.begin(), reading.faults.end(), with.at) == reading.faults.end()) return false;
    accept(with);
  }
  if (with.at == broken) return false;
  return std::all_of(with.faults.begin(), with.faults.end(), [&](std::size_t fault) {
    return std::find(reading.faults.begin(), reading.faults.end(), fault) != reading.faults.end();
  });
}

/// The result as the referee has it; the line has just been judged.
void Readings::add_result(std::size_t at, std::vector<Repair>& repairs) const {
  if (state_->ruleset->unproven(state_->position) != 0) return;
  std::string text(forms_[at].first);
  int rank = 0;
  for (const Standing& standing : state_->ruleset->standings(state_->position, false)) {
    if (standing.values.empty() || !standing.values.front()) return;
    if (rank > 0) text += standing.rank == rank ? " =" : ",";
    rank = standing.rank;
    text.append(" ").append(state_->players[kit::index(standing.seat)].written);
    text.append(" ").append(std::to_string(*standing.values.front()));
  }
  repairs.push_back({Repair::Kind::change, std::move(text), 0, -1, repair_costs::sign});
}

/// Whether earlier lines name all that the text names.
bool Readings::is_named_before(std::string_view text, std::size_t at) const {
  const auto is_id = [](const std::string& word) { return word.find_first_of("0123456789") != std::string::npos; };
  std::vector<std::string> ids = words_in(text);
  ids.erase(std::remove_if(ids.begin(), ids.end(), [&](const std::string& word) { return !is_id(word); }), ids.end());
  for (std::size_t line = 0; line < at && !ids.empty(); ++line) {
    const std::vector<std::string> words = words_in(body_[line].text);
    const auto is_there = [&](const std::string& id) {
      return std::find(words.begin(), words.end(), id) != words.end();
    };
    ids.erase(std::remove_if(ids.begin(), ids.end(), is_there), ids.end());
  }
  return ids.empty();
}

/// What the repair says of the first error of a line.
Proposal Readings::proposal_of(std::size_t at, const std::vector<Finding>& errors, const Repair& repair) const {
  Finding explained = errors.front();
  const std::size_t told = explained.help.size();
  explain(explained, repair, body_);
  explained.help.erase(explained.help.begin(), explained.help.begin() + static_cast<std::ptrdiff_t>(told));
  return {body_[at].number, errors.size() > 1, false, std::move(explained.help), std::move(explained.fix)};
}

/// The one repair of a line at fault that the rest of the record confirms; of several the cheapest, if it is alone.
void Readings::propose(const Reading& reading, std::size_t at, const Checkpoint& before_last, const Checkpoint& before,
                       Found& found) {
  const std::vector<Finding> errors = findings_at(before, body_[at]);
  if (errors.empty() || (errors.size() == 1 && !proposes_) || found.proposals.size() >= most_proposed) return;
  if (body_[at].flaw != Flaw::none || is_late_header(errors.front())) return;
  const std::vector<const Finding*> seen = pointers_to(errors);
  const Position& position = before.position;
  const BrokenLine line = broken_line(at, seen, position, forms_[at].form >= 0);
  std::vector<Repair> repairs;
  if (forms_[at].form == result_form && errors.size() == 1) add_result(at, repairs);
  for (Repair& repair : repairs_of(line, *state_->ruleset, position, *state_->now.words))
    repairs.push_back(std::move(repair));
  if (at > 0 && repeats(at, at - 1, before_last, position))
    repairs.push_back({Repair::Kind::twice, {}, at - 1, -1, repair_costs::line});
  std::stable_sort(repairs.begin(), repairs.end(),
                   [](const Repair& one, const Repair& other) { return one.cost < other.cost; });
  std::optional<Repair> fitting;
  Position behind;
  // Of a line that cannot be read nothing else may be meant, however dear; one that can be read may be a fault.
  const bool asks_now = asks_if_certain_ && line.is_unread;
  // Whoever is no player has likely played elsewhere.
  const bool is_near_somebody = std::any_of(errors.front().help.begin(), errors.front().help.end(),
                                            [](const findings::Help& help) { return help.key == "did-you-mean"; });
  const bool is_of_stranger = errors.front().code == code(FrameCode::unknown_player) && !is_near_somebody &&
                              forms_[at].form == LineForm::player && !begins_with_form(forms_[at], *state_->now.words);
  const int own_seat = forms_[at].form == LineForm::player ? find_player(state_->players, forms_[at].first).seat : -1;
  bool only = true;
  bool alone = true;
  int trials = 0;
  std::set<std::tuple<Repair::Kind, std::string_view, std::size_t>> tried;
  for (const Repair& each : repairs) {
    if (fitting && each.cost > fitting->cost && !asks_now) break;
    if (++trials > most_trials || work_ > bound_) break;
    if (!tried.emplace(each.kind, each.text, each.other).second) continue;
    // What a line did not do, or did unknown, or its player before it, mends whatever is at fault in it: nothing is
    // proven by that.
    const bool undoes = each.cost >= repair_costs::line && each.kind != Repair::Kind::left_out &&
                        !(each.kind == Repair::Kind::twice && each.other != at);
    if (undoes && errors.size() > 1 && !is_of_stranger) continue;
    const bool did_nothing = each.kind == Repair::Kind::twice && each.other == at;
    if (each.kind == Repair::Kind::lost || (did_nothing && !is_of_stranger)) continue;
    if (each.kind == Repair::Kind::left_out && each.seat >= 0 && each.seat == own_seat) continue;
    Repair repair = each;
    const std::size_t place = repair.kind == Repair::Kind::joined ? repair.at : at;
    if (!is_undone(repair, place)) continue;
    Reading with;
    with.changes = reading.changes;
    with.repairs = reading.repairs;
    with.trail = Trail(at > 0 ? at - 1 : 0);
    const std::size_t texts = texts_.size();
    if (add_changes(with, repair, place)) {
      const bool earlier = with.places.back() < at;
      state_->resume(earlier ? before_last : before);
      if (is_confirmed(reading, with, at)) {
        const bool same = fitting && state_->ruleset->same(behind, state_->position);
        if (fitting && with.repairs.back().cost > fitting->cost) {
          only = only && same;
          texts_.resize(texts);
          continue;
        }
        alone = alone && (!fitting || same);
        // Of those alike the likeliest, and rather one that names things as the record does.
        if (!fitting || (same && !is_named_before(fitting->text, at) && is_named_before(repair.text, at)))
          fitting = with.repairs.back();
        behind = state_->position;
      }
    }
    texts_.resize(texts);
    if (!alone) return;
  }
  if (!fitting) return;
  found.proposals.push_back(proposal_of(at, errors, *fitting));
  found.proposals.back().is_certain = asks_now && only && trials <= most_trials && !is_over();
}

/// The record has one line at fault, of which nothing else fits: the one line before it that may have been meant
/// otherwise, so that all is right.
void Readings::propose_earlier(const Reading& reading, Found& found) {
  if (!found.proposals.empty() || found.is_otherwise || reading.faults.size() != 1 || reading.result_errors > 0) return;
  Reading literal;
  state_->resume(start_);
  (void)advance(literal, 0);
  best_.reset();
  recorded_.reset();
  open_.clear();
  is_open_ = false;
  allow_proposals();
  const std::size_t at = literal.at;
  const std::vector<Finding> errors = findings_at(literal.trail.before(at), body_[at]);
  if (errors.empty()) return;
  expand(literal, true);
  if (!best_ || is_open_ || is_over() || best_->errors != 1 || best_->result_errors > 0) return;
  const Repair& repair = best_->repairs.front();
  const Repair::Kind kinds[] = {Repair::Kind::change, Repair::Kind::swap, Repair::Kind::moved, Repair::Kind::restored};
  if (std::find(std::begin(kinds), std::end(kinds), repair.kind) == std::end(kinds)) return;
  // That a line did nothing mends whatever comes of it.
  const std::string_view idle = state_->ruleset->idle_action();
  if (!idle.empty() && repair.text.ends_with(idle)) return;
  found.proposals.push_back(proposal_of(at, errors, repair));
}

}  // namespace dogeref::referee
