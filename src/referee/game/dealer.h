#pragma once
// What a game owes to a simulator: the hidden side of a game, chance, and players who think of something to do.

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kit/random.h"
#include "referee/game/game.h"

namespace dogeref::referee {

/// The side of one game that a record shows only bit by bit: what lies face down in its true order, dice, what players
/// do. All lines are canonical text (English words). Made by a ruleset, which must outlive it.
class Dealer {
 public:
  Dealer() = default;
  Dealer(const Dealer&) = delete;
  Dealer& operator=(const Dealer&) = delete;
  virtual ~Dealer() = default;

  /// Deals a new game to players of these names, which must outlive it.
  virtual void begin(std::span<const PlayerName> players, kit::Random& random) = 0;
  /// Takes a game up at a position instead, behind `begin`: what lies face down is dealt out in an order that the
  /// position allows. False when it leaves open what lies where, or this game cannot be taken up.
  [[nodiscard]] virtual bool take_up(const Position& /*position*/, kit::Random& /*random*/) { return false; }
  /// The colour of a seat (index into `Vocabulary::colours`); -1: none.
  [[nodiscard]] virtual int colour(int seat) const { return seat; }
  /// The value of one of the game's own header lines (index into `Vocabulary::headers`), empty where the record has
  /// none.
  [[nodiscard]] virtual std::string header(int /*form*/) const { return {}; }

  /// Writes the next line of the game's own forms when no player can act. False when the game has no such line: it is
  /// over, or nobody can do anything any more.
  [[nodiscard]] virtual bool chance(const Position& position, kit::Random& random, std::string& line) = 0;
  /// Whose line comes next, when `chance` wrote none: whoever wants to answer the last line, or the player due. -1:
  /// nobody's.
  [[nodiscard]] virtual int next(const Position& position, kit::Random& /*random*/) { return position.laps.due(); }

  /// Thinks of an action of the seat, with draws as kinds (`LineText::draws_as_kinds`). It need not be legal. `eager`
  /// players leave no part of an action out without need.
  virtual void propose(const Position& position, int seat, bool eager, kit::Random& random, std::string& body) = 0;
  /// Whether the referee accepts the action proposed last, and the position `after` it. A game that can tell without a
  /// line leaves the body of `propose` empty; of others what that wrote is judged.
  [[nodiscard]] virtual std::optional<bool> judge_proposed(const Position& /*position*/, Position& /*after*/) const {
    return std::nullopt;
  }
  /// Makes up the seat's mind: the action proposed last is the one to complete.
  virtual void settle() = 0;
  /// What sensible players compare: how good the position behind an action proposed is for its seat. Only differences
  /// mean something.
  [[nodiscard]] virtual int worth(const Position& before, const Position& after, int seat) const = 0;

  /// Whether the referee accepts an action at the position proposed for; parts not drawn yet stand as kinds.
  using Accepts = std::function<bool(std::string_view body)>;
  enum class Completion : std::uint8_t {
    done,
    impossible,  ///< what is drawn cannot be had, and drawing it for nothing is not allowed
    refused,     ///< the referee refuses what the rules must allow
  };
  /// Draws what the action settled on, at this position, draws, so that `body` is the whole action as the table sees
  /// it. Nothing is moved before it is carried out.
  [[nodiscard]] virtual Completion complete(const Position& position, const Accepts& accepts, kit::Random& random,
                                            std::string& body) = 0;
  /// The action completed last came to pass, and led to this position.
  virtual void carry_out(const Position& after) = 0;
  /// What the action completed last used: "spaces", "red 3".
  using UseSink = std::function<void(std::string_view category, std::string_view name)>;
  virtual void uses(const UseSink& sink) const = 0;

  /// How the last line (an action's body, or a line of the game's forms) stands in a record that leaves out what it
  /// may: shorter, "?" for an action nobody saw, or empty for a line that need not be written.
  virtual void conceal(const Position& before, const Position& after, bool is_action, kit::Random& random,
                       std::string& text) = 0;
  /// The same of the value of a header line, for the record that is about to be written; empty: left out.
  virtual void conceal_header(int /*form*/, kit::Random& /*random*/, std::string& /*value*/) {}
};

}  // namespace dogeref::referee
