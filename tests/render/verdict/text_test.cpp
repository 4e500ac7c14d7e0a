#include "render/verdict/text.h"

#include <doctest/doctest.h>

#include "render/sample.h"
#include "render/verdict/gcc.h"

using namespace dogeref;
using dogeref::tests::Sample;

namespace {

std::string text_of(const render::Page& page, const Sample& sample, render::TextStyle style = {}) {
  std::string out;
  render::append_text(page, sample.wording(), style, out);
  return out;
}

}  // namespace

TEST_CASE("a legal game is a summary line and the standings with what decided") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_1();
  CHECK(text_of(sample.page(verdict), sample) ==
        R"(venice-2.log: legal, 98 actions, 41 of 44 draws recorded; game over in round 7 (galley complete, line 143)
  1. Marco   54 vp   3 ducats   barrier 7     ahead of Anna on ducats
  2. Anna    54 vp   1 ducat    barrier 11    ahead of Iacopo on vp
  3. Iacopo  47 vp   9 ducats   no barrier
)");
}

TEST_CASE("a finding shows place, message, line, caret, rule and help") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_2();
  CHECK(text_of(sample.page(verdict), sample) ==
        R"(venice-2.log:14:7: error: red 6 is taken this round: Marco has a token there since line 11 [space-occupied]
   14 | Anna: red 6, replace G05 with G02
      |       ^~~~~
      = rule 2.1: one token a space
      = free on red: 1, 2, 4
      = after line 13: Anna 12 vp, 3 ducats, 2 tokens; due: Anna

venice-2.log: illegal, 1 error, 98 actions; game over in round 7 (galley complete, line 143)
  1. Marco   54 vp   3 ducats   barrier 7     ahead of Anna on ducats
  2. Anna    54 vp   1 ducat    barrier 11    ahead of Iacopo on vp
  3. Iacopo  47 vp   9 ducats   no barrier
)");
}

TEST_CASE("quiet prints findings only, and nothing for a game without any") {
  const Sample sample;
  const referee::Verdict bad = sample.venice_2();
  const std::string out = text_of(sample.page(bad), sample, {render::Paint(false), true});
  CHECK(out.ends_with("due: Anna\n"));
  CHECK(text_of(sample.page(sample.venice_1()), sample, {render::Paint(false), true}).empty());
}

TEST_CASE("a finding names the reconstructed values it rests on, with their places") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_2();
  const render::Rests rests = {
      {{"panels.white.spaces.3", "panels.yaml", 41}, {"tiles.G05.cost", "tiles/galley.yaml", 9}}};
  const render::Page page{"a.log", 1, Sample::venice_2_text, 11, verdict, rests};
  const std::string out = text_of(page, sample);
  CHECK(out.find("      = rests on reconstructed data: white 3 (panels.yaml:41), G05 cost (tiles/galley.yaml:9)\n") !=
        std::string::npos);
}

TEST_CASE("shared ranks are level, numbers stand one below the other") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  verdict.standings = {{1, 0, {54, 13, 0, 7}, ""}, {1, 1, {54, 3, 0, {}}, "vp"}, {3, 2, {-7, 1, 0, 12}, ""}};
  const std::string out = text_of(sample.page(verdict), sample);
  CHECK(out.substr(out.find('\n') + 1) ==
        "  1. Anna    54 vp   13 ducats   barrier 7     level with Marco\n"
        "  1. Marco   54 vp    3 ducats   no barrier    ahead of Iacopo on vp\n"
        "  3. Iacopo  -7 vp    1 ducat    barrier 12\n");
}

TEST_CASE("names of other scripts keep the table in line, and control characters are shown") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  verdict.players = {"\u5f35\u4e09", "Zoe\u0301", "a\x1b[31m"};
  const std::string out = text_of(sample.page(verdict), sample);
  CHECK(out.find("  1. Zoe\u0301        54 vp") != std::string::npos);
  CHECK(out.find("  2. \u5f35\u4e09       54 vp") != std::string::npos);
  CHECK(out.find("  3. a\\x1b[31m  47 vp") != std::string::npos);
}

