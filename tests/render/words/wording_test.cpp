#include "render/words/wording.h"

#include <doctest/doctest.h>

#include "render/sample.h"

using namespace dogeref;
using dogeref::tests::Sample;
using Arguments = render::Wording::Arguments;

namespace {

const std::vector<std::string> players = {"Anna", "Marco"};

/// A term by way of the phrase `help.allowed`, which holds nothing but one argument behind its words.
std::string worded(const findings::Term& term) {
  static const Sample sample;
  const std::string text = sample.wording().phrase("help.allowed", {{"reason", {term}}}, players);
  return text.substr(std::string("allowed by the arbiter: ").size());
}

}  // namespace

TEST_CASE("each kind of term has its words") {
  CHECK(worded(findings::number(-3)) == "-3");
  CHECK(worded(findings::words("G05")) == "G05");
  CHECK(worded(findings::word("red")) == "red");
  CHECK(worded(findings::counted(3, "ducats")) == "3 ducats");
  CHECK(worded(findings::counted(1, "ducats")) == "1 ducat");
  CHECK(worded(findings::numbered("red", 3)) == "red 3");
  CHECK(worded(findings::seat(1)) == "Marco");
  CHECK(worded(findings::seat(7)) == "?");
  CHECK(worded(findings::scored(0, 54)) == "Anna 54");
  CHECK(worded(findings::phrase("where.reserve", {{"player", {findings::seat(0)}}})) == "in Anna's reserve");
}

TEST_CASE("lists are joined with commas, and an empty one has a phrase of its own") {
  const Sample sample;
  const findings::Argument panel{"panel", {findings::word("red")}};
  CHECK(sample.wording().help({"free", {panel, {"spaces", {findings::number(1), findings::number(2)}}}}, players) ==
        "free on red: 1, 2");
  CHECK(sample.wording().help({"free", {panel, {"spaces", {}}}}, players) == "nothing is free on red");
}

TEST_CASE("what is missing shows by its name and breaks nothing") {
  const Sample sample;
  const render::Wording& wording = sample.wording();
  CHECK(wording.phrase("no.such-phrase") == "no.such-phrase");
  CHECK(wording.phrase("label.rule") == "rule {section}: {title}");
  CHECK(wording.message("no-such-code", {}, players) == "no-such-code");
  CHECK(wording.count(2, "florins") == "2 florins");
  CHECK(wording.section("no-such-code", "en").empty());
  CHECK(wording.rule("no-such-code", "en").empty());
}

TEST_CASE("braces in a value stand for themselves") {
  CHECK(worded(findings::words("{galley L2 cost 4}")) == "{galley L2 cost 4}");
  CHECK(worded(findings::words("{reason}")) == "{reason}");
}

TEST_CASE("a message may be a phrase of its own") {
  const Sample sample;
  findings::Finding finding;
  finding.arguments = {{"instead",
                        {findings::phrase("file.looks-like", {{"kind", {findings::words("gzip data")}},
                                                              {"offset", {findings::number(0)}}})}}};
  CHECK(sample.wording().message("not-utf8", finding, {}) ==
        "the file is not a log: at byte 0 it looks like gzip data");
}

TEST_CASE("a rule is cited in the numbering of the edition") {
  const Sample sample;
  CHECK(sample.wording().rule("space-occupied", "en") == "rule 2.1: one token a space");
  CHECK(sample.wording().section("space-occupied", "fr") == "2.1");
  CHECK(sample.wording().section("syntax", "en").empty());
  CHECK(sample.wording().section("space-occupied", "house").empty());
}

TEST_CASE("nothing takes the singular in French, the plural elsewhere") {
  CHECK(Sample("fr").wording().count(0, "ducats") == "0 ducat");
  CHECK(Sample("fr").wording().count(2, "ducats") == "2 ducats");
  CHECK(Sample("en").wording().count(0, "ducats") == "0 ducats");
  CHECK(Sample("de").wording().count(0, "ducats") == "0 Dukaten");
  CHECK(Sample("it").wording().count(0, "ducats") == "0 ducati");
}

TEST_CASE("the last of several alternatives stands behind the language's or") {
  const findings::Help help{"did-you-mean",
                            {{"words", {findings::words("a"), findings::words("b"), findings::words("c")}}}};
  CHECK(Sample("en").wording().help(help, players) == "did you mean a, b or c?");
  CHECK(Sample("fr").wording().help(help, players) == "vouliez-vous dire a, b ou c\u00A0?");
  CHECK(Sample("de").wording().help(help, players) == "meinten Sie a, b oder c?");
  CHECK(Sample("it").wording().help({"did-you-mean", {{"words", {findings::words("a")}}}}, players) ==
        "intendevate a?");
}

TEST_CASE("Italian has ad before a name with A, also before one with an accent, and a before others") {
  const Sample sample("it");
  const auto due = [&](const std::string& name) {
    const std::vector<std::string> named = {name};
    return sample.wording().phrase("board.due", {{"player", {findings::seat(0)}}}, named);
  };
  CHECK(due("Anna") == "tocca ad Anna");
  CHECK(due("àlvise") == "tocca ad àlvise");
  CHECK(due("Marco") == "tocca a Marco");
  CHECK(due("Ezio") == "tocca a Ezio");
}
