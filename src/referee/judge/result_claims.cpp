// The claimed ranking: `result`. Rules page, "Claims".

#include "referee/judge/claim_parts.h"
#include "referee/judge/claims.h"

#include <algorithm>
#include <array>
#include <vector>

#include "kit/index.h"
#include "referee/game/categories.h"
#include "referee/game/codes.h"
#include "referee/record/faults.h"
#include "referee/record/names.h"
#include "referee/record/record.h"

namespace dogeref::referee {
namespace {

using findings::Finding;
using findings::Report;
using text::Cursor;
using text::Token;

/// The word for the main score, where one is written. A score that no track counts has no word of its own: any will do.
bool read_unit(const LineText& line, Cursor& cursor, const Vocabulary& vocabulary, Report& report) {
  if (!cursor.at(Token::Kind::word)) return true;
  const Token word = cursor.take();
  const std::vector<std::string>& tracks = vocabulary.tracks;
  const auto main_track = std::find(tracks.begin(), tracks.end(), vocabulary.columns[0].name);
  if (main_track == tracks.end() || line.find(word, track_word) == main_track - tracks.begin()) return true;
  report_unknown_word(line, word.text, 1U << track_word, "comma", report);
  return false;
}

/// The score behind a name, with or without the word for it.
bool read_score(const LineText& line, std::string_view text, const Vocabulary& vocabulary, ClaimedPlace& place,
                Report& report) {
  Cursor cursor(text);
  if (!expect_number(line, cursor.peek(), -largest_amount, largest_amount, report)) return false;
  place.score = static_cast<std::int32_t>(cursor.take().number);
  place.has_score = true;
  if (!read_unit(line, cursor, vocabulary, report)) return false;
  return cursor.at_end() || (report_syntax(line, cursor.peek(), "comma", report), false);
}

/// One of "Anna 54 = Marco 54": name and score between separators.
bool read_place(std::string_view part, const LineText& line, const Vocabulary& vocabulary,
                std::vector<ClaimedPlace>& places, Report& report) {
  ClaimedPlace place;
  std::string_view name = trimmed(part);
  if (name.empty()) return report_syntax(line, Cursor(part.substr(part.size())).peek(), "name", report), false;
  const std::string_view before = name_before_number(part);
  if (player_in(line, name).seat < 0 && !before.empty()) {
    name = before;
    const std::string_view score = part.substr(static_cast<std::size_t>(before.data() + before.size() - part.data()));
    if (!read_score(line, score, vocabulary, place, report)) return false;
  }
  const NameMatch match = player_in(line, name);
  if (match.seat < 0) return report_name(line, name, match, report), false;
  place.seat = match.seat;
  for (const ClaimedPlace& other : places) {
    if (other.seat == place.seat) return report_syntax(line, Cursor(name).peek(), "name-once", report), false;
  }
  places.push_back(place);
  return true;
}

const Standing& of_seat(const std::vector<Standing>& standings, int seat) {
  return *std::find_if(standings.begin(), standings.end(), [seat](const Standing& at) { return at.seat == seat; });
}

std::int32_t score_of(const Standing& standing) { return standing.values.empty() ? 0 : standing.values[0].value_or(0); }

bool is_named(const std::vector<ClaimedPlace>& places, int seat) {
  return std::any_of(places.begin(), places.end(), [seat](const ClaimedPlace& place) { return place.seat == seat; });
}

/// Standings as far as they are proven.
struct Shown {
  const std::vector<Standing>& standings;
  std::uint8_t unproven;                             ///< a bit for each seat
  std::array<Ledger::Range, max_seats> scores = {};  ///< by seat: between which numbers each score lies

  Shown(const Ruleset& ruleset, const Position& position, int players, const std::vector<Standing>& all)
      : standings(all), unproven(ruleset.unproven(position)) {
    for (const Standing& each : all) {
      const std::int32_t score = score_of(each);
      scores[kit::index(each.seat)] =
          is_open(each.seat) ? range_of_score(ruleset, position, players, each) : Ledger::Range{score, score};
    }
  }

