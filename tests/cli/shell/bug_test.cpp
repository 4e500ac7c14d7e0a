// Should the program break all the same, it says over which game, and what was printed stays whole.

#include "cli/shell/bug.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <functional>
#include <iostream>
#include <stdexcept>

#include "cli/logs/judging.h"
#include "cli/shell/console.h"
#include "support/program.h"
#include "text/at_work.h"

namespace dogeref::cli {
namespace {

using tests::Ran;

/// Runs a piece of a program in a process of its own, as `main` would.
Ran run_apart(const std::function<int(Console&)>& program) {
  const tests::Scratch scratch;
  const std::string out = scratch.path("out");
  const std::string err = scratch.path("err");
  std::cout.flush();  // a sanitizer ends the child with what was not printed yet
  std::fflush(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    for (const int fault : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) std::signal(fault, SIG_DFL);
    ::dup2(::open(out.c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
    ::dup2(::open(err.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
    Console console;
    watch_for_bugs();
    int status = unusable;
    try {
      status = program(console);
      static_cast<void>(console.flush());
    } catch (const std::exception& failure) {
      tell_of(failure, console);
    }
    ::_exit(status);
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) continue;
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), tests::slurp(out), tests::slurp(err)};
}

/// As many empty games as are said to be judged by several workers, of which one breaks over a certain game.
class Archive {
 public:
  Archive(std::uint32_t games, std::uint32_t broken, std::function<void()> fault)
      : broken_(broken), fault_(std::move(fault)) {
    std::string text;
    for (std::uint32_t game = 1; game <= games; ++game) text += "game: doge-ship\nplayers: Anna, Marco\n" + filling_;
    path_ = scratch_.file("games.log", text);
  }

  int judge(Console& console, std::size_t jobs) const {
    const auto shapes = games::shapes();
    const rules::Library library(rules::shipped(), shapes);
    Shelf shelf(library);
    const Wordings wordings(library, "en");
    const std::vector<archive::Input> inputs = {{path_}};
    Bench bench{library, shelf, wordings, inputs, std::vector<Way>(1)};
    bench.render = [this](const render::Page& page, const render::Wording&, std::string& out) {
      if (page.number == broken_) fault_();
      out += "game " + std::to_string(page.number) + "\n";
    };
    const archive::Boundary boundary(shelf.spellings("game"));
    archive::Reader reader(inputs, boundary);
    std::vector<std::unique_ptr<archive::Worker>> workers;
    while (workers.size() < jobs) workers.push_back(std::make_unique<JudgingWorker>(bench));
    archive::spread(reader, workers, [&console](const archive::Outcome& outcome) {
      return console.write(static_cast<const Judged&>(outcome).out);
    });
    return ok;
  }

  [[nodiscard]] std::string place_of(std::uint32_t game) const {
    return path_ + ":" + std::to_string(1 + (game - 1) * lines_a_game);
  }

 private:
  static constexpr std::uint32_t lines_a_game = 102;
  const std::string filling_ = [] {
    std::string lines;
    for (std::uint32_t line = 2; line < lines_a_game; ++line) lines += "# " + std::string(60, '-') + "\n";
    return lines;
  }();
  tests::Scratch scratch_;
  std::string path_;
  std::uint32_t broken_;
  std::function<void()> fault_;
};

/// "game 1", "game 2", … and nothing else, up to the last but `missing` games at most.
bool is_whole(const std::string& out, int below) {
  std::string expected;
  int game = 0;
  while (expected.size() < out.size()) expected += "game " + std::to_string(++game) + "\n";
  return out == expected && game < below;
}

volatile int depth = 0;
int deeper(int level) {  // NOLINT(misc-no-recursion)
  const std::array<volatile char, 4096> room{};
  depth = level;
  return room[static_cast<std::size_t>(level) % room.size()] + (depth < 0 ? 0 : deeper(level + 1)) + 1;
}

}  // namespace

TEST_CASE("a program that breaks says that this is a bug, and over which game") {
  const Archive archive(200, 150, [] { std::abort(); });
  for (const std::size_t jobs : {std::size_t{1}, std::size_t{3}}) {
    CAPTURE(jobs);
    const Ran ran = run_apart([&](Console& console) { return archive.judge(console, jobs); });
    CHECK(ran.status == unusable);
    CHECK(ran.err == "dogeref: this is a bug of the program: a check of its own failed while it was at " +
                         archive.place_of(150) +
                         "\ndogeref: please report it with what it was at (version " DOGEREF_VERSION
                         "); what was printed before is as it should be\n");
    CHECK(is_whole(ran.out, 150));
  }
}

TEST_CASE("what was printed before the program breaks is whole, much or little") {
  const Ran little = run_apart([](Console& console) {
    console.write("one\n");
    std::abort();
    return 0;
  });
  CHECK(little.out == "one\n");
  std::string lines;
  for (int line = 0; line < 40'000; ++line) lines += "line " + std::to_string(line) + "\n";
  const Ran much = run_apart([&lines](Console& console) {
    for (std::size_t at = 0; at < lines.size(); at += 1000) console.write(std::string_view(lines).substr(at, 1000));
    console.write(lines);
    std::abort();
    return 0;
  });
  CHECK((much.out == lines + lines));
}

TEST_CASE("a wild pointer and a stack without end are told of, too") {
  for (const auto& [fault, what] : {std::pair{SIGSEGV, "it used memory that it has not"},
                                    {SIGFPE, "it divided by zero"},
                                    {SIGILL, "it came where it must not"}}) {
    const int raised = fault;
    const Ran ran = run_apart([raised](Console&) {
      const text::AtWork at_work("a\tb\x1B.log", 7);
      return ::raise(raised);
    });
    CHECK(ran.status == unusable);
    CHECK(ran.err.starts_with("dogeref: this is a bug of the program: " + std::string(what) +
                              " while it was at a?b?.log:7\n"));
  }
  const Archive archive(3, 2, [] { depth = deeper(0); });
  for (const std::size_t jobs : {std::size_t{1}, std::size_t{2}}) {
    const Ran ran = run_apart([&](Console& console) { return archive.judge(console, jobs); });
    CHECK(ran.status == unusable);
    CHECK(ran.err.find(" while it was at " + archive.place_of(2) + "\n") != std::string::npos);
  }
}

TEST_CASE("an exception that nobody expected is a bug, too, unless the machine is to blame") {
  const Archive wrong(200, 150, [] { throw std::out_of_range("no such place"); });
  const Archive short_of(200, 150, [] { throw std::bad_alloc(); });
  for (const std::size_t jobs : {std::size_t{1}, std::size_t{3}}) {
    CAPTURE(jobs);
    const Ran bug = run_apart([&](Console& console) { return wrong.judge(console, jobs); });
    CHECK(bug.status == unusable);
    CHECK(bug.err.starts_with("dogeref: this is a bug of the program: no such place while it was at " +
                              wrong.place_of(150) + "\ndogeref: please report it"));
    CHECK(is_whole(bug.out, 150));
    const Ran stopped = run_apart([&](Console& console) { return short_of.judge(console, jobs); });
    CHECK(stopped.status == unusable);
    CHECK(stopped.err == "dogeref: stopped: std::bad_alloc while it was at " + short_of.place_of(150) + "\n");
  }
}

TEST_CASE("of a very long name the end is told, and nothing once the work is done") {
  {
    const text::AtWork at_work(std::string(5000, 'x') + "/games.log", 4'294'967'295U);
    CHECK(text::AtWork::here().size() == 1024 + 11);
    CHECK(text::AtWork::here().ends_with("x/games.log:4294967295"));
  }
  CHECK(text::AtWork::here().empty());
}

}  // namespace dogeref::cli
