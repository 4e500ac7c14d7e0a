// dogeref_bench --tournaments WORK RUNS: how long tournaments take, beside what is asked for.
// dogeref_bench FIXTURES WORK HISTORY RUNS: that too, and how fast `dogeref check` judges, beside pgn-extract, which
// does the same for chess. Both run in alternation, since a machine's clock wanders; what counts is the ratio of the
// medians. The programs measured are named by DOGEREF and MAKE_PGN in the environment, the commit by DOGEREF_COMMIT.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "process.h"
#include "tournament.h"

namespace dogeref::bench {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr long least_actions = 2'000'000;  ///< in the corpus: about half a second's work
constexpr int chess_games = 4000;
constexpr int made_games = 500;  ///< that the simulator plays for each number of players
constexpr int starts = 20;       ///< of the program, a round
constexpr double floor_ratio = 2.8;
constexpr double target_ratio = 4.5;

struct Settings {
  std::string dogeref;
  std::string make_pgn;
  std::string commit;
  fs::path fixtures;
  fs::path work;
  fs::path history;
  int rounds = 9;
};

/// A file to measure with, and how many actions, or plies, it holds.
struct Corpus {
  std::string file;
  long items = 0;
  long games = 0;
};

struct Measured {
  std::vector<double> rates;  ///< items a second of processor time
  std::vector<double> peaks;  ///< KiB
};

struct Results {
  Measured dogeref;  ///< on made games
  Measured typed;    ///< on the fixtures
  Measured pgn_extract;
  Measured wc;
  Measured scanner;
  std::vector<double> start_ms;  ///< wall time of `check` on a small game
  std::vector<double> true_ms;
};

[[noreturn]] void give_up(const std::string& why) {
  fmt::print(stderr, "bench: {}\n", why);
  std::exit(2);
}

std::string setting(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<fs::path> logs_in(const fs::path& folder) {
  std::vector<fs::path> logs;
  if (!fs::is_directory(folder)) return logs;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".log") logs.push_back(entry.path());
  std::sort(logs.begin(), logs.end());
  return logs;
}

/// The actions and games of a log; nothing if a game of it is not legal: its finding would be measured too.
std::optional<Corpus> judged(const Settings& settings, const fs::path& log) {
  const std::string output = settings.work / "verdicts.json";
  run({settings.dogeref, "check", "--format", "json", log}, output);
  Corpus sum{log, 0, 0};
  std::ifstream lines(output);
  for (std::string line; std::getline(lines, line);) {
    const Json game = Json::parse(line, nullptr, false);
    if (game.is_discarded() || game.value("verdict", "") != "legal") return std::nullopt;
    sum.items += game.value("actions", 0L);
    ++sum.games;
  }
  return sum.games > 0 ? std::optional(sum) : std::nullopt;
}

// A program's peak of memory counts what this one held at most before starting it: files are copied piece by piece.

void append_file(const std::string& from, std::ofstream& to) {
  std::ifstream file(from, std::ios::binary);
  to << file.rdbuf();
}

/// A file of whole games, over and over, in one file.
Corpus repeated(const Settings& settings, const Corpus& once, const char* name) {
  const long times = least_actions / once.items + 1;
  const std::string file = settings.work / name;
  std::ofstream out(file, std::ios::binary);
  for (long i = 0; i < times; ++i) append_file(once.file, out);
  out.close();
  if (!out) give_up("cannot write " + file);
  return {file, once.items * times, once.games * times};
}

/// Games of 2 to 5 players that the simulator plays and writes down.
Corpus make_corpus(const Settings& settings) {
  const std::string part = settings.work / "part.log";
  const std::string all = settings.work / "made.log";
  std::ofstream out(all, std::ios::binary);
  for (int players = 2; players <= 5; ++players) {
    const std::string count = std::to_string(players);
    run({settings.dogeref, "simulate", "--players", count, "--games", std::to_string(made_games), "--seed", count},
        part);
    append_file(part, out);
  }
  out.close();
  const auto once = judged(settings, all);
  if (!once) give_up("a made game is not legal: see " + all);
  return repeated(settings, *once, "corpus.log");
}

/// The legal fixtures: games as people type them, with short names, faces, comments.
Corpus typed_corpus(const Settings& settings) {
  Corpus once{settings.work / "legal.log", 0, 0};
  std::ofstream out(once.file, std::ios::binary);
  for (const fs::path& log : logs_in(settings.fixtures)) {
    const auto sum = judged(settings, log);
    if (!sum) continue;
    append_file(log, out);
    out << "\n";
    once.items += sum->items;
    once.games += sum->games;
  }
  out.close();
  if (once.items == 0) give_up("no legal game in " + settings.fixtures.string());
  return repeated(settings, once, "typed.log");
}

Corpus make_chess(const Settings& settings) {
  const std::string file = settings.work / "corpus.pgn";
  const std::string plies = settings.work / "plies";
  if (run({settings.make_pgn, std::to_string(chess_games), "1"}, file, plies).status != 0)
    give_up("cannot make chess games: " + text_of(plies));
  const std::string said = settings.work / "pgn-extract.log";
  if (run({"pgn-extract", "-r", file}, "/dev/null", said).status != 0) give_up("pgn-extract does not run");
  const std::string all = fmt::format("{0} games matched out of {0}", chess_games);
  if (text_of(said).find(all) == std::string::npos) give_up("pgn-extract objects to the games: see " + said);
  return {file, std::atol(text_of(plies).c_str()), chess_games};
}

/// The least that any reader does: the file in big blocks, a newline sought after the other. Counts the lines.
long scan(const char* path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> block(256 * 1024);
  long lines = 0;
  while (file.read(block.data(), static_cast<std::streamsize>(block.size())) || file.gcount() > 0) {
    const char* at = block.data();
    const char* end = at + file.gcount();
    while ((at = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)))) != nullptr) {
      ++lines;
      ++at;
    }
  }
  return lines;
}

