// A line without a finding costs no allocation. Speed page, "The clean path".

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <new>
#include <string>
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
  /// Allocations for the lines of a game up to this one, once the judge has its buffers.
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

}  // namespace

TEST_CASE("the lines of a legal game cost no allocation") {
  Bench bench;
  for (const char* const name : {"lido-1", "murano-1", "koeln-1", "burano-1", "chioggia-1"}) {
    CAPTURE(name);
    const std::string game = text_of(name);
    REQUIRE(!game.empty());
    std::uint32_t lines = 0;
    for (const char byte : game) lines += byte == '\n' ? 1U : 0U;
    for (std::uint32_t at = 8; at < lines; at += 10)
      MESSAGE(std::string(name) + " " + std::to_string(at) + ": " + std::to_string(bench.up_to(game, at)));
  }
}
