#pragma once
// Words of `given:` and what follows when a key is left out. Private to given*.cpp.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/last_doge/model/state.h"
#include "referee/game/laps.h"

namespace dogeref::last_doge::given {

inline constexpr std::array<std::string_view, 4> phases = {"setup", "turns", "escape", "over"};  ///< as `Phase`
/// Parts of a position that errors of a record may leave as they cannot be.
enum class Part : std::uint8_t { city, map, pawns, tribes, market, artefacts, cards };
inline constexpr std::array<std::string_view, 7> parts = {"city",   "map",       "pawns", "tribes",
                                                          "market", "artefacts", "cards"};
inline constexpr std::array<std::string_view, 4> unproven = {"city", "order", "deck", "turn"};
inline constexpr std::array<std::string_view, 2> said = {"after-end", "missed-end"};
inline constexpr std::array<std::string_view, 7> changes = {"trophies", "card",   "artefact", "pawn",
                                                            "revealed", "hidden", "swap"};  ///< as `Change::Kind`
/// Where an artefact is that no player has: as `ArtefactPlace`, from the end.
inline constexpr std::array<std::string_view, 3> places = {"deck", "market", "gone"};
inline constexpr std::string_view unknown = "?";
inline constexpr std::string_view hand_word = "hand";  ///< among what is unproven
inline constexpr std::string_view pawn_word = "pawn";

/// A state without what no later line could tell.
[[nodiscard]] State plain(const Rules& rules, const State& state);

/// The name of an entry of effects: the id of what bears it, with its number where that has several ("C32", "F09 2").
[[nodiscard]] std::string entry_name(const Rules& rules, int number);
/// -1 for a name that no entry has.
[[nodiscard]] int entry_named(const Rules& rules, std::string_view name);
[[nodiscard]] Limit limit_of(const Rules& rules, int number);
[[nodiscard]] std::vector<std::string> entry_names(const Rules& rules);

/// "c0ffee0012345678", and back; 0 for a text that is no such number.
[[nodiscard]] std::string hexadecimal(std::uint64_t number);
[[nodiscard]] std::uint64_t number_of_hexadecimal(std::string_view text);

/// Cells lying open whose tile is known to be a discovery.
[[nodiscard]] std::uint32_t implied_discovered(const Rules& rules, const State& state);
/// Whether the tile in every cell is known.
[[nodiscard]] bool implied_whole_map(const Rules& rules, const State& state);
/// Players all of whose cards are known.
[[nodiscard]] std::uint8_t implied_dealt(const State& state);
/// Who is due when nobody is named: the one behind the player whose turn it is or who ended the search.
[[nodiscard]] int implied_due(const State& state);
/// Turns clockwise from the first player, those before the one due having acted; none for who is out or caught.
[[nodiscard]] referee::Laps implied_laps(const State& state, int first, int due);

}  // namespace dogeref::last_doge::given
