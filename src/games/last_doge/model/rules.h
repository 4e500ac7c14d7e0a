#pragma once
// The compiled rules of The Last Doge: small tables, everything named by its index.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/game/by_players.h"
#include "referee/game/categories.h"
#include "referee/game/game.h"
#include "rules/texts/words.h"

namespace dogeref::last_doge {

inline constexpr int most_players = 5;
inline constexpr int most_cells = 32;  ///< and tiles
inline constexpr int most_card_kinds = 48;
inline constexpr int most_artefacts = 40;
inline constexpr int most_districts = 10;  ///< numbers from 0 to 9
inline constexpr int most_entries = 64;    ///< entries with a limit

/// What effects do.
enum class Verb : std::uint8_t {
  damage,
  draw,
  discard,
  peek_hand,
  steal_card,
  look,
  move,
  reveal,
  hide,
  swap_tiles,
  gain_trophy,
  take_artefact,
  give_artefact,
  free_play,
  extra_play,
  counter,
  modify,
  manual,
};
inline constexpr std::array<std::string_view, 18> verb_names{
    "damage",        "draw",      "discard",    "peek_hand",  "steal_card",  "look",
    "move",          "reveal",    "hide",       "swap_tiles", "gain_trophy", "take_artefact",
    "give_artefact", "free_play", "extra_play", "counter",    "modify",      "manual"};

/// When an entry acts.
enum class On : std::uint8_t {
  always,  ///< none is written: when it is played, or a power as long as it is owned
  on_play,
  reaction,
  turn_start,
  on_explore,
  on_equal_look,
  on_play_colour,
  on_reveal,
  damage_taken,
  escape_start,
  scoring,
  wrong_guess,
};
inline constexpr std::array<std::string_view, 12> on_names{
    "",          "on_play",      "reaction",     "turn_start", "on_explore", "on_equal_look", "on_play_colour",
    "on_reveal", "damage_taken", "escape_start", "scoring",    "wrong_guess"};

enum class Players : std::uint8_t { self, opponent, each_opponent, on_cells, opponent_on_cells, peeked };
enum class Cells : std::uint8_t { any_hidden, revealed, by_revealed, by_own_pawn };

/// What `modify` changes.
enum class Modified : std::uint8_t { look_count, hand_limit, artefact_value, discovery_needs, card_free, escape_hand };
inline constexpr std::array<std::string_view, 6> modified_names{"look_count",      "hand_limit", "artefact_value",
                                                                "discovery_needs", "card_free",  "escape_hand"};

struct Effect {
  Verb verb = Verb::manual;
  int amount = 1;
  Players to = Players::self;
  Cells at = Cells::any_hidden;
  bool diagonal = false;  ///< neighbours are those across corners, too
  Modified what = Modified::look_count;
  bool sets = false;        ///< `to`, not `by`
  int colour = -1;          ///< of cards, for `card_free`
  bool from_market = true;  ///< where artefacts are taken from
  bool from_top = true;
  Verb countered = Verb::damage;  ///< of `counter`
};

/// Bounds of a condition, each from `min` to `max`.
struct Bounds {
  int min = 0;
  int max = 999;
  [[nodiscard]] bool holds(int value) const { return value >= min && value <= max; }
  /// Whether every count holds.
  [[nodiscard]] bool is_any() const { return min <= 0 && max >= 999; }
};

/// What else a condition may ask for.
enum class Asked : std::uint8_t {
  players,
  turn,
  face_up,
  discoveries,
  opponents_artefacts,
  trophies,
  opponents_trophies,
};
inline constexpr std::array<std::string_view, 7> asked_names{
    "players", "turn", "face_up", "discoveries", "opponents_artefacts", "trophies", "opponents_trophies"};

enum class Mode : std::uint8_t { all, optional, choose_one, manual };
enum class Limit : std::uint8_t { none, turn, game };
enum class Lasting : std::uint8_t { instant, this_turn, while_owned };

struct Entry {
  On on = On::always;
  Mode mode = Mode::all;
  Limit limit = Limit::none;
  Lasting lasting = Lasting::instant;
  Bounds artefacts;
  Bounds hand;
  std::vector<std::pair<Asked, Bounds>> asks = {};
  bool needs_revealed = false;             ///< other revealed tiles of the district
  int revealed_min = -1;                   ///< -1: as many as a discovery needs
  int colour = -1;                         ///< of cards, for `on_play_colour`
  int number = 0;                          ///< among all entries, for limits
  std::vector<std::vector<Effect>> parts;  ///< one list; of `choose_one` several
};

struct Tile {
  std::string id;
  int district = 0;
  int effect = -1;          ///< index of `tile_effects`
  int like = 0;             ///< the first tile that is alike in print
  std::uint32_t likes = 0;  ///< bit for each that is
};
struct TileEffect {
  std::string id;
  std::vector<Entry> entries;
  bool is_discovery = false;
};
struct CardKind {
  std::string id;
  std::string name;
  int colour = 0;
  int copies = 1;
  std::vector<Entry> entries;
};
/// What a card takes back; nullptr when it is no reaction.
[[nodiscard]] const Effect* counter_of(const CardKind& card);
struct Colour {
  std::string id;
  bool free = false;
  bool doge = false;
  bool reaction = false;
};
struct Artefact {
  std::string id;
  std::string name;
  int trophies = 0;
  int like = 0;
  std::vector<Entry> entries;
};
struct Tribe {
  std::string id;
  std::vector<Entry> entries;
};

struct Interpretations {
  bool reshuffle = true;
  int trophy_supply = -1;  ///< -1: unlimited
  bool discovery_must = true;
  bool ambush_from_pawn = false;
  bool ambush_self = true;
  bool guess_now = false;
  bool finish_turn = false;
  bool counter_counter = false;
  bool one_reaction = false;
  bool self_gain_point = false;
  bool move_point = false;
  bool seress_after = false;
  bool moglianes_any = false;
  bool fill_trim = false;
  int culte_fill = 5;
  bool treasure_closed = false;
  bool pawn_closed = false;
  bool passage_wrong_paid = false;
  bool last_card_out = false;
  bool caught_stays = false;
  bool voluntary_stop = false;
  bool swap_any = false;
  bool swap_nothing = false;
  bool tie_shared = false;
  bool archivisti_in_tie = true;
};

enum class Criterion : std::uint8_t { score, treasure, artefact_points, trophies, cards };

struct RankingCriterion {
  std::string name;
  Criterion criterion = Criterion::score;
  bool high = true;
};

using referee::ByPlayers;

struct Rules {
  referee::Vocabulary vocabulary;
  std::string fingerprint;

