#include "games/last_doge/turn/setup.h"

#include <algorithm>

#include "games/last_doge/model/city.h"
#include "games/last_doge/model/facts.h"
#include "games/last_doge/model/hands.h"
#include "games/last_doge/notation/printed_names.h"
#include "games/last_doge/notation/reading.h"
#include "games/last_doge/turn/setup_city.h"
#include "referee/record/faults.h"
#include "referee/record/names.h"
#include "referee/record/record.h"
#include "text/cursor.h"

namespace dogeref::last_doge {
namespace {

using text::Cursor;
using text::Token;

// Market, removed cards, pawns

bool read_market(const Play& play) {
  State& state = play.state;
  Cursor cursor(play.line.body);
  int count = 0;
  while (!cursor.at_end()) {
    if (cursor.accept(Token::Kind::comma)) continue;
    const Token word = cursor.peek();
    if (word.kind != Token::Kind::word) return report_token(play, word, "artefact");
    const NamedThing named = thing_at(play, cursor, artefact_word);
    const int artefact = named.id;
    skip_over(cursor, artefact < 0 ? word.text : named.text);
    if (artefact < 0) {
      report_unknown_id(play, word);
      ++count;
    } else if (state.artefact_at[index(artefact)] != in_market) {
      state.artefact_at[index(artefact)] = in_market;
      ++count;
    }
  }
  if (count != play.rules.market.of(play.state.players)) {
    play.find(GameCode::market_count, play.line.body,
              {{"count", {findings::number(count)}},
               {"expected", {findings::number(play.rules.market.of(play.state.players))}}});
    state.market_short = static_cast<std::uint8_t>(std::clamp(play.rules.market.of(play.state.players) - count, 0, 99));
  }
  return true;
}

bool read_removed(const Play& play) {
  kit::ShortList<Named, 16> cards;
  if (!read_cards(play, play.line.body, cards)) return true;
  const int due = play.rules.removed_copies[index(play.state.players)];
  const bool all =
      std::all_of(cards.begin(), cards.end(), [&](const Named& card) { return card.id == play.rules.removed_card; });
  if (all && static_cast<int>(cards.size()) == due) return true;
  play.find(GameCode::removed_count, play.line.body,
            {{"card", {card_term(play.rules, play.rules.removed_card)}},
             {"count", {findings::number(static_cast<std::int64_t>(cards.size()))}},
             {"players", {findings::number(play.state.players)}},
             {"expected", {findings::number(due)}}});
  return true;
}

void report_pawn(const Play& play, int seat, std::string_view part, std::string_view key) {
  play.find(GameCode::pawn_cell, part,
            {{"player", {findings::seat(seat)}}, {"cell", {findings::words(part)}}, why(key)});
  lose_track(play.state, seat);
}

void set_pawn(const Play& play, int seat, const Named& cell) {
  State& state = play.state;
  if (pawn_on(state, cell.id) >= 0) {
    report_pawn(play, seat, cell.text, "cell-pawn");
  } else if (has_treasure(state, cell.id)) {
    report_pawn(play, seat, cell.text, "cell-treasure");
  }
  state.pawns[index(seat)] = static_cast<std::int8_t>(cell.id);
}

bool read_pawn(const Play& play, std::string_view part) {
  const referee::LeadingName name = referee::leading_name(play.line.players, part);
  if (name.name.empty() || name.match.seat < 0) {
    referee::report_name(play.line, name.name.empty() ? part : name.name, name.match, play.report);
    return false;
  }
  Cursor cursor(part.substr(static_cast<std::size_t>(name.name.data() + name.name.size() - part.data())));
  const Token word = cursor.take();
  int column = 0;
  int row = 0;
  if (word.kind != Token::Kind::word || !read_cell_name(word.text, column, row))
    return report_token(play, word, "cell");
  const Named cell{find_cell(play.state, word.text), word.text};
  if (cell.id < 0) {
    play.find(GameCode::unknown_cell, word.text, {{"cell", {findings::words(word.text)}}});
    play.state.city_doubt = true;
    return true;
  }
  if (play.state.pawns[index(name.match.seat)] >= 0) report_pawn(play, name.match.seat, cell.text, "cell-named");
  set_pawn(play, name.match.seat, cell);
  if (!cursor.accept(Token::Kind::equals)) return true;
  if (is_astray(play.state, name.match.seat)) return true;
  const Token number = cursor.peek();
  const bool known = number.kind == Token::Kind::number && number.number >= 0 && number.number < most_districts &&
                     play.rules.of_district[index(static_cast<int>(number.number))] != 0;
  if (!known) return report_token(play, number, "district");
  (void)see_district(play, cell, static_cast<int>(number.number), GameCode::tile_contradiction);
  return true;
}

bool read_pawns(const Play& play) {
  std::string_view left = play.line.body;
  bool good = true;
  while (!left.empty()) {
    const std::size_t comma = std::min(left.find(','), left.size());
    const std::string_view part = referee::trimmed(left.substr(0, comma));
    if (!part.empty()) good = read_pawn(play, part) && good;
    left.remove_prefix(std::min(comma + 1, left.size()));
  }
  for (int seat = 0; good && seat < play.state.players; ++seat) {
    if (play.state.pawns[index(seat)] >= 0 || play.state.city_doubt) continue;
    report_pawn(play, seat, play.line.body, "no-pawn");
    play.state.city_doubt = true;
  }
  return good;
}

/// Two players of one tribe, or one of none of the set: what their powers do is not known.
void doubt_tribes(referee::Position& position) {
  State& state = position.as<State>();
  std::uint8_t doubtful = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const std::int8_t tribe = state.tribes[index(seat)];
    const auto end = state.tribes.begin() + state.players;
    const bool alone = tribe >= 0 && std::count(state.tribes.begin(), end, tribe) == 1;
    if (!alone) doubtful = static_cast<std::uint8_t>(doubtful | 1U << seat);
  }
  for (int seat = 0; seat < state.players; ++seat) {
    if ((doubtful >> seat & 1) == 0) continue;
    state.tribes[index(seat)] = -1;
    position.ledger.doubt(seat, 3U);
  }
  state.hand_doubt = static_cast<std::uint8_t>(state.hand_doubt | doubtful);
}

}  // namespace

