#pragma once
// The compiled rules of The Doge Ship: everything that YAML says, as small tables indexed by integers.

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/doge_ship/model/amounts.h"
#include "kit/index.h"
#include "referee/game/by_players.h"
#include "referee/game/categories.h"
#include "referee/game/game.h"
#include "referee/record/game_words.h"

namespace dogeref::doge_ship {

inline constexpr int max_tiles = 254;
inline constexpr int max_kinds = 12;  ///< of tiles
inline constexpr int max_decks = 32;
inline constexpr int max_panels = 12;
inline constexpr int max_spaces = 144;    ///< of all panels
inline constexpr int max_parameters = 8;  ///< colours of boxes
inline constexpr int max_levels = 4;
inline constexpr int max_sections = 8;        ///< of a level
inline constexpr int max_columns = 32;        ///< of a level
inline constexpr int max_steps = 24;          ///< of a player's line
inline constexpr int max_drawn = 16;          ///< tiles named after `from`
inline constexpr std::size_t max_offers = 8;  ///< of a space or bonus

using TileSet = std::bitset<max_tiles>;
using KindSet = std::uint16_t;  ///< a bit for each kind of tile
using TrackAmounts = std::array<std::int32_t, referee::max_tracks>;

/// What a kind of tile does when it is built.
enum class Role : std::uint8_t { part, barrier, income, doge };

using referee::ByPlayers;

struct TileKind {
  std::string id;  ///< also its word slot: "galley"
  Role role = Role::income;
  ByPlayers draw{3};      ///< tiles drawn in a purchase (rulebook 2.2)
  ByPlayers limit{-1};    ///< in a reserve; -1: none of its own
  Amount surcharge = {};  ///< on its price, or off it
};

/// Kinds of action, triggers of barriers (rulebook 2.3.3).
enum class ActionKind : std::uint8_t { purchase, construct, replace, intrigue, money, count };
inline constexpr std::array<std::string_view, 5> action_kinds{"purchase", "construct", "replace", "intrigue", "money"};

enum class Verb : std::uint8_t { pay, gain, purchase, construct, replace, intrigue, others };

/// One part that may be bought, built, replaced or drawn: any one of `kinds`.
struct Offer {
  Verb verb = Verb::purchase;
  KindSet kinds = 0;
  std::uint8_t entry = 0;  ///< index into `Effect::entries`
};

struct Entry {
  Verb verb = Verb::gain;
  TrackAmounts amounts{};                          ///< of pay and gain
  std::vector<std::pair<int, Amount>> rated = {};  ///< of them by track, where counts decide; 0 in `amounts`
  Condition condition = {};                        ///< without it nothing of the entry happens

  std::vector<TrackAmounts> choices = {};  ///< one of them beside that, as the line says
  std::vector<Entry> others = {};          ///< of `Verb::others`: what each other player gets or pays, by own counts

  [[nodiscard]] bool is_plain() const { return rated.empty() && choices.empty() && condition.is_always(); }
  friend bool operator==(const Entry&, const Entry&) = default;
};
/// Whether something comes of it, as the data has it.
[[nodiscard]] inline bool gives_something(const Entry& entry) {
  return !entry.rated.empty() || !entry.choices.empty() || !entry.others.empty() || entry.amounts != TrackAmounts{};
}

/// What a space or a barrier's bonus does, in the order in which it is carried out.
struct Effect {
  std::vector<Entry> entries;
  std::vector<Offer> offers;
  std::uint8_t kinds = 0;       ///< bit for each ActionKind
  bool is_conditional = false;  ///< some entry has a condition
  bool has_choices = false;     ///< some entry leaves a choice
  bool is_plain = false;        ///< what comes by itself is told by the data alone
  bool gives_others = false;    ///< others than the player get something

