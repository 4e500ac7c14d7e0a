#include "render/verdict/census.h"

#include <algorithm>
#include <tuple>

#include "referee/game/code_name.h"

namespace dogeref::render {
namespace {

template <class Map>
void add_each(Map& into, const Map& from) {
  for (const auto& [key, figures] : from) into[key].add(figures);
}

template <class Map>
void count_each(Map& into, const Map& from) {
  for (const auto& [key, count] : from) into[key] += count;
}

void add_players(const Counted& counted, GameFigures& game) {
  const int players = static_cast<int>(counted.players.size());
  ++game.games[players];
  int seat = 0;
  for (const Counted::Player& player : counted.players) {
    const WinFigures won{1, player.has_won ? 1U : 0U};
    game.by_seat[{players, ++seat}].add(won);
    if (!player.colour.empty()) game.by_colour[std::string(player.colour)].add(won);
    if (player.score) game.scores.add(*player.score);
  }
  game.rounds.add(counted.round);
}

}  // namespace

void Spread::add(std::int64_t number, std::uint64_t times) {
  counts_[static_cast<std::int32_t>(std::clamp<std::int64_t>(number, least, most))] += times;
}

void Spread::add(const Spread& other) { count_each(counts_, other.counts_); }

std::uint64_t Spread::all() const {
  std::uint64_t all = 0;
  for (const auto& [number, count] : counts_) all += count;
  return all;
}

std::int32_t Spread::at(int share) const {
  const std::uint64_t wanted =
      all() / 100 * static_cast<std::uint64_t>(share) + (all() % 100 * static_cast<std::uint64_t>(share) + 99) / 100;
  std::uint64_t passed = 0;
  for (const auto& [number, count] : counts_) {
    passed += count;
    if (passed >= std::max<std::uint64_t>(wanted, 1)) return number;
  }
  return counts_.empty() ? 0 : counts_.rbegin()->first;
}

void CodeFigures::add(const CodeFigures& other) {
  if (findings == 0 || (other.findings > 0 && std::tie(other.file, other.line) < std::tie(file, line))) {
    file = other.file;
    line = other.line;
  }
  findings += other.findings;
  games += other.games;
}

void WinFigures::add(const WinFigures& other) {
  games += other.games;
  wins += other.wins;
}

void GameFigures::add(const GameFigures& other) {
  count_each(games, other.games);
  add_each(by_seat, other.by_seat);
  add_each(by_colour, other.by_colour);
  scores.add(other.scores);
  rounds.add(other.rounds);
}

void Census::add(const Counted& counted) {
  ++totals.games[static_cast<std::size_t>(counted.judgement)];
  totals.errors += counted.errors;
  totals.warnings += counted.warnings;
  actions += counted.actions;
  left_out += counted.left_out;
  std::map<std::string_view, CodeFigures> found;
  for (const Counted::Found& each : counted.found) found[each.code].add({1, 0, std::string(counted.file), each.line});
  for (auto& [code, figures] : found) {
    figures.games = 1;
    codes[{std::string(counted.game), std::string(code)}].add(figures);
  }
  if (counted.judgement == referee::Judgement::legal && counted.has_end)
    add_players(counted, games[std::string(counted.game)]);
}

void Census::add(const Census& other) {
  totals.add(other.totals);
  actions += other.actions;
  left_out += other.left_out;
  duplicates += other.duplicates;
  add_each(codes, other.codes);
  add_each(games, other.games);
}

std::vector<const CodeEntry*> by_frequency(const Census& census) {
  std::vector<const CodeEntry*> order;
  for (const CodeEntry& entry : census.codes) order.push_back(&entry);
  std::stable_sort(order.begin(), order.end(),
                   [](const CodeEntry* a, const CodeEntry* b) { return a->second.findings > b->second.findings; });
  return order;
}

Counted counted(const Page& page) {
  const referee::Verdict& verdict = page.verdict;
  Counted counted;
  counted.file = page.file;
  counted.game = verdict.game;
  counted.judgement = verdict.judgement;
  counted.actions = static_cast<std::uint64_t>(verdict.actions);
  counted.errors = static_cast<std::uint64_t>(verdict.errors);
  counted.warnings = static_cast<std::uint64_t>(verdict.warnings);
  counted.left_out = static_cast<std::uint64_t>(verdict.left_out);
  counted.has_end = verdict.end.has_value();
  counted.round = verdict.end ? verdict.end->round : 0;
  for (const findings::Finding& finding : verdict.findings)
    counted.found.push_back({referee::code_name(verdict, finding.code), finding.span.line});
  counted.players.resize(verdict.players.size());
  for (std::size_t seat = 0; seat < std::min(page.colours.size(), counted.players.size()); ++seat)
    counted.players[seat].colour = page.colours[seat];
  for (const referee::Standing& standing : verdict.standings) {
    const auto seat = static_cast<std::size_t>(standing.seat);
    if (seat >= counted.players.size()) continue;
    counted.players[seat].has_won = standing.rank == 1;
    if (!standing.values.empty()) counted.players[seat].score = standing.values.front();
  }
  return counted;
}

}  // namespace dogeref::render
