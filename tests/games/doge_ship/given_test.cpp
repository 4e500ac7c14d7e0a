// Positions written down and read again: what was saved loads as the same position, after every line of every log.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "rules/json.h"
#include "table.h"

using dogeref::doge_ship::House;
using dogeref::doge_ship::shelf_of;
using namespace dogeref;

namespace {

std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// What goes wrong when a position is written down and read again; empty when nothing does.
std::string fault_of_round_trip(const referee::Scene& scene, bool whole) {
  const rules::Node given = scene.ruleset->save(*scene.position, scene.players, whole);
  const std::string json = rules::json(given);
  rules::FaultList faults;
  const auto tree = rules::read_json(json);
  referee::Position loaded;
  if (tree && scene.ruleset->load(*tree, scene.players, loaded, faults)) {
    if (scene.ruleset->same(*scene.position, loaded)) return {};
    const std::string again = rules::json(scene.ruleset->save(loaded, scene.players, true));
    return "another position: " + rules::json(scene.ruleset->save(*scene.position, scene.players, true)) +
           "\n--- loaded\n" + again;
  }
  std::string all = json + "\n";
  for (const rules::Fault& fault : faults.take()) all += rules::formatted(fault) + "\n";
  return all;
}

std::uint32_t count_lines(const std::string& text) {
  return static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1;
}

int round_trips(const std::string& log, const House& house = {}) {
  referee::Judge judge(shelf_of(house), {});
  int trips = 0;
  for (std::uint32_t line = 1; line <= count_lines(log) + 1; ++line) {
    if (line <= count_lines(log)) {
      (void)judge.judge_until(log, 1, line);
    } else {
      (void)judge.judge(log, 1);
    }
    const referee::Scene scene = judge.scene();
    if (scene.ruleset == nullptr) continue;
    CAPTURE(line);
    ++trips;
    for (const bool whole : {false, true}) {
      const std::string fault = fault_of_round_trip(scene, whole);
      CHECK_MESSAGE(fault.empty(), fault);
      if (!fault.empty()) return trips;
    }
  }
  return trips;
}

}  // namespace

TEST_CASE("what was saved loads as the same position, after every line of every log") {
  int trips = 0;
  for (const char* folder : {"games", "errors", "cases"}) {
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(DOGEREF_SOURCE_DIR "/fixtures/doge-ship/") + folder)) {
      if (entry.path().extension() != ".log") continue;
      CAPTURE(entry.path().string());
      trips += round_trips(slurp(entry.path()));
    }
  }
  CHECK(trips > 2000);
}
