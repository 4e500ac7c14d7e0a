#include "games/doge_ship/chapters/bids.h"

#include "games/doge_ship/chapters/awards.h"
#include "games/doge_ship/chapters/scoring.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

/// What the seat bid is not known, nor what it scored.
void leave_bid_open(const Play& play, int seat) {
  const std::int32_t most = play.rules.inspection.most_points();
  play.ledger.doubt(seat, play.rules.vp_track, most, most);
  play.ledger.doubt(seat, play.rules.inspection.track, referee::Ledger::limit, 0);
}

/// Why bids cannot be made now; empty when they can.
std::string_view why_no_bids(const State& state, const Rules& rules) {
  if (state.bids_written) return "why.bids-again";
  const bool known = state.doge >= 0;
  return known && !rules.tile(state.doge).inspection ? "why.no-inspection" : std::string_view{};
}

void report_unexpected(const Play& play, std::string_view why) {
  std::vector<findings::Argument> details;
  std::vector<findings::DataPath> read;
  if (play.state.doge >= 0) {
    details.push_back({"doge", {tile_term(play.rules, play.state.doge)}});
    read.push_back(tile_path(play.rules, play.state.doge, "inspection"));
  }
  play.find(GameCode::bid_unexpected, play.line.text, {{"why", {findings::phrase(why, std::move(details))}}},
            std::move(read));
}

/// Takes a bid off what is bid; it counts as written.
void spend_bid(const Play& play, const Named& bid, bool judged) {
  const int track = play.rules.inspection.track;
  if (judged && !play.can_pay(bid.seat, track, bid.number)) {
    findings::Finding finding = play.fault(GameCode::bid_too_high, bid.text,
                                           {{"player", {findings::seat(bid.seat)}},
                                            {"bid", {findings::number(bid.number)}},
                                            {"has", has_terms(play, bid.seat, track)}});
    finding.seat = static_cast<std::int8_t>(bid.seat);
    play.find(std::move(finding));
  }
  if (play.rules.inspection.spent) play.gain(bid.seat, track, -bid.number, {"bid"});
}

void judge_absent(const Play& play, const Numbers& bids, std::uint8_t named) {
  for (int seat = 0; seat < static_cast<int>(bids.size()); ++seat) {
    if ((named >> seat & 1) != 0) continue;
    play.mattered("absent-bid");
    if (play.rules.interpretations.absent_bid_zero) continue;
    findings::Finding finding = play.fault(GameCode::bid_missing, play.line.text, {});
    finding.seat = static_cast<std::int8_t>(seat);
    finding.arguments.push_back({"doge", {tile_term(play.rules, play.state.doge)}});
    std::vector<findings::Argument> whose = {{"player", {findings::seat(seat)}}, finding.arguments[0]};
    finding.arguments.push_back({"instead", {findings::phrase("bids.one-missing", std::move(whose))}});
    play.find(std::move(finding));
    leave_bid_open(play, seat);
  }
}

}  // namespace

void leave_bids_open(const Play& play) {
  for (int seat = 0; seat < play.state.players; ++seat) leave_bid_open(play, seat);
}

bool bids_due(const Rules& rules, const State& state) {
  return state.doge >= 0 && rules.tile(state.doge).inspection && !state.bids_written && !state.bids_lost;
}

bool may_have_bid(const Rules& rules, const referee::Position& position, int seat, std::uint8_t tracks,
                  std::span<const std::int32_t> counts) {
  const State& state = position.as<State>();
  referee::Laps laps = position.laps;
  const bool over = state.stage == Stage::closing || (state.acted && laps.settle_over());
  if (!over || !bids_due(rules, state)) return false;
  const auto is_left = [&](int track, std::int32_t change) {
    return (tracks >> track & 1) == 0 || counts[index(track)] == position.ledger.own(seat, track) + change;
  };
  for (int track = 0; track < static_cast<int>(rules.vocabulary.tracks.size()); ++track) {
    if (track != rules.vp_track && track != rules.inspection.track && !is_left(track, 0)) return false;
  }
  const Inspection& inspection = rules.inspection;
  for (int bid = 0; bid <= position.ledger.own(seat, rules.inspection.track); ++bid) {
    if (!is_left(rules.inspection.track, inspection.spent ? -bid : 0)) continue;
    if (is_left(rules.vp_track, 0)) return true;
    if (bid == 0 && !inspection.zero_scores) continue;
    for (const int points : inspection.points)
      if (is_left(rules.vp_track, points)) return true;
  }
  return false;
}

void judge_bids(const Play& play, const NamedList& named) {
  State& state = play.state;
  const std::string_view why = why_no_bids(state, play.rules);
  if (!why.empty()) report_unexpected(play, why);
  Numbers bids(state.players, 0);
  std::uint8_t seats = 0;
  for (const Named& bid : named) {
    spend_bid(play, bid, why.empty() && state.doge >= 0);
    bids[index(bid.seat)] = bid.number;
    seats = static_cast<std::uint8_t>(seats | 1U << bid.seat);
  }
  if (!why.empty()) return;
  if (state.doge >= 0) judge_absent(play, bids, seats);
  if (state.doge >= 0 && play.rules.tile(state.doge).water >= 0) play.mattered("event-order");
  state.bids_written = true;
  score_inspection(play, play.rules.inspection, bids, "inspection.ties", "inspection");
  note_end(play);
  if (state.last_round) state.ended = true;
}

}  // namespace dogeref::doge_ship
