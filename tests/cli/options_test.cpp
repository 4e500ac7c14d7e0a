#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;

TEST_CASE("help is there for the program and each command, with an example") {
  for (const char* text :
       {"dogeref --help", "dogeref help", "dogeref -h", "dogeref check --help", "dogeref explain --help"}) {
    CAPTURE(text);
    const Ran ran = shell(text);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("example: dogeref ") != std::string::npos);
    CHECK(ran.err.empty());
  }
  CHECK(shell("dogeref").status == 2);
  CHECK(shell("dogeref --version").out.starts_with("dogeref 0."));
  CHECK(shell("dogeref -V").out == shell("dogeref --version").out);
}

TEST_CASE("help shows options as the manual does, and what a command takes") {
  const std::string check = shell("dogeref check --help").out;
  CHECK(check.find("usage: dogeref check [OPTIONS] LOG...\n") != std::string::npos);
  CHECK(check.find("  -j, --jobs N ") != std::string::npos);
  CHECK(check.find("\n  LOG  log files") != std::string::npos);
  CHECK(shell("dogeref compare --help").out.find("[OPTIONS] --a RULES --b RULES LOG...\n") != std::string::npos);
  for (const char* command : {"check", "compare", "fmt", "legal", "shrink", "simulate", "test", "rules diff"}) {
    CAPTURE(command);
    const std::string help = shell("dogeref " + std::string(command) + " --help").out;
    for (const char* noise : {"INT", "TEXT", "Excludes", "Needs", "REQUIRED", " ..."})
      CHECK_MESSAGE(help.find(noise) == std::string::npos, noise);
  }
}

TEST_CASE("words typed wrong are answered with the nearest right ones") {
  struct Case {
    const char* text;
    const char* said;
  };
  for (const Case& each :
       {Case{"dogeref chekc a.log", "dogeref: no command 'chekc'; did you mean 'check'?\n"},
        Case{"dogeref --versoin", "dogeref: no option '--versoin'; did you mean '--version'?\n"},
        Case{"dogeref check --fromat=json", "dogeref: check: no option '--fromat'; did you mean '--format'?\n"},
        Case{"dogeref check --format jsno -", "no format 'jsno'; did you mean 'json'?\n"},
        Case{"dogeref check --format pdf -",
             "no format 'pdf'; known: text, json, sarif, junit, gcc, github, baseline, log\n"},
        Case{"dogeref check --ignore space-ocupied -", "no code 'space-ocupied'; did you mean 'space-occupied'?\n"},
        Case{"dogeref check --edition eng -", "no edition 'eng'; did you mean 'en'?\n"},
        Case{"dogeref check --variant no-needles-drop -", "did you mean 'no-needless-drop'?\n"},
        Case{"dogeref check --lang xx -", "no language 'xx'"},
        Case{"dogeref explain space-ocupied", "dogeref: no code 'space-ocupied'; did you mean 'space-occupied'?\n"}}) {
    CAPTURE(each.text);
    const Ran ran = shell(each.text);
    CAPTURE(ran.err);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.find(each.said) != std::string::npos);
  }
}

TEST_CASE("numbers out of range, and missing values and logs, are refused") {
  for (const char* text : {"dogeref check --max-errors -1 -", "dogeref check --jobs many -", "dogeref check --rules",
                           "dogeref check", "dogeref explain", "dogeref check --rules /nowhere -"}) {
    CAPTURE(text);
    const Ran ran = shell(text);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.starts_with("dogeref: "));
  }
}

