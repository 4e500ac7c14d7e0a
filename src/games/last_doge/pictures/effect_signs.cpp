#include "games/last_doge/pictures/effect_signs.h"

#include <array>
#include <string>
#include <utility>

#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using referee::Icon;
using referee::Mark;
using referee::text_mark;

/// By `Verb`.
constexpr std::array<Icon, verb_names.size()> icons = {
    Icon::burst, Icon::draw,    Icon::drop,      Icon::peek,   Icon::hand, Icon::eye,
    Icon::steps, Icon::turn_up, Icon::turn_down, Icon::swap,   Icon::cup,  Icon::chest,
    Icon::gift,  Icon::roof,    Icon::plus,      Icon::barred, Icon::gear, Icon::scroll};

std::string_view name_of(Verb verb) { return verb_names[static_cast<std::size_t>(verb)]; }

/// "−1", "=0"; nothing where the amount says no more than the sign.
std::string inside(const Effect& effect) {
  if (effect.verb != Verb::modify) return effect.amount == 1 ? "" : std::to_string(effect.amount);
  if (effect.what == Modified::card_free) return "";
  if (effect.sets) return "=" + std::to_string(effect.amount);
  return (effect.amount < 0 ? "−" : "+") + std::to_string(std::abs(effect.amount));
}

/// What is countered stands beside.
void append_sign(const Effect& effect, std::vector<Mark>& marks) {
  const auto words = [](Verb verb) { return findings::phrase("sign." + std::string(name_of(verb))); };
  marks.push_back(sign(icons[static_cast<std::size_t>(effect.verb)], inside(effect), words(effect.verb)));
  if (effect.verb != Verb::counter) return;
  marks.push_back(sign(icons[static_cast<std::size_t>(effect.countered)], {}, words(effect.countered)));
}

void append_entry(const Entry& entry, std::vector<Mark>& marks) {
  for (std::size_t part = 0; part < entry.parts.size(); ++part) {
    if (part > 0) marks.push_back(text_mark("/"));
    for (const Effect& effect : entry.parts[part]) append_sign(effect, marks);
  }
}

void note(const std::vector<Entry>& entries, std::array<bool, verb_names.size()>& used) {
  for (const Entry& entry : entries) {
    for (const std::vector<Effect>& part : entry.parts) {
      for (const Effect& effect : part) used[static_cast<std::size_t>(effect.verb)] = true;
    }
  }
}

}  // namespace

Mark sign(Icon icon, std::string inside, referee::Caption words) {
  return {Mark::Form::symbol, icon, {}, 0, std::move(inside), std::move(words)};
}

std::vector<Mark> in_signs(const std::vector<Entry>& entries) {
  std::vector<Mark> marks;
  for (const Entry& entry : entries) append_entry(entry, marks);
  return marks;
}

std::vector<Mark> legend_of(const Rules& rules) {
  std::array<bool, verb_names.size()> used{};
  for (const TileEffect& effect : rules.tile_effects) note(effect.entries, used);
  for (const CardKind& card : rules.cards) note(card.entries, used);
  for (const Artefact& artefact : rules.artefacts) note(artefact.entries, used);
  for (const Tribe& tribe : rules.tribes) note(tribe.entries, used);
  note(rules.powers, used);
  std::vector<Mark> marks;
  for (std::size_t verb = 0; verb < used.size(); ++verb) {
    const auto words = findings::phrase("sign." + std::string(verb_names[verb]));
    if (used[verb]) marks.push_back(sign(icons[verb], {}, words));
  }
  return marks;
}

}  // namespace dogeref::last_doge
