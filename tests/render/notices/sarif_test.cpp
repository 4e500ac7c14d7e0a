#include "render/notices/sarif.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace dogeref;
using Json = nlohmann::ordered_json;

namespace {

render::Notice sample_notice() {
  render::Notice notice;
  notice.file = "./games/a b.log";
  notice.place = {14, 7, 12};
  notice.title = "space-occupied";
  notice.rule = "doge-ship/space-occupied";
  notice.message = "red 6 is taken";
  notice.fingerprint = "0123456789abcdef";
  notice.category = "rule";
  notice.round = 2;
  notice.number = 5;
  return notice;
}

Json result_of(const render::Notice& notice) {
  std::string out;
  render::append_sarif_result(notice, out);
  return Json::parse(out);
}

}  // namespace

TEST_CASE("a result has its rule, its place in code points, round, number and category") {
  CHECK(result_of(sample_notice()).dump() ==
        R"({"ruleId":"doge-ship/space-occupied","level":"error","message":{"text":"red 6 is taken"},)"
        R"("locations":[{"physicalLocation":{"artifactLocation":{"uri":"games/a%20b.log"},)"
        R"("region":{"startLine":14,"startColumn":7,"endColumn":12}}}],)"
        R"("partialFingerprints":{"dogeref/v1":"0123456789abcdef"},)"
        R"("properties":{"category":"rule","round":2,"number":5}})");
}

TEST_CASE("what was known before is unchanged, what was not is new") {
  render::Notice notice = sample_notice();
  CHECK_FALSE(result_of(notice).contains("baselineState"));
  notice.compared = true;
  CHECK(result_of(notice).at("baselineState") == "new");
  notice.known = true;
  CHECK(result_of(notice).at("baselineState") == "unchanged");
}

TEST_CASE("earlier lines are related places, what was likely meant is a fix, what an arbiter allows is suppressed") {
  render::Notice notice = sample_notice();
  notice.severity = findings::Severity::allowed;
  notice.related = {{11, "Marco took red 6 here"}};
  notice.edits = {{{14, 11, 12}, "2"}};
  const Json result = result_of(notice);
  CHECK(result.at("level") == "note");
  CHECK(result.at("suppressions").at(0).at("kind") == "inSource");
  const Json& related = result.at("relatedLocations").at(0);
  CHECK(related.at("message").at("text") == "Marco took red 6 here");
  CHECK(related.at("physicalLocation").at("region").dump() == R"({"startLine":11})");
  CHECK(result.at("fixes").at(0).at("artifactChanges").at(0).at("replacements").at(0).dump() ==
        R"({"deletedRegion":{"startLine":14,"startColumn":11,"endColumn":12},"insertedContent":{"text":"2"}})");
}

TEST_CASE("bytes that are no text, quotes and invisible characters leave SARIF readable") {
  render::Notice notice = sample_notice();
  notice.file = "/\xFF\"\n.log";
  notice.message = "\xFF\"\u202e\x01";
  std::string out;
  render::append_sarif_result(notice, out);
  CHECK(out.find("\u202e") == std::string::npos);
  const Json result = Json::parse(out);
  CHECK(result.at("message").at("text") == "\uFFFD\"\u202e\x01");
  CHECK(result.at("locations").at(0).at("physicalLocation").at("artifactLocation").at("uri") ==
        "file:///%FF%22%0A.log");
}

TEST_CASE("a run without results is a whole document, too") {
  std::string out(render::sarif_begin);
  render::NoticeRule rule;
  rule.id = "doge-ship/space-occupied";
  rule.help = "help";
  const render::NoticeRule rules[] = {rule};
  render::append_sarif_end(rules, "1.2.3", out);
  const Json json = Json::parse(out);
  CHECK(json.at("version") == "2.1.0");
  CHECK(json.at("runs").at(0).at("results").empty());
  CHECK(json.at("runs").at(0).at("tool").at("driver").at("rules").at(0).at("id") == "doge-ship/space-occupied");
}
