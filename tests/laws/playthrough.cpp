#include "laws/playthrough.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "referee/questions/legal.h"
#include "rules/tree/json.h"
#include "rules/tree/sha256.h"

namespace dogeref::laws {

std::string playthrough_log(const House& house) {
  return simulate::Simulator(*house.ruleset, house.options()).play(1).log;
}

std::string playthrough_table(const House& house, const std::string& log) {
  Walk walk(log);
  std::string table = "# line, digest of the position behind it, who is due, legal actions\n";
  while (walk.next()) {
    const referee::Scene scene = walk.scene();
    const int due = referee::seat_to_act(*house.ruleset, *scene.position);
    const std::string whole = rules::json(house.ruleset->save(*scene.position, scene.players, true));
    const auto legal = referee::legal_actions(*house.ruleset, *scene.position, english(*house.ruleset), scene.players);
    table.append(std::to_string(walk.number())).append(" ").append(rules::sha256(whole).substr(0, 12)).append(" ");
    table.append(due < 0 ? "nobody" : scene.players[static_cast<std::size_t>(due)].written).append(" ");
    table.append(std::to_string(legal.size())).append("\n");
  }
  return table;
}

std::uint64_t perft(const referee::Ruleset& ruleset, const referee::Position& position,
                    std::span<const referee::PlayerName> players, int depth) {
  return referee::count_lines(ruleset, position, english(ruleset), players, depth, 100'000'000).value();
}

std::string stored(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool is_stored(const std::string& path, const std::string& text) {
  if (std::getenv("DOGEREF_BLESS") != nullptr) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << text;
  }
  return text == stored(path);
}

}  // namespace dogeref::laws
