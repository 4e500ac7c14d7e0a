// Galley, panels and dice.

#include "games/doge_ship/data/compile_language.h"
#include "games/doge_ship/data/compiler.h"
#include "games/doge_ship/data/limits.h"

namespace dogeref::doge_ship {

void Compiler::galley() {
  if (const Node* levels = data.find("levels")) {
    for (const rules::Member& item : levels->members) {
      if (rules.levels.size() < index(max_levels)) rules.levels.push_back(item.value.text);
    }
  }
  const Node* const sections = data.find("sections");
  if (sections == nullptr) return;
  for (const rules::Member& member : sections->members) {
    const int players = number_key(member.key);
    if (players < 1 || players > referee::max_seats) continue;
    for (std::size_t level = 0; level < rules.levels.size(); ++level) {
      const Node* const lengths = member.value.is_map() ? member.value.find(rules.levels[level]) : &member.value;
      if (lengths == nullptr) continue;
      int total = 0;
      for (std::size_t at = 0; at < lengths->members.size() && at < index(max_sections); ++at) {
        const int length = integer_of(&lengths->members[at].value, 0);
        total += length;
        if (total > max_columns) return fault(*lengths, "a level of more columns than the referee can keep");
        rules.sections[index(players)][level][at] = static_cast<std::uint8_t>(length);
      }
      rules.section_count = std::max(rules.section_count, static_cast<int>(lengths->members.size()));
    }
  }
}

void Compiler::spaces(const Node& node, int panel) {
  Panel& into = rules.panels[index(panel)];
  const int cost = space_cost(node.find("space_cost"), 0);
  const Node* const panel_capacity = node.find("capacity");
  const Amount of_panel = panel_capacity == nullptr ? capacity : amount_from(rules, panel_capacity, 1, faults);
  const Node* const panel_open = node.find("open") == nullptr ? data.find("open") : node.find("open");
  const Node* const spaces = node.find("spaces");
  if (spaces == nullptr) return;
  int highest = 0;
  for (const rules::Member& member : spaces->members) highest = std::max(highest, number_key(member.key));
  into.spaces.assign(index(std::min(highest, Limits::sides) + 1), -1);
  for (const rules::Member& member : spaces->members) {
    const int number = number_key(member.key);
    if (number < 1 || number >= static_cast<int>(into.spaces.size()) || rules.spaces.size() >= index(max_spaces)) {
      fault(member.value, "a space that the referee cannot keep: \"" + member.key + "\"");
      continue;
    }
    into.spaces[index(number)] = static_cast<std::int16_t>(rules.spaces.size());
    ++into.space_count;
    const Node* const own = member.value.find("capacity");
    rules.spaces.push_back({panel, number, effect_of(rules, member.value, faults),
                            space_cost(member.value.find("space_cost"), cost),
                            own == nullptr ? of_panel : amount_from(rules, own, 1, faults)});
    Space& made = rules.spaces.back();
    const Node* const own_open = member.value.find("open");
    made.open = condition_from(rules, own_open == nullptr ? panel_open : own_open, faults);
    made.holds_one = made.capacity.is_fixed() && made.capacity.plus == 1;
  }
}

void Compiler::note_choices() {
  const auto touches = [](const Effect& effect) {
    return std::any_of(effect.entries.begin(), effect.entries.end(),
                       [](const Entry& entry) { return entry.verb == Verb::others; });
  };
  for (const Space& space : rules.spaces) rules.touches_others = rules.touches_others || touches(space.effect);
  for (const Tile& tile : rules.tiles) rules.touches_others = rules.touches_others || touches(tile.bonus);
  const auto of_space = [](const Space& space) { return space.effect.has_choices; };
  const auto of_tile = [](const Tile& tile) { return tile.bonus.has_choices; };
  rules.has_choices = std::any_of(rules.spaces.begin(), rules.spaces.end(), of_space) ||
                      std::any_of(rules.tiles.begin(), rules.tiles.end(), of_tile);
}

void Compiler::note_plain() {
  const auto note = [](Effect& effect) {
    const auto is_plain = [](const Entry& entry) {
      return entry.is_plain() || (entry.verb != Verb::gain && entry.verb != Verb::pay && entry.verb != Verb::others);
    };
    const auto is_of_others = [](const Entry& entry) { return entry.verb == Verb::others; };
    const auto& entries = effect.entries;
    effect.is_plain =
        !effect.is_conditional && !effect.has_choices && std::all_of(entries.begin(), entries.end(), is_plain);
    effect.gives_others = std::any_of(entries.begin(), entries.end(), is_of_others);
  };
  for (Tile& tile : rules.tiles) note(tile.bonus);
  for (Space& space : rules.spaces) {
    note(space.effect);
    space.is_plain = space.open.is_always() && rules.space_cost(space).is_plain && space.effect.is_plain;
  }
}

/// Their names: counts speak of them before their spaces are read.
void Compiler::panels() {
  const Node* const panels = data.find("panels");
  if (panels == nullptr) return;
  rules.panels.reserve(panels->members.size());
  for (const rules::Member& member : panels->members) {
    if (rules.panels.size() >= index(max_panels)) return fault(member.value, "more panels than the referee can keep");
    Panel panel;
    panel.id = member.key;
    panel.abbreviation = std::string(text_of(member.value.find("abbreviation")));
    panel.sides = integer_of(member.value.find("sides"), 6);
    rules.panels.push_back(std::move(panel));
  }
}

void Compiler::all_spaces() {
  const Node* const panels = data.find("panels");
  constexpr std::size_t usual_sides = 6;
  rules.spaces.reserve(rules.panels.size() * usual_sides);
  for (std::size_t at = 0; at < rules.panels.size(); ++at) spaces(panels->members[at].value, static_cast<int>(at));
}

void Compiler::dice() {
  rules.dice.resize(index(referee::max_seats) + 1);
  const Node* const dice = data.find("dice");
  if (dice == nullptr) return;
  for (const rules::Member& member : dice->members) {
    const int players = number_key(member.key);
    if (players < 1 || players > referee::max_seats) continue;
    for (const rules::Member& item : member.value.members) {
      const auto found = std::find_if(rules.panels.begin(), rules.panels.end(),
                                      [&item](const Panel& panel) { return panel.id == item.value.text; });
      if (found == rules.panels.end()) {
        fault(item.value, "a die without a panel: \"" + item.value.text + "\"");
        continue;
      }
      found->players = static_cast<std::uint8_t>(found->players | 1U << players);
      rules.dice[index(players)].push_back(static_cast<int>(found - rules.panels.begin()));
    }
  }
}

void Compiler::words_of(const std::string& id, const Node* words) {
  if (words == nullptr) return;
  for (const rules::Member& language : words->members) {
    referee::DataWords& own = rules.words.emplace_back(referee::DataWords{id, language.key, {}});
    for (const rules::Member& word : language.value.members) own.words.push_back(word.value.text);
  }
}

/// Panels carry their words; kinds, parameters and levels have theirs under `words`, by id.
void Compiler::own_words() {
  if (const Node* panels = data.find("panels")) {
    for (const rules::Member& panel : panels->members) words_of(panel.key, panel.value.find("words"));
  }
  const Node* const words = data.find("words");
  if (words == nullptr) return;
  for (const rules::Member& member : words->members) words_of(member.key, &member.value);
}

}  // namespace dogeref::doge_ship
