#include "games/last_doge/sheet.h"

#include <string>
#include <utility>

#include "games/last_doge/compile.h"
#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using findings::phrase;
using findings::words;
using kit::index;
using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Icon;
using referee::Mark;
using Place = Fact::Place;

Mark text_mark(const std::string& text) { return {Mark::Form::text, Icon::none, {}, 0, {}, words(text)}; }

Fact number(const char* slot, int value, Place place) {
  return {phrase(std::string("sheet.") + slot), place, {text_mark(std::to_string(value))}};
}

FaceGroup tiles(const Rules& rules) {
  FaceGroup group{phrase("sheet.tiles"), FaceGroup::Size::small, 0, {}};
  for (const Tile& tile : rules.tiles) {
    Face face;
    face.id = tile.id;
    face.facts.push_back(number("district", tile.district, Place::left));
    if (tile.effect >= 0) {
      const std::string& effect = rules.tile_effects[index(tile.effect)].id;
      face.facts.push_back({phrase("sheet.effect"), Place::row, {text_mark(effect)}});
    }
    face.path = "tiles." + tile.id;
    group.faces.push_back(std::move(face));
  }
  return group;
}

FaceGroup cards(const Rules& rules) {
  FaceGroup group{phrase("sheet.cards"), FaceGroup::Size::small, 1, {}};
  for (const CardKind& card : rules.cards) {
    Face face;
    face.id = card.id;
    face.title = words(card.name);
    face.facts.push_back(number("copies", card.copies, Place::right));
    face.facts.push_back({phrase("sheet.colour"), Place::row, {text_mark(rules.colours[index(card.colour)].id)}});
    face.path = "cards." + card.id;
    group.faces.push_back(std::move(face));
  }
  return group;
}

FaceGroup artefacts(const Rules& rules) {
  FaceGroup group{phrase("sheet.artefacts"), FaceGroup::Size::small, 2, {}};
  for (const Artefact& artefact : rules.artefacts) {
    Face face;
    face.id = artefact.id;
    face.title = words(artefact.name);
    face.facts.push_back(number("trophies", artefact.trophies, Place::right));
    face.path = "artefacts." + artefact.id;
    group.faces.push_back(std::move(face));
  }
  return group;
}

}  // namespace

text::Result<referee::Sheet, rules::Faults> sheet(const rules::Compiled& compiled) {
  const text::Result<Rules, rules::Faults> rules = compile(compiled);
  if (!rules) return text::Failure{rules.error()};
  referee::Sheet sheet;
  sheet.groups = {tiles(rules.value()), cards(rules.value()), artefacts(rules.value())};
  return sheet;
}

}  // namespace dogeref::last_doge
