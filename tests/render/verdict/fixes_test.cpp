#include "render/verdict/fixes.h"

#include <doctest/doctest.h>

#include <fstream>

#include "render/sample.h"
#include "support/schema.h"

using namespace dogeref;
using dogeref::tests::Sample;
using Json = nlohmann::ordered_json;

namespace {

std::string fixes_of(const referee::Verdict& verdict, const Sample& sample) {
  std::string out;
  render::append_fixes_json(sample.page(verdict), sample.wording(), {}, out);
  return out;
}

referee::Verdict with_fix(const Sample& sample) {
  referee::Verdict verdict = sample.venice_2();
  verdict.findings[0].help.push_back({"meant", {{"line", {findings::words("Anna: red 2, replace G05 with G02")}}}});
  verdict.findings[0].fix = {{{14, 10, 11}, "2"}};
  return verdict;
}

}  // namespace

TEST_CASE("a fix is one object on one line, and findings without one give nothing") {
  const Sample sample;
  CHECK(fixes_of(sample.venice_2(), sample).empty());
  CHECK(fixes_of(with_fix(sample), sample) == R"({"schema":1,"file":"venice-2.log","line":14,"code":"space-occupied",)"
                                              R"("message":"likely meant: Anna: red 2, replace G05 with G02",)"
                                              R"("edits":[{"line":14,"column":11,"end_column":12,"replacement":"2"}]})"
                                              "\n");
}

TEST_CASE("fixes fit their schema") {
  const Sample sample;
  std::ifstream file(DOGEREF_SOURCE_DIR "/rules-data/schema/fixes.json");
  const tests::Schema schema(Json::parse(file));
  referee::Verdict verdict = with_fix(sample);
  CHECK(schema.fault(Json::parse(fixes_of(verdict, sample))) == "");
  verdict.findings[0].fix = {{{11, 0, 12}, "Anna: red 6, replace G05 with G02"}, {{14, 0, 33}, "Marco: red 6"}};
  CHECK(schema.fault(Json::parse(fixes_of(verdict, sample))) == "");
  verdict.findings[0].fix = {{{14, 0, 0}, "Marco: ?\n"}};
  CHECK(schema.fault(Json::parse(fixes_of(verdict, sample))) == "");
}

TEST_CASE("columns are code points, and the help that tells the fix is its message") {
  const Sample sample;
  referee::Verdict verdict = with_fix(sample);
  verdict.findings[0].help.insert(verdict.findings[0].help.begin(),
                                  {"swapped", {{"line", {findings::number(13)}}, {"other", {findings::number(14)}}}});
  render::Rests none;
  const std::string text = "Änne: red 6";
  verdict.findings[0].fix = {{{14, 7, 8}, "b"}};
  std::string out;
  render::append_fixes_json({"a.log", 1, text, 14, verdict, none}, sample.wording(), {}, out);
  const Json json = Json::parse(out);
  CHECK(json["edits"][0]["column"] == 7);
  CHECK(json["message"] == "likely meant: Anna: red 2, replace G05 with G02");
}
