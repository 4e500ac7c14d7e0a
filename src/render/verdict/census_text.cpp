// Totals for people.

#include "render/verdict/census.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

std::string counted_phrase(const std::string& key, std::uint64_t count, const Wording& wording) {
  std::string out;
  wording.append_phrase(count == 1 ? key + ".one" : key, {{"n", std::to_string(count)}}, out);
  return out;
}

void append_codes(const Census& census, const std::function<const Wording&(std::string_view)>& wording_of,
                  std::string& out) {
  const std::vector<const CodeEntry*> order = by_frequency(census);
  if (!order.empty()) out += '\n';
  for (const CodeEntry* entry : order) {
    const auto& [game, code] = entry->first;
    const CodeFigures& figures = entry->second;
    const Wording& wording = wording_of(game);
    const std::string games = wording.count(static_cast<std::int64_t>(figures.games), "games");
    const std::string place = text::escaped(figures.file) + ':' + std::to_string(figures.line);
    const std::string named = text::escaped(game.empty() ? code : code + " (" + game + ')');
    out += "  ";
    wording.append_phrase(
        "totals.code", {{"n", std::to_string(figures.findings)}, {"code", named}, {"games", games}, {"place", place}},
        out);
    out += '\n';
  }
}

void append_wins(std::string_view what, const WinFigures& figures, const Wording& wording, std::string& out) {
  out += "    ";
  wording.append_phrase(
      "totals.wins", {{"what", what}, {"wins", std::to_string(figures.wins)}, {"games", std::to_string(figures.games)}},
      out);
  out += '\n';
}

void append_spread(const std::string& key, const Spread& spread, const Wording& wording, std::string& out) {
  if (spread.counts().empty()) return;
  out += "  ";
  wording.append_phrase(key,
                        {{"least", std::to_string(spread.at(0))},
                         {"low", std::to_string(spread.at(25))},
                         {"median", std::to_string(spread.at(50))},
                         {"high", std::to_string(spread.at(75))},
                         {"most", std::to_string(spread.at(100))}},
                        out);
  out += '\n';
}

void append_game(const std::string& id, const GameFigures& game, const Wording& wording, std::string& out) {
  std::uint64_t all = 0;
  for (const auto& [players, games] : game.games) all += games;
  out.append("\n").append(text::escaped(id)).append(": ");
  out += counted_phrase("totals.ended", all, wording) + '\n';
  for (const auto& [players, games] : game.games) {
    out += "  ";
    wording.append_phrase(
        "totals.players",
        {{"players", std::to_string(players)}, {"games", wording.count(static_cast<std::int64_t>(games), "games")}},
        out);
    out += '\n';
    for (const auto& [place, figures] : game.by_seat) {
      if (place.first != players) continue;
      std::string seat;
      wording.append_phrase("totals.seat", {{"seat", std::to_string(place.second)}}, seat);
      append_wins(seat, figures, wording, out);
    }
  }
  if (!game.by_colour.empty()) out.append("  ").append(wording.phrase("totals.colours")).append("\n");
  for (const auto& [colour, figures] : game.by_colour)
    append_wins(text::escaped(wording.term(findings::word(colour))), figures, wording, out);
  append_spread("totals.scores", game.scores, wording, out);
  append_spread("totals.rounds", game.rounds, wording, out);
}

}  // namespace

void append_census_text(const Census& census, const std::function<const Wording&(std::string_view)>& wording_of,
                        std::string& out) {
  const Wording& wording = wording_of("");
  append_totals(census.totals, wording, out);
  if (census.duplicates > 0) out += counted_phrase("totals.duplicates", census.duplicates, wording) + '\n';
  append_codes(census, wording_of, out);
  if (census.left_out > 0)
    out.append("  ").append(counted_phrase("summary.more-findings", census.left_out, wording)).append("\n");
  for (const auto& [id, figures] : census.games) append_game(id, figures, wording_of(id), out);
}

}  // namespace dogeref::render
