#include "cli/options/shapes.h"

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace dogeref::cli {
namespace {

std::vector<rules::Field> way_fields() {
  const rules::Shape ids = rules::list(rules::id(), 0, 64);
  return {
      rules::optional("edition", rules::id(), "judge by this edition, whatever the logs say"),
      rules::optional("variants", ids, "judge by these variants, whatever the logs say"),
      rules::optional("ignore", rules::list(rules::id(), 0, 1000), "codes of findings that are left out"),
      rules::optional("max-errors", rules::integer(0, std::numeric_limits<int>::max()),
                      "findings printed a game, 0 for all"),
  };
}

}  // namespace

rules::Shape project_shape() {
  std::vector<rules::Field> of_folder = way_fields();
  of_folder.insert(of_folder.begin(), {"folder", rules::line(), "where the logs lie, seen from this file"});
  std::vector<rules::Field> fields = way_fields();
  fields.insert(fields.begin(),
                {{"kind", rules::one_of({"project"}), "what this file is"},
                 rules::optional("rules", rules::list(rules::line(), 0, 64),
                                 "folders of rules data, seen from this file; --rules come after them")});
  fields.push_back(rules::optional("folders", rules::list(rules::record(std::move(of_folder)), 0, 1000),
                                   "what holds for the logs in some folders; the deepest one counts"));
  return rules::record(std::move(fields));
}

}  // namespace dogeref::cli
