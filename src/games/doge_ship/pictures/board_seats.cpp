// Players, Doge tiles, decks, and what is not proven.

#include <algorithm>
#include <map>
#include <utility>

#include "games/doge_ship/given/keys.h"
#include "games/doge_ship/model/play.h"
#include "games/doge_ship/pictures/board_parts.h"
#include "games/doge_ship/pictures/faces_shown.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;
using referee::Board;
using referee::Caption;
using referee::Cell;
using referee::Pile;
using referee::Seat;

/// A tile that is one of several.
Cell shown_purchase(const Table& table, const OpenPurchase& open) {
  Cell cell;
  cell.look = Cell::Look::hidden;
  std::vector<Caption> candidates;
  for (std::size_t tile = 0; tile < table.rules.tiles.size(); ++tile) {
    if (open.candidates.test(tile)) candidates.push_back(tile_term(table.rules, static_cast<int>(tile)));
  }
  cell.name = kind_term(table.rules, table.rules.decks[index(open.deck)].kind);
  const auto count = static_cast<std::int64_t>(candidates.size());
  cell.brief = {findings::phrase("board.open", {{"kind", {cell.name}}, {"n", {findings::number(count)}}})};
  if (count > 0) cell.lines = {findings::phrase("board.one-of", {{"tiles", std::move(candidates)}})};
  return cell;
}

Pile shown_reserve(const Table& table, int seat) {
  Pile pile;
  pile.title = findings::phrase("board.reserve");
  for (std::size_t tile = 0; tile < table.rules.tiles.size(); ++tile) {
    if ((table.state.held[tile] >> seat & 1) == 0) continue;
    pile.cards.push_back(shown_tile(table.rules, static_cast<int>(tile)));
  }
  for (std::size_t at = 0; at < table.state.open_count; ++at) {
    if (table.state.open[at].seat == seat) pile.cards.push_back(shown_purchase(table, table.state.open[at]));
  }
  pile.more = std::max(0, table.state.reserve[index(seat)] - static_cast<int>(pile.cards.size()));
  return pile;
}

Pile shown_stack(const Table& table, int seat) {
  Pile pile;
  pile.title = findings::phrase("board.stack");
  pile.ordered = true;
  const Stack& stack = table.state.stacks[index(seat)];
  for (std::size_t at = stack.named; at > 0; --at) {
    pile.cards.push_back(shown_tile(table.rules, stack.tiles[at - 1]));
  }
  pile.more = std::max(0, stack.height - stack.named);
  return pile;
}

/// Counts by which the table is known to be off.
std::vector<Caption> slips(const Table& table, int seat) {
  std::vector<Caption> terms;
  for (std::size_t track = 0; track < table.rules.vocabulary.tracks.size(); ++track) {
    if (table.ledger.off[index(seat)][track] == 0) continue;
    terms.push_back(
        findings::counted(table.ledger.table(seat, static_cast<int>(track)), table.rules.vocabulary.tracks[track]));
  }
  return terms;
}

std::vector<Caption> notes_of(const Table& table, int seat) {
  std::vector<Caption> notes;
  const referee::Lap& lap = table.laps.shown();
  if (lap.open[index(seat)] != 0) {
    const findings::Argument tokens{"tokens", {findings::counted(lap.open[index(seat)], "tokens")}};
    notes.push_back(findings::phrase("board.open-tokens", {tokens}));
  }
  if (std::vector<Caption> off = slips(table, seat); !off.empty()) {
    notes.push_back(findings::phrase("board.off", {{"amounts", std::move(off)}}));
  }
  if ((table.state.unproven >> seat & 1) != 0) notes.push_back(findings::phrase("board.unproven-tiles"));
  if (const int slack = table.state.slack[index(seat)]; slack != 0) {
    notes.push_back(findings::phrase("board.slack", {{"tiles", {findings::counted(slack, "tiles")}}}));
  }
  return notes;
}

std::vector<Caption> tile_terms(const Table& table, const std::vector<int>& tiles) {
  std::vector<Caption> terms;
  for (const int tile : tiles) terms.push_back(tile_term(table.rules, tile));
  return terms;
}

/// Tiles of which it is not proven where they are.
std::vector<int> unsettled(const Table& table) {
  std::vector<int> tiles;
  for (int tile = 0; tile < static_cast<int>(table.rules.tiles.size()); ++tile) {
    const bool is_doubtful = (table.state.flags[index(tile)] & doubtful) != 0;
    if (is_doubtful || given::places_of(table.rules, table.state, tile) > 1) tiles.push_back(tile);
  }
  return tiles;
}

}  // namespace

