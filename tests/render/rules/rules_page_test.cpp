#include "render/rules/rules_page.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "rules/tree/fault_list.h"
#include "rules/tree/json.h"
#include "rules/tree/merge.h"
#include "rules/tree/path.h"
#include "rules/tree/sources.h"
#include "rules/tree/yaml.h"

namespace dogeref::render {
namespace {

/// Rules of two files, the second laid over the first.
class Laid {
 public:
  Laid(std::string_view base, std::string_view overlay) {
    rules_.selection = {"toy", "en", {"odd"}};
    rules_.fingerprint = "sha256:0123";
    rules_.files = {"rules-data/toy/base.yaml", "own/toy/odd.yaml"};
    rules_.names = {"base.yaml", "odd.yaml"};
    rules_.data = rules::merged(read(base, 0), read(overlay, 1));
  }
  [[nodiscard]] RulesPage page(std::string_view path) const {
    return {rules_, path, *rules::find_path(rules_.data, path)};
  }
  [[nodiscard]] std::string text(std::string_view path) const {
    std::string out;
    append_rules_text(page(path), Paint(false), out);
    return out;
  }
  [[nodiscard]] std::string yaml(std::string_view path) const {
    std::string out;
    append_rules_yaml(page(path), out);
    return out;
  }
  [[nodiscard]] nlohmann::json json(std::string_view path) const {
    std::string out;
    append_rules_json(page(path), out);
    return nlohmann::json::parse(out);
  }
  static rules::Node read(std::string_view text, std::uint32_t file) {
    rules::FaultList faults;
    auto root = rules::read_yaml(text, file, faults);
    REQUIRE(root);
    rules::fold_sources(*root, faults);
    REQUIRE(faults.empty());
    return *root;
  }
  [[nodiscard]] const rules::Node& data() const { return rules_.data; }

 private:
  rules::Compiled rules_;
};

Laid sample() {
  return {
      "size: 3\n"
      "tiles:\n"
      "  B: {cost: 1, pips: [x, y], source: rulebook 2}\n"
      "  A:\n"
      "    {cost: 2, pips: [x], source: reconstructed,\n"
      "     sources: {pips: rulebook 3}}\n",
      "tiles: {A: {cost: 7}}\n"};
}

TEST_CASE("each line of the rules has the place and the source of its value behind it, in the order of the files") {
  CHECK(sample().text("") ==
        "# toy, edition en, variant odd; rules sha256:0123\n"
        "size: 3                       # base.yaml:1\n"
        "tiles:\n"
        "  B: {cost: 1, pips: [x, y]}  # base.yaml:3, rulebook 2\n"
        "  A: {pips: [x], cost: 7}     # base.yaml:5, rulebook 3; cost: own/toy/odd.yaml:1\n");
}

TEST_CASE("a value that was asked for is taken apart, line by line") {
  CHECK(sample().text("tiles.A") ==
        "# toy, edition en, variant odd; rules sha256:0123\n"
        "tiles.A:\n"
        "  pips: [x]  # base.yaml:5, rulebook 3\n"
        "  cost: 7    # own/toy/odd.yaml:1\n");
  CHECK(sample().text("tiles.A.cost") ==
        "# toy, edition en, variant odd; rules sha256:0123\ntiles.A.cost: 7  # own/toy/odd.yaml:1\n");
}

TEST_CASE("text and YAML of rules are YAML that says the same") {
  const Laid laid = sample();
  const std::string whole = rules::canonical(laid.data());
  CHECK(rules::canonical(Laid::read(laid.text(""), 0)) == whole);
  CHECK(rules::canonical(Laid::read(laid.yaml(""), 0)) == whole);
}

TEST_CASE("YAML of rules has the sources beside the values") {
  CHECK(sample().yaml("tiles.B") ==
        "# toy, edition en, variant odd; rules sha256:0123\n# tiles.B\ncost: 1\npips: [x, y]\nsource: rulebook 2\n");
  const Laid mixed("a: {b: 1, c: 2, d: 3, source: one, sources: {c: two}}\n", "{}");
  CHECK(mixed.yaml("a").ends_with("b: 1\nc: 2\nd: 3\nsource: one\nsources: {c: two}\n"));
}

TEST_CASE("rules as JSON have the origins of their leaves by path") {
  const nlohmann::json json = sample().json("tiles.A");
  CHECK(json.at("rules") == "sha256:0123");
  CHECK(json.at("variants") == nlohmann::json::array({"odd"}));
  CHECK(json.at("path") == "tiles.A");
  CHECK(json.at("value") == nlohmann::json{{"cost", 7}, {"pips", {"x"}}});
  CHECK(json.at("origins").size() == 2);
  const nlohmann::json expected = {{"file", "base.yaml"},
                                   {"path", "rules-data/toy/base.yaml"},
                                   {"line", 5},
                                   {"column", 21},
                                   {"source", "rulebook 3"}};
  CHECK(json.at("origins").at("tiles.A.pips") == expected);
  CHECK(json.at("origins").at("tiles.A.cost").at("source").is_null());
}

TEST_CASE("texts of rules that hold control characters are shown escaped") {
  const Laid laid("a: \"x\\u202ey\"\n", "{}");
  CHECK(laid.text("").find("\\u202e") != std::string::npos);
  CHECK(laid.text("").find("\u202e") == std::string::npos);
}

}  // namespace
}  // namespace dogeref::render
