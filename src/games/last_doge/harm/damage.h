#pragma once
// Damage and what follows: trophies, lost cards and artefacts, flights. Rulebook "Dégâts et conséquences".

#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Points of damage to a victim: gains at once, losses and the flight become due. Returns the tag of what it changes.
/// `late`: a line before struck, and only now it is known whom; whoever was counted since has what that brought.
int hit(const Play& play, int attacker, int victim, int points, int entry, std::string_view source,
        std::string_view part, bool late = false);
/// Whether damage brought anything, nobody knows: to the attacker, or to all others where the attacker is the victim.
void doubt_gains(const Play& play, int attacker, int victim);
/// A player may flee, and lose cards, without any damage known of.
void expect_flight(const Play& play, int victim, std::string_view part);
/// The step that did the damage last done to a victim is written here.
void note_damage_step(const Play& play, int victim, std::string_view part);

/// Whether somebody has still to lose or give something, or to flee.
[[nodiscard]] bool owes(const State& state, int seat);

/// `lose C01 C02`, `lose F03`, `give F03 to Anna`, `flee D6` because of damage. False when the player owes nothing of
/// the kind.
bool suffer_loss(const Play& play, const Step& step);
bool suffer_gift(const Play& play, const Step& step);
void flee(const Play& play, const Step& step);
/// The line is over: who has lost some of the cards due and not all is reported.
void close_losses(const Play& play);
/// A loss that nothing asks for.
void report_needless_loss(const Play& play, const Step& step);

/// What is still owed happens without being written, as far as it can; a missing flight is reported.
void close_damage(const Play& play);

/// A new tag for changes that can be taken back.
[[nodiscard]] int new_tag(State& state);
/// Takes back what an effect changed, with what followed from it.
void take_back(const Play& play, int tag);
/// What was taken back of it has happened after all.
void stand_again(const Play& play, int tag);

}  // namespace dogeref::last_doge
