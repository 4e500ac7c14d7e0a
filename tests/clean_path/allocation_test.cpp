// A line without a finding costs no allocation. Speed page, "The clean path".

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <new>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shelf.h"
#include "referee/judge.h"
#include "rules/embedded.h"

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
