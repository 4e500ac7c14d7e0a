#include "games/last_doge/model/facts.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/knowledge.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {
namespace {

/// What was told of tiles does not fit: trophies for tiles that were equal by it may not have come.
void doubt_equal_looks(const Play& play) {
  for (int seat = 0; !play.state.full_map && seat < play.state.players; ++seat) {
    if (has_power(play.rules, play.state, seat, On::on_equal_look)) play.ledger.doubt(seat, 1U);
  }
}

/// The tile was seen: what is known of it rests on no other any more.
bool see(const Play& play, int cell, std::uint32_t tiles) {
  if (!narrow(play, cell, tiles)) return false;
  play.state.lying[index(cell)].followed = false;
  return true;
}

void report_contradiction(const Play& play, const Named& cell, GameCode code, const findings::Term& claimed,
                          const std::vector<std::uint32_t>& against) {
  findings::Finding finding =
      play.fault(code, cell.text, {{"cell", {cell_term(play.state, cell.id)}}, {"claimed", {claimed}}});
  point_to(finding, against);
  play.find(std::move(finding));
  doubt_equal_looks(play);
  if (!play.state.full_map) forget_what_followed(play.rules, play.state);
}

}  // namespace

void point_to(findings::Finding& finding, const std::vector<std::uint32_t>& lines) {
  if (lines.empty()) return;
  findings::Help help{"against", {{"lines", {}}}};
  for (const std::uint32_t line : lines) {
    finding.related.push_back({line});
    help.arguments[0].terms.push_back(findings::number(line));
  }
  finding.help.push_back(std::move(help));
}

bool see_district(const Play& play, const Named& cell, int district, GameCode code) {
  const std::uint32_t tiles = play.rules.of_district[index(district)];
  if (see(play, cell.id, tiles)) return true;
  report_contradiction(play, cell, code, findings::number(district),
                       lines_against(play.rules, play.state, cell.id, tiles));
  widen(play, cell.id, tiles);
  return false;
}

void see_numbers(const Play& play, const Step& step) {
  for (std::size_t at = 0; at < step.seen.size(); ++at) {
    (void)see_district(play, step.cells[at], step.seen[at], GameCode::tile_contradiction);
  }
  for (std::size_t at = 1; step.same && at < step.cells.size(); ++at) {
    const int first = step.cells[0].id;
    const int other = step.cells[at].id;
    if (same_district(play, first, other)) continue;
    return report_contradiction(play, step.cells[at], GameCode::tile_contradiction, findings::word("same"),
                                lines_against_same(play.rules, play.state, first, other));
  }
  if (step.seen.empty() && !step.same) {
    const auto is_unknown = [&play](const Named& cell) { return district_at(play.rules, play.state, cell.id) < 0; };
    if (std::any_of(step.cells.begin(), step.cells.end(), is_unknown)) play.unverified();
  }
}

int see_tile(const Play& play, const Named& cell, const Named& tile) {
  if (tile.id < 0) {
    if (play.line.draws_as_kinds) return -1;
    if (tile_at(play.rules, play.state, cell.id) < 0) play.unverified();
    return tile_at(play.rules, play.state, cell.id);
  }
  const std::uint32_t likes = play.rules.likes(tile.id);
  if (!see(play, cell.id, likes)) {
    report_contradiction(play, cell, GameCode::tile_contradiction, findings::words(play.rules.tile(tile.id).id),
                         lines_against(play.rules, play.state, cell.id, likes));
    widen(play, cell.id, likes);
  }
  return tile.id;
}

int some_equal(const Play& play, const kit::ShortList<Named, 12>& cells) {
  bool unknown = false;
  for (std::size_t one = 0; one < cells.size(); ++one) {
    for (std::size_t other = one + 1; other < cells.size(); ++other) {
      if (cells[one].id == cells[other].id) continue;
      const kit::ShortList<Named, 12> pair = [&] {
        kit::ShortList<Named, 12> two;
        two.push_back(cells[one]);
        two.push_back(cells[other]);
        return two;
      }();
      const int equal = all_equal(play, pair);
      if (equal == 1) return 1;
      unknown = unknown || equal < 0;
    }
  }
  return unknown ? -1 : 0;
}

int all_equal(const Play& play, const kit::ShortList<Named, 12>& cells) {
  bool unknown = false;
  for (std::size_t at = 1; at < cells.size(); ++at) {
    const Lying& first = play.state.lying[index(cells[0].id)];
    const Lying& other = play.state.lying[index(cells[at].id)];
    if (first.group != 0 && first.group == other.group) continue;
    const int left = district_at(play.rules, play.state, cells[0].id);
    const int right = district_at(play.rules, play.state, cells[at].id);
    if (left < 0 || right < 0) {
      bool meet = false;
      for (const std::uint32_t tiles : play.rules.of_district) {
        meet = meet || ((first.candidates & tiles) != 0 && (other.candidates & tiles) != 0);
      }
      if (!meet) return 0;
      unknown = true;
    } else if (left != right) {
      return 0;
    }
  }
  return unknown ? -1 : 1;
}

}  // namespace dogeref::last_doge
