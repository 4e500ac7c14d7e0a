// dogeref rules diff: editions, variants, folders.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

using dogeref::tests::Ran;
using dogeref::tests::Scratch;
using dogeref::tests::shell;
using Json = nlohmann::json;

TEST_CASE("two editions: each value with where it was set and the rulebook's section") {
  const Ran ran = shell("dogeref rules diff en fr");
  CHECK(ran.status == 1);
  CHECK(ran.err == "");
  CHECK(ran.out.starts_with("en: doge-ship, edition en, sha256:"));
  CHECK(ran.out.find("\nfr: doge-ship, edition fr, sha256:") != std::string::npos);
  const std::size_t at = ran.out.find("\ninspection.ties\n");
  REQUIRE(at != std::string::npos);
  const std::string rest = ran.out.substr(at);
  CHECK(rest.find("  en  dense        # game.yaml:") != std::string::npos);
  CHECK(rest.find(", rulebook 3\n  fr  competition  # editions/fr.yaml:26, rulebook 3\n") != std::string::npos);
  CHECK(rest.ends_with(
      "\nthe same values, in other sections\n"
      "  en rulebook set-up  fr rulebook mise en place                                      colours, dice, players, "
      "start, tokens\n"
      "  en rulebook end     fr rulebook Fin de la partie                                   end, final_inspection, "
      "ranking\n"
      "  en rulebook 3       fr rulebook 3 (its example, 11 before 7, is taken for a slip)  turn_order\n"
      "\ncodes with other sections\n"
      "  en end     fr Fin de la partie  after-end\n"
      "  en set-up  fr mise en place     player-count\n"
      "\n1 difference\n"));
}

TEST_CASE("as JSON a section has the path or the code that it is told of") {
  const Json json = Json::parse(shell("dogeref rules diff en fr --format json").out);
  const Json& sections = json.at("sections");
  REQUIRE(sections.size() == 11);
  CHECK(sections.at(0) == Json{{"path", "colours"}, {"a", "rulebook set-up"}, {"b", "rulebook mise en place"}});
  CHECK(sections.back() == Json{{"code", "player-count"}, {"a", "set-up"}, {"b", "mise en place"}});
}

TEST_CASE("the same rules have no differences, though their texts have them elsewhere") {
  const Ran ran = shell("dogeref rules diff en de");
  CHECK(ran.status == 0);
  CHECK(ran.out.ends_with("\n\nno differences\n"));
  CHECK(ran.out.find("de short rules Phase 2: Material kaufen") != std::string::npos);
  CHECK(ran.out.find("de Phase 2: Intrige") != std::string::npos);
  CHECK(shell("dogeref rules diff en en").out.find("sections") == std::string::npos);
}

TEST_CASE("variants are laid over the usual edition, or the one they are named with") {
  const Ran ran = shell("dogeref rules diff no-null-purchase no-needless-drop");
  CHECK(ran.out.find("no-null-purchase: doge-ship, edition en, variant no-null-purchase, sha256:") == 0);
  CHECK(
      ran.out.find("\ninterpretations.null-purchase\n  no-null-purchase  illegal  # variants/no-null-purchase.yaml:5\n"
                   "  no-needless-drop  legal    # game.yaml:") != std::string::npos);
  CHECK(ran.out.ends_with("\n2 differences\n"));
  const Json json = Json::parse(shell("dogeref rules diff fr+no-null-purchase fr --format json").out);
  CHECK(json.at("a").at("edition") == "fr");
  CHECK(json.at("a").at("variants") == Json::array({"no-null-purchase"}));
  REQUIRE(json.at("differences").size() == 1);
  const Json& only = json.at("differences").at(0);
  CHECK(only.at("path") == "interpretations.null-purchase");
  CHECK(only.at("a").at("value") == "illegal");
  CHECK(only.at("a").at("file") == "variants/no-null-purchase.yaml");
  CHECK(only.at("b").at("source") == nullptr);
  CHECK(shell("dogeref rules diff no-null-purchase --edition fr fr").out.ends_with("\n1 difference\n"));
}

TEST_CASE("a folder is compared with what ships, and values that one side lacks are told") {
  const Scratch scratch;
  scratch.file("mine/doge-ship/variants/own.yaml",
               "kind: variant\nid: own\ntiles: {G06: ~, G05: {vp: 4}, G40: {of: galley, zone: L1, cost: 1, vp: 1}}\n");
  const auto diff = [&](const std::string& sides) {
    return shell("cd '" + scratch.path() + "' && dogeref rules diff " + sides);
  };
  CHECK(diff("mine en").status == 0);
  const Ran ran = diff("en mine+own");
  CHECK(ran.err == "");
  CHECK(ran.out.find("\ntiles.G05.vp\n  en        2  # tiles/galley.yaml:14, rulebook 2.3.2\n"
                     "  mine+own  4  # mine/doge-ship/variants/own.yaml:3\n") != std::string::npos);
  CHECK(ran.out.find("\n  mine+own  not there\n") != std::string::npos);
  CHECK(
      ran.out.find("\ntiles.G40\n  en        not there\n  mine+own  {cost: 1, of: galley, vp: 1, zone: L1}  # mine/") !=
      std::string::npos);
  CHECK(ran.out.ends_with("\n3 differences\n"));
}

TEST_CASE("names that nothing has are answered with the nearest") {
  CHECK(shell("dogeref rules diff en frr").err == "dogeref: no edition, variant or folder 'frr'; did you mean 'fr'?\n");
  CHECK(shell("dogeref rules diff en fr --game doge-shp").err ==
        "dogeref: no game 'doge-shp'; did you mean 'doge-ship'?\n");
  CHECK(
      shell("dogeref rules diff en calm-ambush").err ==
      "dogeref: no edition, variant or folder 'calm-ambush' of doge-ship; it is one of last-doge (--game last-doge)\n");
  CHECK(shell("dogeref rules show --variant calm-ambush").err ==
        "dogeref: no variant 'calm-ambush' of doge-ship; it is one of last-doge\n");
  CHECK(shell("dogeref rules diff en").status == 2);
  CHECK(shell("dogeref rules diff en fr >/dev/full").status == 2);
}
