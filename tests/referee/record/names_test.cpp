#include "referee/record/names.h"

#include <doctest/doctest.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::referee {

namespace {

/// Players by "Name" or "Name|short".
std::vector<PlayerName> players(std::initializer_list<const char*> names) {
  std::vector<PlayerName> all;
  for (const std::string entry : names) {
    const std::size_t bar = entry.find('|');
    PlayerName player;
    player.written = entry.substr(0, bar);
    player.folded = folded_name(player.written);
    if (bar != std::string::npos) player.short_folded = folded_name(entry.substr(bar + 1));
    all.push_back(player);
  }
  return all;
}

}  // namespace

TEST_CASE("a name is found exactly, whatever case and form") {
  const auto table = players({"Zoë", "Marco"});
  CHECK(find_player(table, "Zoë").seat == 0);
  CHECK(find_player(table, "ZOË").seat == 0);
  CHECK(find_player(table, "Zoe\u0308").seat == 0);
  CHECK(find_player(table, "marco").seat == 1);
  CHECK(find_player(table, "Zoe").seat == NameMatch::unknown);
}

TEST_CASE("runs of spaces count as one") {
  const auto table = players({"Anna Maria", "Marco"});
  CHECK(find_player(table, "Anna   Maria").seat == 0);
  CHECK(find_player(table, " anna\tmaria ").seat == 0);
  CHECK(folded_name("  A\t b  ") == "a b");
}

TEST_CASE("exact name goes before short form before beginning") {
  CHECK(find_player(players({"Annabel", "Ann"}), "Ann").seat == 1);
  CHECK(find_player(players({"Bea|A", "A"}), "A").seat == 1);
  CHECK(find_player(players({"Anna", "Bea|An"}), "An").seat == 1);
  CHECK(find_player(players({"Anna", "Bea|X"}), "An").seat == 0);
}

TEST_CASE("a beginning of several names is ambiguous, and says whose") {
  const auto table = players({"Anna", "Bea", "Andrea"});
  const NameMatch match = find_player(table, "An");
  CHECK(match.seat == NameMatch::ambiguous);
  CHECK(match.candidates == 0b101);
  CHECK(find_player(table, "And").seat == 2);
}

TEST_CASE("no name is nobody's") {
  const auto table = players({"Anna", "Bea"});
  CHECK(find_player(table, "").seat == NameMatch::unknown);
  CHECK(find_player(table, "   ").seat == NameMatch::unknown);
  CHECK(find_player(table, "Annas").seat == NameMatch::unknown);
  CHECK(find_player(std::span<const PlayerName>{}, "Anna").seat == NameMatch::unknown);
}

TEST_CASE("spellings are remembered, and however many there are each is found") {
  const auto table = players({"Anna|A", "Marco|M"});
  Spellings spellings;
  const auto find = [&](std::string_view name) { return spellings.find(table, name, name.data() + name.size()).seat; };
  for (int round = 0; round < 3; ++round) {
    std::vector<std::string> kept;
    kept.reserve(100);
    for (int at = 0; at < 50; ++at) kept.push_back("x" + std::to_string(at));
    for (const std::string& name : kept) CHECK(find(name) == NameMatch::unknown);
    CHECK(find("A") == 0);
    CHECK(find("marco") == 1);
    spellings.clear();
  }
}

TEST_CASE("a name in a line is remembered only where it stays: in the game's text") {
  const auto table = players({"Anna|A", "Alessandra|B"});
  Spellings spellings;
  const std::string game = "order Alessandra, Anna\nround 2\n";
  LineText line;
  line.players = table;
  line.spellings = &spellings;
  line.record = game;
  line.text = std::string_view(game).substr(0, game.find('\n'));
  for (int time = 0; time < 2; ++time) {
    CHECK(player_in(line, line.text.substr(6, 10)).seat == 1);
    CHECK(player_in(line, line.text.substr(18)).seat == 0);
  }
  const std::string other = "Alessandro";
  line.text = other;
  CHECK(player_in(line, line.text).seat == NameMatch::unknown);
  CHECK(player_in(line, line.text.substr(0, 1)).seat == 0);
}

TEST_CASE("of many more names than seats an ambiguous one tells the seats there are") {
  std::vector<PlayerName> many(40);
  for (PlayerName& player : many) player.written = player.folded = "anna";
  const NameMatch match = find_player(many, "an");
  CHECK(match.seat == NameMatch::ambiguous);
  CHECK(match.candidates == 0xff);
}

}  // namespace dogeref::referee
