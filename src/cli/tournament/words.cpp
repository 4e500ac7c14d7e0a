#include "cli/tournament/words.h"

namespace dogeref::cli {
namespace {

using Kind = tournament::Criterion::Kind;

std::string_view english(Kind kind) {
  switch (kind) {
    case Kind::points: return "points";
    case Kind::wins: return "wins";
    case Kind::places: return "2nd to 5th places";
    case Kind::average_place: return "mean place";
    case Kind::vp: return "score";
    case Kind::vp_mean: return "mean score";
    case Kind::vp_share: return "share of the scores";
    case Kind::ratio: return "score divided by the winner's";
    case Kind::margin: return "margin";
    case Kind::opponents_points: return "opponents' points";
    case Kind::cut_opponents: return "opponents' points, lowest cut";
    case Kind::head_to_head: return "head to head";
    case Kind::best_table: return "best table";
    case Kind::seats: return "sum of seats";
    case Kind::heat_wins: return "wins by heat";
    case Kind::game_wins: return "outright wins";
    case Kind::toss: return "toss";
    case Kind::lot: return "lot";
    case Kind::team_average_place: return "mean place of all";
    case Kind::best_members: return "best members";
    case Kind::column: break;
  }
  return {};
}

}  // namespace

std::string heading_of(const tournament::Criterion& criterion, const Tournament* tournament, const Console& console) {
  if (criterion.kind != Kind::column) return console.say(english(criterion.kind));
  return tournament == nullptr ? criterion.name : tournament->column(criterion.name);
}

}  // namespace dogeref::cli
