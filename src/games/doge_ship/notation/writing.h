#pragma once
// Writes actions in canonical spelling: what `read_action` reads, the other way round. Log page, "Body, The Doge Ship".

#include <string>

#include "games/doge_ship/model/action.h"
#include "games/doge_ship/model/rules.h"
#include "games/doge_ship/notation/faces.h"
#include "rules/texts/spellings.h"

namespace dogeref::doge_ship {

/// Appends a player's line without the name: "reorder B10 B04, red 3, bonus buy N04, build G05 at L 3". Of its reorders
/// only the first is written, in front.
void write_action(const Rules& rules, const rules::Spellings& words, const Action& action, std::string& out);

/// Appends one step: "buy G05 from G01 G05 G06". Of a tile
///   with an id (`tile` from 0, not open) the id is written;
///   else its text, as it stands there;
///   without a text, in a purchase, the deck that is drawn from, by its zone or kind: "buy L2", "buy gondola";
///   without all that nothing: "keep".
void write_step(const Rules& rules, const rules::Spellings& words, const Step& step, std::string& out);

/// Appends the features of a face in the order in which people tell them: "galley L2 cost 4 vp 3 blue blue approval".
/// Without braces around it a zone goes without its kind: "L2 cost 4".
void write_face(const Rules& rules, const rules::Spellings& words, const Face& face, bool in_braces, std::string& out);

/// Appends a space: "red 3".
void write_space(const Rules& rules, const rules::Spellings& words, int panel, int number, std::string& out);

}  // namespace dogeref::doge_ship
