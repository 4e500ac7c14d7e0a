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
  CHECK(sample.wording().message("not-utf8", finding, {}) == "the file is no log: at byte 0 it looks like gzip data");
}

TEST_CASE("a rule is cited in the numbering of the edition") {
  const Sample sample;
  CHECK(sample.wording().rule("space-occupied", "en") == "rule 2.1: one token a space");
  CHECK(sample.wording().section("space-occupied", "fr") == "2.1");
  CHECK(sample.wording().section("syntax", "en").empty());
  CHECK(sample.wording().section("space-occupied", "house").empty());
}
