#include "laws/slips/hand.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>

#include "kit/index.h"

namespace dogeref::laws::slips {
namespace {

using kit::index;

const std::regex& compiled(const std::string& pattern) {
  static std::map<std::string, std::regex> known;
  const auto found = known.find(pattern);
  return found != known.end() ? found->second : known.emplace(pattern, std::regex(pattern)).first->second;
}

/// Lines are tried one after the other from any one on.
std::optional<Spot> spot_between(const Legal& game, Dice& dice, const std::string& pattern, std::size_t begin,
                                 std::size_t end) {
  if (begin >= end) return std::nullopt;
  const std::size_t start = dice.below(end - begin);
  for (std::size_t step = 0; step < end - begin; ++step) {
    const std::size_t at = begin + (start + step) % (end - begin);
    const std::vector<Spot> spots = spots_of(game.lines()[at].text, at, pattern);
    if (!spots.empty()) return dice.one_of(spots);
  }
  return std::nullopt;
}

Found retyped_at(const Legal& game, const std::optional<Spot>& where, const Retype& retype) {
  if (!where) return std::nullopt;
  const std::string text = retype(where->text);
  return text == where->text ? std::nullopt : changed(game, where->at, with(game, *where, text));
}

std::string tracks_told(const Legal& game, const std::vector<int>& amounts, bool with_zero) {
  std::string text;
  for (std::size_t track = 0; track < amounts.size(); ++track) {
    if (amounts[track] == 0 && !with_zero) continue;
    const bool sign = !with_zero && amounts[track] > 0;
    text.append(text.empty() ? "" : ", ").append(sign ? "+" : "").append(std::to_string(amounts[track]));
    text.append(" ").append(game.track(track));
  }
  return text;
}

}  // namespace

std::string Slip::with(const Legal& game, const Texts& lines) const {
  std::string out;
  const auto add = [&out](const std::string& line) { out.append(line).append("\n"); };
  for (std::size_t line = 0; line < at; ++line) add(game.lines()[line].text);
  for (const std::string& line : lines) add(line);
  for (std::size_t line = at + count; line < game.lines().size(); ++line) add(game.lines()[line].text);
  return out;
}

std::vector<Spot> spots_of(const std::string& text, std::size_t at, const std::string& pattern) {
  std::vector<Spot> spots;
  const std::regex& regex = compiled(pattern);
  for (std::sregex_iterator match(text.begin(), text.end(), regex), none; match != none; ++match) {
    const std::size_t group = match->size() > 1 ? 1 : 0;
    if ((*match)[group].matched)
      spots.push_back({at, static_cast<std::size_t>(match->position(group)), match->str(group)});
  }
  return spots;
}

std::optional<Spot> spot(const Legal& game, Dice& dice, const std::string& pattern) {
  return spot_between(game, dice, pattern, game.body(), game.lines().size());
}

std::optional<Spot> header_spot(const Legal& game, Dice& dice, const std::string& pattern) {
  return spot_between(game, dice, pattern, 0, game.body());
}

std::string with(const Legal& game, const Spot& spot, const std::string& text) {
  std::string line = game.lines()[spot.at].text;
  return line.replace(spot.begin, spot.text.size(), text);
}

Found retyped(const Legal& game, Dice& dice, const std::string& pattern, const Retype& retype) {
  return retyped_at(game, spot(game, dice, pattern), retype);
}

Found retyped(const Legal& game, Dice& dice, const std::string& pattern, const std::string& text) {
  return retyped(game, dice, pattern, [&text](const std::string&) { return text; });
}

Found header_retyped(const Legal& game, Dice& dice, const std::string& pattern, const Retype& retype) {
  return retyped_at(game, header_spot(game, dice, pattern), retype);
}

Found changed(const Legal& game, std::size_t at, const std::string& text) {
  if (text == game.lines()[at].text) return std::nullopt;
  Slip slip{at, 1, {text}};
  slip.meant = {game.lines()[at].text};
  return slip;
}

Slip inserted(std::size_t at, const std::string& text) { return {at, 0, {text}}; }

Slip removed(const Legal& game, std::size_t at) {
  Slip slip{at, 1};
  slip.meant = {game.lines()[at].text};
  return slip;
}

Slip exchanged(const Legal& game, std::size_t at) {
  const std::string& one = game.lines()[at].text;
  const std::string& other = game.lines()[at + 1].text;
  Slip slip{at, 2, {other, one}};
  slip.meant = {one, other};
  slip.last = 1;
  return slip;
}

Slip written(std::size_t at, const std::string& meant, const std::string& wrong) {
  Slip slip{at, 0, {wrong}};
  slip.meant = {meant};
  return slip;
}

std::string misspelt(const std::string& word, Dice& dice) {
  if (word.size() < 2) return word + word;
  std::string text = word;
  const std::size_t at = dice.below(text.size() - 1);
  switch (dice.below(4)) {
    case 0: std::swap(text[at], text[at + 1]); break;
    case 1: text.erase(at + 1, 1); break;
    case 2: text.insert(at, 1, text[at]); break;
    default: text[at + 1] = text[at + 1] == 'e' ? 'r' : 'e'; break;
  }
  return text == word ? word + word.back() : text;
}

std::string other_digit(std::string text, Dice& dice) {
  std::vector<std::size_t> digits;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (std::isdigit(static_cast<unsigned char>(text[at])) != 0) digits.push_back(at);
  }
  if (digits.empty()) return text;
  char& digit = text[dice.one_of(digits)];
  digit = static_cast<char>('0' + (digit - '0' + 1 + static_cast<int>(dice.below(9))) % 10);
  return text;
}

