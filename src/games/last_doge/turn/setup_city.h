#pragma once
// The headers that lay the city: `city:` and `map:`. Rulebook "Mise en place du jeu".

#include "games/last_doge/model/play.h"
#include "text/cursor.h"

namespace dogeref::last_doge {

/// False, reported, when no city can be made of the line.
bool read_city(const Play& play);
/// False, reported, when the line cannot be read.
bool read_map(const Play& play);

/// Reports what stands where something else was expected. False.
bool report_token(const Play& play, const text::Token& found, std::string_view expected);
/// Reports an id that the set does not have.
void report_unknown_id(const Play& play, const text::Token& found);

}  // namespace dogeref::last_doge
