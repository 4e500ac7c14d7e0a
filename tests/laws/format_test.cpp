// Law 6: formatting is idempotent and keeps verdicts, also through every language and back.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>

#include "cli/options/shelf.h"
#include "cli/rewrite/formatting.h"
#include "games/games.h"
#include "laws/corpus.h"
#include "referee/judge/judge.h"
#include "rules/library/embedded.h"
#include "scramble.h"

namespace dogeref {
namespace {

const std::vector<std::string> languages = {"en", "fr", "de", "it"};

/// Everything that formatting needs.
struct Desk {
  Desk()
      : shapes(games::shapes()),
        library(rules::shipped(), shapes, {}),
        shelf(library),
        boundary(shelf.spellings("game")) {}

  std::string formatted(std::string_view log, const std::optional<std::string>& to = std::nullopt) {
    return format(log, to).text;
  }
  cli::FormattedText format(std::string_view log, const std::optional<std::string>& to) {
    referee::Formatter formatter(shelf, to);
    return cli::format_text(log, boundary, [&](std::string_view game, std::uint32_t line) -> const referee::Formatted& {
      return formatter.format(game, line);
    });
  }

  std::vector<const rules::GameShapes*> shapes;
  rules::Library library;
  cli::Shelf shelf;
  archive::Boundary boundary;
};

Desk& desk() {
  static Desk one;
  return one;
}

std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The logs in a folder of a game's fixtures; none where there is no such folder.
std::vector<std::filesystem::path> logs_of(std::string_view game, const std::string& folder) {
  std::vector<std::filesystem::path> paths;
  std::error_code missing;
  const std::string of_game = laws::stock().fixtures + std::string(game) + "/";
  for (const auto& entry : std::filesystem::directory_iterator(of_game + folder, missing)) {
    if (entry.path().extension() == ".log") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

std::vector<std::filesystem::path> all_logs() {
  std::vector<std::filesystem::path> all;
  for (const games::Game& game : games::all()) {
    for (const char* const folder : {"games", "errors", "cases", "languages"}) {
      const auto more = logs_of(game.id, folder);
      all.insert(all.end(), more.begin(), more.end());
    }
  }
  return all;
}

std::size_t count(std::string_view text, char byte) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), byte));
}

/// What a verdict says but for columns and texts. Lines behind the first count `shift` less.
std::string substance(std::string_view log, int shift = 0) {
  referee::Judge judge(desk().shelf, {});
  const referee::Verdict& verdict = judge.judge(log, 1);
  std::ostringstream out;
  const auto line = [shift](std::uint32_t number) { return static_cast<int>(number) - (number > 2 ? shift : 0); };
  out << static_cast<int>(verdict.judgement) << ' ' << verdict.actions << ' ' << verdict.draws << ' '
      << verdict.draws_recorded << ' ' << verdict.errors << ' ' << verdict.warnings << '\n';
  if (verdict.end) out << verdict.end->reason << line(verdict.end->line) << ' ' << verdict.end->round << '\n';
  for (const auto& [key, value] : verdict.headers) out << key << '=' << value << '\n';
  for (const findings::Finding& finding : verdict.findings) {
    out << line(finding.span.line) << ' ' << finding.code << ' ' << static_cast<int>(finding.severity) << ' '
        << static_cast<int>(finding.seat) << '\n';
  }
  for (const referee::Standing& standing : verdict.standings) {
    out << standing.rank << ' ' << standing.seat << ' ' << standing.decided_by;
    for (const auto& value : standing.values) out << ' ' << value.value_or(-999);
    out << '\n';
  }
  for (const referee::Correction& ruling : verdict.rulings) out << line(ruling.line) << ' ' << ruling.reason << '\n';
  return out.str();
}

/// The comments of a log, a line each. Good for logs without '#' in quotes.
std::string comments(std::string_view log) {
  std::string out;
  std::istringstream lines{std::string(log)};
  for (std::string line; std::getline(lines, line);) {
    if (line.ends_with('\r')) line.pop_back();
    std::size_t at = line.find('#');
    while (at != std::string::npos && at > 0 && line[at - 1] != ' ' && line[at - 1] != '\t')
      at = line.find('#', at + 1);
    if (at != std::string::npos) out += line.substr(at);
    out += '\n';
  }
  return out;
}

bool names_language(const std::string& log) {
  return log.find("\nlanguage:") != std::string::npos || log.find("\nlangue:") != std::string::npos ||
         log.find("\nSprache:") != std::string::npos || log.find("\nlingua:") != std::string::npos;
}

void check_scrambled(std::string_view game, const std::string& log) {
  std::map<std::string, std::string> names;
  referee::Judge judge(desk().shelf, {});
  (void)judge.judge(log, 1);
  for (const referee::PlayerName& player : judge.scene().players) {
    if (!player.short_written.empty()) names[player.written] = player.short_written;
  }
  for (const std::string& language : languages) {
    CAPTURE(language);
    const std::string canonical = desk().formatted(log, language);
    const rules::Lexicon words = desk().library.lexicon(game, language).value();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      CAPTURE(seed);
      tests::Scrambler scrambler(words, names, seed);
      CHECK(desk().formatted(scrambler.scrambled(canonical)) == canonical);
    }
  }
}

}  // namespace

TEST_CASE("formatting twice is formatting once, and lines, comments and verdicts stay") {
  for (const auto& path : all_logs()) {
    CAPTURE(path.string());
    const std::string log = slurp(path);
    const std::string once = desk().formatted(log);
    CHECK(desk().formatted(once) == once);
    CHECK(count(once, '\n') == count(log, '\n') + (log.ends_with('\n') || log.empty() ? 0 : 1));
    CHECK(comments(once) == comments(log));
    CHECK(substance(once) == substance(log));
  }
}

TEST_CASE("a log translated keeps its verdict but for the line that names the language") {
  for (const auto& path : all_logs()) {
    CAPTURE(path.string());
    const std::string log = slurp(path);
    for (const std::string& language : languages) {
      CAPTURE(language);
      const std::string translated = desk().formatted(log, language);
      const int shift = (names_language(translated) ? 1 : 0) - (names_language(log) ? 1 : 0);
      CHECK(substance(translated, shift) == substance(log));
      CHECK(desk().formatted(translated, language) == translated);
      CHECK(desk().formatted(translated) == translated);
    }
  }
}

TEST_CASE("a log translated through every language and back is what it was") {
  for (const auto& path : all_logs()) {
    CAPTURE(path.string());
    const std::string english = desk().formatted(slurp(path), "en");
    std::string log = english;
    for (const char* const language : {"fr", "de", "it", "en"}) log = desk().formatted(log, language);
    CHECK(log == english);
  }
}

TEST_CASE("the games that were typed in a language are in its words to the end") {
  for (const games::Game& game : games::all()) {
    for (const auto& path : logs_of(game.id, "games")) {
      CAPTURE(path.string());
      for (const std::string& language : languages) {
        CHECK(desk().format(slurp(path), language).left_alone.empty());
      }
    }
  }
}

TEST_CASE("however a game was typed, its canonical spelling is one") {
  for (const games::Game& game : games::all()) {
    for (const auto& path : logs_of(game.id, "games")) {
      CAPTURE(path.string());
      check_scrambled(game.id, slurp(path));
    }
  }
}

}  // namespace dogeref
