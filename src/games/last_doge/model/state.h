#pragma once
// The state of a game of The Last Doge after some line: flat, no pointers.

#include <array>
#include <cstdint>

#include "games/last_doge/model/rules.h"
#include "kit/short_list.h"
#include "referee/game/position.h"

namespace dogeref::last_doge {

inline constexpr int nowhere = -1;

enum class Phase : std::uint8_t { setting_up, turns, escape, over };

/// Cards of which some are known: the rest of `count` may be any.
struct Cards {
  std::uint8_t count = 0;
  std::array<std::uint8_t, most_card_kinds> known{};

  [[nodiscard]] int known_count() const {
    int sum = 0;
    for (const std::uint8_t each : known) sum += each;
    return sum;
  }
  [[nodiscard]] int unknown() const { return count - known_count(); }
  friend bool operator==(const Cards&, const Cards&) = default;
};

/// What is known of the tile that lies in a cell. It moves with the tile.
struct Lying {
  std::uint32_t candidates = 0;  ///< tiles it may be, a bit each
  std::uint32_t line = 0;        ///< that told last what it is
  std::uint8_t group = 0;        ///< tiles of one group are of one district; 0: of none
  // After one unknown swap: what was told of this cell before it.
  std::uint8_t was_group = 0;
  bool may_have_moved = false;  ///< the tile was hidden then, and may be one of the two
  bool followed = false;        ///< what it may be was told of it and of others together, not of it alone
  std::uint32_t before = 0;     ///< candidates
  friend bool operator==(const Lying&, const Lying&) = default;
};

/// Where an artefact is: a seat, or one of these.
enum ArtefactPlace : std::int8_t { in_artefact_deck = -1, in_market = -2, out_of_game = -3 };

/// Damage that has been done and is not yet suffered.
struct Pending {
  std::int8_t victim = -1;
  std::int8_t attacker = -1;
  std::uint8_t cards = 0;      ///< still to lose
  std::uint8_t artefacts = 0;  ///< still to give
  std::uint8_t flights = 0;
  std::uint8_t thefts = 0;  ///< cards still to be stolen by the attacker: no step names them yet
  std::uint8_t tag = 0;     ///< of the effect
  text::Span span = {};     ///< of the step that did it
  friend bool operator==(const Pending&, const Pending&) = default;
};

/// An effect that struck a player and can be answered.
struct Strike {
  Verb verb = Verb::damage;
  std::int8_t actor = -1;
  std::int8_t victim = -1;
  std::uint8_t tag = 0;
  std::uint8_t parent = 0;  ///< tag of the effect it followed from, 0 without
  std::uint8_t entry = 0;   ///< number of the entry it belongs to
  bool answered = false;
  std::uint8_t counters = 0;  ///< of a reaction: tag of the effect that it, or what it answers, is about
  std::uint8_t perhaps = 0;   ///< points of damage of which nobody knows whether they struck
  friend bool operator==(const Strike&, const Strike&) = default;
};

inline constexpr int from_deck = -2;  ///< `Change::seat` of a card that was drawn

/// A change that can be taken back.
struct Change {
  enum class Kind : std::uint8_t { trophies, card, artefact, pawn, revealed, hidden, swap };
  Kind kind = Kind::trophies;
  std::uint8_t tag = 0;
  std::int8_t seat = 0;     ///< whose track, hand, pawn; of a card: from which hand, -1: the deck
  std::int8_t other = 0;    ///< of a card: to which hand, -1: the discard pile; of an artefact: where it was
  std::int16_t item = 0;    ///< card, artefact, cell, amount; -1: an unknown card
  std::int16_t second = 0;  ///< the other cell of a swap
  bool undone = false;      ///< taken back, and what took it back may be answered
  bool told = false;        ///< the record has written it
  friend bool operator==(const Change&, const Change&) = default;
};

struct State {
  std::uint8_t players = 0;
  Phase phase = Phase::setting_up;
  std::uint8_t setup_seen = 0;  ///< bit for each hand line

  // The city
  std::uint8_t cell_count = 0;
  std::array<std::int8_t, most_cells> column{};
  std::array<std::int8_t, most_cells> row{};
  std::array<Lying, most_cells> lying{};
  std::uint8_t groups = 0;
  std::uint32_t face_up = 0;     ///< bit for each cell
  std::uint32_t discovered = 0;  ///< bit for each cell that a discovery was revealed in
  bool full_map = false;
  bool contradicted = false;  ///< what is known of the map does not fit together any more
  std::array<std::int8_t, most_players> pawns{};
  std::array<std::int8_t, most_players> tribes{};  ///< -1: none is written

  // Cards
  std::array<Cards, most_players> hands{};
  Cards discard;
  std::uint8_t card_total = 0;

  // Artefacts
  std::array<std::int8_t, most_artefacts> artefact_at{};
  std::array<std::uint8_t, most_players> unknown_artefacts{};
  std::uint8_t market_short = 0;    ///< open artefacts whose coming nobody named
  std::uint64_t unsure_market = 0;  ///< bit for each open artefact that a player may have taken under a wrong name

