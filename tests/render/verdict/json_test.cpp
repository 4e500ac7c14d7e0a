#include "render/verdict/json.h"

#include <doctest/doctest.h>

#include <fstream>

#include "render/sample.h"
#include "support/schema.h"

using namespace dogeref;
using dogeref::tests::Sample;
using Json = nlohmann::ordered_json;

namespace {

std::string json_of(const render::Page& page, const Sample& sample) {
  std::string out;
  render::append_json(page, sample.wording(), {}, out);
  return out;
}

tests::Schema schema() {
  std::ifstream file(DOGEREF_SOURCE_DIR "/rules-data/schema/verdict.json");
  return tests::Schema(Json::parse(file));
}

}  // namespace

TEST_CASE("a verdict is one object on one line, its fields in the documented order") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_2();
  verdict.interpretations = {{"last-part", "immediate", 143}};
  verdict.rulings = {{88, 0, {{"vp", -2}}, "slow play"}};
  CHECK(
      json_of(sample.page(verdict), sample) ==
      R"({"schema":1,"file":"venice-2.log","line":1,"game":"doge-ship","edition":"en","variants":[],)"
      R"("players":["Anna","Marco","Iacopo"],"headers":{"event":"Venice Open"},"verdict":"illegal",)"
      R"("end":{"reason":"galley-complete","line":143,"round":7},"actions":98,)"
      R"("findings":[{"code":"space-occupied","severity":"error","category":"rule","section":"2.1","line":14,"column":7,)"
      R"("end_column":12,"round":2,"number":5,"player":"Anna",)"
      R"("message":"red 6 is taken this round: Marco has a token there since line 11",)"
      R"("related":[{"line":11,"message":"Marco took red 6 here"}],"fingerprint":"ccd3f0e89cddd7e8"}],)"
      R"("standings":[{"rank":1,"player":"Marco","vp":54,"ducats":3,"approvals":2,"top_barrier":7,"decided_by":"ducats","proven":true},)"
      R"({"rank":2,"player":"Anna","vp":54,"ducats":1,"approvals":0,"top_barrier":11,"decided_by":"vp","proven":true},)"
      R"({"rank":3,"player":"Iacopo","vp":47,"ducats":9,"approvals":1,"top_barrier":null,"decided_by":null,"proven":true}],)"
      R"("interpretations":[{"key":"last-part","value":"immediate","line":143}],)"
      R"("rulings":[{"line":88,"player":"Anna","change":{"vp":-2},"reason":"slow play"}],)"
      R"("readings":[],"relies_on":[],)"
      R"("rules":"sha256:)" +
          std::string(64, 'a') + "\",\"rules_from\":[]}\n");
}

TEST_CASE("verdicts fit the schema") {
  const Sample sample;
  const tests::Schema fits = schema();
  referee::Verdict verdict = sample.venice_2();
  verdict.left_out = 3;
  verdict.rulings = {{88, 0, {{"vp", -2}}, ""}, {143, -1, {}, "time"}};
  verdict.findings[0].severity = findings::Severity::allowed;
  verdict.findings[0].reason = "played on";
  const render::Rests rests = {{{"panels.red.spaces.6", "panels.yaml", 9}}};
  CHECK(fits.fault(Json::parse(json_of({"a.log", 1, "", 1, verdict, rests}, sample))) == "");
  CHECK(fits.fault(Json::parse(json_of(sample.page(sample.venice_1()), sample))) == "");
  referee::Verdict nothing;
  nothing.judgement = referee::Judgement::unreadable;
  CHECK(fits.fault(Json::parse(json_of(sample.page(nothing), sample))) == "");
}

TEST_CASE("the schema refuses what is no verdict") {
  const Sample sample;
  Json json = Json::parse(json_of(sample.page(sample.venice_2()), sample));
  json["verdict"] = "fine";
  CHECK(schema().fault(json) == "$.verdict: \"fine\" is none of them");
  json["verdict"] = "legal";
  json["findings"][0].erase("section");
  CHECK(schema().fault(json) == "$.findings[0]: lacks section");
}

TEST_CASE("a game without rules has nulls where they would stand") {
  const Sample sample;
  referee::Verdict verdict;
  verdict.judgement = referee::Judgement::unreadable;
  findings::Finding finding;
  finding.code = referee::code(referee::FrameCode::no_game);
  finding.severity = findings::Severity::warning;
  finding.span = {1, 0, 0};
  verdict.findings = {finding};
  const Json json = Json::parse(json_of(sample.page(verdict, ""), sample));
  CHECK(json.at("game").is_null());
  CHECK(json.at("rules").is_null());
  CHECK(json.at("verdict") == "unreadable");
  CHECK(json.at("findings").at(0).at("code") == "no-game");
  CHECK_FALSE(json.at("findings").at(0).contains("player"));
}

TEST_CASE("bytes that are no text are replaced, so that every line can be read") {
  const Sample sample;
  referee::Verdict verdict = sample.venice_1();
  verdict.players[0] = "An\xFFna";
  const std::string out = json_of(sample.page(verdict), sample);
  CHECK(Json::parse(out).at("players").at(0) == "An\uFFFDna");
}
