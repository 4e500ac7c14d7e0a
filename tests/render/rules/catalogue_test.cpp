#include "render/rules/catalogue.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

namespace dogeref::render {
namespace {

std::vector<CatalogueGame> sample() {
  CatalogueGame game;
  game.id = "toy";
  game.file = {"game.yaml", "rules-data/toy/game.yaml", "The Toy", true};
  game.languages = {"en", "fr"};
  game.editions = {
      {"en", {"editions/en.yaml", "rules-data/toy/editions/en.yaml", "First", true}, "sha256:0123456789abcdef0123"}};
  game.variants_edition = "en";
  game.variants = {{"odd", {"variants/odd.yaml", "own/toy/variants/odd.yaml", "O\x1b[1m", false}, ""}};
  game.own_files = {{"panels.yaml", "own/toy/panels.yaml", "", false}};
  return {game, game};
}

TEST_CASE("the catalogue names games with what belongs to them, one below the other") {
  std::string out;
  append_catalogue_text({sample().front()}, {}, out);
  CHECK(out ==
        "toy: The Toy (shipped)\n"
        "  editions\n"
        "    en  First  0123456789ab  shipped\n"
        "  variants, with edition en\n"
        "    odd  O\\x1b[1m  faulty  own/toy/variants/odd.yaml\n"
        "  files of your own\n"
        "    panels.yaml  own/toy/panels.yaml\n");
}

TEST_CASE("the catalogue as JSON has whole fingerprints and null for what is not there") {
  std::string out;
  append_catalogue_json(sample(), out);
  const auto json = nlohmann::json::parse(out);
  CHECK(json.at("schema") == 1);
  CHECK(json.at("games").size() == 2);
  const auto& game = json.at("games").at(0);
  CHECK(game.at("id") == "toy");
  CHECK(game.at("languages") == nlohmann::json{"en", "fr"});
  CHECK(game.at("editions").at(0).at("rules") == "sha256:0123456789abcdef0123");
  CHECK(game.at("editions").at(0).at("shipped") == true);
  CHECK(game.at("variants").at(0).at("rules").is_null());
  CHECK(game.at("variants").at(0).at("file") == "own/toy/variants/odd.yaml");
  CHECK(game.at("own_files").at(0).at("name") == "panels.yaml");
  CHECK(out.find('\n') == out.size() - 1);
}

}  // namespace
}  // namespace dogeref::render
