// No record breaks a command, however it is broken itself.

#include <doctest/doctest.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>

#include "fuzz/desk.h"
#include "laws/house.h"
#include "laws/mutations.h"
#include "laws/victims.h"

namespace dogeref::laws {
namespace {

constexpr unsigned most_seconds = 60;  ///< for the commands on one log
constexpr std::uint64_t a_process = 50;

/// Runs a part of the law in a process of its own. How it ended badly: a signal, 0 for not at all.
int signal_of(const std::function<void()>& part) {
  const pid_t child = ::fork();
  if (child == 0) {
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) std::signal(signal, SIG_DFL);
    part();
    ::_exit(0);
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) continue;
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  return WEXITSTATUS(status) == 0 ? 0 : SIGABRT;  // a sanitizer's report
}

/// The games that are broken: of every game the stored ones, and simulated ones.
class Corpus {
 public:
  Corpus() {
    for (const games::Game& game : games::all()) {
      std::vector<std::string>& logs = logs_.emplace_back();
      for (const Record& record : games_of(game.id)) logs.push_back(record.text);
      for (const House& house : houses(true)) {
        if (house.game != game.id) continue;
        simulate::Options options = house.options();
        options.policy = simulate::Policy::random;
        options.max_rounds = 6;
        logs.push_back(simulate::Simulator(*house.ruleset, options).play(1).log);
      }
      mutators_.emplace_back(logs);
    }
  }

  /// The same on every machine.
  [[nodiscard]] std::string mutation(std::uint64_t number) const {
    tests::Dice dice(number);
    const std::size_t game = number % logs_.size();
    return mutators_[game].mutated(logs_[game][dice.roll(logs_[game].size())], dice);
  }

 private:
  std::vector<std::vector<std::string>> logs_;  ///< by game
  std::vector<Mutator> mutators_;
};

void ask(const std::string& log) {
  const ::itimerval limit{{0, 0}, {most_seconds, 0}};
  ::setitimer(ITIMER_PROF, &limit, nullptr);
  fuzz::check(log);
  fuzz::ask_all(log, true);
}

}  // namespace

TEST_CASE("a game of every edition and every variant is drawn at every line") {
  for (const House& house : houses(true)) {
    simulate::Options options = house.options();
    options.policy = simulate::Policy::random;
    options.max_rounds = 2;
    Walk walk(simulate::Simulator(*house.ruleset, options).play(1).log);
    std::vector<std::string> players;
    for (const referee::PlayerName& player : walk.scene().players) players.push_back(player.written);
    while (walk.next()) fuzz::show(walk.scene(), house.game, players, walk.number());
    CHECK_MESSAGE(walk.number() > 3, house.name());
  }
}

TEST_CASE("no mutation of a record breaks a command") {
  const Corpus corpus;
  (void)fuzz::desk();
  const std::uint64_t mutations = games_to_try(1200) / 5;
  for (std::uint64_t first = 1; first <= mutations; first += a_process) {
    const std::uint64_t behind = std::min(first + a_process, mutations + 1);
    const auto some = [&] {
      for (std::uint64_t number = first; number < behind; ++number) ask(corpus.mutation(number));
    };
    if (signal_of(some) == 0) continue;
    for (std::uint64_t number = first; number < behind; ++number) {
      const std::string log = corpus.mutation(number);
      const int signal = signal_of([&log] { ask(log); });
      if (signal != 0) keep_log("mutation-" + std::to_string(number), log);
      CHECK_MESSAGE(signal == 0, "signal ", signal, " at mutation ", number, ":\n", log);
    }
  }
}

}  // namespace dogeref::laws
