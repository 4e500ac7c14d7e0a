#include "games/doge_ship/notation/seat_lists.h"

#include <algorithm>
#include <span>

#include "referee/judge/claims.h"
#include "referee/record/faults.h"
#include "referee/record/names.h"
#include "referee/record/record.h"
#include "text/cursor.h"

namespace dogeref::doge_ship {
namespace {

using text::Cursor;
using text::Token;

/// What stands at the beginning of a text is not what was expected there.
bool syntax(const Play& play, std::string_view at, std::string_view expected) {
  referee::report_syntax(play.line, Cursor(at).peek(), expected, play.report);
  return false;
}

/// A name that is none, or several without the commas between them.
bool report_unlisted(const Play& play, std::string_view name, const referee::NameMatch& match) {
  const std::string_view first = referee::leading_name(play.line, name).name;
  if (first.empty()) {
    referee::report_name(play.line, name, match, play.report);
  } else {
    const Token next = Cursor(name.substr(first.size())).peek();
    referee::report_syntax(play.line, next, "comma", play.report);
  }
  return false;
}

/// Names of one word, each once, with nothing but commas between them, as nearly all lists are written. False when
/// there is anything else.
bool read_plain_names(const Play& play, Seats& seats) {
  for (Cursor cursor = play.line.cursor(play.line.body);;) {
    if (!cursor.at(Token::Kind::word)) return false;
    const int seat = referee::player_in(play.line, cursor.peek().text).seat;
    if (seat < 0 || seats.holds(seat)) return false;
    seats.push_back(seat);
    cursor.skip();
    if (cursor.at_end()) return true;
    if (!cursor.accept(Token::Kind::comma)) return false;
  }
}

/// The same with a number behind each. No player has a name in which another's could begin.
bool read_plain_numbers(const Play& play, NamedList& named) {
  unsigned seen = 0;
  for (Cursor cursor = play.line.cursor(play.line.body);;) {
    const std::string_view name = cursor.peek().text;
    if (!cursor.at(Token::Kind::word)) return false;
    cursor.skip();
    if (!cursor.at(Token::Kind::number) || !referee::is_space(*cursor.behind())) return false;
    const int seat = referee::player_in(play.line, name).seat;
    const std::int64_t number = cursor.peek().number;
    if (seat < 0 || (seen >> seat & 1) != 0 || number < 0 || number > referee::largest_amount) return false;
    seen |= 1U << seat;
    cursor.skip();
    const auto bytes = static_cast<std::size_t>(cursor.behind() - name.data());
    named.push_back({seat, static_cast<int>(number), {name.data(), bytes}});
    if (cursor.at_end()) return true;
    if (!cursor.accept(Token::Kind::comma)) return false;
  }
}

bool have_one_word(std::span<const referee::PlayerName> players) {
  return std::all_of(players.begin(), players.end(), [](const referee::PlayerName& player) { return player.one_word; });
}

}  // namespace

bool read_names(const Play& play, Seats& seats) {
  if (read_plain_names(play, seats)) return true;
  seats = {};
  std::string_view rest = play.line.body;
  while (true) {
    const std::size_t comma = rest.find(',');
    const std::string_view name = referee::trimmed(rest.substr(0, comma));
    const referee::NameMatch match = referee::player_in(play.line, name);
    if (name.empty()) return syntax(play, rest.substr(std::min(comma, rest.size())), "name");
    if (match.seat < 0) return report_unlisted(play, name, match);
    if (seats.holds(match.seat)) return syntax(play, name, "name-once");
    seats.push_back(match.seat);
    if (comma == std::string_view::npos) return true;
    rest.remove_prefix(comma + 1);
  }
}

bool read_numbers(const Play& play, NamedList& named) {
  if (have_one_word(play.line.players) && read_plain_numbers(play, named)) return true;
  named = {};
  std::string_view rest = play.line.body;
  while (true) {
    const std::size_t comma = rest.find(',');
    const std::string_view part = referee::trimmed(rest.substr(0, comma));
    auto [name, match] = referee::leading_name(play.line, part);
    if (name.empty()) {
      name = referee::name_before_number(part);
      const std::string_view at = part.empty() ? rest.substr(std::min(comma, rest.size())) : part;
      if (name.empty()) return syntax(play, at, "name-and-number");
      match = referee::player_in(play.line, name);
    }
    if (match.seat < 0) return referee::report_name(play.line, name, match, play.report), false;
    const auto behind = static_cast<std::size_t>(name.data() + name.size() - part.data());
    Cursor cursor = play.line.cursor(part.substr(behind));
    const Token number = cursor.peek();
    if (!referee::expect_number(play.line, number, 0, referee::largest_amount, play.report)) return false;
    cursor.skip();
    if (!cursor.at_end()) return referee::report_syntax(play.line, cursor.peek(), "comma", play.report), false;
    for (const Named& other : named) {
      if (other.seat == match.seat) return syntax(play, name, "name-once");
    }
    named.push_back({match.seat, static_cast<int>(number.number), part});
    if (comma == std::string_view::npos) return true;
    rest.remove_prefix(comma + 1);
  }
}

}  // namespace dogeref::doge_ship
