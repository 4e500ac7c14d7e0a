#include "archive/spread.h"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <utility>

#include "support/scratch.h"

using namespace dogeref::archive;
using dogeref::tests::Scratch;

namespace {

struct Copy : Outcome {
  std::string text;
};

/// Copies the games, one in seven slowly, so that threads overtake each other.
class Copier : public Worker {
 public:
  [[nodiscard]] std::unique_ptr<Outcome> work(const Block& block) override {
    auto copy = std::make_unique<Copy>();
    for (const Piece& piece : block.pieces) copy->text += block.text(piece);
    if (copy->text.size() % 7 == 0) std::this_thread::yield();
    return copy;
  }
};

/// Cannot bear one of the games.
class Refuser : public Copier {
 public:
  [[nodiscard]] std::unique_ptr<Outcome> work(const Block& block) override {
    auto copy = Copier::work(block);
    if (static_cast<Copy&>(*copy).text.find("too much") != std::string::npos) throw std::runtime_error("too much");
    return copy;
  }
};

std::string archive_text() {
  std::string text;
  for (int game = 0; game < 40'000; ++game) text += "game: " + std::to_string(game) + "\nround 1\ndice r1 g1 w1\n";
  return text;
}

std::string copied(const std::string& path, std::size_t jobs, std::size_t stop_after = 1'000'000) {
  const std::vector<std::string> words = {"game"};
  const Boundary boundary(words);
  const std::vector<Input> inputs = {{path, false}};
  Reader reader(inputs, boundary);
  std::vector<std::unique_ptr<Worker>> workers;
  while (workers.size() < jobs) workers.push_back(std::make_unique<Copier>());
  std::string out;
  spread(reader, workers, [&](const Outcome& outcome) {
    out += static_cast<const Copy&>(outcome).text;
    return --stop_after > 0;
  });
  return out;
}

}  // namespace

TEST_CASE("outcomes come in the order of the input, however many threads there are") {
  const Scratch scratch;
  const std::string text = archive_text();
  const std::string path = scratch.file("a.log", text);
  for (const std::size_t jobs : {1U, 2U, 3U, 8U}) {
    CAPTURE(jobs);
    CHECK(copied(path, jobs) == text);
  }
}

TEST_CASE("work stops when its outcome is not wanted any more") {
  const Scratch scratch;
  const std::string text = archive_text();
  const std::string path = scratch.file("a.log", text);
  for (const std::size_t jobs : {1U, 4U}) {
    const std::string part = copied(path, jobs, 2);
    CHECK(part.size() < text.size());
    CHECK(text.starts_with(part));
  }
}

TEST_CASE("what a worker throws comes to the caller, behind the outcomes of earlier blocks") {
  const Scratch scratch;
  std::string text = archive_text();
  text.insert(text.find("game: 30000\n"), "game: too much\n");
  const std::vector<std::string> words = {"game"};
  const Boundary boundary(words);
  const std::vector<Input> inputs = {{scratch.file("a.log", text), false}};
  std::string alone;
  for (const std::size_t jobs : {1U, 2U, 5U}) {
    CAPTURE(jobs);
    Reader reader(inputs, boundary);
    std::vector<std::unique_ptr<Worker>> workers;
    while (workers.size() < jobs) workers.push_back(std::make_unique<Refuser>());
    std::string out;
    const auto add = [&](const Outcome& outcome) {
      out += static_cast<const Copy&>(outcome).text;
      return true;
    };
    CHECK_THROWS_WITH_AS(spread(reader, workers, add), "too much", std::runtime_error);
    if (jobs == 1) alone = out;
    CHECK_FALSE(out.empty());
    CHECK(out == alone);
  }
}

TEST_CASE("threads without anything to read come to an end") {
  const Scratch scratch;
  CHECK(copied(scratch.file("a.log", "game: a\n"), 8) == "game: a\n");
}