void start_game(const Rules& rules, State& state, int players) {
  state.players = static_cast<std::uint8_t>(players);
  state.pawns.fill(nowhere);
  state.tribes.fill(-1);
  state.artefact_at.fill(in_artefact_deck);
  int total = 0;
  for (const CardKind& card : rules.cards) total += card.copies;
  state.card_total = static_cast<std::uint8_t>(std::clamp(total - rules.removed_copies[index(players)], 0, 255));
  for (int seat = 0; seat < players; ++seat)
    state.hands[index(seat)].count = static_cast<std::uint8_t>(rules.hand.of(players));
}

bool set_up(const Rules& rules, referee::Position& position, std::span<const referee::LineText> headers,
            findings::Report& report) {
  using Reader = bool (*)(const Play&);
  constexpr std::array<Reader, 5> readers{read_city, read_map, read_market, read_removed, read_pawns};
  State& state = position.as<State>();
  bool usable = true;
  for (std::size_t form = 0; form < readers.size() && usable; ++form) {
    for (const referee::LineText& line : headers) {
      if (line.form != static_cast<int>(form)) continue;
      for (std::size_t seat = 0; seat < line.players.size() && seat < index(most_players); ++seat)
        state.tribes[seat] = static_cast<std::int8_t>(line.players[seat].colour);
      const Play play{rules, state, position.ledger, position.laps, line, report};
      usable = readers[form](play) && usable;
    }
  }
  doubt_tribes(position);
  return usable;
}

bool hand_line(const Play& play) {
  State& state = play.state;
  const referee::LeadingName name = referee::leading_name(play.line.players, play.line.body);
  if (name.name.empty() || name.match.seat < 0) {
    const Cursor cursor(play.line.body);
    if (!cursor.at(Token::Kind::word)) return report_token(play, cursor.peek(), "name");
    return referee::report_name(play.line, cursor.peek().text, name.match, play.report), false;
  }
  kit::ShortList<Named, 16> cards;
  const auto behind = static_cast<std::size_t>(name.name.data() + name.name.size() - play.line.body.data());
  if (!read_cards(play, play.line.body.substr(behind), cards)) return false;
  const int seat = name.match.seat;
  const bool again = (state.setup_seen >> seat & 1) != 0 || state.phase != Phase::setting_up;
  if (again) {
    play.find(GameCode::step_order, play.line.text, {{"step", {findings::words(play.line.text)}}});
    return true;
  }
  state.setup_seen = static_cast<std::uint8_t>(state.setup_seen | 1U << seat);
  if (static_cast<int>(cards.size()) != play.rules.hand.of(play.state.players)) {
    play.find(GameCode::hand_count, referee::trimmed(play.line.body.substr(behind)),
              {{"player", {findings::seat(seat)}},
               {"count", {cards_term(static_cast<int>(cards.size()))}},
               {"expected", {cards_term(play.rules.hand.of(play.state.players))}}});
    const int more = std::max(0, static_cast<int>(cards.size()) - play.rules.hand.of(play.state.players));
    state.hands[index(seat)].count = static_cast<std::uint8_t>(state.hands[index(seat)].count + more);
    count_cards(play, seat, more, {"hand"});
    play.ledger.off[index(seat)][card_track] +=
        std::min(play.rules.hand.of(play.state.players), static_cast<int>(cards.size())) -
        state.hands[index(seat)].count;
  }
  state.hands_told = static_cast<std::uint8_t>(state.hands_told | 1U << seat);
  note_draws(state, seat, state.hands[index(seat)].count, static_cast<int>(cards.size()));
  name_cards(play, seat, cards);
  return true;
}

}  // namespace dogeref::last_doge
