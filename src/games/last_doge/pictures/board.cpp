#include "games/last_doge/pictures/board.h"

#include <algorithm>
#include <limits>
#include <string>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/model/knowledge.h"

namespace dogeref::last_doge {
namespace {

using findings::number;
using findings::phrase;
using findings::seat;
using findings::word;
using findings::words;
using referee::Board;
using referee::Caption;
using referee::Cell;
using referee::Grid;
using referee::Pile;

class Painter {
 public:
  Painter(const Rules& rules, const referee::Position& position, std::span<const referee::PlayerName> players)
      : rules_(rules), position_(position), state_(position.as<State>()), players_(players) {}

  Board paint();

 private:
  void status(Board& board) const;
  Grid city() const;
  [[nodiscard]] std::string known(int at) const;
  Cell cell(int at) const;
  Pile market() const;
  referee::Seat player(int of) const;
  Pile hand(int of) const;
  Pile artefacts(int of) const;
  Pile tribe(int of) const;
  [[nodiscard]] int due() const;
  static Cell card(const std::string& id, std::vector<Caption> lines) {
    Cell cell;
    cell.look = Cell::Look::open;
    cell.name = words(id);
    cell.brief = {cell.name};
    cell.lines = std::move(lines);
    return cell;
  }
  [[nodiscard]] Cell action_card(std::size_t kind) const {
    return card(rules_.cards[kind].id, {words(rules_.cards[kind].name)});
  }
  [[nodiscard]] Cell artefact(std::size_t at) const {
    const Artefact& artefact = rules_.artefacts[at];
    return card(artefact.id, {findings::counted(artefact.trophies, "trophies"), words(artefact.name)});
  }

  const Rules& rules_;
  const referee::Position& position_;
  const State& state_;
  std::span<const referee::PlayerName> players_;
};

/// Whose turn goes on, or comes next; -1 when nobody's does.
int Painter::due() const {
  if (state_.phase == Phase::over) return -1;
  const bool own =
      (state_.phase == Phase::turns && state_.turn_open && state_.trigger == Trigger::none) || state_.running;
  return own ? state_.turn : position_.laps.due();
}

void Painter::status(Board& board) const {
  int round = 0;
  for (const std::uint16_t turns : state_.turns) round = std::max<int>(round, turns);
  board.title = round == 0 ? phrase("board.before") : phrase("board.round", {{"round", {number(round)}}});
  if (state_.phase == Phase::over) {
    const std::string reason = state_.by_arbiter || state_.trigger == Trigger::none
                                   ? std::string("arbiter")
                                   : std::string(trigger_names[static_cast<std::size_t>(state_.trigger) - 1]);
    board.status.push_back(phrase("board.over", {{"reason", {phrase("reason." + reason)}}}));
    return;
  }
  if (const int next = due(); next >= 0) board.status.push_back(phrase("board.due", {{"player", {seat(next)}}}));
  if (state_.phase == Phase::escape || state_.trigger != Trigger::none) board.status.push_back(phrase("board.escape"));
}

/// What is known of a cell: its tile, else its district, else a cell of the same district, else nothing.
std::string Painter::known(int at) const {
  if (const int tile = tile_at(rules_, state_, at); tile >= 0) return rules_.tile(tile).id;
  const std::uint8_t group = state_.lying[index(at)].group;
  std::string same = "?";
  for (int other = state_.cell_count - 1; other >= 0; --other) {
    if (other != at && (group == 0 || state_.lying[index(other)].group != group)) continue;
    if (const int district = district_at(rules_, state_, other); district >= 0) return std::to_string(district);
    if (other != at) same = '=' + cell_name(state_, other);
  }
  return same;
}

/// A cell: what is known of it; pawns and the treasure on it.
Cell Painter::cell(int at) const {
  Cell cell;
  cell.look = state_.is_up(at) ? Cell::Look::open : Cell::Look::hidden;
  cell.corner = words(cell_name(state_, at));
  const int tile = tile_at(rules_, state_, at);
  const std::string shown = known(at);
  cell.name = words(shown);
  cell.faint = !state_.is_up(at);
  const int owner = pawn_on(state_, at);
  cell.brief = {words(has_treasure(state_, at) ? shown + '*' : state_.is_up(at) ? '[' + shown + ']' : shown)};
  if (has_treasure(state_, at)) cell.lines.push_back(word("treasure"));
  if (tile >= 0 && rules_.tile(tile).effect >= 0) {
    cell.lines.push_back(word(rules_.tile_effects[index(rules_.tile(tile).effect)].id));
  }
  if (owner < 0) return cell;
  cell.pieces.push_back({owner});
  cell.brief.push_back(seat(owner));
  return cell;
}

Grid Painter::city() const {
  Grid grid;
  grid.title = phrase("board.city");
  int left = std::numeric_limits<int>::max();
  int right = -1;
  int top = std::numeric_limits<int>::max();
  int bottom = -1;
  for (int at = 0; at < state_.cell_count; ++at) {
    left = std::min<int>(left, state_.column[index(at)]);
    right = std::max<int>(right, state_.column[index(at)]);
    top = std::min<int>(top, state_.row[index(at)]);
    bottom = std::max<int>(bottom, state_.row[index(at)]);
  }
  for (int column = left; column <= right; ++column) {
    grid.columns.push_back({words(std::string(1, static_cast<char>('A' + column % 26)))});
  }
  for (int row = top; row <= bottom; ++row) {
    grid.rows.push_back({number(row)});
    for (int column = left; column <= right; ++column) {
      Cell shown;
      for (int at = 0; at < state_.cell_count; ++at) {
        if (state_.column[index(at)] == column && state_.row[index(at)] == row) shown = cell(at);
      }
      grid.cells.push_back(std::move(shown));
    }
  }
  return grid;
}

Pile Painter::market() const {
  Pile pile;
  pile.title = phrase("board.market");
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) {
    if (state_.artefact_at[at] == in_market) pile.cards.push_back(artefact(at));
  }
  return pile;
}

Pile Painter::hand(int of) const {
  Pile pile;
  pile.title = phrase("board.hand");
  for (std::size_t kind = 0; kind < rules_.cards.size(); ++kind) {
    for (int copy = 0; copy < state_.hands[index(of)].known[kind]; ++copy) pile.cards.push_back(action_card(kind));
  }
  pile.more = std::max(0, state_.hands[index(of)].unknown());
  return pile;
}

Pile Painter::artefacts(int of) const {
  Pile pile;
  pile.title = phrase("board.artefacts");
  if (state_.treasure == of) {
    pile.cards.push_back(card({}, {findings::counted(rules_.treasure_trophies, "trophies")}));
    pile.cards.back().name = word("treasure");
    pile.cards.back().brief = {word("treasure")};
  }
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) {
    if (state_.artefact_at[at] == of) pile.cards.push_back(artefact(at));
  }
  pile.more = state_.unknown_artefacts[index(of)];
  return pile;
}

