// Several slips, or several illegal moves, in one game.

#include <algorithm>
#include <sstream>

#include "laws/slips/desk.h"
#include "laws/slips/games.h"
#include "laws/slips/measure.h"

namespace dogeref::laws::slips {
namespace {

constexpr int tries_a_part = 60;
constexpr int games_for_a_slip = 20;       ///< so many for each slip that is made of a kind
constexpr std::size_t lines_between = 10;  ///< of two slips, so that they cannot be taken for one

/// The game with all of them.
std::string merged(const Legal& game, std::vector<Slip> slips) {
  std::sort(slips.begin(), slips.end(), [](const Slip& a, const Slip& b) { return a.at < b.at; });
  std::string out;
  std::size_t line = 0;
  const auto copy_to = [&](std::size_t end) {
    for (; line < end; ++line) out.append(game.lines()[line].text).append("\n");
  };
  for (const Slip& slip : slips) {
    copy_to(slip.at);
    for (const std::string& text : slip.wrong) out.append(text).append("\n");
    line = slip.at + slip.count;
  }
  copy_to(game.lines().size());
  return out;
}

bool is_between(const Slip& slip, std::size_t begin, std::size_t end) {
  return slip.at >= begin && slip.at + slip.count <= end;
}

/// A slip of any kind that is one fault, within some lines, if some tries give one.
Found slip_between(const Legal& game, const std::vector<Kind>& kinds, std::size_t begin, std::size_t end, Dice& dice,
                   Desk& desk) {
  for (int tries = 0; tries < tries_a_part; ++tries) {
    const Kind& kind = dice.one_of(kinds);
    if (kind.nature == Nature::oddity || kind.most > 1) continue;
    Found slip = kind.make(game, dice);
    if (!slip || !is_between(*slip, begin, end)) continue;
    if (meant(game, *slip).is_legal && desk.has_error(slip->text(game))) return slip;
  }
  return std::nullopt;
}

/// Part `part` of `parts` of a game, with some lines less at its end.
std::pair<std::size_t, std::size_t> part_of(const Legal& game, std::size_t part, std::size_t parts) {
  const std::size_t length = (game.lines().size() - game.body()) / parts;
  const std::size_t begin = game.body() + part * length;
  return {begin, begin + length - std::min(length, lines_between)};
}

const Legal* any_game(const Breakers& breakers, int number, Style style, Dice& dice) {
  const auto batch = 1 + static_cast<std::uint64_t>(number / 100);
  const std::vector<Legal>& games = games_of(breakers, batch, style);
  return games.empty() ? nullptr : &dice.one_of(games);
}

/// `name`: of the logs that are kept.
void count(Together& all, const Legal& game, const std::vector<Slip>& slips, const std::string& name,
           std::size_t wanted, Desk& desk) {
  if (slips.size() < wanted) return void(++all.left_out);
  ++all.games;
  const std::string text = merged(game, slips);
  if (desk.count(text) == static_cast<int>(wanted)) return void(++all.right);
  std::string missed;
  for (const Slip& slip : slips) {
    for (const std::string& line : slip.wrong) missed.append(line).append(" | ");
  }
  missed += " <> " + desk.errors(text);
  save_log(game.lines()[0].text.substr(6), name + "-" + std::to_string(all.games), missed, text);
  if (all.missed.empty()) all.missed = missed;
}

// Illegal moves

Texts split_text(const std::string& text) {
  Texts lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// What a fault changes, in the whole game: where the record was cut behind it, the rest stays.
Found in_whole(const Legal& game, const Fault& fault) {
  const Texts wrong = split_text(fault.text);
  const Texts right = split_text(fault.legal);
  const std::size_t shorter = std::min(wrong.size(), right.size());
  std::size_t head = 0;
  while (head < shorter && wrong[head] == right[head]) ++head;
  std::size_t tail = 0;
  while (tail < shorter - head && wrong[wrong.size() - 1 - tail] == right[right.size() - 1 - tail]) ++tail;
  Slip slip{head, right.size() - head - tail};
  for (std::size_t at = head; at + tail < wrong.size(); ++at) slip.wrong.push_back(wrong[at]);
  for (std::size_t at = head; at + tail < right.size(); ++at) slip.meant.push_back(right[at]);
  if (slip.at + slip.count > game.lines().size()) return std::nullopt;
  for (std::size_t at = 0; at < slip.count; ++at) {
    if (game.lines()[slip.at + at].text != slip.meant[at]) return std::nullopt;
  }
  return slip;
}

bool is_move(const Way& way) {
  for (const auto* const reading :
       {"syntax", "unknown-word", "unknown-panel", "unknown-tile", "no-such-tile", "ambiguous-tile"}) {
    if (way.code == reading) return false;
  }
  return way.variant.empty();
}

/// An illegal move within some lines that the rest of the record bears: alone it gives one finding, on its line.
Found move_between(const Legal& game, const std::vector<Way>& ways, std::size_t begin, std::size_t end, Dice& dice,
                   Desk& desk) {
  for (int tries = 0; tries < tries_a_part; ++tries) {
    const Way& way = dice.one_of(ways);
    const auto fault = way.breaks(game, dice);
    Found slip = fault ? in_whole(game, *fault) : std::nullopt;
    if (!slip || !is_between(*slip, begin, end)) continue;
    if (desk.errors(slip->text(game)) == std::to_string(fault->line) + " " + way.code) return slip;
  }
  return std::nullopt;
}

}  // namespace

Together three_slips(const Breakers& breakers) {
  Together all;
  Desk desk;
  const std::vector<Kind> kinds = kinds_of(breakers.game);
  Dice dice(3, breakers.game.size());
  for (int number = 0; number < games_for_a_slip * slips_a_kind(); ++number) {
    const Style style = all_styles[dice.below(std::size(all_styles))];
    const Legal* const game = any_game(breakers, number, style, dice);
    if (game == nullptr) continue;
    std::vector<Slip> slips;
    for (std::size_t part = 0; part < 3; ++part) {
      const auto [begin, end] = part_of(*game, part, 3);
      if (auto slip = slip_between(*game, kinds, begin, end, dice, desk)) slips.push_back(std::move(*slip));
    }
    count(all, *game, slips, "three-slips", 3, desk);
  }
  return all;
}

Together two_moves(const Breakers& breakers) {
  Together all;
  Desk desk;
  std::vector<Way> ways = breakers.ways();
  ways.erase(std::remove_if(ways.begin(), ways.end(), [](const Way& way) { return !is_move(way); }), ways.end());
  Dice dice(2, breakers.game.size());
  for (int number = 0; number < games_for_a_slip * slips_a_kind(); ++number) {
    const Legal* const game = any_game(breakers, number, Style::bare, dice);
    if (game == nullptr) continue;
    std::vector<Slip> slips;
    for (std::size_t part = 0; part < 2; ++part) {
      const auto [begin, end] = part_of(*game, part, 2);
      if (auto slip = move_between(*game, ways, begin, end, dice, desk)) slips.push_back(std::move(*slip));
    }
    count(all, *game, slips, "two-moves", 2, desk);
  }
  return all;
}

}  // namespace dogeref::laws::slips