void measure(const std::vector<std::string>& command, long items, Measured& measured) {
  const Run took = run(command);
  if (took.status != 0) give_up(fmt::format("{} exits with {}", command.front(), took.status));
  measured.rates.push_back(static_cast<double>(items) / took.cpu);
  measured.peaks.push_back(static_cast<double>(took.peak_kb));
}

/// Start-up by wall time: a start and a `true` in turn.
void measure_start(const Settings& settings, const std::string& small, Results& results) {
  for (int i = 0; i < starts; ++i) {
    results.true_ms.push_back(run({"true"}).wall * 1e3);
    results.start_ms.push_back(run({settings.dogeref, "check", "--quiet", small}).wall * 1e3);
  }
}

struct Corpora {
  Corpus games;
  Corpus typed;
  Corpus chess;
};

Results measure_all(const Settings& settings, const Corpora& corpora, const std::string& small) {
  const auto& [games, typed, chess] = corpora;
  Results results;
  for (int round = 0; round < settings.rounds; ++round) {
    measure({settings.dogeref, "check", "--quiet", games.file}, games.items, results.dogeref);
    measure({"pgn-extract", "-r", "-s", chess.file}, chess.items, results.pgn_extract);
    measure({settings.dogeref, "check", "--quiet", typed.file}, typed.items, results.typed);
    measure({"wc", "-l", games.file}, games.items, results.wc);
    measure({"/proc/self/exe", "--scan", games.file}, games.items, results.scanner);
    measure_start(settings, small, results);
  }
  return results;
}

Json json_of(const Spread& spread, double unit) {
  const auto rounded = [&](double value) { return std::round(value / unit * 1000) / 1000; };
  return {{"median", rounded(spread.median)}, {"low", rounded(spread.low)}, {"high", rounded(spread.high)}};
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::array<char, 32> text = {};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&now))};
}

Json summary(const Settings& settings, const Corpora& corpora, const Results& results) {
  const auto& [games, typed, chess] = corpora;
  const auto ratio = [](const Spread& one, const Spread& other) {
    return std::round(one.median / other.median * 100) / 100;
  };
  const Spread ours = spread_of(results.dogeref.rates);
  const Spread theirs = spread_of(results.pgn_extract.rates);
  Json json = {{"date", today()}, {"commit", settings.commit}, {"rounds", settings.rounds}};
  json["games"] = games.games;
  json["actions"] = games.items;
  json["plies"] = chess.items;
  json["ratio"] = ratio(ours, theirs);
  json["dogeref_mps"] = json_of(ours, 1e6);
  json["typed_actions"] = typed.items;
  json["typed_ratio"] = ratio(spread_of(results.typed.rates), theirs);
  json["typed_mps"] = json_of(spread_of(results.typed.rates), 1e6);
  json["pgn_extract_mps"] = json_of(theirs, 1e6);
  json["wc_mps"] = json_of(spread_of(results.wc.rates), 1e6);
  json["scanner_mps"] = json_of(spread_of(results.scanner.rates), 1e6);
  json["start_ms"] = json_of(spread_of(results.start_ms), 1);
  json["true_ms"] = json_of(spread_of(results.true_ms), 1);
  json["peak_kb"] = static_cast<long>(spread_of(results.dogeref.peaks).high);
  return json;
}

