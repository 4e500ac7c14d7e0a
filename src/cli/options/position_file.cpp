#include "cli/options/position_file.h"

#include "rules/shape/check.h"
#include "rules/tree/fault.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"

namespace dogeref::cli {
namespace {

rules::Shape shape() {
  const rules::Shape selection = rules::record({{"game", rules::id()},
                                                rules::optional("edition", rules::id()),
                                                rules::optional("variants", rules::list(rules::id(), 0, 64))});
  return rules::record({{"rules", selection}, {"given", rules::any()}, rules::optional("log", rules::prose())});
}

rules::Selection selection_of(const rules::Node& node) {
  rules::Selection selection;
  selection.game = rules::text_of(node.find("game"));
  if (const rules::Node* edition = node.find("edition")) selection.edition = edition->text;
  for (const rules::Member& item : rules::members_of(node.find("variants")))
    selection.variants.push_back(item.value.text);
  return selection;
}

}  // namespace

bool is_position_file(std::string_view path) { return path.ends_with(".yaml"); }

std::optional<PositionFile> read_position(const std::string& path, std::string_view text, Console& console) {
  rules::FaultList faults;
  const std::optional<rules::Node> root = rules::read_yaml(text, faults.add_file(path), faults);
  if (root) rules::check(*root, shape(), {}, faults);
  if (root && faults.empty()) {
    const rules::Node* const log = root->find("log");
    const std::uint32_t line = log == nullptr ? 1 : log->origin.line + 1;  // behind `log: |`
    return PositionFile{selection_of(*root->find("rules")), *root->find("given"), std::string(rules::text_of(log)),
                        line};
  }
  for (const rules::Fault& fault : faults.take()) console.complain(rules::formatted(fault));
  return std::nullopt;
}

}  // namespace dogeref::cli