  [[nodiscard]] bool is_open(int seat) const { return (unproven >> seat & 1) != 0; }
  /// Whether one is certainly better than another.
  [[nodiscard]] bool is_better(int one, int other) const {
    if (is_open(one) || is_open(other)) return scores[kit::index(one)].low > scores[kit::index(other)].high;
    return of_seat(standings, one).rank < of_seat(standings, other).rank;
  }
  /// Whether two who are proven are level.
  [[nodiscard]] bool is_level(int one, int other) const {
    return !is_open(one) && !is_open(other) && of_seat(standings, one).rank == of_seat(standings, other).rank;
  }
};

/// Whether somebody is left out who is better than the last of those named.
bool leaves_out_better(const std::vector<ClaimedPlace>& places, const Shown& shown) {
  return std::any_of(shown.standings.begin(), shown.standings.end(), [&](const Standing& at) {
    return shown.is_better(at.seat, places.back().seat) && !is_named(places, at.seat);
  });
}

/// Whether the order claimed is the order of these standings, as far as they are proven.
bool same_order(const std::vector<ClaimedPlace>& places, const Shown& shown) {
  for (std::size_t at = 1; at < places.size(); ++at) {
    const int earlier = places[at - 1].seat;
    const int later = places[at].seat;
    if (shown.is_better(later, earlier)) return false;
    const bool are_open = shown.is_open(earlier) || shown.is_open(later);
    const bool have_scores = places[at - 1].has_score && places[at].has_score;
    if (are_open && have_scores && places[at].score > places[at - 1].score) return false;
    if (places[at].shares ? shown.is_better(earlier, later) : shown.is_level(earlier, later)) return false;
  }
  return !leaves_out_better(places, shown);
}

/// Adds a player of a ranking; one who shares the rank of the player before stands beside him.
void add_score(std::vector<findings::Term>& terms, findings::Term term, bool shares) {
  if (shares && !terms.empty()) {
    term = findings::phrase("result.shared", {{"one", {std::move(terms.back())}}, {"other", {std::move(term)}}});
    terms.pop_back();
  }
  terms.push_back(std::move(term));
}

/// "Anna 54", or "Anna 50 to 56" where the record leaves the score open.
findings::Term score_term(const Shown& shown, const Standing& standing) {
  const Ledger::Range& range = shown.scores[kit::index(standing.seat)];
  if (!shown.is_open(standing.seat) || range.high == Ledger::limit || range.low == range.high)
    return findings::scored(standing.seat, score_of(standing));
  return findings::phrase("result.within", {{"player", {findings::seat(standing.seat)}},
                                            {"low", {findings::number(range.low)}},
                                            {"high", {findings::number(range.high)}}});
}

std::vector<findings::Term> scores(const Shown& shown) {
  std::vector<findings::Term> terms;
  int rank = 0;
  for (const Standing& standing : shown.standings) {
    add_score(terms, score_term(shown, standing), standing.rank == rank);
    rank = standing.rank;
  }
  return terms;
}

std::vector<findings::Term> scores(const std::vector<ClaimedPlace>& places) {
  std::vector<findings::Term> terms;
  for (const ClaimedPlace& place : places) {
    add_score(terms, place.has_score ? findings::scored(place.seat, place.score) : findings::seat(place.seat),
              place.shares);
  }
  return terms;
}

/// What a wrong result leaves behind: the difference, when the main score is a track; of what cannot be nothing.
void remember_scores(Position& position, const std::vector<ClaimedPlace>& places, const Vocabulary& vocabulary,
                     const Shown& own) {
  const auto track = std::find(vocabulary.tracks.begin(), vocabulary.tracks.end(), vocabulary.columns[0].name);
  if (track == vocabulary.tracks.end()) return;
  const int at = static_cast<int>(track - vocabulary.tracks.begin());
  for (const ClaimedPlace& place : places) {
    const bool can_be = !own.is_open(place.seat) || own.scores[kit::index(place.seat)].has(place.score);
    if (place.has_score && can_be)
      remember(position.ledger, place.seat, at, place.score - score_of(of_seat(own.standings, place.seat)));
  }
}

/// A score told behind the end that is not the result's was told before the final scoring.
void doubt_told_late(Position& position, const std::vector<ClaimedPlace>& places, const Vocabulary& vocabulary) {
  const auto track = std::find(vocabulary.tracks.begin(), vocabulary.tracks.end(), vocabulary.columns[0].name);
  const int main = static_cast<int>(track - vocabulary.tracks.begin());
  for (const ClaimedPlace& place : places) {
    if ((position.ledger.told_late >> place.seat & 1) == 0 || !place.has_score) continue;
    if (place.score != position.ledger.own(place.seat, main)) position.ledger.doubt(place.seat, 1U << main);
  }
}

}  // namespace

bool read_places(const LineText& line, const Vocabulary& vocabulary, std::vector<ClaimedPlace>& places,
                 Report& report) {
  std::string_view rest = line.body;
  bool shares = false;
  while (true) {
    const std::size_t stop = rest.find_first_of(",=");
    if (!read_place(rest.substr(0, stop), line, vocabulary, places, report)) return false;
    places.back().shares = shares;
    if (stop == std::string_view::npos) return true;
    shares = rest[stop] == '=';
    rest.remove_prefix(stop + 1);
  }
}

std::vector<Standing> proven_standings(const Ruleset& ruleset, const Position& position, int players) {
  std::vector<Standing> standings = ruleset.standings(position, false);
  const Shown shown(ruleset, position, players, standings);
  if (shown.unproven == 0) return standings;
  const auto is_open_to = [&shown](int one, int other) {
    const bool is_known = shown.is_better(one, other) || shown.is_better(other, one) || shown.is_level(one, other);
    return one != other && !is_known;
  };
  for (Standing& standing : standings) {
    standing.proven = std::none_of(standings.begin(), standings.end(),
                                   [&](const Standing& other) { return is_open_to(standing.seat, other.seat); });
    const Ledger::Range& range = shown.scores[kit::index(standing.seat)];
    if (range.high != Ledger::limit && range.low < range.high) standing.range = {range.low, range.high};
  }
  return standings;
}

void judge_result(Position& position, const LineText& line, const Ruleset& ruleset, Report& report) {
  std::vector<ClaimedPlace> places;
  if (!read_places(line, ruleset.vocabulary(), places, report)) return;
  doubt_told_late(position, places, ruleset.vocabulary());
  const std::vector<Standing> own = ruleset.standings(position, false);
  const std::vector<Standing> by_table =
      position.ledger.has_slips() ? ruleset.standings(position, true) : std::vector<Standing>{};
  const std::vector<Standing>& table = position.ledger.has_slips() ? by_table : own;
  const int players = static_cast<int>(line.players.size());
  const Shown shown(ruleset, position, players, own);
  bool numbers = true;
  bool all_own = true;
  for (const ClaimedPlace& place : places) {
    if (!place.has_score) continue;
    if (shown.is_open(place.seat)) {
      numbers = numbers && shown.scores[kit::index(place.seat)].has(place.score);
      continue;
    }
    const bool is_own = place.score == score_of(of_seat(own, place.seat));
    all_own = all_own && is_own;
    numbers = numbers && (is_own || place.score == score_of(of_seat(table, place.seat)));
  }
  const bool fits =
      numbers && (same_order(places, shown) ||
                  (position.ledger.has_slips() && same_order(places, Shown(ruleset, position, players, table))));
  if (fits && !all_own) return;
  remember_scores(position, places, ruleset.vocabulary(), shown);
  if (fits) return;
  Finding finding = claim_fault(FrameCode::wrong_result, line, trimmed(line.body), -1);
  finding.arguments.push_back({"claimed", scores(places)});
  finding.arguments.push_back({"computed", scores(shown)});
  report.add(std::move(finding));
}

}  // namespace dogeref::referee
