// Tabs and no-break spaces, which nobody sees in YAML.

#include "rules/helpers.h"

namespace dogeref::rules {
namespace {

using Lines = std::vector<std::string>;

const std::string tab = "a tab, where YAML takes plain spaces only";
const std::string no_break = "a no-break space (U+00A0), where YAML takes plain spaces only";

}  // namespace

TEST_CASE("a tab that indents is named where it stands") {
  CHECK(yaml_faults("panels:\n\tred: {sides: 6}\n") == Lines{"x.yaml:2:1: " + tab});
  CHECK(yaml_faults("panels:\n  red:\n\t\tsides: 6\n") == Lines{"x.yaml:3:1: " + tab});
  CHECK(yaml_faults("cases:\n  - name: one\n  \tlog: two\n") == Lines{"x.yaml:3:3: " + tab});
}

TEST_CASE("a tab within a text is no fault") {
  CHECK(tree("name: a\tb\n").find("name")->text == "a\tb");
  CHECK(tree("log: |\n  a\tb\n").find("log")->text == "a\tb\n");
}

TEST_CASE("a no-break space is named: behind a colon, before one, where it indents, behind a dash") {
  CHECK(yaml_faults("tokens:\u00a05\n") == Lines{"x.yaml:1:8: " + no_break});
  CHECK(yaml_faults("tokens: \u00a05\n") == Lines{"x.yaml:1:9: " + no_break});
  CHECK(yaml_faults("tokens: 5\u00a0\n") == Lines{"x.yaml:1:10: " + no_break});
  CHECK(yaml_faults("tokens\u00a0: 5\n") == Lines{"x.yaml:1:7: " + no_break});
  CHECK(yaml_faults("start: {ducats:\u00a05}\n") == Lines{"x.yaml:1:16: " + no_break});
  CHECK(yaml_faults("panels:\n  red: 1\n\u00a0\u00a0green: 2\n") == Lines{"x.yaml:3:1: " + no_break});
  CHECK(yaml_faults("dice:\n  - red\n  -\u00a0green\n") == Lines{"x.yaml:3:4: " + no_break});
  CHECK(yaml_faults("a:\u202f1\n") ==
        Lines{"x.yaml:1:3: a no-break space (U+202F), where YAML takes plain spaces only"});
  CHECK(yaml_faults("a:\u30001\n") ==
        Lines{"x.yaml:1:3: an unusual space (U+3000), where YAML takes plain spaces only"});
  CHECK(yaml_faults("a:\u200b1\n") ==
        Lines{"x.yaml:1:3: an invisible character (U+200B), where YAML takes plain spaces only"});
}

TEST_CASE("no-break spaces of a text stay") {
  CHECK(tree("fr: qui\u00a0?\n").find("fr")->text == "qui\u00a0?");
  CHECK(tree("fr: '\u00a0x\u00a0'\n").find("fr")->text == "\u00a0x\u00a0");
}

}  // namespace dogeref::rules