Pile Painter::tribe(int of) const {
  Pile pile;
  pile.title = phrase("board.tribe");
  pile.ordered = true;  // its name is enough
  if (const int tribe = state_.tribes[index(of)]; tribe >= 0) {
    pile.cards.push_back(card({}, {}));
    pile.cards.back().name = word(rules_.tribes[index(tribe)].id);
    pile.cards.back().brief = {pile.cards.back().name};
  }
  return pile;
}

referee::Seat Painter::player(int of) const {
  referee::Seat shown;
  shown.due = due() == of;
  for (int track = 0; track < 2; ++track) {
    shown.tracks.push_back({rules_.vocabulary.tracks[index(track)], position_.ledger.own(of, track),
                            position_.ledger.off[index(of)][index(track)], !position_.ledger.is_unproven(of, track)});
  }
  shown.piles = {tribe(of), hand(of), artefacts(of)};
  if ((state_.guessed >> of & 1) != 0 && state_.treasure != of) shown.notes.push_back(phrase("board.tried"));
  if (const int steps = state_.progress[index(of)]; steps > 0 && !state_.is_out(of) && !state_.is_caught(of)) {
    shown.notes.push_back(phrase("board.progress", {{"number", {number(rules_.path[index(steps - 1)])}}}));
  }
  if (state_.is_out(of)) shown.notes.push_back(phrase("board.out"));
  if (state_.is_caught(of)) shown.notes.push_back(phrase("board.caught"));
  if (in_doubt(state_, of)) shown.notes.push_back(phrase("board.unproven-hand"));
  return shown;
}

Board Painter::paint() {
  Board board;
  status(board);
  if (state_.cell_count > 0) board.grids.push_back(city());
  board.piles.push_back(market());
  for (int of = 0; of < state_.players; ++of) {
    board.seats.push_back(player(of));
    board.order.push_back(of);
  }
  board.stocks.push_back({phrase("board.deck"), deck_size(state_), state_.hand_doubt == 0, {}});
  int artefacts = 0;
  for (std::size_t at = 0; at < rules_.artefacts.size(); ++at) {
    artefacts += state_.artefact_at[at] == in_artefact_deck ? 1 : 0;
  }
  for (int of = 0; of < state_.players; ++of) artefacts -= state_.unknown_artefacts[index(of)];
  board.stocks.push_back({phrase("board.artefact-deck"), std::max(0, artefacts), state_.market_short == 0, {}});
  return board;
}

}  // namespace

Board board_of(const Rules& rules, const referee::Position& position, std::span<const referee::PlayerName> players) {
  return Painter(rules, position, players).paint();
}

}  // namespace dogeref::last_doge
