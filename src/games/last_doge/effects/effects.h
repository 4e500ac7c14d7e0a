#pragma once
// What the rules give on one line: the effects of a tile, a card, an artefact, a tribe, matched with the steps written.

#include <string_view>
#include <vector>

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"
#include "games/last_doge/model/powers.h"

namespace dogeref::last_doge {

/// Where an entry comes from and what the line says of it.
struct Source {
  std::string_view why;                 ///< "card", "tile", "artefact" or "tribe"
  std::string_view id;                  ///< of it
  int seat = -1;                        ///< whose effect it is
  int cell = -1;                        ///< of a revealed tile
  int on_seat = -1;                     ///< `on Marco`
  kit::ShortList<Named, 2> on_cells{};  ///< `on D5`, `on D5 E5`
  std::string_view on_text;
  std::string_view text;  ///< where the line names what it comes from
  int tag = 0;            ///< of what it follows from, 0 without
  bool astray = false;    ///< which cell it is, nobody knows
  bool perhaps = false;   ///< whether it acts, nobody knows
};

/// One effect that is due.
struct Due {
  const Entry* entry = nullptr;
  const Effect* effect = nullptr;
  Source source;
  int group = 0;               ///< effects of one entry
  int part = 0;                ///< of `choose_one`
  int tag = 0;                 ///< of its changes
  int done = 0;                ///< how much of `amount` has happened
  std::uint32_t cells = 0;     ///< bit for each cell that its steps named
  bool chosen = false;         ///< of what may happen: it does
  bool closed = false;         ///< it cannot happen any more
  bool written = false;        ///< what happened by itself is written too
  std::uint8_t struck = 0;     ///< bit for each seat
  std::uint8_t confirmed = 0;  ///< of these those that are written
  int peeked = -1;             ///< whose hand was looked at
  bool doubtful = false;       ///< of a tile that nobody named: only what is written tells whether it happens

  [[nodiscard]] bool is_mandatory() const {
    return chosen || (!doubtful && !source.perhaps && (entry->mode == Mode::all || entry->mode == Mode::manual));
  }
  /// What takes trophies has an amount below 0.
  [[nodiscard]] bool is_open() const {
    return !closed && (effect->amount < 0 ? done > effect->amount : done < effect->amount);
  }
};

/// Whether an effect leaves open which player, or which cell, it strikes.
[[nodiscard]] bool takes_a_player(const Effect& effect);
[[nodiscard]] bool takes_a_cell(const Effect& effect);

/// A discovery that gives nothing, as far as the record tells.
struct FailedDiscovery {
  int tile = -1;  ///< as the line names it; -1: there is none
  int others = 0;
  int needed = 0;
  bool doubt = false;  ///< it may give something after all
};

/// The step that writes what an effect does.
[[nodiscard]] StepKind step_of(Verb verb);

class Effects {
 public:
  explicit Effects(const Play& play) : play_(play), part_(play.line.body) {}

  /// The effects of an entry become due; what needs no choice happens.
  void add(const Entry& entry, const Source& source, bool doubtful = false);
  /// The same, when its conditions hold and its limit is not used up.
  void add_if(const Entry& entry, const Source& source);
  /// The powers of a player that act on an event.
  void fire(On event, int seat, int colour = -1, int tag = 0);
  /// The powers of a player that act as a turn begins. Those that hang on a hand of which nobody knows, or on a turn
  /// that should not be, act when the line names what they give.
  void begin_turn(int seat, bool named);
  /// A step written after what the line began with.
  void step(const Step& step);
  /// Draws that are due, which come before what is added next.
  [[nodiscard]] bool has_draw_due() const;
  void draw_now();
  /// What need not be written happens, what is missing is reported.
  void finish();
  /// Whether a player has still to do something, of which at least so much is due at once.
  [[nodiscard]] bool has_due(Verb verb, int seat, int least = 0) {
    const Due* const due = find_due(verb, seat);
    return due != nullptr && due->effect->amount >= least;
  }
  /// A step that nothing asks for stands before a tile is revealed, which may: then it waits for that. False when
  /// something asks for it now.
  bool put_off(const Step& step);
  /// A tile was turned up: it acts. Where it lies may not be known (`astray`), nor whether it was this one
  /// (`doubtful`): then only what is written tells whether it acts.
  void revealed(int seat, const Step& step, int tile, bool astray = false, bool doubtful = false);
  /// Two cells looked at are of one district (1), are not (0), or nobody knows (-1).
  void looked(int seat, bool exploring, int equal);

