#pragma once
// How a tournament is scored: the data of a scheme.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/number/fraction.h"

namespace dogeref::tournament {

/// Sizes of tables.
constexpr int least_seats = 2;
constexpr int most_seats = 5;

/// What the places of a table, or its scores, are worth.
struct TablePoints {
  enum class Kind : std::uint8_t {
    places,  ///< by size of the table and place
    vp,      ///< `factor` for each point of the game
    share,   ///< `factor` times one's part of all points of the table
    ratio,   ///< `factor` times one's points over the winner's
  };
  Kind kind = Kind::places;
  std::map<int, std::vector<Fraction>> places = {};  ///< by size; the first place first
  Fraction factor = 0;

  /// Whether tables of a size have points.
  [[nodiscard]] bool has(int size) const { return kind != Kind::places || places.contains(size); }

  friend bool operator==(const TablePoints&, const TablePoints&) = default;
};

/// Points on top, for those who fulfil all that is said.
struct Bonus {
  std::optional<int> place;            ///< has this place
  std::optional<std::int64_t> margin;  ///< has at least so many points more than the best of the others
  Fraction points;

  friend bool operator==(const Bonus&, const Bonus&) = default;
};

enum class SharedPlaces : std::uint8_t { average, full, lowest };

/// What a round without a table is worth.
struct ByePoints {
  enum class Kind : std::uint8_t { number, average, first };
  Kind kind = Kind::number;
  Fraction points = 0;

  friend bool operator==(const ByePoints&, const ByePoints&) = default;
};

/// Which of a player's results count.
struct Counted {
  enum class Kind : std::uint8_t { all, best, drop_worst };
  Kind kind = Kind::all;
  int number = 0;

  friend bool operator==(const Counted&, const Counted&) = default;
};

enum class Unfinished : std::uint8_t { refuse, as_it_stands, no_points };
enum class Illegal : std::uint8_t { refuse, as_it_stands, forfeit };
enum class Carry : std::uint8_t { none, points, half };

/// What players are ranked by.
struct Criterion {
  enum class Kind : std::uint8_t {
    points,
    wins,
    places,
    average_place,  ///< low is better
    vp,
    vp_mean,
    vp_share,
    ratio,
    margin,
    opponents_points,
    cut_opponents,
    head_to_head,
    best_table,
    seats,
    heat_wins,
    game_wins,
    toss,  ///< low is better
    lot,   ///< low is better
    team_average_place,
    best_members,
    column,  ///< of the game's standings, by its name
  };
  Kind kind = Kind::points;
  std::string name;          ///< as it is written: "vp_share", the name of a column
  std::int64_t atleast = 0;  ///< of game_wins

  [[nodiscard]] bool is_low() const {
    return kind == Kind::average_place || kind == Kind::team_average_place || kind == Kind::toss || kind == Kind::lot;
  }

  friend bool operator==(const Criterion&, const Criterion&) = default;
};

struct Stage {
  std::string id;
  int first = 1;  ///< rounds, both included
  int last = 1;
  std::string from;  ///< stage whose best go on; empty: everybody may play
  int top = 0;
  int winners = 0;
  int best_others = 0;
  Carry carry = Carry::none;

  [[nodiscard]] bool has(int round) const { return round >= first && round <= last; }

  friend bool operator==(const Stage&, const Stage&) = default;
};

struct TeamScoring {
  int size = 0;  ///< members a team should have; 0: any number
  int best = 0;  ///< members that count; 0: all
  std::vector<Criterion> ranking;
  bool each_seat_once = false;

  [[nodiscard]] bool takes(std::size_t members) const { return size == 0 || members <= static_cast<std::size_t>(size); }

  friend bool operator==(const TeamScoring&, const TeamScoring&) = default;
};

struct Scheme {
  std::string id;
  std::string title;
  TablePoints points;
  std::vector<Bonus> bonus;
  SharedPlaces shared_places = SharedPlaces::average;
  ByePoints bye;
  Fraction absent = 0;
  Counted counted;
  Unfinished unfinished = Unfinished::refuse;
  Illegal illegal = Illegal::refuse;
  std::vector<int> sizes = {4, 3, 5};  ///< wanted, the best first
  std::vector<Criterion> ranking;
  std::vector<Criterion> shown;
  std::int64_t lot_seed = 0;
  std::vector<Stage> stages;  ///< none: all rounds are one
  std::optional<TeamScoring> teams;

  /// Whether members of teams are to sit in each seat once.
  [[nodiscard]] bool wants_each_seat_once() const { return teams && teams->each_seat_once; }

  friend bool operator==(const Scheme&, const Scheme&) = default;
};

}  // namespace dogeref::tournament
