#include "games/last_doge/pictures/sheet.h"

#include <string>
#include <utility>
#include <vector>

#include "games/last_doge/data/compile.h"
#include "kit/index.h"

namespace dogeref::last_doge {
namespace {

using findings::phrase;
using findings::words;
using kit::index;
using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::text_mark;
using Place = Fact::Place;

Fact number(const char* slot, int value, Place place) {
  return {phrase(std::string("sheet.") + slot), place, {text_mark(std::to_string(value))}};
}

/// The face of a part of that id; `kind` is the key of the rules data that holds it.
Face face(const char* kind, const std::string& id, const std::string& title, std::vector<Fact> facts) {
  Face face;
  face.id = id;
  if (!title.empty()) face.title = words(title);
  face.facts = std::move(facts);
  face.path = std::string(kind) + '.' + id;
  return face;
}

Fact line(const char* slot, const std::string& text) {
  return {phrase(std::string("sheet.") + slot), Place::row, {text_mark(text)}};
}

/// The name, which a face that is drawn bears as its title.
Fact name(const std::string& text) { return {phrase("sheet.name"), Place::unseen, {text_mark(text)}}; }

FaceGroup tiles(const Rules& rules) {
  FaceGroup group{phrase("sheet.tiles"), FaceGroup::Size::small, 0, {}};
  for (const Tile& tile : rules.tiles) {
    std::vector<Fact> facts = {number("district", tile.district, Place::left)};
    if (tile.effect >= 0) facts.push_back(line("effect", rules.tile_effects[index(tile.effect)].id));
    group.faces.push_back(face("tiles", tile.id, {}, std::move(facts)));
  }
  return group;
}

FaceGroup cards(const Rules& rules) {
  FaceGroup group{phrase("sheet.cards"), FaceGroup::Size::small, 1, {}};
  for (const CardKind& card : rules.cards) {
    group.faces.push_back(face("cards", card.id, card.name,
                               {name(card.name), number("copies", card.copies, Place::right),
                                line("colour", rules.colours[index(card.colour)].id)}));
  }
  return group;
}

FaceGroup artefacts(const Rules& rules) {
  FaceGroup group{phrase("sheet.artefacts"), FaceGroup::Size::small, 2, {}};
  for (const Artefact& artefact : rules.artefacts) {
    group.faces.push_back(face("artefacts", artefact.id, artefact.name,
                               {name(artefact.name), number("trophies", artefact.trophies, Place::right)}));
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
