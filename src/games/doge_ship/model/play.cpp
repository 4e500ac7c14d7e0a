#include "games/doge_ship/model/play.h"

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

int Play::within_supply(int amount) const {
  const int supply = rules.interpretations.approvals_supply;
  if (supply < 0 || amount <= 0) return amount;
  int out = 0;
  for (int seat = 0; seat < state.players; ++seat) out += ledger.own(seat, rules.approval_track);
  const int left = std::max(0, supply - out);
  if (amount > left) mattered("approvals-supply");
  return std::min(amount, left);
}

int Play::within_limits(int of_seat, int track, int amount) const {
  if (track == rules.approval_track) amount = within_supply(amount);
  const TrackLimit& limit = rules.limits[kit::index(track)];
  const std::int32_t own = ledger.own(of_seat, track);
  if (amount > 0) return std::min(amount, std::max(0, limit.max - own));
  return limit.min < 0 ? std::max(amount, std::min(0, limit.min - own)) : amount;
}

void Play::tell(int of_seat, int track, std::initializer_list<Portion> portions, const Change& change) const {
  const auto told = [&](int amount, const findings::Origin& origin) {
    report.gain({line.line, static_cast<std::int8_t>(of_seat), static_cast<std::int8_t>(track), amount, origin});
  };
  int amount = 0;
  for (const Portion& portion : portions) {
    amount += portion.amount;
    told(portion.amount, portion.origin);
  }
  told(change.given - amount, {"supply"});
  told(change.added - change.given, {findings::gain_limit});
}

void Play::tell_one(int of_seat, int track, int amount, const findings::Origin& origin, const Change& change) const {
  tell(of_seat, track, {{amount, origin}}, change);
}

void Play::gain(int of_seat, int track, std::initializer_list<Portion> portions) const {
  int amount = 0;
  for (const Portion& portion : portions) amount += portion.amount;
  const Change change = add(of_seat, track, amount);
  if (report.wants_gains()) tell(of_seat, track, portions, change);
}

void Play::gain(const TrackAmounts& amounts, int sign, const findings::Origin& origin) const {
  for (std::size_t track = 0; track < rules.vocabulary.tracks.size(); ++track) {
    if (amounts[track] != 0) gain(seat(), static_cast<int>(track), sign * amounts[track], origin);
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