  [[nodiscard]] bool has(ActionKind kind) const { return (kinds >> static_cast<int>(kind) & 1) != 0; }
};

struct Space {
  int panel = 0;
  int number = 0;
  Effect effect;
  int cost = 0;                   ///< index into `Rules::space_costs`
  Amount capacity = {.plus = 1};  ///< tokens that may lie on it
  bool holds_one = true;          ///< that is 1
  Condition open = {};            ///< who may go there
  bool is_plain = false;          ///< open to all, at a price by the steps alone, and its effect is plain
};

struct Panel {
  std::string id;
  std::string abbreviation;
  int sides = 6;
  std::uint8_t players = 0;          ///< bit for each number of players with which it is in use
  std::vector<std::int16_t> spaces;  ///< by number, from 0: index of the space, -1 without
  int space_count = 0;
};

struct Tile {
  std::string id;
  int kind = 0;
  int deck = 0;
  int like = 0;  ///< smallest tile that is alike in print
  bool has_likes = false;
  int cost = 0;
  // a part of the Galley
  int level = 0;
  int section = 0;
  int vp = 0;
  bool approval = false;
  std::array<std::uint8_t, max_parameters> boxes{};
  // a barrier
  int priority = 0;
  ActionKind trigger = ActionKind::count;
  Effect bonus;
  // an income tile, or what a part gives beside its points
  Entry gain;
  bool gives = false;  ///< something comes of that
  // a Doge tile
  std::array<std::int8_t, max_parameters> values{};
  std::array<std::uint8_t, max_levels> violet{};  ///< bit for each section
  int water = -1;                                 ///< level of High Water, -1 without
  bool inspection = false;
};

struct Deck {
  std::string name;  ///< "L1", or the kind's id
  int kind = 0;
  int first = 0;  ///< its tiles are consecutive: first … first + count - 1
  int count = 0;
};

enum class Ties : std::uint8_t { dense, competition };

/// Points by rank of bids, or of Approvals held.
struct Inspection {
  std::vector<int> points;
  Ties ties = Ties::dense;
  bool zero_scores = false;
  bool spent = true;
  int track = 0;  ///< what is bid, or held

  /// The most that a rank brings, or costs.
  [[nodiscard]] int most_points() const {
    int most = 0;
    for (const int each : points) most = std::max(most, each < 0 ? -each : each);
    return most;
  }
};

enum class Criterion : std::uint8_t { track, top_barrier, count };

struct RankingCriterion {
  std::string name;
  Criterion criterion = Criterion::track;
  int track = 0;
  Count count = {};
  std::size_t column = 0;  ///< of the standings
  bool high = true;
  bool without_last = true;
};

/// How the order of the next round comes about (rulebook 3).
enum class OrderBy : std::uint8_t { top_barrier, count, fixed, rotating, reverse };

/// What comes by itself at the end of a round or of the game: gains and payments, or points by rank of a count.
struct Award {
  std::string name;
  std::vector<Entry> entries;
  Count rank;         ///< with parts: what is compared
  bool high = true;   ///< the most is the first rank
  Inspection points;  ///< by rank
  Condition condition;
  int kind = -1;  ///< of tiles, of an award for building
};

/// How far a track goes.
struct TrackLimit {
  std::int32_t min = 0;  ///< below 0: debts are allowed so far
  std::int32_t max = Amount::unbounded;
};

/// What High Water takes of a player (rulebook 3).
struct WaterLoss {
  int tokens = 0;                   ///< of the next round
  Entry pay = {.verb = Verb::pay};  ///< as far as there is
};

/// When a condition of the end is met, the game ends like this.
enum class EndsAt : std::uint8_t { round, immediate };

enum class LastPart : std::uint8_t { immediate, finish_action, finish_round };
enum class Reshuffle : std::uint8_t { either, when_needed, when_exhausted };

struct Interpretations {
  LastPart last_part = LastPart::immediate;
  bool null_purchase_legal = true;
  bool replace_bonus_construct = false;
  bool replaced_tile_removed = false;
  bool replaced_gains_lost = false;
  Reshuffle reshuffle = Reshuffle::either;
  bool absent_bid_zero = true;
  bool needless_drop_legal = true;
  bool negative_vp = true;
  int approvals_supply = -1;  ///< -1: unlimited
};

struct Rules {
  referee::Vocabulary vocabulary;
  std::vector<referee::DataWords> words;  ///< of panels, parameters, kinds and levels that carry their own
  std::string fingerprint;
  std::vector<std::pair<std::string, std::string>> interpretation_values;

