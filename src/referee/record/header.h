#pragma once
// The header of a game: which rules, who plays. Log page, "Header".

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "findings/report.h"
#include "referee/game/game.h"
#include "referee/record/record.h"

namespace dogeref::referee {

struct HeaderField {
  std::string_view key;    ///< canonical
  std::string_view value;  ///< trimmed
  const RawLine* line = nullptr;
};

struct Header {
  std::vector<HeaderField> fields;  ///< first of each key, in the order written
  std::size_t body = 0;             ///< index of the first body line
  bool usable = true;               ///< cleared when no game can be made of it

  [[nodiscard]] const HeaderField* find(std::string_view key) const;
};

/// Finds the header's lines and reports `missing-header`, `duplicate-header`, `unknown-header` and lines that are no
/// text.
[[nodiscard]] Header read_header(std::span<const RawLine> lines, const Shelf& shelf, findings::Report& report);

/// Reads `players:`; reports `bad-name`, `duplicate-player`, `duplicate-colour`, `unknown-word`, `player-count`,
/// `syntax`, `look-alike-names`. Returns false when the players cannot be told apart or counted.
[[nodiscard]] bool read_players(const HeaderField& field, const Ruleset& ruleset, const rules::Words& words,
                                std::vector<PlayerName>& players, findings::Report& report);

/// Whether the header has what the game requires; reports `missing-header` for what it lacks.
[[nodiscard]] bool has_required(const Header& header, const Vocabulary& vocabulary, findings::Report& report);

/// Whether a key's value is for people alone.
[[nodiscard]] bool is_free_text(std::string_view key);

/// Whether a list of players has a name, or a short form, that is the same as this one.
[[nodiscard]] bool lists_name(std::string_view players, std::string_view name);

/// The id of a game, an edition, a variant or a language that is meant, whatever the case it is written in.
[[nodiscard]] std::string id_of(std::string_view written);

/// The id of a game, which has hyphens where its title has spaces.
[[nodiscard]] std::string game_id_of(std::string_view written);

/// Parts of a list parted by commas, trimmed; empty parts are left out.
[[nodiscard]] std::vector<std::string_view> comma_parts(std::string_view list);

/// Entries of a list of players: parted by commas outside parentheses, trimmed.
[[nodiscard]] std::vector<std::string_view> player_entries(std::string_view list);

/// Category in which a ruleset's words hold the players' colours.
inline constexpr rules::Words::Category colour_category = 31;

}  // namespace dogeref::referee