TEST_CASE("a number that an option cannot have is told what it can") {
  CHECK(shell("dogeref check --max-errors -1 -")
            .err.starts_with("dogeref: check: --max-errors: '-1' is not a whole number from 0 up\n"));
  CHECK(shell("dogeref show --at 0 -").err.starts_with("dogeref: show: --at: '0' is not a whole number from 1 up\n"));
  CHECK(shell("dogeref simulate --games 99999999999999999999999")
            .err.starts_with("dogeref: simulate: --games: '99999999999999999999999' is not a whole number from 0 to "
                             "18446744073709551615\n"));
  CHECK(shell("dogeref simulate --seed 18446744073709551616").status == 2);
  CHECK(shell("dogeref simulate --seed 18446744073709551615").status == 0);
  CHECK(shell("dogeref simulate --seed -1")
            .err.starts_with("dogeref: simulate: --seed: '-1' is not a whole number from 0 up\n"));
  CHECK(shell("dogeref show --at 4294967296 -")
            .err.starts_with("dogeref: show: --at: '4294967296' is not a whole number from 1 to 4294967295\n"));
  CHECK(shell("dogeref check --jobs 257 -")
            .err.starts_with("dogeref: check: --jobs: '257' is not a whole number from 0 to 256\n"));
  CHECK(shell("dogeref check --edition xx -").err == "dogeref: no edition 'xx'; known: de, en, fr\n");
}

TEST_CASE("an option without its value, given twice or with a value that it does not take is told so") {
  CHECK(shell("dogeref check --edition").err.starts_with("dogeref: check: --edition needs a value: EDITION\n"));
  CHECK(shell("dogeref check --edition en --edition fr -")
            .err.starts_with("dogeref: check: --edition can be given only once\n"));
  CHECK(shell("dogeref check --strict=much -").err.starts_with("dogeref: check: --strict takes no value\n"));
  CHECK(shell("dogeref check --lang it --edition").err.find("--edition richiede un valore: EDIZIONE\n") !=
        std::string::npos);
}

TEST_CASE("explain shows title, sections, explanation, message and both examples") {
  const Ran ran = shell("dogeref explain space-occupied");
  CHECK(ran.status == 0);
  CHECK(ran.out.starts_with("space-occupied: one token a space\nerror; "));
  for (const char* part : {"2.1 (en)", "2.1 (fr)", "{space} is taken this round", "    game: doge-ship\n"}) {
    CAPTURE(part);
    CHECK(ran.out.find(part) != std::string::npos);
  }
}

TEST_CASE("explain shows the control character of an example, and does not print it") {
  const std::string out = shell("dogeref explain control-character").out;
  CHECK(out.find("    Anna: discard\\x07\n") != std::string::npos);
  CHECK(out.find('\a') == std::string::npos);
}

TEST_CASE("explain speaks the language asked for, headings included") {
  const std::vector<std::pair<std::string, std::vector<std::string>>> languages = {
      {"de", {"Fehler; ", "was ausgegeben wird:\n", "eine Partie, die dagegen verst\u00f6\u00dft:\n"}},
      {"fr", {"erreur\u00a0; ", "ce qui est affich\u00e9\u00a0:\n", "une partie qui la respecte\u00a0:\n"}},
      {"it", {"errore; ", "che cosa si legge:\n", "una partita che la rispetta:\n"}}};
  for (const auto& each : languages) {
    const std::string all = shell("dogeref explain --all --lang " + each.first).out;
    for (const std::string& text : each.second) CHECK_MESSAGE(all.find(text) != std::string::npos, text);
    for (const char* english : {"\nerror; ", "what is printed", "a game that", "no section of"})
      CHECK_MESSAGE(all.find(english) == std::string::npos, each.first, english);
  }
}

TEST_CASE("explain knows every code of the program") {
  const Ran all = shell("dogeref explain --all");
  CHECK(all.status == 0);
  for (const char* code : {"\nsyntax: ", "\nwrong-total: ", "\nno-game: ", "\nunfinished: ", "\nreplace-covered: "}) {
    CAPTURE(code);
    CHECK(("\n" + all.out).find(code) != std::string::npos);
  }
  CHECK(shell("dogeref explain syntax no-game").out.find("\nno-game: ") != std::string::npos);
}
