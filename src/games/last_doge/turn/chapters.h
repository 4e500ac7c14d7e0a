#pragma once
// The tasks of a turn and what they begin; each is a chapter of the rulebook. All go on with the steps of the line.

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/model/action.h"
#include "games/last_doge/model/play.h"

namespace dogeref::last_doge {

/// Rulebook "Explorer".
void explore(const Play& play, const Action& action, Effects& effects);
/// Rulebook "Deviner où est le trésor".
void guess(const Play& play, const Step& step);
/// Rulebook "Jouer 1 carte Action". Returns how many steps of the line it has carried out: what the colour of the card
/// draws may come before its effect.
std::size_t play_card(const Play& play, const Action& action, Effects& effects);
/// A red card on another's turn.
void react(const Play& play, const Step& step, Effects& effects);
/// Rulebook "Déroulement du jeu": one of explore, guess and draw a turn. Reports `second-task`.
void use_task(const Play& play, const Step& step);
/// The cards that somebody lays down at the end of the turn.
void end_turn(const Play& play, const Action& action);
/// Rulebook: five cards at most at the end of the own turn.
void check_hand_limit(const Play& play, int seat, std::string_view part);

}  // namespace dogeref::last_doge
