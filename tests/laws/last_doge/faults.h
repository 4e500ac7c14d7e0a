#pragma once
// A legal game of The Last Doge, for those who break it.

#include <optional>
#include <string>
#include <vector>

#include "games/last_doge/model/state.h"
#include "laws/faults.h"

namespace dogeref::laws {

/// A part of a line that fits a pattern, and what its groups hold; group 0 is the part.
struct Part {
  std::size_t at = 0;  ///< index of the line
  std::size_t begin = 0;
  std::vector<std::string> groups;
};

class Venice {
 public:
  explicit Venice(const Legal& game);

  const Legal& game;
  const last_doge::Rules& rules;

  [[nodiscard]] const last_doge::State& state(std::size_t at) const { return game.before(at).as<last_doge::State>(); }
  [[nodiscard]] int seat(std::size_t at) const { return game.lines()[at].seat; }
  [[nodiscard]] const std::string& text(std::size_t at) const { return game.lines()[at].text; }
  [[nodiscard]] std::string name(int seat) const { return game.players()[static_cast<std::size_t>(seat)] + ": "; }
  [[nodiscard]] bool in_escape(std::size_t at) const;
  /// Whether everything about tiles, or about a hand, is told.
  [[nodiscard]] bool knows_map(std::size_t at) const { return state(at).full_map; }
  [[nodiscard]] bool knows_hand(std::size_t at, int seat) const;
  /// The first line of the escape.
  [[nodiscard]] std::size_t escape() const { return escape_; }

  /// One of the places where a pattern fits: of lines of the search, or of the escape, or of the header.
  enum class Where : std::uint8_t { header, search, escape };
  [[nodiscard]] std::optional<Part> part(Dice& dice, Where where, const std::string& pattern) const;
  /// The game with something else in a part of it.
  [[nodiscard]] Fault replaced(const Part& part, const std::string& text) const;
  [[nodiscard]] Fault replaced(const Part& part, std::size_t group, const std::string& text) const;

  /// The game with something else in a group of one of those places.
  [[nodiscard]] std::optional<Fault> changed(Dice& dice, Where where, const std::string& pattern, std::size_t group,
                                             const std::string& text) const;

  /// A face-down cell without pawn or treasure, none of those named in a text.
  [[nodiscard]] std::optional<std::string> free_cell(std::size_t at, const std::string& but, Dice& dice) const;
  [[nodiscard]] std::string cell(std::size_t at, int which) const;
  /// A card that a player may, or cannot, hold; red ones or others.
  [[nodiscard]] std::optional<std::string> held(std::size_t at, int seat, bool red, Dice& dice) const;
  [[nodiscard]] std::optional<std::string> not_held(std::size_t at, int seat, Dice& dice) const;
  /// An artefact in a place: a seat or an `ArtefactPlace`.
  [[nodiscard]] std::optional<std::string> artefact(std::size_t at, int place, Dice& dice) const;
  /// The player behind one, clockwise.
  [[nodiscard]] int next(int seat, int steps = 1) const;

  /// The record stops behind the fault, or behind some lines more: the arbiter ends the game.
  [[nodiscard]] static Fault stopped(const Fault& fault, std::size_t more = 0);

 private:
  std::size_t escape_ = 0;
};

using VeniceBreaker = std::optional<Fault> (*)(const Venice&, Dice&);

struct VeniceWay {
  const char* code;
  VeniceBreaker breaks;
};
/// The ways by chapters of the rulebook.
[[nodiscard]] std::vector<VeniceWay> venice_setup_ways();
[[nodiscard]] std::vector<VeniceWay> venice_explore_ways();
[[nodiscard]] std::vector<VeniceWay> venice_card_ways();
[[nodiscard]] std::vector<VeniceWay> venice_damage_ways();
[[nodiscard]] std::vector<VeniceWay> venice_escape_ways();

}  // namespace dogeref::laws