  // The turn
  std::int8_t turn = -1;  ///< whose turn is going on or was last
  bool turn_open = false;
  std::uint8_t tasks_used = 0;
  std::uint32_t task_line = 0;
  std::uint8_t unpaid = 0;
  std::uint8_t shelters = 0;
  std::uint8_t extra_plays = 0;
  std::array<std::uint16_t, most_players> turns{};
  std::array<std::int16_t, most_players> trophies{};  ///< as the line began: what conditions go by
  std::uint8_t trophy_doubt = 0;                      ///< bit for each seat whose trophies are not proven
  std::array<std::uint64_t, most_players> used_turn{};
  std::array<std::uint64_t, most_players> used_game{};
  bool turn_doubt = false;    ///< a line of the turn was not seen: what else may be played is not proven
  std::uint64_t lasting = 0;  ///< bit for each entry of a card that lasts until the end of the turn

  // The treasure and the end
  std::int8_t treasure = -1;  ///< who found it
  std::uint8_t guessed = 0;   ///< bit for each seat that may not guess any more
  std::array<std::uint8_t, most_players> guesses{};
  std::array<std::uint32_t, most_players> guess_line{};
  std::int8_t doubtful_guess = -1;  ///< who said of a guess what cannot be: later lines tell which it was
  Trigger trigger = Trigger::none;
  std::int8_t triggerer = -1;
  std::uint32_t trigger_line = 0;
  bool trigger_fresh = false;  ///< met by what the last line began
  std::uint32_t end_line = 0;  ///< on which the last player got out or was caught
  bool after_end_said = false;
  bool missed_said = false;
  bool false_said = false;
  bool by_arbiter = false;
  bool scores_counted = false;  ///< what powers bring then has been brought

  // What the last line began
  std::uint64_t last_line = 0;  ///< a number that stands for what it says
  std::uint8_t tags = 0;
  kit::ShortList<Pending, 12> pending{};
  kit::ShortList<Pending, 6> countered{};  ///< taken back, and what took it back may be answered
  std::uint8_t fled = 0;                   ///< bit for each seat
  std::uint8_t partial = 0;                ///< bit for each seat that has lost some of the cards due on this line
  std::array<std::uint8_t, most_players> lost_now{};
  bool suffered = false;        ///< somebody has lost, given or fled on a line behind: too late to react
  std::uint8_t loss_doubt = 0;  ///< bit for each seat of whose damage the line said something else
  std::array<text::Span, most_players> flight_at{};  ///< where they fled
  kit::ShortList<Strike, 16> strikes{};
  kit::ShortList<Change, 80> changes{};

  // The escape
  std::array<std::uint8_t, most_players> progress{};  ///< districts of the path found
  std::array<std::int8_t, most_players> fill_due{};   ///< -1: said
  std::uint8_t old_deck = 0;  ///< 1 + cards due that lay in the deck before the pile was shuffled in, and that no line
                              ///< tells yet; 0: not known, or it was not shuffled in
  Cards fill_pile;            ///< that was shuffled in
  std::uint8_t out = 0;
  std::uint8_t caught = 0;
  std::array<std::uint32_t, most_players> caught_line{};
  std::uint8_t spared = 0;       ///< who owes the last card: caught, unless the table kept it and plays on
  std::uint8_t perhaps_out = 0;  ///< who is said to be out, and cannot be
  std::uint8_t swap_due = 0;     ///< who got out and may still swap
  std::uint32_t flipped = 0;     ///< bit for each cell turned up in this turn
  bool running = false;          ///< the turn of `turn` in the escape goes on
  std::uint8_t unknown_swaps = 0;

  // What the record does not tell
  std::uint8_t hand_doubt = 0;    ///< bit for each seat whose hand is not proven
  std::uint8_t pawn_doubt = 0;    ///< bit for each seat that fled, nobody wrote where to
  std::uint32_t up_doubt = 0;     ///< bit for each cell that may have been turned up unwritten
  std::uint8_t up_unwritten = 0;  ///< how many of these were
  bool deck_doubt = false;        ///< how many cards are in the deck, and which are discarded, is not proven
  bool city_doubt = false;        ///< pawns and revealed tiles are not proven
  std::uint16_t unverified = 0;
  std::uint32_t unverified_line = 0;
  std::uint8_t hands_told = 0;  ///< bit for each seat whose hand a line has told: only their draws are counted
  std::uint16_t draws = 0;
  std::uint16_t draws_recorded = 0;

  [[nodiscard]] bool is_out(int seat) const { return (out >> seat & 1) != 0; }
  [[nodiscard]] bool is_caught(int seat) const { return (caught >> seat & 1) != 0; }
  [[nodiscard]] bool is_spared(int seat) const { return (spared >> seat & 1) != 0; }
  /// Whether nobody knows if the player has any turn more.
  [[nodiscard]] bool is_perhaps_gone(int seat) const { return ((spared | perhaps_out) >> seat & 1) != 0; }
  [[nodiscard]] bool is_up(int cell) const { return (face_up >> cell & 1U) != 0; }
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= referee::Position::block_bytes);

/// Whether the turn going on has a task left: explore, guess or draw.
[[nodiscard]] inline bool has_task_left(const Rules& rules, const State& state) {
  return state.tasks_used < rules.tasks.of(state.players);
}

}  // namespace dogeref::last_doge