  int cells = 27;
  ByPlayers hand{4};
  ByPlayers market{3};
  int removed_card = -1;
  std::array<int, most_players + 1> removed_copies{};
  ByPlayers tasks{1};  ///< explore, guess or draw, so many a turn
  ByPlayers draw{2};
  int plays = 1;
  int extra_discard = 1;
  ByPlayers hand_limit{5};
  ByPlayers look{2};
  int discovery_needs = 1;
  ByPlayers guess_discoveries{3};
  int guess_tries = 1;
  int treasure_trophies = 4;
  ByPlayers start_trophies{0};
  int trophy_end = 0;     ///< trophies of a player that end the search; 0: none do
  ByPlayers turn_end{0};  ///< turns of each player after which the search ends; 0: it does not
  int trophy_score = 1;
  int artefact_score = 1;
  int card_score = 0;      ///< of the cards left at the end
  int most_artefacts = 0;  ///< points of who owns most artefacts; shared by those equal
  int city_columns = 0;    ///< the city is no wider, one way or the other; 0: as it comes
  int city_rows = 0;
  int caught_percent = 0;  ///< of the score of a player who is caught that counts
  int damage_gain = 1;
  int damage_discard = 1;
  int damage_nothing_left = 1;
  int damage_self_others = 1;
  ByPlayers free_below{2};
  std::array<int, most_players + 1> escape_hand{};
  std::vector<int> path;
  int miss_cards = 1;
  int passage_cards = 1;

