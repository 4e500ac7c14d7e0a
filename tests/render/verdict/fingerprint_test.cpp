#include "render/verdict/fingerprint.h"

#include <doctest/doctest.h>

#include "render/sample.h"

using namespace dogeref;
using dogeref::tests::Sample;

namespace {

std::string fingerprint_of(const Sample& sample, const referee::Verdict& verdict, std::string_view line) {
  return render::Fingerprints(sample.page(verdict)).next(verdict.findings[0], line);
}

}  // namespace

TEST_CASE("a fingerprint does not hang on where the line stands, or on blanks") {
  const Sample sample;
  const referee::Verdict here = sample.venice_2();
  referee::Verdict moved = here;
  moved.findings[0].span.line = 40;
  moved.findings[0].number = 30;
  CHECK(fingerprint_of(sample, here, "Anna: red 6").size() == 16);
  CHECK(fingerprint_of(sample, here, "Anna: red 6") == fingerprint_of(sample, moved, "  Anna:  red 6 \r"));
}

TEST_CASE("another line, another code, another game and a second fault of the kind have fingerprints of their own") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_2();
  const std::string usual = fingerprint_of(sample, verdict, "Anna: red 6");
  CHECK(fingerprint_of(sample, verdict, "Anna: red 5") != usual);
  referee::Verdict other = verdict;
  other.findings[0].code = 0;
  CHECK(fingerprint_of(sample, other, "Anna: red 6") != usual);
  other = verdict;
  other.headers = {{"event", "Mestre Open"}};
  CHECK(fingerprint_of(sample, other, "Anna: red 6") != usual);
  const render::Page page = sample.page(verdict);
  render::Fingerprints twice(page);
  CHECK(twice.next(verdict.findings[0], "Anna: red 6") == usual);
  CHECK(twice.next(verdict.findings[0], "Anna: red 6") != usual);
}

TEST_CASE("what the header tells of the recorder and notes does not change a fingerprint") {
  const Sample sample;
  const referee::Verdict verdict = sample.venice_2();
  referee::Verdict noted = verdict;
  noted.headers.emplace_back("note", "rain");
  CHECK(fingerprint_of(sample, noted, "Anna: red 6") == fingerprint_of(sample, verdict, "Anna: red 6"));
}
