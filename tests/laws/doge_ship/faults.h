#pragma once
// A legal game of The Doge Ship, for those who break it.

#include <string>
#include <vector>

#include "games/doge_ship/model/action.h"
#include "laws/faults.h"

namespace dogeref::laws {

/// A space that a player could take.
struct Place {
  int panel = 0;
  int number = 0;
  int cost = 0;
};

class Doge {
 public:
  explicit Doge(const Legal& game);

  const Legal& game;
  const doge_ship::Rules& rules;

  [[nodiscard]] const doge_ship::State& state(std::size_t at) const { return game.before(at).as<doge_ship::State>(); }
  [[nodiscard]] int money(std::size_t at, int seat) const {
    return game.before(at).ledger.own(seat, rules.money_track);
  }
  [[nodiscard]] int seat(std::size_t at) const { return game.lines()[at].seat; }
  [[nodiscard]] const doge_ship::Space& space_of(const Place& place) const;

  /// Players' lines that could be read and name every tile.
  [[nodiscard]] const std::vector<std::size_t>& acts() const { return acts_; }
  [[nodiscard]] const doge_ship::Action& action(std::size_t at) const { return actions_[at]; }
  /// Of these those that do nothing to tiles: discards, and spaces of which nothing was taken and which give nothing.
  [[nodiscard]] std::vector<std::size_t> spare() const;
  /// The smallest amount of money that the player has from the line on.
  [[nodiscard]] int slack(std::size_t at) const;
  /// What a line pays, whatever it gains.
  [[nodiscard]] int spent(std::size_t at) const;
  /// What the player loses when another action stands in the place of this one, which costs so much.
  [[nodiscard]] bool can_lose(std::size_t at, int cost) const;

  /// Spaces in use that are free, or taken, before the line.
  [[nodiscard]] std::vector<Place> places(std::size_t at, bool taken) const;
  /// Of the free ones those that nobody takes later in the round.
  [[nodiscard]] std::vector<Place> idle_places(std::size_t at) const;
  /// Free ones that the player can pay and that offer to buy, build or replace a kind.
  [[nodiscard]] std::vector<Place> offering(std::size_t at, doge_ship::Verb verb, int kind) const;

  [[nodiscard]] std::string name(std::size_t at) const { return game.name_of(at) + ": "; }
  [[nodiscard]] std::string space(const Place& place) const;
  [[nodiscard]] std::string id(int tile) const { return rules.tile(tile).id; }
  /// A player's line with other steps; with none of them, with a space of its own.
  [[nodiscard]] std::string line(std::size_t at, const std::vector<doge_ship::Step>& steps) const;
  [[nodiscard]] std::string head(std::size_t at) const;  ///< name, reorder and space
  [[nodiscard]] std::string tail(std::size_t at) const;  ///< steps, each with its comma
  [[nodiscard]] std::vector<doge_ship::Step> steps(std::size_t at) const;

  /// The line goes on with the game when the player can bear it, else the arbiter ends the game there.
  [[nodiscard]] Fault replaced(std::size_t at, const std::string& text, int cost, Dice& dice) const;

  /// Lines of the round that a line belongs to, and the first action of it.
  [[nodiscard]] std::vector<std::size_t> round_of(std::size_t at) const;
  [[nodiscard]] std::size_t first_act(std::size_t at) const;
  [[nodiscard]] int cost(std::size_t at) const;  ///< of the space taken
  [[nodiscard]] std::vector<int> reserve(std::size_t at) const;
  [[nodiscard]] std::vector<int> stack(std::size_t at) const;  ///< top first
  /// Tiles of a deck that lie in it; with `out`, that lie elsewhere and have no likes in it.
  [[nodiscard]] std::vector<int> deck(std::size_t at, int deck, bool out) const;

 private:
  std::vector<std::string> bodies_;
  std::vector<doge_ship::Action> actions_;
  std::vector<std::size_t> acts_;
};

using DogeBreaker = std::optional<Fault> (*)(const Doge&, Dice&);

/// The ways by chapters of the rulebook.
struct DogeWay {
  const char* code;
  DogeBreaker breaks;
  const char* variant = "";
};
[[nodiscard]] std::vector<DogeWay> round_ways();
[[nodiscard]] std::vector<DogeWay> space_ways();
[[nodiscard]] std::vector<DogeWay> purchase_ways();
[[nodiscard]] std::vector<DogeWay> building_ways();
[[nodiscard]] std::vector<DogeWay> typing_ways();

}  // namespace dogeref::laws
