#include "laws/slips/games.h"

#include <map>

#include "laws/house.h"
#include "laws/slips/hand.h"
#include "referee/rewrite/redact.h"
#include "simulate/simulator.h"

namespace dogeref::laws::slips {
namespace {

constexpr std::uint64_t seed = 4;
constexpr int most_rounds = 30;
constexpr std::size_t lines_a_check = 12;  ///< in games without rounds

std::string joined(const Texts& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return text;
}

/// Without checks and changes.
std::string without_claims(const Legal& game) {
  Texts kept;
  for (const Line& line : game.lines()) {
    if (line.word == "check") continue;
    kept.push_back(line.seat < 0 ? line.text : line.text.substr(0, line.text.find(" =>")));
  }
  return joined(kept);
}

/// Before the second and later rounds, or now and then before somebody's turn, all tracks are read.
std::string with_checks(const Legal& game) {
  Texts lines;
  bool has_played = false;
  std::size_t since = 0;
  for (std::size_t at = 0; at < game.lines().size(); ++at) {
    const Line& line = game.lines()[at];
    const bool turn = game.forms("round").empty() && line.seat >= 0 && ++since >= lines_a_check;
    if (has_played && (line.word == "round" || turn)) {
      since = 0;
      for (std::size_t seat = 0; seat < game.players().size(); ++seat) {
        const std::string check = claim(game, at, static_cast<int>(seat));
        if (!check.empty()) lines.push_back(check);
      }
    }
    has_played = has_played || line.seat >= 0;
    lines.push_back(line.text);
  }
  return joined(lines);
}

std::string without_draws(const std::string& log) {
  return all_replaced(log, "((?:buy|keep) (?!none)\\S+) from( [A-Z]\\d+)+", "$1");
}

std::string in_style(const std::string& log, Style style, const Breakers& breakers) {
  const referee::JudgeOptions options;
  if (style != Style::scant) {
    const Legal game(log, options, breakers.idle);
    return style == Style::bare ? without_claims(game) : with_checks(game);
  }
  const bool has_secrets = !breakers.secret_lines.empty();
  const std::string scant =
      has_secrets ? referee::redact(shelf(), options, log, 1, {-1, true}).text : without_draws(log);
  return Legal::is_legal(scant, options) ? with_checks(Legal(scant, options, breakers.idle)) : std::string();
}

/// A game as people play it; every third house has players who take anything, when they come to an end.
std::string played(const House& house, std::uint64_t number, std::size_t nth) {
  simulate::Options options = house.options();
  options.seed = seed;
  options.max_rounds = most_rounds;
  if ((nth + number) % 3 == 0) {
    options.policy = simulate::Policy::random;
    simulate::Simulator simulator(*house.ruleset, options);
    const simulate::Played& game = simulator.play(number);
    if (!game.reason.empty()) return game.log;
    options.policy = simulate::Policy::sensible;
  }
  simulate::Simulator simulator(*house.ruleset, options);
  const simulate::Played& game = simulator.play(number);
  return game.reason.empty() ? std::string() : game.log;
}

std::vector<Legal> made(const Breakers& breakers, std::uint64_t batch, Style style) {
  std::vector<Legal> all;
  const std::vector<House> every = houses(false);
  for (std::size_t nth = 0; nth < every.size(); ++nth) {
    if (every[nth].game != breakers.game) continue;
    const std::string log = played(every[nth], batch, nth);
    if (log.empty() || !Legal::is_legal(log, {})) continue;
    const std::string text = in_style(log, style, breakers);
    if (!text.empty() && Legal::is_legal(text, {})) all.emplace_back(text, referee::JudgeOptions{}, breakers.idle);
  }
  return all;
}

}  // namespace

const std::vector<Legal>& games_of(const Breakers& breakers, std::uint64_t batch, Style style) {
  static std::map<std::string, std::vector<Legal>> known;
  const std::string key =
      std::string(breakers.game) + std::to_string(batch) + ":" + std::to_string(static_cast<int>(style));
  const auto found = known.find(key);
  return found != known.end() ? found->second : known.emplace(key, made(breakers, batch, style)).first->second;
}

}  // namespace dogeref::laws::slips
