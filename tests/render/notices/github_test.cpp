#include "render/notices/github.h"

#include <doctest/doctest.h>

using namespace dogeref;

namespace {

render::Notice notice(const std::string& file, const std::string& message) {
  render::Notice made;
  made.file = file;
  made.place = {14, 7, 12};
  made.title = "space-occupied";
  made.message = message;
  return made;
}

std::string annotation_of(const render::Notice& notice) {
  std::string out;
  render::append_annotation(notice, out);
  return out;
}

}  // namespace

TEST_CASE("an annotation is one command with its place and the code as its title") {
  CHECK(annotation_of(notice("a.log", "red 6 is taken")) ==
        "::error file=a.log,line=14,col=7,endColumn=12,title=space-occupied::red 6 is taken\n");
  render::Notice whole = notice("a.log", "there is no game");
  whole.place = {};
  whole.severity = findings::Severity::warning;
  CHECK(annotation_of(whole) == "::warning file=a.log,title=space-occupied::there is no game\n");
  whole.severity = findings::Severity::allowed;
  CHECK(annotation_of(whole).starts_with("::notice "));
}

TEST_CASE("nothing in a notice ends its command or begins another one") {
  CHECK(annotation_of(notice("a,b:c%.log\n::error", "100 %\r\n::error ::x")) ==
        "::error file=a%2Cb%3Ac%25.log%0A%3A%3Aerror,line=14,col=7,endColumn=12,title=space-occupied::"
        "100 %25%0D%0A::error ::x\n");
  CHECK(annotation_of(notice("a.log", "\x1b[31m\xFF\u202e")).ends_with("::\\x1b[31m\\xff\\u202e\n"));
}
