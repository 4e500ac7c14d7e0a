#include "floors_types.h"

#include <doctest/doctest.h>

#include <map>

namespace dogeref::tests {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

/// What is found in two files.
std::string found(const std::string& one, const std::string& other) {
  return joined(types_defined_twice({{"one.h", one}, {"other.h", other}}));
}

/// The program that a test is part of: "rules", "games/doge_ship"; "support" and "" are part of every one.
std::string program_of(const std::string& path) {
  const std::size_t slash = path.find('/');
  if (slash == std::string::npos) return "";
  const std::string folder = path.substr(0, slash);
  const std::size_t second = path.find('/', slash + 1);
  if (folder == "games" && second != std::string::npos) return path.substr(0, second);
  return folder == "support" ? "" : folder;
}

TEST_CASE("no type is defined twice in a namespace of the program") {
  CHECK_EQ(joined(types_defined_twice(read_sources(DOGEREF_SOURCE_DIR "/src"))), "");
}

TEST_CASE("no program of the tests defines a type twice, or one that the program has") {
  std::map<std::string, std::vector<Source>> programs;
  for (Source& source : read_sources(DOGEREF_SOURCE_DIR "/tests")) {
    source.path = "tests/" + source.path;
    programs[program_of(source.path.substr(6))].push_back(std::move(source));
  }
  REQUIRE(programs.size() > 5);
  for (const auto& [program, own] : programs) {
    std::vector<Source> all = read_sources(DOGEREF_SOURCE_DIR "/src");
    all.insert(all.end(), programs[""].begin(), programs[""].end());
    if (!program.empty()) all.insert(all.end(), own.begin(), own.end());
    CHECK_EQ(joined(types_defined_twice(all)), "");
  }
}

TEST_CASE("a type is known by its name and its namespaces") {
  const std::string fault = "other.h:2: a::b::X is defined in one.h:1, too\n";
  CHECK_EQ(found("namespace a::b { struct X {}; }", "namespace a { namespace b {\nclass X final : Y {\n}; } }"), fault);
  CHECK_EQ(found("namespace a { struct X {}; }", "namespace b { struct X {}; }"), "");
  CHECK_EQ(found("namespace a { enum class X : int { one }; }", "namespace a {\n  template <class T> union X {};\n}"),
           "other.h:2: a::X is defined in one.h:1, too\n");
  CHECK_EQ(
      found("namespace a { class [[nodiscard]] X {}; }", "namespace a { inline constexpr struct X { int y; } x; }"),
      "other.h:1: a::X is defined in one.h:1, too\n");
}

TEST_CASE("a type that is only named, and one that a file keeps for itself, may be met anywhere") {
  const std::string type = "namespace a { struct X {}; }";
  CHECK_EQ(found(type, "namespace a { struct X; class Y { friend struct X; }; }"), "");
  CHECK_EQ(found(type, "namespace a { namespace { struct X {}; } }"), "");
  CHECK_EQ(found(type, "namespace a { class Y { struct X {}; }; }"), "");
  CHECK_EQ(found(type, "namespace a { void f() { struct X {}; } }"), "");
  CHECK_EQ(found(type, "namespace a { template <class X> X g(X x) { return x; } struct X f() { return {}; } }"), "");
  CHECK_EQ(found(type, "namespace a { template <> struct X<int> {}; }"), "");
}

TEST_CASE("comments, texts and what the preprocessor reads define nothing") {
  const std::string type = "namespace a { struct X {}; }";
  CHECK_EQ(found(type, "namespace a { // struct X {\n/* struct X {} */ const char* t = \"{ struct X {\"; }"), "");
  CHECK_EQ(
      found(type, "#define X {\\\n{\nnamespace a { auto t = R\"s(} struct X {)s\"; char c = '{'; int n = 1'000; }"),
      "");
}

}  // namespace
}  // namespace dogeref::tests