  TrackAmounts start{};
  std::array<std::array<TrackAmounts, referee::max_seats>, referee::max_seats + 1> seats{};  ///< by players and seat
  int vp_track = 0;
  int money_track = 0;
  int approval_track = 0;
  int tokens = 5;  ///< the most that anybody has
  Amount token_amount;
  std::vector<SpaceCost> space_costs;    ///< the first is the game's
  bool plain_costs = true;               ///< all of them
  Entry discard_income;                  ///< for a discarded token
  Amount barrier_bonuses = {.plus = 1};  ///< barriers from the top whose gains come; extra steps are the top one's
  bool one_bonus = true;                 ///< that is 1
  Amount reorder_cost = {.plus = 2};
  ByPlayers intrigue_draw{2};
  ByPlayers reserve_limit{5};
  WaterLoss water_above;
  WaterLoss water_equal;
  WaterLoss water_below;
  bool water_costs = false;  ///< it takes more than tokens
  OrderBy order_by = OrderBy::top_barrier;
  std::vector<Count> order_counts;  ///< the weightiest first
  bool lowest_first = true;
  bool laps_turn_back = false;
  bool has_choices = false;  ///< some gain or payment is one of several
  std::uint8_t limited = 0;  ///< bit for each track with a limit, or a supply
  std::array<TrackLimit, referee::max_tracks> limits{};
  std::vector<Award> round_end;
  std::vector<Award> final_scoring;
  std::vector<Award> building;  ///< each time a tile of `Award::kind` is built
  bool touches_others = false;  ///< some action changes what other players have
  std::vector<Condition> ends;  ///< any of them ends the game
  EndsAt ends_at = EndsAt::round;
  Inspection inspection;
  Inspection final_inspection;
  bool ends_with_galley = true;
  ByPlayers rounds{0};  ///< 0: no such end
  std::vector<RankingCriterion> ranking;
  Interpretations interpretations;

  std::vector<std::string> parameters;
  std::vector<TileKind> kinds;
  std::vector<Tile> tiles;
  std::vector<Deck> decks;
  std::vector<Panel> panels;
  std::vector<Space> spaces;
  std::vector<std::vector<int>> dice;  ///< by number of players: panels in the data's order
  std::vector<std::string> levels;
  /// Length of each section by number of players and level.
  std::array<std::array<std::array<std::uint8_t, max_sections>, max_levels>, referee::max_seats + 1> sections{};
  int section_count = 3;
  int doge_kind = -1;
  int part_kind = -1;
  int barrier_kind = -1;
  int doge_deck = -1;

  // Asked for many times a line; whoever holds a number of a tile has it from these tables.
  [[nodiscard]] const Tile& tile(int index) const { return tiles.data()[index]; }
  [[nodiscard]] const TileKind& kind(int index) const { return kinds.data()[index]; }
  [[nodiscard]] const TileKind& kind_of(int tile_index) const { return kind(tile(tile_index).kind); }
  [[nodiscard]] const Deck& deck(int index) const { return decks.data()[index]; }
  [[nodiscard]] const Panel& panel(int index) const { return panels.data()[index]; }
  [[nodiscard]] const Space& space(int index) const { return spaces.data()[index]; }
  [[nodiscard]] const SpaceCost& space_cost(const Space& of) const { return space_costs[kit::index(of.cost)]; }
  [[nodiscard]] bool panel_in_use(int panel_index, int players) const {
    return (panel(panel_index).players >> players & 1) != 0;
  }
  [[nodiscard]] bool alike(int one, int other) const { return tile(one).like == tile(other).like; }
  [[nodiscard]] int section_length(int players, int level, int section) const {
    return sections[kit::index(players)][kit::index(level)][kit::index(section)];
  }
  [[nodiscard]] int level_length(int players, int level) const;
  /// Section that holds a column (from 0), -1 past the end.
  [[nodiscard]] int section_at(int players, int level, int column) const;
  [[nodiscard]] int section_begin(int players, int level, int section) const;
  [[nodiscard]] int parts(int players) const;
  /// "L1".
  [[nodiscard]] std::string zone_name(int level, int section) const;
};

/// Places in which this game looks words up, after the frame's.
enum Category : rules::Words::Category {
  step_word = referee::first_game_category,  ///< a StepWord
  turn_word,                                 ///< in the place of a space: a TurnWord
  link_word,                                 ///< inside a step: a LinkWord
  panel_word,                                ///< a panel or its abbreviation
  kind_word,                                 ///< a kind of tile
  level_word,                                ///< a level of the ship
  tile_word,                                 ///< an id
  feature_word,                              ///< of a face: a FeatureWord
  parameter_word,                            ///< a colour of boxes
  trigger_word,                              ///< a kind of action, after `on`
};

enum StepWord {
  buy_word,
  build_word,
  drop_word,
  replace_word,
  keep_word,
  bonus_word,
  pass_word,
  gain_word,  ///< this and the next where some gain or payment is one of several
  pay_word,
};
enum TurnWord { reorder_word, discard_word };
enum LinkWord { from_word, at_word, with_word, top_word, under_word, none_word };
enum FeatureWord { cost_word, pays_word, boxes_word, priority_word, on_word, violet_word, water_word, inspection_word };

/// The game's own kinds of line, in the order of `Vocabulary::forms`.
enum GameForm { round_form, dice_form, doge_form, order_form, water_form, bids_form };

}  // namespace dogeref::doge_ship
