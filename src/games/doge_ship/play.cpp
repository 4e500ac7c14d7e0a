#include "games/doge_ship/play.h"

#include <algorithm>

namespace dogeref::doge_ship {

using findings::Finding;
using findings::Term;

Finding Play::fault(GameCode code, std::string_view part, std::vector<findings::Argument> arguments,
                    std::vector<findings::DataPath> read) const {
  Finding finding;
  finding.code = static_cast<findings::Code>(code);
  finding.seat = static_cast<std::int8_t>(line.seat);
  finding.span = line.span(part.data() == nullptr ? line.text : part);
  finding.arguments = std::move(arguments);
  finding.read = std::move(read);
  return finding;
}

void Play::find(GameCode code, std::string_view part, std::vector<findings::Argument> arguments,
                std::vector<findings::DataPath> read) const {
  report.add(fault(code, part, std::move(arguments), std::move(read)));
}

void Play::touch(int tile) const {
  if (state.touched_count == state.touched.size()) return;
  state.touched[state.touched_count++] = static_cast<std::int16_t>(tile);
}

void Play::gain(int of_seat, int track, int amount, std::string_view why) const {
  const int supply = rules.interpretations.approvals_supply;
  if (track == rules.approval_track && supply >= 0 && amount > 0) {
    int out = 0;
    for (int other = 0; other < state.players; ++other) out += ledger.own(other, track);
    if (amount > std::max(0, supply - out)) {
      amount = std::max(0, supply - out);
      mattered("approvals-supply");
    }
  }
  if (track == rules.vp_track && amount < 0 && ledger.own(of_seat, track) + amount < 0) mattered("negative-vp");
  ledger.gain(of_seat, track, amount);
  report.gain({line.line, static_cast<std::int8_t>(of_seat), static_cast<std::int8_t>(track), amount, why});
}

void Play::gain(const TrackAmounts& amounts, int sign, std::string_view why) const {
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (amounts[track] != 0) gain(seat(), static_cast<int>(track), sign * amounts[track], why);
  }
}

Term tile_term(const Rules& rules, int tile) { return findings::words(rules.tile(tile).id); }

Term space_term(const Rules& rules, const Space& space) {
  return findings::numbered(rules.panels[static_cast<std::size_t>(space.panel)].id, space.number);
}

Term zone_term(const Rules& rules, const Tile& tile) {
  return findings::words(rules.zone_name(tile.level, tile.section));
}

Term kind_term(const Rules& rules, int kind) { return findings::word(rules.kinds[static_cast<std::size_t>(kind)].id); }

std::vector<Term> kind_terms(const Rules& rules, KindSet kinds) {
  std::vector<Term> terms;
  for (std::size_t kind = 0; kind < rules.kinds.size(); ++kind) {
    if ((kinds >> kind & 1) != 0) terms.push_back(kind_term(rules, static_cast<int>(kind)));
  }
  return terms;
}

Term money_term(const Rules& rules, int amount) {
  return findings::counted(amount, rules.vocabulary.tracks[static_cast<std::size_t>(rules.money_track)]);
}

std::vector<Term> has_terms(const Play& play, int seat, int track) {
  const std::string& name = play.rules.vocabulary.tracks[static_cast<std::size_t>(track)];
  return {findings::counted(play.ledger.own(seat, track), name)};
}

std::string tile_path(const Rules& rules, int tile, std::string_view field) {
  return "tiles." + rules.tile(tile).id + "." + std::string(field);
}

std::string space_path(const Rules& rules, const Space& space) {
  return "panels." + rules.panels[static_cast<std::size_t>(space.panel)].id + ".spaces." + std::to_string(space.number);
}

}  // namespace dogeref::doge_ship
