#include "games/last_doge/model/play.h"

#include <algorithm>

namespace dogeref::last_doge {

using findings::Finding;

namespace {

constexpr int in_the_box = 30;  ///< trophies: rulebook "Matériel"

}  // namespace

Finding Play::fault(GameCode code, std::string_view part, std::vector<findings::Argument> arguments) const {
  Finding finding;
  finding.code = static_cast<findings::Code>(code);
  finding.seat = static_cast<std::int8_t>(line.seat);
  finding.span = line.span(part.data() == nullptr ? line.text : part);
  finding.arguments = std::move(arguments);
  return finding;
}

Finding Play::frame_fault(referee::FrameCode code, std::string_view part,
                          std::vector<findings::Argument> arguments) const {
  Finding finding = fault(GameCode{}, part, std::move(arguments));
  finding.code = referee::code(code);
  return finding;
}

void Play::find(GameCode code, std::string_view part, std::vector<findings::Argument> arguments) const {
  report.add(fault(code, part, std::move(arguments)));
}

void Play::unverified() const {
  if (state.unverified_line == line.line) return;
  state.unverified_line = line.line;
  ++state.unverified;
}

void Play::note(const Change& change) const {
  if (change.tag != 0 && state.changes.size() < 80) state.changes.push_back(change);
}

void Play::gain(int of_seat, int amount, const findings::Origin& origin, int tag) const {
  int held = 0;
  for (int seat = 0; seat < state.players; ++seat) held += ledger.own(seat, 0);
  const int supply = rules.interpretations.trophy_supply;
  if (amount > 0 && held + amount > (supply < 0 ? in_the_box : supply)) mattered("trophy-supply");
  const int given = supply < 0 || amount <= 0 ? amount : std::min(amount, std::max(0, supply - held));
  const int added = ledger.gain(of_seat, 0, given);
  note({Change::Kind::trophies, static_cast<std::uint8_t>(tag), static_cast<std::int8_t>(of_seat), 0,
        static_cast<std::int16_t>(added), 0});
  report.gain({line.line, static_cast<std::int8_t>(of_seat), 0, added, origin});
}

std::string cell_name(const State& state, int cell) {
  if (cell < 0) return "?";
  const int column = state.column[index(cell)];
  std::string name(1, static_cast<char>('A' + column % 26));
  if (column >= 26) name.insert(0, 1, static_cast<char>('A' + column / 26 - 1));
  return name + std::to_string(state.row[index(cell)]);
}

findings::Term cell_term(const State& state, int cell) { return findings::words(cell_name(state, cell)); }

findings::Term card_term(const Rules& rules, int card) {
  return card < 0 ? findings::words("?") : findings::words(rules.card(card).id);
}

findings::Term cards_term(int count) { return findings::counted(count, "cards"); }

findings::Term source_term(std::string_view id) {
  return id.empty() ? findings::phrase("source.nothing") : findings::words(id);
}

Finding missing_step(const Play& play, StepKind step, std::string_view source, std::string_view part) {
  const findings::Term what = step_term(step);
  const findings::Term from = source_term(source);
  return play.fault(GameCode::wrong_effect, part,
                    {{"step", {what}},
                     {"source", {from}},
                     {"instead", {findings::phrase("effect.missing", {{"step", {what}}, {"source", {from}}})}}});
}

findings::Argument why(std::string_view key) { return {"why", {findings::phrase("why." + std::string(key))}}; }

void report_elsewhere(const Play& play, int artefact, std::string_view part) {
  const std::int8_t at = play.state.artefact_at[index(artefact)];
  const findings::Term where = at >= 0           ? findings::phrase("where.player", {{"player", {findings::seat(at)}}})
                               : at == in_market ? findings::phrase("where.market")
                               : at == out_of_game ? findings::phrase("where.gone")
                                                   : findings::phrase("where.deck");
  play.find(GameCode::artefact_elsewhere, part,
            {{"artefact", {findings::words(play.rules.artefact(artefact).id)}}, {"where", {where}}});
}

findings::Term step_term(StepKind kind) { return findings::word(step_names[static_cast<std::size_t>(kind)]); }

}  // namespace dogeref::last_doge
