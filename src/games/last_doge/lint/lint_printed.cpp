// Every criterion of the standings can decide; what the rulebook prints of the game without variants ("Matériel",
// "Mise en place du jeu").

#include <algorithm>
#include <array>

#include "games/last_doge/lint/lint_parts.h"

namespace dogeref::last_doge {
namespace {

bool can_decide(const Proof& proof, Criterion criterion) {
  if (criterion != Criterion::artefact_points) return true;
  const auto counts = [](const Artefact& artefact) { return artefact.trophies != 0; };
  const bool worth = std::any_of(proof.rules.artefacts.begin(), proof.rules.artefacts.end(), counts);
  return worth && any_effect(proof.rules, [](const Effect& effect) { return effect.verb == Verb::take_artefact; });
}

struct Printed {
  std::string_view path;
  int printed;
  int found;
  std::string_view what;
};

constexpr int first_district = 2;
constexpr int last_district = 7;

void prove_district(Proof& proof, int district) {
  const int tiles = proof.tiles_of(district);
  if (tiles != district) {
    proof.remarker.error("tiles", "printed: " + counted(district, "tile") + " of district " + std::to_string(district) +
                                      ", found " + std::to_string(tiles));
  }
  int discoveries = 0;
  std::string last;
  for (std::size_t at = 0; at < proof.rules.tiles.size(); ++at) {
    const Tile& tile = proof.rules.tiles[at];
    if (tile.district != district || !proof.is_discovery(static_cast<int>(at))) continue;
    ++discoveries;
    last = "." + tile.id;
  }
  if (discoveries == 1) return;
  proof.remarker.error("tiles" + last, "printed discoveries of district " + std::to_string(district) + ": 1, found " +
                                           std::to_string(discoveries));
}

}  // namespace

void prove_ranking(Proof& proof) {
  const std::vector<RankingCriterion>& ranking = proof.rules.ranking;
  for (std::size_t at = 0; at < ranking.size(); ++at) {
    const std::string path = "ranking." + std::to_string(at);
    const auto same = [&](const RankingCriterion& other) { return other.criterion == ranking[at].criterion; };
    const auto first = std::find_if(ranking.begin(), ranking.end(), same);
    if (&*first != &ranking[at]) {
      proof.remarker.error(path, ranking[at].name + " cannot decide, it has been compared before");
    } else if (!can_decide(proof, ranking[at].criterion)) {
      proof.remarker.error(path,
                           ranking[at].name + " cannot decide, nobody can get an artefact that is worth anything");
    }
  }
}

void prove_printed(Proof& proof) {
  const Rules& rules = proof.rules;
  const auto size = [](const auto& list) { return static_cast<int>(list.size()); };
  const std::array<Printed, 8> all{{
      {"tiles", 27, size(rules.tiles), "tiles"},
      {"cards", 63, proof.cards(), "action cards"},
      {"artefacts", 23, size(rules.artefacts), "artefacts"},
      {"tribes", 5, size(rules.tribes), "tribes"},
      {"setup.hand", 4, rules.hand.of(2), "cards a hand"},
      {"setup.market", 3, rules.market.of(2), "artefacts face up"},
      {"turn.hand_limit", 5, rules.hand_limit.of(2), "cards at the end of a turn"},
      {"guess.discoveries", 3, rules.guess_discoveries.of(2), "discoveries before a guess"},
  }};
  for (const Printed& each : all) {
    if (each.printed == each.found) continue;
    proof.remarker.error(each.path, "printed: " + std::to_string(each.printed) + " " + std::string(each.what) +
                                        ", found " + std::to_string(each.found));
  }
  for (int district = first_district; district <= last_district; ++district) prove_district(proof, district);
}

}  // namespace dogeref::last_doge