 private:
  [[nodiscard]] bool awaits(const Step& step);
  void carry_out_early(bool is_told);
  void act_on_reveal(int seat, const Step& step, int tile, bool astray, bool doubtful);
  void act(const Owned& power, int seat, int tag);
  void open(int group, int part);
  void automatic(std::size_t at);
  void meet_targets(std::size_t at);
  void choose(Due& due);
  void choose_for_target(int group);
  void strike(Due& due, int victim);
  void strike_perhaps(const Due& due);
  bool strike_astray(int victim, bool suffers);
  void look_into(Due& due, int victim);
  void gain(const Source& source, int amount, int tag);
  void finish_due(std::size_t at);
  void announce_theft(const Due& due);
  void check_on_cells();
  void name_cell(Due& due, const Named& cell);
  void finish_doubtful();
  void doubt_struck(const std::vector<int>& whom);
  void revealed_unnamed(const Source& source);
  Due* chosen_draw(int seat, int written);
  bool chooses_trophies(const Step& step);
  bool gains_doubtful(const Step& step);
  [[nodiscard]] std::vector<int> targets(const Due& due) const;
  [[nodiscard]] bool rests_on_astray(const Due& due) const;
  [[nodiscard]] bool may_strike(const Due& due, const std::vector<int>& whom, int seat) const;
  [[nodiscard]] bool stands_there(const Due& due, int seat) const;
  template <class Fits>
  [[nodiscard]] int count_cells(const Due& due, const Fits& fits) const;
  [[nodiscard]] bool is_near(const Due& due, int cell) const;
  [[nodiscard]] bool is_possible(const Due& due) const;
  [[nodiscard]] bool was_chosen(int group) const;
  Due* find_due(Verb verb, int seat);

  void report_wrong(const Step& step, std::string_view source = {});
  void report_missing(const Due& due);
  void report_target(std::string_view part, const findings::Term& target, std::string_view source = {});

  void trophy(const Step& step);
  void draw(const Step& step);
  void take(const Step& step);
  void take_open(const Step& step);
  void take_misnamed(int seat);
  void take_top(const Step& step);
  void market(const Step& step);
  void damage(const Step& step);
  void check_points(const Step& step, const Due& due);
  bool strikes_another(const Step& step);
  void strike_unasked(const Step& step);
  void strike_astray(const Step& step);
  void lose(const Step& step);
  void give(const Step& step);
  void peek(const Step& step);
  void steal(const Step& step);
  void look(const Step& step);
  void move(const Step& step);
  void reveal(const Step& step);
  void hide(const Step& step);
  void swap(const Step& step);
  void shelter(const Step& step);
  void manual(const Step& step);
  void none();

  const Play& play_;
  std::string_view part_;  ///< of the line: the step that is carried out
  std::vector<Due> dues_;
  std::vector<const Step*> early_;   ///< steps that wait for a tile to be revealed
  std::vector<Due> unproven_gains_;  ///< what two equal districts would give
  int groups_ = 0;
  bool refill_due_ = false;
  bool refill_allowed_ = false;  ///< the record took a wrong one for an open one, and may name what took its place
  std::string_view taken_text_;
  FailedDiscovery failed_discovery_;
  bool is_misnamed_ = false;  ///< told: a step does not follow, so that another card or tile is likely meant
};

}  // namespace dogeref::last_doge
