#include "games/doge_ship/notation/vocabulary.h"

#include <span>
#include <string_view>

namespace dogeref::doge_ship {
namespace {

constexpr std::string_view steps[] = {"buy", "build", "drop", "replace", "keep", "bonus", "pass", "gain", "pay"};
constexpr std::string_view turns[] = {"reorder", "discard"};
constexpr std::string_view links[] = {"from", "at", "with", "top", "under", "none"};
constexpr std::string_view features[] = {"cost", "pays", "boxes", "priority", "on", "violet", "water", "inspection"};

}  // namespace

void GameWords::ids(const referee::WordTaker& taker) const {
  for (std::size_t at = 0; at < rules_.tiles.size(); ++at) taker.id(rules_.tiles[at].id, tile_word, at);
  for (std::size_t at = 0; at < rules_.panels.size(); ++at) {
    if (!rules_.panels[at].abbreviation.empty()) taker.literal(rules_.panels[at].abbreviation, panel_word, at);
    taker.literal(rules_.panels[at].id, panel_word, at);
  }
  for (std::size_t at = 0; at < rules_.levels.size(); ++at) taker.literal(rules_.levels[at], level_word, at);
}

void GameWords::words(const referee::WordTaker& taker) const {
  const std::span<const std::string_view> all = steps;
  taker.slots(rules_.has_choices ? all : all.first(gain_word), step_word);
  taker.slots(turns, turn_word);
  taker.slots(links, link_word);
  taker.slots(features, feature_word);
  taker.slots(rules_.parameters, parameter_word);
  taker.slots(action_kinds, trigger_word);
  taker.slots(rules_.levels, level_word);
  for (std::size_t at = 0; at < rules_.panels.size(); ++at) taker.slot(rules_.panels[at].id, panel_word, at);
  for (std::size_t at = 0; at < rules_.kinds.size(); ++at) taker.slot(rules_.kinds[at].id, kind_word, at);
}

}  // namespace dogeref::doge_ship