void show_doge_tiles(const Table& table, Board& board) {
  Pile& current = board.piles.emplace_back();
  current.title = findings::phrase("board.doge");
  const bool unknown = table.state.doge < 0 && table.state.doge_told;
  if (table.state.doge >= 0) current.cards.push_back(shown_tile(table.rules, table.state.doge));
  if (unknown) current.cards.push_back({Cell::Look::hidden});
  std::vector<int> old;
  for (int tile = 0; tile < static_cast<int>(table.rules.tiles.size()); ++tile) {
    if ((table.state.flags[index(tile)] & old_doge) != 0) old.push_back(tile);
  }
  if (old.empty()) return;
  Pile& covered = board.piles.emplace_back();
  covered.title = findings::phrase("board.old");
  covered.aside = true;
  for (const int tile : old) covered.cards.push_back(shown_tile(table.rules, tile));
}

void show_seats(const Table& table, Board& board) {
  const referee::Lap& lap = table.laps.shown();
  for (int seat = 0; seat < table.state.players; ++seat) {
    Seat& of = board.seats.emplace_back();
    const int colour = table.players[index(seat)].colour;
    if (colour >= 0) of.colour = table.rules.vocabulary.colours[index(colour)];
    of.due = !table.state.ended && table.state.stage == Stage::actions && table.laps.due() == seat;
    for (std::size_t track = 0; track < table.rules.vocabulary.tracks.size(); ++track) {
      const int at = static_cast<int>(track);
      of.tracks.push_back({table.rules.vocabulary.tracks[track], table.ledger.own(seat, at),
                           table.ledger.off[index(seat)][track], !table.ledger.is_unproven(seat, at)});
    }
    of.supplies.push_back({"tokens", lap.tokens[index(seat)], table.rules.tokens});
    of.piles.push_back(shown_reserve(table, seat));
    of.piles.push_back(shown_stack(table, seat));
    of.notes = notes_of(table, seat);
    board.order.push_back(lap.order[index(seat)]);
  }
}

void show_ranks(const std::vector<referee::Standing>& standings, Board& board) {
  board.order.clear();
  board.ranks.resize(standings.size());
  for (const referee::Standing& standing : standings) {
    board.order.push_back(standing.seat);
    board.ranks[index(standing.seat)] = standing.rank;
  }
}

void show_decks(const Table& table, Board& board) {
  for (std::size_t at = 0; at < table.rules.decks.size(); ++at) {
    const Deck& deck = table.rules.decks[at];
    const DeckState& state = table.state.decks[at];
    const TileKind& kind = table.rules.kinds[index(deck.kind)];
    referee::Stock stock;
    stock.name = deck.name == kind.id ? findings::word(kind.id) : findings::words(deck.name);
    stock.count = state.count;
    stock.counted = !state.uncertain;
    std::map<std::int16_t, int> groups;
    for (int tile = deck.first; tile < deck.first + deck.count; ++tile) {
      if (const std::int16_t rank = table.state.group[index(tile)]; rank != 0) ++groups[rank];
    }
    const bool told = groups.size() > 1 && !state.uncertain && !state.single;
    for (const auto& [rank, size] : groups) {
      if (told) stock.groups.push_back(size);
    }
    board.stocks.push_back(std::move(stock));
  }
}

void show_notes(const Table& table, Board& board) {
  const State& state = table.state;
  if (table.laps.count == 2) board.notes.push_back(findings::phrase("board.two-readings"));
  if (table.laps.loose_order) board.notes.push_back(findings::phrase("board.unproven-order"));
  std::vector<Caption> players;
  for (int seat = 0; seat < state.players; ++seat) {
    if ((table.laps.loose_tokens >> seat & 1) != 0) players.push_back(findings::seat(seat));
  }
  if (!players.empty()) {
    board.notes.push_back(findings::phrase("board.unproven-tokens", {{"players", std::move(players)}}));
  }
  if (state.doge < 0 && state.doge_told) board.notes.push_back(findings::phrase("board.unproven-doge"));
  if (const std::vector<int> tiles = unsettled(table); !tiles.empty()) {
    board.notes.push_back(findings::phrase("board.unsettled", {{"tiles", tile_terms(table, tiles)}}));
  }
}

}  // namespace dogeref::doge_ship
