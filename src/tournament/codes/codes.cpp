#include "tournament/codes/codes.h"

#include <algorithm>

#include "rules/library/embedded.h"
#include "rules/tree/fault_list.h"
#include "rules/tree/values.h"
#include "rules/tree/yaml.h"

namespace dogeref::tournament {
namespace {

constexpr std::string_view codes_file = "frame/tournament.yaml";

rules::Texts texts_by_language(const rules::Node* map) {
  std::vector<std::pair<std::string, std::string>> items;
  for (const rules::Member& member : rules::members_of(map)) items.emplace_back(member.key, member.value.text);
  return rules::Texts(std::move(items));
}

CodeEntry code_entry(const rules::Member& member) {
  CodeEntry entry;
  entry.code = member.key;
  entry.severity = rules::text_of(member.value.find("severity"));
  entry.title = texts_by_language(member.value.find("title"));
  entry.explanation = texts_by_language(member.value.find("explanation"));
  entry.breaks = rules::text_of(member.value.find("breaks"));
  entry.keeps = rules::text_of(member.value.find("keeps"));
  for (const rules::Member& log : rules::members_of(member.value.find("logs")))
    entry.logs.emplace_back(log.key, log.value.text);
  return entry;
}

}  // namespace

std::vector<ExampleFile> CodeEntry::logs_of(std::string_view example) const {
  std::vector<ExampleFile> named;
  for (const ExampleFile& log : logs) {
    if (example.find("log: " + log.first) != std::string_view::npos) named.push_back(log);
  }
  return named;
}

std::vector<CodeEntry> code_entries() {
  std::vector<CodeEntry> entries;
  const auto files = rules::shipped().files;
  const auto found =
      std::find_if(files.begin(), files.end(), [](const rules::EmbeddedFile& file) { return file.path == codes_file; });
  if (found == files.end()) return entries;
  rules::FaultList faults;
  const auto root = rules::read_yaml(found->text, faults.add_file("tournament.yaml"), faults);
  if (!root) return entries;
  for (const rules::Member& member : rules::members_of(root->find("codes"))) entries.push_back(code_entry(member));
  return entries;
}

}  // namespace dogeref::tournament