  std::vector<Tile> tiles;
  std::vector<TileEffect> tile_effects;
  std::vector<CardKind> cards;
  std::vector<Colour> colours;
  std::vector<Artefact> artefacts;
  std::vector<Tribe> tribes;
  std::vector<Entry> powers;   ///< of everybody
  bool asks_trophies = false;  ///< some condition goes by them
  std::vector<RankingCriterion> ranking;
  Interpretations interpretations;
  std::vector<std::pair<std::string, std::string>> interpretation_values;
  std::array<std::uint32_t, most_districts> of_district{};  ///< bit for each tile
  bool answers_reactions = false;                           ///< some card counters a reaction

  [[nodiscard]] const Tile& tile(int at) const { return tiles[static_cast<std::size_t>(at)]; }
  [[nodiscard]] const CardKind& card(int at) const { return cards[static_cast<std::size_t>(at)]; }
  [[nodiscard]] const Colour& colour_of(int at) const { return colours[static_cast<std::size_t>(card(at).colour)]; }
  [[nodiscard]] const Artefact& artefact(int at) const { return artefacts[static_cast<std::size_t>(at)]; }
  /// All tiles alike in print with one.
  [[nodiscard]] std::uint32_t likes(int at) const { return tile(at).likes; }
};

/// Places in which this game looks words up, after the frame's.
enum Category : rules::Words::Category {
  line_word = referee::first_game_category,  ///< first word of a player's line: a `StepKind`
  effect_word,                               ///< first word of a later step: a `StepKind`
  link_word,                                 ///< inside a step: a `LinkWord`
  card_word,                                 ///< an id
  artefact_word,                             ///< an id
  tile_word,                                 ///< an id
  trigger_word,                              ///< after `end-trigger`
  struck_word,                               ///< after `react … to`: a `Verb`
  tile_effect_word,                          ///< printed on a tile: index of `Rules::tile_effects`
};

/// What a step of a line does. The first steps begin a line, the others follow after a comma.
enum class StepKind : std::uint8_t {
  start,
  look,
  draw,
  guess,
  play,
  react,
  lose,
  give,
  flee,
  end,
  flip,
  out,
  again,
  move,
  reveal,
  trophy,
  take,
  market,
  damage,
  peek,
  steal,
  swap,
  hide,
  shelter,
  manual,
  none,
  pay,
  drop,
};
/// Their word slots.
inline constexpr std::array<std::string_view, 28> step_names{
    "start", "look", "draw",  "guess",   "play",   "react",  "lose", "give",   "flee",   "end",
    "flip",  "out",  "again", "move",    "reveal", "trophy", "take", "market", "damage", "peek",
    "steal", "swap", "hide",  "shelter", "manual", "none",   "pay",  "drop"};
inline constexpr std::size_t line_steps = 12;  ///< of these may begin a line

enum class LinkWord : std::uint8_t { right, wrong, free, shelter, pay, on, to, from, top, drop, same, swap, none };
inline constexpr std::array<std::string_view, 13> link_names{"right", "wrong", "free", "shelter", "pay",  "on",  "to",
                                                             "from",  "top",   "drop", "same",    "swap", "none"};

/// The game's own kinds of line, in the order of `Vocabulary::forms`.
enum GameForm { hand_form, end_trigger_form, fill_form };
/// Its header keys, in the order of `Vocabulary::headers`.
enum GameHeader { city_header, map_header, market_header, removed_header, pawns_header };

/// What ends the search; also the words after `end-trigger` and the reasons of the end.
enum class Trigger : std::uint8_t { none, treasure, all_failed, city_closed, trophies, turns };
inline constexpr std::array<std::string_view, 5> trigger_names{"treasure", "all-failed", "city-closed", "trophies",
                                                               "turns"};

}  // namespace dogeref::last_doge
