// Every panel and space is of use.

#include <algorithm>
#include <array>
#include <string_view>

#include "games/doge_ship/lint/lint_parts.h"
#include "kit/index.h"
#include "rules/tree/path.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

constexpr std::array<std::string_view, 7> verb_keys{"pay",     "gain",     "purchase", "construct",
                                                    "replace", "intrigue", "others"};

std::string path_of(const Proof& proof, const Space& space) {
  return "panels." + proof.rules.panels[index(space.panel)].id + ".spaces." + std::to_string(space.number);
}

bool is_used(const Proof& proof, std::size_t space) {
  return std::any_of(proof.reaches.begin(), proof.reaches.end(),
                     [space](const Attainable& reach) { return reach.spaces[space]; });
}

bool is_done(const Proof& proof, const Space& space, std::size_t entry) {
  for (int players = proof.least(); players <= proof.most(); ++players) {
    const bool there = proof.rules.panel_in_use(space.panel, players);
    if (there && can_do(proof.rules, proof.with(players), space.effect, entry)) return true;
  }
  return false;
}

/// A value that an overlay brought beside one that it may have wanted to replace.
void prove_unmixed(Proof& proof, const Space& space) {
  const std::string path = path_of(proof, space);
  const rules::Node* const node = rules::find_path(proof.compiled.data, path);
  if (node == nullptr) return;
  const rules::Member* first = nullptr;
  const rules::Member* other = nullptr;
  for (const rules::Member& member : node->members) {
    if (member.key == "others") continue;  // it is meant to stand beside what the player does
    if (std::find(verb_keys.begin(), verb_keys.end(), member.key) == verb_keys.end() && member.key != "steps") continue;
    if (first == nullptr || member.value.origin.file < first->value.origin.file) first = &member;
    if (other == nullptr || member.value.origin.file > other->value.origin.file) other = &member;
  }
  if (first == nullptr || first->value.origin.file == other->value.origin.file) return;
  proof.remarker.warn(path + '.' + other->key, "is carried out together with `" + first->key +
                                                   "`, which stays; to replace it write `" + first->key +
                                                   ": ~` beside it");
}

void prove_space(Proof& proof, std::size_t at) {
  const Space& space = proof.rules.spaces[at];
  const std::string path = path_of(proof, space);
  if (space.effect.entries.empty()) return proof.remarker.error(path, "the space does nothing");
  if (!is_used(proof, at)) return proof.remarker.error(path, "nobody can ever use the space");
  for (std::size_t entry = 0; entry < space.effect.entries.size(); ++entry) {
    if (is_done(proof, space, entry)) continue;
    const auto verb = static_cast<std::size_t>(space.effect.entries[entry].verb);
    proof.remarker.warn(path, '`' + std::string(verb_keys[verb]) + "` can never be carried out");
  }
}

/// With numbers of players that a variant leaves out a panel may well stay.
bool is_in_use(const Proof& proof, const Panel& panel) {
  for (int players = proof.least(); players <= proof.most(); ++players) {
    if ((panel.players >> players & 1) != 0) return true;
  }
  return false;
}

void prove_panel(Proof& proof, std::size_t at) {
  const Panel& panel = proof.rules.panels[at];
  if (panel.players == 0)
    return proof.remarker.error("panels." + panel.id, "no number of players has its die, so nobody can use the panel");
  if (!is_in_use(proof, panel)) return;
  for (std::size_t space = 0; space < proof.rules.spaces.size(); ++space) {
    if (proof.rules.spaces[space].panel != static_cast<int>(at)) continue;
    prove_space(proof, space);
    prove_unmixed(proof, proof.rules.spaces[space]);
  }
}

void prove_abbreviations(Proof& proof) {
  for (const Panel& panel : proof.rules.panels) {
    for (const Panel& other : proof.rules.panels) {
      const bool same = &other < &panel && other.abbreviation == panel.abbreviation;
      if (!same && (&other == &panel || other.id != panel.abbreviation)) continue;
      proof.remarker.error("panels." + panel.id + ".abbreviation",
                           "'" + panel.abbreviation + "' also means the panel " + other.id);
    }
  }
}

void prove_dice(Proof& proof, int players) {
  const std::string path = "dice." + std::to_string(players);
  std::vector<int> dice = proof.rules.dice[index(players)];
  if (dice.empty()) return proof.remarker.error(path, with_players(players) + " there are no dice and so no panels");
  std::sort(dice.begin(), dice.end());
  const auto twice = std::adjacent_find(dice.begin(), dice.end());
  if (twice != dice.end())
    proof.remarker.error(path, "the die " + proof.rules.panels[index(*twice)].id + " is named twice");
}

}  // namespace

void prove_panels(Proof& proof) {
  for (int players = proof.least(); players <= proof.most(); ++players) prove_dice(proof, players);
  for (std::size_t at = 0; at < proof.rules.panels.size(); ++at) prove_panel(proof, at);
  prove_abbreviations(proof);
}

}  // namespace dogeref::doge_ship
