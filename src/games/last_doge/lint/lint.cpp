#include "games/last_doge/lint/lint.h"

#include <algorithm>

#include "games/last_doge/data/compile.h"
#include "games/last_doge/lint/lint_parts.h"

namespace dogeref::last_doge {
namespace {

rules::Remarks as_errors(const rules::Faults& faults) {
  rules::Remarks remarks;
  for (const rules::Fault& fault : faults) remarks.push_back({rules::Gravity::error, fault});
  return remarks;
}

}  // namespace

int Proof::cards() const {
  int sum = 0;
  for (const CardKind& card : rules.cards) sum += card.copies;
  return sum;
}

int Proof::discoveries() const {
  int count = 0;
  for (std::size_t tile = 0; tile < rules.tiles.size(); ++tile) count += is_discovery(static_cast<int>(tile)) ? 1 : 0;
  return count;
}

std::string with_players(int players) {
  return "with " + std::to_string(players) + (players == 1 ? " player" : " players");
}

std::string counted(int count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

rules::Remarks lint(const rules::Compiled& compiled) {
  const auto made = compile(compiled);
  if (!made) return as_errors(made.error());
  Proof proof{compiled, made.value(), rules::Remarker(compiled)};
  if (proof.least() > proof.most()) {
    proof.remarker.error("players", "at least " + std::to_string(proof.least()) + " and at most " +
                                        std::to_string(proof.most()) + ": nobody can play");
    return proof.remarker.take();
  }
  prove_setup(proof);
  prove_ends(proof);
  prove_tiles(proof);
  prove_cards(proof);
  prove_powers(proof);
  prove_ranking(proof);
  if (compiled.selection.variants.empty()) prove_printed(proof);
  return proof.remarker.take();
}

}  // namespace dogeref::last_doge
