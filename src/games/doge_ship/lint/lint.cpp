#include "games/doge_ship/lint/lint.h"

#include "games/doge_ship/data/compile.h"
#include "games/doge_ship/lint/lint_parts.h"

namespace dogeref::doge_ship {
namespace {

rules::Remarks as_errors(const rules::Faults& faults) {
  rules::Remarks remarks;
  for (const rules::Fault& fault : faults) remarks.push_back({rules::Gravity::error, fault});
  return remarks;
}

void prove_players(Proof& proof) {
  if (proof.least() > proof.most()) {
    proof.remarker.error("players", "at least " + std::to_string(proof.least()) + " and at most " +
                                        std::to_string(proof.most()) + ": nobody can play");
  }
  const int colours = static_cast<int>(proof.rules.vocabulary.colours.size());
  if (colours < proof.most()) {
    proof.remarker.warn(
        "colours", "there are " + std::to_string(colours) + " for up to " + std::to_string(proof.most()) + " players");
  }
  if (!proof.rules.ends_with_galley && proof.rules.rounds.most() == 0 && proof.rules.ends.empty())
    proof.remarker.error("end",
                         "nothing ends the game; needed galley_complete: true, rounds, when, or several of them");
}

}  // namespace

std::string with_players(int players) {
  return "with " + std::to_string(players) + (players == 1 ? " player" : " players");
}

std::string counted_tiles(int count) { return std::to_string(count) + (count == 1 ? " tile" : " tiles"); }

rules::Remarks lint(const rules::Compiled& compiled) {
  const auto made = compile(compiled);
  if (!made) return as_errors(made.error());
  Proof proof{compiled, made.value(), {}, rules::Remarker(compiled)};
  for (int players = proof.least(); players <= proof.most(); ++players) {
    proof.reaches.push_back(reach(proof.rules, players));
  }
  prove_players(proof);
  if (proof.reaches.empty()) return proof.remarker.take();
  prove_ship(proof);
  prove_panels(proof);
  prove_tiles(proof);
  prove_ranking(proof);
  if (compiled.selection.variants.empty()) prove_printed(proof);
  return proof.remarker.take();
}

}  // namespace dogeref::doge_ship
