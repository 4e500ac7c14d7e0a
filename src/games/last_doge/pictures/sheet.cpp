#include "games/last_doge/pictures/sheet.h"

#include <string>
#include <utility>
#include <vector>

#include "games/last_doge/data/compile.h"
#include "games/last_doge/pictures/effect_signs.h"
#include "games/last_doge/pictures/effect_words.h"
#include "kit/index.h"
#include "rules/tree/path.h"

namespace dogeref::last_doge {
namespace {

using findings::phrase;
using findings::word;
using findings::words;
using kit::index;
using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Icon;
using referee::Mark;
using referee::text_mark;
using Place = Fact::Place;

constexpr int district_tone = 1;  ///< of the first district; the others go on from there
constexpr int artefact_tone = 5;
constexpr int tribe_tone = 4;

Fact fact(const char* slot, Place place, Mark mark) {
  return {phrase(std::string("sheet.") + slot), place, {std::move(mark)}};
}

/// The face of a part of that id; `kind` is the key of the rules data that holds it.
Face face(const char* kind, const std::string& id, referee::Caption title, std::vector<Fact> facts) {
  Face face;
  face.id = id;
  face.title = std::move(title);
  face.facts = std::move(facts);
  face.path = std::string(kind) + '.' + id;
  return face;
}

/// The name, which a face that is drawn bears as its title.
Fact name(referee::Caption text) { return fact("name", Place::unseen, {.words = std::move(text)}); }

Fact trophies(int amount) {
  return fact("trophies", Place::right, sign(Icon::cup, std::to_string(amount), findings::counted(amount, "trophies")));
}

/// What it does: in signs, and in words below them. A part without an effect says nothing.
void add_effect(const Rules& rules, const std::vector<Entry>& entries, const rules::Node* part,
                std::vector<Fact>& facts) {
  Fact words{phrase("sheet.effect"), Place::words, {}};
  if (!entries.empty()) {
    facts.push_back({phrase("sheet.signs"), Place::drawn, in_signs(entries)});
    words.marks.push_back({.words = in_words(rules, entries, part)});
  }
  facts.push_back(std::move(words));
}

int tone_of(int district) { return district_tone + district; }

Mark district_box(int district) {
  return {Mark::Form::box, Icon::none, {}, tone_of(district), std::to_string(district)};
}

FaceGroup tiles(const Rules& rules, const rules::Node& data) {
  FaceGroup group{phrase("sheet.tiles"), FaceGroup::Size::small, district_tone, {}};
  for (const Tile& tile : rules.tiles) {
    std::vector<Fact> facts = {fact("district", Place::left, district_box(tile.district))};
    referee::Caption title = referee::no_caption();
    static const TileEffect none;
    const TileEffect& effect = tile.effect < 0 ? none : rules.tile_effects[index(tile.effect)];
    if (tile.effect >= 0) title = word(effect.id);
    facts.push_back(name(title));
    add_effect(rules, effect.entries, rules::find_path(data, "effects." + effect.id), facts);
    group.faces.push_back(face("tiles", tile.id, std::move(title), std::move(facts)));
    group.faces.back().tone = tone_of(tile.district);
  }
  return group;
}

FaceGroup cards(const Rules& rules, const rules::Node& data) {
  FaceGroup group{phrase("sheet.cards"), FaceGroup::Size::medium, 1, {}};
  for (const CardKind& card : rules.cards) {
    const Colour& colour = rules.colours[index(card.colour)];
    const std::string copies = std::to_string(card.copies);
    std::vector<Fact> facts = {
        name(words(card.name)),
        fact("copies", Place::right, sign(Icon::none, "×" + copies, findings::number(card.copies))),
        fact("colour", Place::unseen, {.words = word(colour.id)})};
    add_effect(rules, card.entries, rules::find_path(data, "cards." + card.id), facts);
    group.faces.push_back(face("cards", card.id, words(card.name), std::move(facts)));
    group.faces.back().colour = colour.id;
  }
  return group;
}

FaceGroup artefacts(const Rules& rules, const rules::Node& data) {
  FaceGroup group{phrase("sheet.artefacts"), FaceGroup::Size::medium, artefact_tone, {}};
  for (const Artefact& artefact : rules.artefacts) {
    std::vector<Fact> facts = {name(words(artefact.name)), trophies(artefact.trophies)};
    add_effect(rules, artefact.entries, rules::find_path(data, "artefacts." + artefact.id), facts);
    group.faces.push_back(face("artefacts", artefact.id, words(artefact.name), std::move(facts)));
  }
  return group;
}

/// What everybody can do.
FaceGroup powers(const Rules& rules, const rules::Node& data) {
  FaceGroup group{phrase("sheet.powers"), FaceGroup::Size::medium, tribe_tone, {}};
  if (rules.powers.empty()) return group;
  std::vector<Fact> facts;
  add_effect(rules, rules.powers, rules::find_path(data, "powers"), facts);
  Face shown = face("powers", {}, phrase("sheet.powers"), std::move(facts));
  shown.path = "powers";
  group.faces.push_back(std::move(shown));
  return group;
}

FaceGroup tribes(const Rules& rules, const rules::Node& data) {
  FaceGroup group{phrase("sheet.tribes"), FaceGroup::Size::medium, tribe_tone, {}};
  for (const Tribe& tribe : rules.tribes) {
    const rules::Node* const part = rules::find_path(data, "tribes." + tribe.id);
    const rules::Node* const power = part == nullptr ? nullptr : part->find("power");
    std::vector<Fact> facts;
    if (power != nullptr) facts.push_back(fact("power", Place::words, text_mark(power->text)));
    add_effect(rules, tribe.entries, part, facts);
    Face shown = face("tribes", tribe.id, word(tribe.id), std::move(facts));
    shown.id.clear();
    group.faces.push_back(std::move(shown));
  }
  return group;
}

}  // namespace

text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled) {
  const text::Result<Rules, rules::Faults> rules = compile(compiled);
  if (!rules) return text::Failure{rules.error()};
  referee::Sheet sheet;
  sheet.groups = {tiles(rules.value(), compiled.data), cards(rules.value(), compiled.data),
                  artefacts(rules.value(), compiled.data), tribes(rules.value(), compiled.data)};
  if (FaceGroup of_all = powers(rules.value(), compiled.data); !of_all.faces.empty())
    sheet.groups.push_back(std::move(of_all));
  sheet.legend = legend_of(rules.value());
  return sheet;
}

}  // namespace dogeref::last_doge
