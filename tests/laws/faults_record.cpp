// Faults that every game's record can have: what cannot be read, names, headers, undo.

#include <algorithm>
#include <cctype>

#include "kit/index.h"
#include "laws/faults.h"

namespace dogeref::laws {
namespace {

using kit::index;
using Found = std::optional<Fault>;
using Texts = std::vector<std::string>;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::size_t header(const Legal& game, const std::string& key) {
  for (std::size_t at = 0; at < game.body(); ++at) {
    if (game.lines()[at].text.starts_with(key + ":")) return at;
  }
  return game.body();
}

/// A line of no effect and what was meant by it, {} being a name and N what the player has on the first track.
struct Typo {
  std::string wrong;
  std::string right = {};  ///< empty: nothing
};

Found harmless(const Legal& game, Dice& dice, const std::vector<Typo>& typos) {
  const std::size_t at = game.any_place(dice);
  const std::size_t seat = dice.below(game.players().size());
  const auto written = [&](const std::string& text) {
    const std::string number = std::to_string(game.before(at).ledger.own(static_cast<int>(seat), 0));
    return replaced(replaced(text, "{}", game.players()[seat]), " N ", " " + number + " ");
  };
  const Typo& typo = dice.one_of(typos);
  Fault fault = game.inserted(at, written(typo.wrong));
  if (!typo.right.empty()) fault.legal = game.inserted(at, written(typo.right)).text;
  return fault;
}

Found bad_syntax(const Legal& game, Dice& dice) {
  const std::string t = game.track(0);
  const std::string claim = "check {} N " + t;
  return harmless(game, dice,
                  {{claim + " 5 " + game.track(1)},
                   {"check {}"},
                   {"check {} " + t + " 3", claim},
                   {"undo x"},
                   {"ruling {} 2 " + t + " \"unsigned\""},
                   {"result {},"},
                   {"3 " + t + " {}"},
                   {claim + ",", claim},
                   {"check, {} N " + t, claim}});
}

Found unknown_word(const Legal& game, Dice& dice) {
  const std::string claim = "check {} N " + game.track(0);
  std::string slip = game.track(0);
  slip += slip.back();
  return harmless(game, dice,
                  {{"check {} 11 florins"},
                   {claim + ", 2 gold"},
                   {"ruling {} -2 stars \"x\""},
                   {"ruling allow no-such-code \"x\""},
                   {"check {} N " + slip, claim},
                   {"chekc {} N " + game.track(0), claim}});
}

Found unknown_player_in_claim(const Legal& game, Dice& dice) {
  return harmless(game, dice, {{"check Zzz 3 " + game.track(0)}, {"ruling Zzz +1 " + game.track(0) + " \"x\""}});
}

Found unknown_player(const Legal& game, Dice& dice) {
  const std::size_t at = dice.one_of(game.actions());
  return game.changed(at, game.as_of(at, dice.one_of(Texts{"Zzz", "Nobody", "Xaver Q"})));
}

/// The text with another name for a player, wherever it stands as a word.
std::string renamed(const std::string& text, const std::string& from, const std::string& to) {
  const auto is_letter = [](char byte) { return std::isalnum(static_cast<unsigned char>(byte)) != 0; };
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const bool here = text.compare(at, from.size(), from) == 0 && (at == 0 || !is_letter(text[at - 1])) &&
                      (at + from.size() == text.size() || !is_letter(text[at + from.size()]));
    out += here ? to : std::string(1, text[at]);
    at += here ? from.size() : 1;
  }
  return out;
}

/// Two players get names that begin alike, and that beginning is written.
Found ambiguous_player(const Legal& game, Dice& dice) {
  const std::string& one = game.players()[0];
  const std::string& other = game.players()[1];
  const bool apart = one.find(other) == std::string::npos && other.find(one) == std::string::npos;
  if (!apart || game.lines()[header(game, "players")].text.find("Zac") != std::string::npos) return std::nullopt;
  const std::size_t at = dice.one_of(game.actions());
  Fault fault = game.changed(at, game.as_of(at, "Zac"));
  fault.text = renamed(renamed(fault.text, one, "Zacaria"), other, "Zaccheo");
  fault.legal = renamed(renamed(fault.legal, one, "Zacaria"), other, "Zaccheo");
  return fault;
}

Found too_long(const Legal& game, Dice& dice) {
  const std::string spaces(4200, ' ');
  return harmless(game, dice, {{"check {} 3 " + game.track(0) + spaces + "#"}, {"# " + std::string(5000, 'x')}});
}

Found control_character(const Legal& game, Dice& dice) {
  const std::string text = "check {} 3 " + game.track(0);
  return harmless(game, dice, {{text + "\x01"}, {text + "\x07"}, {text + "\x1b"}, {text + "\x7f"}});
}

Found not_utf8(const Legal& game, Dice& dice) { return harmless(game, dice, {{"# caf\xe9"}, {"# \xff {}"}}); }

Found nothing_to_undo(const Legal& game, Dice& dice) { return harmless(game, dice, {{"undo 9999"}, {"undo 1000"}}); }

Found missing_header(const Legal& game, Dice&) {
  Fault fault = game.removed(header(game, "players"), header(game, "players"));
  fault.line = 1;
  return fault;
}

Found missing_game(const Legal& game, Dice&) {
  Fault fault = game.removed(header(game, "game"), header(game, "game"));
  fault.line = 1;
  return fault;
}

Found duplicate_header(const Legal& game, Dice& dice) {
  const std::size_t at = dice.below(game.body());
  return game.inserted(std::max(at, header(game, "players")) + 1, game.lines()[at].text);
}

/// A line of the header that the game has not, behind the first line of play.
Found late_header(const Legal& game, Dice& dice) {
  const Texts known = {"event: Late Open", "date: 2026-01-05", "recorder: Ugo", "note: by heart"};
  const std::string& text = dice.one_of(known);
  if (header(game, text.substr(0, text.find(':'))) != game.body()) return std::nullopt;
  return game.inserted(game.any_place(dice), text);
}

Found unknown_header(const Legal& game, Dice& dice) {
  return game.inserted(header(game, "players"), dice.one_of(Texts{"evnt: x", "refere: y", "plyers: z"}));
}

Found unknown_id(const Legal& game, Dice& dice, const std::string& key) {
  const std::string text = key + ": " + dice.one_of(Texts{"no-such-one", "xyz", "en-1900"});
  const std::size_t at = header(game, key);
  if (at < game.body()) return game.changed(at, text);
  return game.inserted(header(game, "players"), text);
}

/// The header `players:` with something in place of its end.
Found other_players(const Legal& game, const std::string& text) {
  const std::size_t at = header(game, "players");
  return game.changed(at, game.lines()[at].text + text);
}

Found bad_name(const Legal& game, Dice& dice) {
  const std::size_t at = header(game, "players");
  const std::string bad = dice.one_of(Texts{"allow", "end", "x=y", "players"});
  Fault fault = game.changed(at, "players: " + game.players()[0] + ", " + bad);
  return fault;
}

Found duplicate_player(const Legal& game, Dice&) { return other_players(game, ", " + game.players()[0]); }

Found duplicate_colour(const Legal& game, Dice& dice) {
  const Texts& colours = game.ruleset().vocabulary().colours;
  if (colours.empty() || game.ruleset().vocabulary().colours_matter) return std::nullopt;
  const std::string& colour = dice.one_of(colours);
  std::string text = game.lines()[header(game, "players")].text;
  std::vector<std::string> given;
  for (const std::string& each : colours) {
    if (text.find(each + ")") != std::string::npos) given.push_back(each);
  }
  if (given.size() > 1) {
    const std::string& first = text.find(given[0] + ")") < text.find(given[1] + ")") ? given[0] : given[1];
    const std::string& second = &first == given.data() ? given[1] : given[0];
    return game.changed(header(game, "players"), replaced(text, second + ")", first + ")"));
  }
  if (text.find('(') != std::string::npos) return std::nullopt;
  text = "players: ";
  for (std::size_t seat = 0; seat < game.players().size(); ++seat) {
    text.append(seat == 0 ? "" : ", ").append(game.players()[seat]);
    if (seat < 2) text.append(" (").append(colour).append(")");
  }
  return game.changed(header(game, "players"), text);
}

Found player_count(const Legal& game, Dice& dice) {
  const int most = game.ruleset().vocabulary().max_players;
  std::string text = "players: Una";
  if (dice.heads()) {
    for (int more = 0; more < most; ++more) text += std::string(", Filler") + static_cast<char>('A' + more);
  }
  const std::size_t at = header(game, "players");
  Fault fault = game.changed(at, text);
  // What follows the header would be read by other names; the set-up alone is judged.
  std::size_t end = 0;
  for (std::size_t line = 0; line <= at; ++line) end = fault.text.find('\n', end) + 1;
  fault.text.resize(end);
  return fault;
}

Found game_too_long(const Legal& game, Dice&) {
  Fault fault = game.inserted(game.lines().size(), "check " + game.players()[0] + " 3 " + game.track(0));
  const std::size_t lines = game.lines().size();
  std::string filler;
  for (std::size_t more = 0; more + lines <= 65'600; ++more) filler += "#\n";
  fault.text = fault.text + filler;
  fault.line = 65'537;
  return fault;
}

}  // namespace

std::vector<Way> record_ways() {
  return {
      {"syntax", bad_syntax},
      {"unknown-word", unknown_word},
      {"unknown-player", unknown_player},
      {"unknown-player", unknown_player_in_claim},
      {"ambiguous-player", ambiguous_player},
      {"line-too-long", too_long},
      {"control-character", control_character},
      {"not-utf8", not_utf8},
      {"nothing-to-undo", nothing_to_undo},
      {"missing-header", missing_header},
      {"missing-header", missing_game},
      {"duplicate-header", duplicate_header},
      {"unknown-header", unknown_header},
      {"late-header", late_header},
      {"unknown-game", [](const Legal& game, Dice& dice) { return unknown_id(game, dice, "game"); }},
      {"unknown-edition", [](const Legal& game, Dice& dice) { return unknown_id(game, dice, "edition"); }},
      {"unknown-variant", [](const Legal& game, Dice& dice) { return unknown_id(game, dice, "variant"); }},
      {"bad-name", bad_name},
      {"duplicate-player", duplicate_player},
      {"duplicate-colour", duplicate_colour},
      {"player-count", player_count},
      {"game-too-long", game_too_long},
  };
}

}  // namespace dogeref::laws
