// Help: as wide as it may be, for every command in two ways, in every language.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "rules/library/said.h"
#include "support/program.h"
#include "text/unicode.h"

using dogeref::tests::shell;
using Json = nlohmann::ordered_json;
namespace text = dogeref::text;

namespace {

const std::vector<std::string> languages = {"fr", "de", "it"};

/// What can be asked for help: each command, with those of commands that have some of their own.
std::vector<std::string> commands() {
  std::istringstream lines(shell("dogeref --help").out);
  std::vector<std::string> names;
  for (std::string line; std::getline(lines, line);) {
    if (line == "options:") break;
    if (line.starts_with("  ") && line[2] >= 'a' && line[2] <= 'z')
      names.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  const Json own = Json::parse(shell("dogeref rules --describe").out);
  for (const Json& name : own.at("commands")) names.push_back("rules " + name.get<std::string>());
  return names;
}

std::size_t widest(const std::string& help) {
  std::istringstream lines(help);
  std::size_t width = 0;
  for (std::string line; std::getline(lines, line);) width = std::max(width, text::width(line));
  return width;
}

}  // namespace

TEST_CASE("help fits 80 columns, and a terminal that is narrower or somewhat wider") {
  const std::vector<std::string> names = commands();
  REQUIRE(names.size() > 15);
  for (const std::string language : {"en", "fr", "de", "it"}) {
    CAPTURE(language);
    CHECK(widest(shell("dogeref --help --lang " + language).out) <= 80);
    for (const std::string& name : names) {
      CAPTURE(name);
      CHECK(widest(shell("dogeref " + name + " --help --lang " + language).out) <= 80);
    }
  }
  CHECK(widest(shell("COLUMNS=52 dogeref check --help").out) <= 52);
  CHECK(widest(shell("COLUMNS=96 dogeref check --help").out) > 80);
  CHECK(widest(shell("COLUMNS=400 dogeref check --help").out) <= 100);
  CHECK(widest(shell("COLUMNS=wide dogeref check --help").out) <= 80);
}

TEST_CASE("help before a command is help of it") {
  for (const std::string& name : commands()) {
    CAPTURE(name);
    CHECK(shell("dogeref help " + name).out == shell("dogeref " + name + " --help").out);
  }
  CHECK(shell("dogeref rules help lint").out == shell("dogeref rules lint --help").out);
  CHECK(shell("dogeref help chekc").err == "dogeref: no command 'chekc'; did you mean 'check'?\n");
}

TEST_CASE("every command and option is helped with in every language") {
  for (const std::string& language : languages) {
    CAPTURE(language);
    const auto sentences = dogeref::rules::sentences_of(dogeref::rules::shipped(), language);
    for (const std::string& name : commands()) {
      const Json command = Json::parse(shell("dogeref " + name + " --describe").out);
      CHECK_MESSAGE(sentences.knows(command.at("summary").get<std::string>()), command.at("summary"));
      for (const char* kind : {"arguments", "options"}) {
        for (const Json& option : command.at(kind))
          CHECK_MESSAGE(sentences.knows(option.at("help").get<std::string>()), option.at("help"));
      }
    }
  }
}

TEST_CASE("help and errors speak the language asked for, wherever it is asked") {
  CHECK(shell("dogeref --help --lang de").out.find("Befehle:\n") != std::string::npos);
  CHECK(shell("dogeref --lang de --help").out == shell("dogeref --help --lang=de").out);
  CHECK(shell("DOGEREF_LANG=de dogeref --help").out == shell("dogeref --help --lang de").out);
  CHECK(shell("dogeref --lang it rules list").out == shell("dogeref rules list --lang it").out);
  CHECK(shell("dogeref chekc --lang fr").err ==
        "dogeref: commande « chekc » : introuvable ; vouliez-vous dire « check » ?\n");
  CHECK(shell("dogeref check --fromat=json --lang de")
            .err.starts_with("dogeref: check: Option „--fromat“ gibt es nicht; meinten Sie „--format“?\n"));
  CHECK(shell("dogeref check nosuch.log --lang it").err ==
        "dogeref: impossibile leggere nosuch.log: file o cartella inesistente\n");
  CHECK(shell("dogeref check --jobs x a.log --lang fr")
            .err.starts_with("dogeref: check: --jobs: « x » n’est pas un nombre entier de 0 à 256\n"));
}
