// What lines cost in allocations, which are the same on every machine: one without a finding none, bad ones no more the
// more of them there are. Speed page, "The clean path" and "Bad input".

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <new>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/shelf.h"
#include "referee/judge/judge.h"
#include "rules/library/embedded.h"

namespace {

std::size_t allocations = 0;

void* counted(std::size_t bytes) {
  ++allocations;
  if (void* const memory = std::malloc(bytes == 0 ? 1 : bytes)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t bytes) { return counted(bytes); }
void* operator new[](std::size_t bytes) { return counted(bytes); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

namespace games = dogeref::games;
namespace referee = dogeref::referee;
namespace rules = dogeref::rules;

std::string text_of(const std::string& name) {
  std::ifstream file(DOGEREF_SOURCE_DIR "/fixtures/doge-ship/games/" + name + ".log", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// A judge over the shipped rules.
class Bench {
 public:
  /// Allocations for a game up to a line, once the judge has its buffers, its end apart.
  std::size_t up_to(const std::string& game, std::uint32_t line) {
    (void)judge_.judge_until(game, 1, line);
    const std::size_t before = allocations;
    (void)judge_.judge_until(game, 1, line);
    return allocations - before;
  }
  /// Allocations for a whole game, once the judge has its buffers.
  std::size_t of_whole(const std::string& game) {
    (void)whole(game);
    const std::size_t before = allocations;
    (void)whole(game);
    return allocations - before;
  }
  const referee::Verdict& whole(const std::string& game) { return judge_.judge(game, 1); }

 private:
  std::vector<const rules::GameShapes*> shapes_ = games::shapes();
  rules::Library library_{rules::shipped(), shapes_, {}};
  dogeref::cli::Shelf shelf_{library_};
  referee::Judge judge_{shelf_, {}};
};

/// The number of the first line that begins so; 0 without.
std::uint32_t line_of(const std::string& game, std::string_view beginning) {
  std::istringstream lines(game);
  std::uint32_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.starts_with(beginning)) return number;
  }
  return 0;
}

std::string with_lines(std::string log, int count, std::string_view before, std::string_view behind) {
  for (int at = 0; at < count; ++at) log.append(before).append(std::to_string(at)).append(behind).append("\n");
  return log;
}

}  // namespace

TEST_CASE("the lines of a legal game cost no allocation") {
  Bench bench;
  // A record with `undo` is copied before it is judged, and is not among these.
  for (const char* const name : {"chioggia-1", "koeln-1", "lido-1", "murano-1", "padua-2", "torcello-1", "venice-1"}) {
    CAPTURE(name);
    const std::string game = text_of(name);
    const std::uint32_t first = line_of(game, "dice");
    const std::uint32_t last = line_of(game, "result") - 1;
    REQUIRE(bench.whole(game).findings.empty());
    REQUIRE(last > first + 50);
    // The verdict keeps each interpretation that mattered: a value, and places for them.
    const std::size_t interpretations = bench.whole(game).interpretations.size();
    CHECK(bench.up_to(game, last) <= bench.up_to(game, first) + 2 * interpretations);
  }
}

TEST_CASE("header lines that nobody knows cost the same each, however many there are") {
  Bench bench;
  const auto cost = [&](int lines) {
    return bench.of_whole(with_lines("game: doge-ship\n", lines, "a header that nobody knows ", ": x"));
  };
  // Each compared with all others would be fifty million comparisons of folded texts here.
  CHECK(cost(10'000) < 11 * cost(1'000));
}

TEST_CASE("what is near to an unknown word is looked for only where somebody sees it") {
  Bench bench;
  const std::string log = "game: doge-ship\nplayers: Anna, Marco\nround 1\ndice 1 1 1\ndoge D01\n";
  for (const std::string_view behind : {": buyy", " buyy", ": red 1, buyy"}) {
    CAPTURE(behind);
    const auto cost = [&](int lines) { return bench.of_whole(with_lines(log, lines, "nobody ", behind)); };
    const std::size_t shown = cost(100);
    CHECK(cost(1'100) < shown + 10 * shown / 2);
  }
}
