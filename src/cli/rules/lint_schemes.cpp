#include "cli/rules/lint_schemes.h"

#include <utility>

#include "rules/library/embedded.h"
#include "rules/tree/yaml_limits.h"
#include "text/file.h"
#include "tournament/scheme/reader.h"

namespace dogeref::cli {
namespace {

rules::Remarks errors_of(rules::FaultList& faults) {
  rules::Remarks remarks;
  for (rules::Fault& fault : faults.take()) remarks.push_back({rules::Gravity::error, std::move(fault)});
  return remarks;
}

}  // namespace

rules::Remarks lint_schemes(const std::vector<std::string>& folders) {
  const rules::Roots roots(rules::shipped(), folders);
  rules::FaultList faults;
  for (const std::string& id : tournament::scheme_ids(roots))
    (void)tournament::read_scheme(roots, id, {faults.add_file(id), 0, 0}, faults);
  return errors_of(faults);
}

std::optional<rules::Remarks> lint_scheme_file(const std::string& path, const std::vector<std::string>& folders) {
  const auto text = text::read_file(path, rules::yaml_size_limit);
  if (!text || !tournament::is_scheme(text.value())) return std::nullopt;
  const rules::Roots roots(rules::shipped(), folders);
  rules::FaultList faults;
  tournament::check_scheme(roots, text.value(), path, faults);
  return errors_of(faults);
}

}  // namespace dogeref::cli
