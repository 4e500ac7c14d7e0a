// Each code of `tournament check` has its page, with a file that has the fault and one that has not.

#include <doctest/doctest.h>

#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include "support/program.h"
#include "tournament/codes/codes.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using dogeref::tests::slurp;
using dogeref::tournament::CodeEntry;
using Json = nlohmann::json;

namespace {

/// Codes and severities that check finds in a file with its logs beside it.
std::string found_in(const CodeEntry& entry, const std::string& example) {
  const Scratch scratch;
  for (const auto& [name, text] : entry.logs_of(example)) scratch.file(name, text);
  const Ran ran = shell("dogeref tournament check --format json " + scratch.file("event.yaml", example));
  CHECK_MESSAGE(ran.err.empty(), entry.code, ran.err);
  std::string codes;
  const Json printed = Json::parse(ran.out);
  for (const Json& finding : printed.at("findings"))
    codes += finding.at("code").get<std::string>() + ' ' + finding.at("severity").get<std::string>() + '\n';
  return codes;
}

}  // namespace

TEST_CASE("an example breaks its code alone, and its twin breaks none") {
  const auto entries = dogeref::tournament::code_entries();
  CHECK(entries.size() == 21);
  for (const CodeEntry& entry : entries) {
    CAPTURE(entry.code);
    CHECK(found_in(entry, entry.breaks) == entry.code + ' ' + entry.severity + '\n');
    CHECK(found_in(entry, entry.keeps) == "");
  }
}

TEST_CASE("every code that check can print has a page, in four languages") {
  std::set<std::string> known;
  for (const CodeEntry& entry : dogeref::tournament::code_entries()) {
    known.insert(entry.code);
    CAPTURE(entry.code);
    for (const char* language : {"en", "fr", "de", "it"}) {
      CHECK(entry.title.find(language).has_value());
      CHECK(entry.explanation.find(language).has_value());
    }
  }
  std::size_t written = 0;
  for (const char* file : {"check/checker.cpp", "check/repeats.cpp", "check/stages.cpp", "record/seating.cpp",
                           "record/games.cpp", "record/sheets.cpp"}) {
    const std::string text = slurp(std::string(DOGEREF_SOURCE_DIR "/src/tournament/") + file);
    for (std::size_t at = 0; (at = text.find("\"tournament-", at)) != std::string::npos; ++at) {
      const std::string code = text.substr(at + 1, text.find('"', at + 1) - at - 1);
      CHECK_MESSAGE(known.contains(code), code);
      ++written;
    }
  }
  CHECK(written >= known.size());
}

TEST_CASE("a code is explained in the language asked for") {
  const std::string page = shell("dogeref explain tournament-log-twice --lang fr").out;
  CHECK(page.starts_with("tournament-log-twice: un relevé appartient à une seule table\n"));
  CHECK(page.find("\n    kind: tournament\n") != std::string::npos);
  CHECK(page.find("\na.log:\n    game: doge-ship\n") != std::string::npos);
  CHECK(shell("dogeref explain --all").out.find("\ntournament-seat-repeat: players sit in each seat once\n") !=
        std::string::npos);
  CHECK(shell("dogeref explain tournament-log-twise").err.find("did you mean 'tournament-log-twice'?") !=
        std::string::npos);
}
