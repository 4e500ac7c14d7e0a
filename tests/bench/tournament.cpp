#include "tournament.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <string_view>
#include <vector>

#include "process.h"

namespace dogeref::bench {
namespace {

namespace fs = std::filesystem;

/// Score sheets at tables of four: who plays whom and the scores follow from the numbers.
std::string event_of(int players, int rounds) {
  std::string out = "kind: tournament\nid: bench\ntitle: Bench\ngame: doge-ship\nscheme: places-5-3-2-1\nplayers:\n";
  for (int at = 0; at < players; ++at) out += fmt::format("  p{}: {{club: c{}}}\n", at, at % 17);
  out += "rounds:\n";
  for (int round = 1; round <= rounds; ++round) {
    out += fmt::format("  {}:\n", round);
    for (int table = 0; table < players / 4; ++table) {
      out += fmt::format("    t{}: {{confirmed: true, result: [", table);
      for (int seat = 0; seat < 4; ++seat) {
        const int player = seat * (players / 4) + (table * (seat * round + 1) + 7 * round * seat) % (players / 4);
        out += fmt::format("{}{{player: p{}, vp: {}}}", seat == 0 ? "" : ", ", player,
                           20 + (player * 37 + round * 101 + seat * 13) % 80);
      }
      out += "]}\n";
    }
  }
  return out;
}

std::string write(const std::string& work, const std::string& name, const std::string& text) {
  const std::string path = work + '/' + name;
  std::ofstream(path) << text;
  return path;
}

bool report(std::string_view what, const std::vector<std::string>& command, double limit, int rounds) {
  std::vector<double> seconds;  // of the processor: others may be at work beside
  for (int at = 0; at < rounds; ++at) {
    const Run took = run(command);
    if (took.status != 0) {
      fmt::print("  {:<44} exits with {}\n", what, took.status);
      return false;
    }
    seconds.push_back(took.cpu);
  }
  const Spread spread = spread_of(seconds);
  const bool good = spread.median < limit;
  fmt::print("  {:<44} {:>7.3f} s ({:.3f} to {:.3f}), asked: under {} s: {}\n", what, spread.median, spread.low,
             spread.high, limit, good ? "held" : "MISSED");
  return good;
}

}  // namespace

bool measure_tournaments(const std::string& dogeref, const std::string& work, int rounds) {
  fs::create_directories(work);
  const std::string sheets = write(work, "sheets.yaml", event_of(1000, 10));
  const std::string tables = write(work, "tables.yaml", event_of(4000, 10));
  const std::string drawn_400 = write(work, "drawn-400.yaml", event_of(400, 5));
  const std::string drawn_1000 = write(work, "drawn-1000.yaml", event_of(1000, 5));
  const std::string logs = work + "/event-250";
  fs::remove_all(logs);
  if (run({dogeref, "tournament", "simulate", "--players", "200", "--rounds", "6", "-o", logs}).status != 0)
    return false;
  fmt::print("tournaments, {} rounds:\n", rounds);
  bool good = report("standings, 1,000 players in 10 rounds", {dogeref, "tournament", "standings", sheets}, 1, rounds);
  good =
      report("check, about 250 logs judged", {dogeref, "tournament", "check", logs + "/event.yaml"}, 1, rounds) && good;
  good = report("the same by two threads, seconds together",
                {dogeref, "tournament", "check", "--jobs", "2", logs + "/event.yaml"}, 1, rounds) &&
         good;
  good = report("standings, 10,000 tables", {dogeref, "tournament", "standings", tables}, 5, rounds) && good;
  good = report("pair, round 6 of 400 players", {dogeref, "tournament", "pair", drawn_400}, 5, rounds) && good;
  return report("pair, round 6 of 1,000 players", {dogeref, "tournament", "pair", drawn_1000}, 30, rounds) && good;
}

}  // namespace dogeref::bench
