// Bytes as a tournament's file: read, put together, checked, ranked, drawn, looked ahead, written again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "rules/tree/json.h"
#include "tournament/check/check.h"
#include "tournament/event/insertion.h"
#include "tournament/event/reader.h"
#include "tournament/outlook/outlook.h"
#include "tournament/pairing/rounds.h"
#include "tournament/print/json.h"
#include "tournament/print/outlook_json.h"
#include "tournament/print/pair_json.h"
#include "tournament/scheme/reader.h"
#include "tournament/store/tables.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using namespace dogeref;
using namespace dogeref::tournament;

/// More are drawn slowly, and no otherwise.
constexpr std::size_t most_fuzzed = 40;

GameFacts any_game() {
  GameFacts game;
  game.columns = {"vp", "ducats", "top_barrier"};
  game.ranking = {{0, false, true, false}, {1, false, true, false}, {2, true, true, true}};
  return game;
}

/// Every log is of a game of two that ended.
JudgedLog any_log(const std::string& path) {
  JudgedLog log;
  log.game = "doge-ship";
  log.edition = "en";
  log.ended = path.size() % 3 != 0;
  log.digest = path;
  log.lines = {{"Anna", 1, {5, 1, std::nullopt}, true}, {"Marco", 2, {3, 1, 7}, true}};
  return log;
}

void ask(const Event& event, const Scheme& scheme, const Assembled& assembled) {
  const auto flaws = check_event(event, scheme, assembled);
  (void)rules::json(check_json("fuzz.yaml", event.id, flaws));
  const Standings standings = standings_of(assembled.results, scheme, {});
  (void)rules::json(standings_json({event.id, assembled.results, standings}));
  (void)stored_tables(event, scheme, assembled, flaws);
  const auto outlook = outlook_of(event, scheme, assembled, any_game(), "", 5);
  if (outlook) (void)rules::json(outlook_json(event.id, outlook.value(), assembled.results));
}

void draw_next(std::string_view text, const Event& event, const Scheme& scheme, const Assembled& assembled) {
  if (assembled.results.players.size() > most_fuzzed) return;
  const int next = event.rounds.empty() ? 1 : event.rounds.back().number + 1;
  const auto drawn = RoundMaker(event, scheme, assembled).draw(next, next, {});
  if (!drawn) return;
  const DrawnRound& round = drawn.value().front();
  (void)rules::json(pair_json(round, assembled.results));
  RoundText made{round.number, {}, {}};
  for (const DrawnTable& table : round.tables) {
    auto& into = made.tables.emplace_back(table.letter, std::vector<std::string>{}).second;
    for (const std::size_t player : table.players) into.push_back(assembled.results.players[player].id);
  }
  const auto written = with_round(text, made);
  if (written && written.value().size() <= text.size()) std::abort();
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  rules::FaultList faults;
  const auto event = read_event_text(text, "fuzz.yaml", "fuzz.yaml", ".", faults);
  if (!event && faults.empty()) std::abort();
  if (!event) return 0;
  const rules::Roots roots(rules::shipped(), {});
  const auto scheme = event->scheme.is_map() ? read_inline_scheme(roots, event->scheme, faults)
                                             : read_scheme(roots, event->scheme.text, event->scheme.origin, faults);
  if (!scheme) return 0;
  NameBook names(*event, faults);
  const GameFacts game = any_game();
  const Assembled assembled = assemble(*event, *scheme, game, any_log, names, faults);
  ask(*event, *scheme, assembled);
  draw_next(text, *event, *scheme, assembled);
  return 0;
}
