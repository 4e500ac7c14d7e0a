// The written steps of what a card does in the city.

#include "games/last_doge/effects/effects.h"
#include "games/last_doge/model/city.h"
#include "games/last_doge/model/facts.h"

namespace dogeref::last_doge {

namespace {

/// Why a tile cannot be looked at, or swapped; nullptr when it can. `any_hidden` are cells with neither the treasure
/// nor a pawn on them.
const char* why_not_hidden(const State& state, int cell, bool anywhere) {
  if (state.city_doubt) return nullptr;
  if (state.is_up(cell)) return "cell-revealed";
  if (anywhere && has_treasure(state, cell)) return "cell-treasure";
  return anywhere && is_taken(state, cell) ? "cell-pawn" : nullptr;
}

}  // namespace

/// Whether a cell is one of the neighbours that the effect is restricted to.
bool Effects::is_near(const Due& due, int cell) const {
  if (due.effect->at != Cells::by_own_pawn && due.effect->at != Cells::by_revealed) return true;
  const bool by_tile = due.effect->at == Cells::by_revealed && due.source.cell >= 0;
  const State& state = play_.state;
  const int from = by_tile ? due.source.cell : int{state.pawns[index(due.source.seat)]};
  const bool unsure = by_tile ? due.source.astray : is_astray(state, due.source.seat);
  return unsure || (from >= 0 && are_neighbours(state, from, cell, due.effect->diagonal));
}

/// A step of an effect names a cell.
void Effects::name_cell(Due& due, const Named& cell) {
  due.cells |= 1U << cell.id;
  if (!is_near(due, cell.id) && !play_.state.city_doubt)
    report_target(cell.text, cell_term(play_.state, cell.id), due.source.id);
}

/// Looking at cells because of a card.
void Effects::look(const Step& step) {
  Due* const due = find_due(Verb::look, step.seat);
  if (due == nullptr) {
    report_wrong(step);
    return see_numbers(play_, step);
  }
  due->done += static_cast<int>(step.cells.size());
  if (due->done > due->effect->amount) report_wrong(step, due->source.id);
  for (const Named& cell : step.cells) name_cell(*due, cell);
  const bool anywhere = due->effect->at == Cells::any_hidden;
  choose(*due);
  std::uint32_t named = 0;
  for (const Named& cell : step.cells) {
    const bool again = (named >> cell.id & 1U) != 0;
    const char* const key = again ? "cell-named" : why_not_hidden(play_.state, cell.id, anywhere);
    named |= 1U << cell.id;
    if (key == nullptr) continue;
    play_.find(GameCode::look_cell, cell.text, {{"cell", {cell_term(play_.state, cell.id)}}, why(key)});
  }
  see_numbers(play_, step);
  looked(step.seat, false, some_equal(play_, step.cells));
}

void Effects::move(const Step& step) {
  Due* const due = find_due(Verb::move, step.seat);
  if (due == nullptr) {
    report_wrong(step);
    return put_pawn(play_, step.seat, step.cells[0].id, 0);
  }
  ++due->done;
  const int tag = due->tag;
  const bool wants_up = due->effect->at == Cells::revealed;
  name_cell(*due, step.cells[0]);
  choose(*due);
  const int cell = step.cells[0].id;
  const bool good = is_free(play_.state, cell) && play_.state.is_up(cell) == wants_up;
  if (!good && !play_.state.city_doubt) report_target(step.cells[0].text, cell_term(play_.state, cell));
  put_pawn(play_, step.seat, cell, tag);
  see_numbers(play_, step);
}

void Effects::reveal(const Step& step) {
  Due* const due = find_due(Verb::reveal, step.seat);
  if (due == nullptr) {
    report_wrong(step);
    (void)see_tile(play_, step.cells[0], step.tile);
    return turn_up(play_, step.cells[0].id, 0);
  }
  ++due->done;
  const int tag = due->tag;
  name_cell(*due, step.cells[0]);
  choose(*due);
  const int cell = step.cells[0].id;
  if (!is_free_hidden(play_.state, cell) && !play_.state.city_doubt) {
    report_target(step.cells[0].text, cell_term(play_.state, cell));
  }
  const int tile = see_tile(play_, step.cells[0], step.tile);
  turn_up(play_, cell, tag);
  revealed(step.seat, step, tile);
}

void Effects::hide(const Step& step) {
  Due* const due = find_due(Verb::hide, step.seat);
  if (due == nullptr) {
    report_wrong(step);
    return turn_down(play_, step.cells[0].id, 0);
  }
  ++due->done;
  const int tag = due->tag;
  name_cell(*due, step.cells[0]);
  choose(*due);
  const int cell = step.cells[0].id;
  const bool unsure = play_.state.city_doubt || (play_.state.up_doubt >> cell & 1U) != 0;
  if (!play_.state.is_up(cell) && !unsure) report_target(step.cells[0].text, cell_term(play_.state, cell));
  turn_down(play_, cell, tag);
}

void Effects::swap(const Step& step) {
  Due* const due = find_due(Verb::swap_tiles, step.seat);
  if (due == nullptr) report_wrong(step);
  if (step.cells.empty()) {
    if (due == nullptr) return;
    due->done = due->effect->amount;
    return report_wrong(step);
  }
  if (due == nullptr) return swap_tiles(play_, step.cells[0].id, step.cells[1].id, 0);
  ++due->done;
  const int tag = due->tag;
  for (const Named& cell : step.cells) name_cell(*due, cell);
  const bool anywhere = due->effect->at == Cells::any_hidden;
  choose(*due);
  const int one = step.cells[0].id;
  const int other = step.cells[1].id;
  for (const Named& cell : step.cells) {
    if (one != other && why_not_hidden(play_.state, cell.id, anywhere) == nullptr) continue;
    if (!play_.state.city_doubt) report_target(cell.text, cell_term(play_.state, cell.id));
    break;
  }
  swap_tiles(play_, one, other, tag);
}

}  // namespace dogeref::last_doge