std::string off_by_one(const std::string& number, Dice& dice) {
  const int value = std::stoi(number);
  return std::to_string(value + (value == 0 || dice.heads() ? 1 : -1));
}

std::string all_replaced(const std::string& from, const std::string& pattern, const std::string& to) {
  return std::regex_replace(from, compiled(pattern), to);
}

std::string claim(const Legal& game, std::size_t at, int seat) {
  const referee::Ledger& ledger = game.before(at).ledger;
  if (ledger.unproven[index(seat)] != 0) return {};
  std::vector<int> amounts;
  for (std::size_t track = 0; track < game.ruleset().vocabulary().tracks.size(); ++track)
    amounts.push_back(ledger.own(seat, static_cast<int>(track)));
  return "check " + game.players()[index(seat)] + " " + tracks_told(game, amounts, true);
}

std::string change(const Legal& game, std::size_t at) {
  const int seat = game.lines()[at].seat;
  const referee::Ledger& before = game.before(at).ledger;
  const referee::Ledger& behind = game.before(at + 1).ledger;
  if (before.unproven[index(seat)] != 0 || behind.unproven[index(seat)] != 0) return {};
  std::vector<int> amounts;
  for (int track = 0; track < static_cast<int>(game.ruleset().vocabulary().tracks.size()); ++track)
    amounts.push_back(behind.own(seat, track) - before.own(seat, track));
  return tracks_told(game, amounts, false);
}

std::size_t any_action(const Legal& game, Dice& dice) { return dice.one_of(game.actions()); }

std::optional<std::size_t> action_before_another(const Legal& game, Dice& dice) {
  const std::size_t at = any_action(game, dice);
  const bool other = game.acts_next(at) && game.lines()[at + 1].seat != game.lines()[at].seat;
  return other ? std::optional<std::size_t>(at) : std::nullopt;
}

const std::string& another_player(const Legal& game, Dice& dice, int seat) {
  const std::size_t players = game.players().size();
  return game.players()[(index(seat) + 1 + dice.below(players - 1)) % players];
}

std::size_t shows_until(const Legal& game, std::size_t at) {
  const std::size_t last = game.lines().size() - 1;
  if (game.forms("round").empty() || at == last) return last;
  if (game.lines()[at + 1].seat != game.lines()[at].seat) return at + 1;
  while (at < last && game.lines()[at + 1].seat >= 0) ++at;
  return std::min(at + 1, last);
}

bool has_checks(const Legal& game) { return !game.forms("check").empty(); }

}  // namespace dogeref::laws::slips
