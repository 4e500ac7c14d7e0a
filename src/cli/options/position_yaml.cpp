#include "cli/options/position_yaml.h"

#include <algorithm>
#include <utility>

#include "rules/tree/yaml_writer.h"
#include "text/unicode.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t yaml_width = 100;

/// The lines as a block under `log`.
std::string indented(std::string_view log) {
  std::string out = log.empty() ? "" : "log: |\n";
  while (!log.empty()) {
    const std::size_t end = std::min(log.find('\n'), log.size() - 1);
    out.append("  ").append(log.substr(0, end + 1));
    log.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace

std::string position_yaml(const OneGame& game, std::string_view log) {
  const referee::Verdict& verdict = game.verdict();
  std::string out = "# " + text::escaped(game.place());
  if (game.options().at != 0) out += " after line " + std::to_string(game.options().at);
  out += ": " + verdict.game + ", edition " + verdict.edition;
  for (const std::string& variant : verdict.variants) out += ", variant " + variant;
  const referee::Scene scene = game.scene();
  rules::Node root = rules::map_node();
  rules::Node selection = rules::map_node();
  put(selection, "game", rules::text_node(verdict.game));
  put(selection, "edition", rules::text_node(verdict.edition));
  rules::Node variants = rules::list_node();
  for (const std::string& variant : verdict.variants) put(variants, rules::text_node(variant));
  if (!verdict.variants.empty()) put(selection, "variants", std::move(variants));
  put(root, "rules", std::move(selection));
  put(root, "given", scene.ruleset->save(*scene.position, scene.players, false));
  out += "\n" + rules::yaml_block(root, yaml_width);
  return out + indented(log);
}

}  // namespace dogeref::cli