TEST_CASE("the table stays in line in every language, whatever script the names are in") {
  const std::vector<std::pair<std::string, std::string>> tables = {
      {"de",
       "  1. Ame\u0301lie  54 SP   3 Dukaten   Barriere 7       vor \u674e\u5c0f\u9f8d (Dukaten)\n"
       "  2. \u674e\u5c0f\u9f8d  54 SP   1 Dukat     Barriere 11      vor \U0001f3b2Max (SP)\n"
       "  3. \U0001f3b2Max   47 SP   9 Dukaten   ohne Barriere\n"},
      {"fr",
       "  1. Ame\u0301lie  54 PV   3 ducats   barricade 7       devant \u674e\u5c0f\u9f8d (ducats)\n"
       "  2. \u674e\u5c0f\u9f8d  54 PV   1 ducat    barricade 11      devant \U0001f3b2Max (PV)\n"
       "  3. \U0001f3b2Max   47 PV   9 ducats   sans barricade\n"},
      {"it",
       "  1. Ame\u0301lie  54 PV   3 ducati   barriera 7        davanti a \u674e\u5c0f\u9f8d (ducati)\n"
       "  2. \u674e\u5c0f\u9f8d  54 PV   1 ducato   barriera 11       davanti a \U0001f3b2Max (PV)\n"
       "  3. \U0001f3b2Max   47 PV   9 ducati   senza barriera\n"}};
  for (const auto& [language, table] : tables) {
    const Sample sample(language);
    referee::Verdict verdict = sample.venice_1();
    verdict.players = {"\u674e\u5c0f\u9f8d", "Ame\u0301lie", "\U0001f3b2Max"};
    const std::string out = text_of(sample.page(verdict), sample);
    CHECK(out.substr(out.find('\n') + 1) == table);
  }
}

TEST_CASE("a game that ends or stops before its first round is told without a round") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  verdict.round = 0;
  verdict.end = referee::Ending{"arbiter", 4, 0};
  CHECK(text_of(sample.page(verdict), sample).find("; game over (ended by the arbiter, line 4)\n") !=
        std::string::npos);
  verdict.end.reset();
  CHECK(text_of(sample.page(verdict), sample).find("; not begun\n") != std::string::npos);
}

TEST_CASE("rulings and interpretations that mattered are listed") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  verdict.rulings = {
      {88, 0, {{"vp", -2}, {"ducats", 1}}, "slow play"}, {99, 1, {{"vp", 3}}, ""}, {143, -1, {}, "time"}};
  verdict.interpretations = {{"absent-bid", "zero", 88}, {"last-part", "immediate", 143}};
  const std::string out = text_of(sample.page(verdict), sample);
  CHECK(out.find("  line 88: the arbiter corrects Anna by -2 vp, +1 ducat: slow play\n") != std::string::npos);
  CHECK(out.find("  line 99: the arbiter corrects Marco by +3 vp\n") != std::string::npos);
  CHECK(out.find("  line 143: the arbiter ends the game: time\n") != std::string::npos);
  CHECK(out.find("  by interpretation: absent-bid zero; last-part immediate\n") != std::string::npos);
}

TEST_CASE("interpretations that decide as usual are not listed") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  const tests::NoRules usual("immediate");
  verdict.interpretations = {{"last-part", "immediate", 143}, {"inspection.ties", "competition", 88}};
  const render::Rests rests;
  const std::string out = text_of({"a.log", 1, "", 1, verdict, rests, &usual}, sample);
  CHECK(out.find("\n  by interpretation: inspection.ties competition\n") != std::string::npos);
}

TEST_CASE("a game that does not end says so, and findings left out are counted") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_2();
  verdict.end.reset();
  verdict.left_out = 12;
  const std::string out = text_of(sample.page(verdict), sample);
  CHECK(out.find("venice-2.log: 12 more findings left out\n\n") != std::string::npos);
  verdict.left_out = 1;
  CHECK(text_of(sample.page(verdict), sample).find("1 more finding left out\n\n") != std::string::npos);
  CHECK(out.find("illegal, 1 error, 98 actions; not over in round 7\n") != std::string::npos);
}

TEST_CASE("further games of a file are named with their line") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  verdict.line = 150;
  const render::Rests rests;
  CHECK(text_of({"a.log", 2, "", 149, verdict, rests}, sample).starts_with("a.log:150: legal, "));
}

TEST_CASE("colours go around the parts and leave the text alone") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_2();
  std::string painted = text_of(sample.page(verdict), sample, {render::Paint(true), false});
  CHECK(painted.find("\x1b[1;31merror:\x1b[0m red 6") != std::string::npos);
  for (std::size_t at = painted.find('\x1b'); at != std::string::npos; at = painted.find('\x1b')) {
    painted.erase(at, painted.find('m', at) - at + 1);
  }
  CHECK(painted == text_of(sample.page(verdict), sample));
}

TEST_CASE("gcc's form is a line a finding, with the path as given") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_2();
  std::string out;
  render::append_gcc(sample.page(verdict), sample.wording(), {}, out);
  CHECK(out ==
        "venice-2.log:14:7: error: red 6 is taken this round: Marco has a token there since line 11 "
        "[space-occupied]\n");
}