void print_row(std::string_view what, const Json& spread, std::string_view unit) {
  fmt::print("  {:<34} {:>9.3f} {:<4} ({:.3f} to {:.3f})\n", what, spread["median"].get<double>(), unit,
             spread["low"].get<double>(), spread["high"].get<double>());
}

void print(const Json& json) {
  fmt::print("{} actions in {} games; {} plies in {} chess games; medians (least to most) of {} rounds in turn\n",
             json["actions"].get<long>(), json["games"].get<long>(), json["plies"].get<long>(), chess_games,
             json["rounds"].get<int>());
  print_row("dogeref check --quiet, actions", json["dogeref_mps"], "M/s");
  print_row("the same on the fixtures", json["typed_mps"], "M/s");
  print_row("pgn-extract -r -s, plies", json["pgn_extract_mps"], "M/s");
  print_row("wc -l on our corpus, actions", json["wc_mps"], "M/s");
  print_row("a bare scanner on it, actions", json["scanner_mps"], "M/s");
  print_row("start-up: check of a small game", json["start_ms"], "ms");
  print_row("start-up: true", json["true_ms"], "ms");
  fmt::print("  {:<34} {:>9.3f} MB\n", "peak memory of check", json["peak_kb"].get<double>() / 1024);
  const auto ratio = json["ratio"].get<double>();
  fmt::print("ratio to pgn-extract {:.2f}: floor {} {}, target {} {}\n", ratio, floor_ratio,
             ratio >= floor_ratio ? "held" : "MISSED", target_ratio, ratio >= target_ratio ? "reached" : "not reached");
  fmt::print("on the fixtures {:.2f}\n", json["typed_ratio"].get<double>());
}

void append_to(const fs::path& history, const Json& json) {
  std::ofstream file(history, std::ios::app);
  file << json.dump() << "\n";
  file.close();
  if (!file) give_up("cannot write " + history.string());
}

/// The smallest legal fixture: what a person at the table waits for.
std::string small_game(const Settings& settings) {
  std::string smallest;
  for (const fs::path& log : logs_in(settings.fixtures))
    if (judged(settings, log) && (smallest.empty() || fs::file_size(log) < fs::file_size(smallest))) smallest = log;
  return smallest;
}

void bench(const Settings& settings) {
  fs::create_directories(settings.work);
  const Corpora corpora{make_corpus(settings), typed_corpus(settings), make_chess(settings)};
  const Results results = measure_all(settings, corpora, small_game(settings));
  const Json json = summary(settings, corpora, results);
  print(json);
  append_to(settings.history, json);
  measure_tournaments(settings.dogeref, (settings.work / "tournament").string(), settings.rounds);
}

}  // namespace
}  // namespace dogeref::bench

int main(int argc, char** argv) {
  using namespace dogeref::bench;
  if (argc == 3 && std::string_view(argv[1]) == "--scan") return scan(argv[2]) > 0 ? 0 : 1;
  if (argc == 4 && std::string_view(argv[1]) == "--tournaments")
    return measure_tournaments(setting("DOGEREF"), argv[2], std::atoi(argv[3])) ? 0 : 1;
  if (argc != 5) give_up("usage: dogeref_bench FIXTURES WORK HISTORY ROUNDS");
  const int rounds = std::atoi(argv[4]);
  if (rounds < 1) give_up("the number of rounds is a whole number from 1");
  bench({setting("DOGEREF"), setting("MAKE_PGN"), setting("DOGEREF_COMMIT"), argv[1], argv[2], argv[3], rounds});
  return 0;
}
