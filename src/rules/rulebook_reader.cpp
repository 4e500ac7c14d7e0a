#include "rules/rulebook_reader.h"

#include <algorithm>
#include <utility>

#include "rules/json.h"
#include "rules/layout.h"
#include "rules/merge.h"
#include "rules/shape.h"

namespace dogeref::rules {
namespace {

constexpr std::string_view fallback = "en";

Texts texts_of(const Node* map) {
  std::vector<std::pair<std::string, std::string>> items;
  if (map != nullptr && map->is_map()) {
    for (const Member& member : map->members) items.emplace_back(member.key, member.value.text);
  }
  return Texts(std::move(items));
}

std::string text_of(const Node& map, std::string_view key) {
  const Node* const value = map.find(key);
  return value == nullptr ? std::string() : value->text;
}

RuleEntry entry_of(const Member& code) {
  RuleEntry entry;
  entry.code = code.key;
  entry.severity = text_of(code.value, "severity");
  entry.section = texts_of(code.value.find("section"));
  entry.title = texts_of(code.value.find("title"));
  entry.message = texts_of(code.value.find("message"));
  entry.related = texts_of(code.value.find("related"));
  entry.explanation = texts_of(code.value.find("explanation"));
  entry.breaks = text_of(code.value, "breaks");
  entry.keeps = text_of(code.value, "keeps");
  return entry;
}

std::vector<RuleEntry> read_entries(const Node* codes) {
  std::vector<RuleEntry> out;
  if (codes == nullptr) return out;
  for (const Member& code : codes->members) out.push_back(entry_of(code));
  std::sort(out.begin(), out.end(), [](const RuleEntry& a, const RuleEntry& b) { return a.code < b.code; });
  return out;
}

}  // namespace

Node phrases_of_language(const Node& file, std::string_view language) {
  Node out;
  out.kind = Node::Kind::map;
  const Node* const phrases = file.find("phrases");
  if (phrases == nullptr) return out;
  for (const Member& phrase : phrases->members) {
    const Node* const text = phrase.value.find(language);
    if (text != nullptr) out.members.push_back({phrase.key, phrase.key_origin, *text});
  }
  return out;
}

std::vector<std::string> languages_of_phrases(const Node& file) {
  std::vector<std::string> out;
  const Node* const phrases = file.find("phrases");
  if (phrases == nullptr) return out;
  for (const Member& phrase : phrases->members) {
    for (const Member& text : phrase.value.members) out.push_back(text.key);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

const EmbeddedTable* Rulebook::Reader::table(std::string_view kind, std::string_view id) const {
  const auto at = std::find_if(embedded_.tables.begin(), embedded_.tables.end(), [&](const EmbeddedTable& candidate) {
    return candidate.game == game_ && candidate.kind == kind && candidate.id == id;
  });
  return at == embedded_.tables.end() ? nullptr : &*at;
}

/// Whether the program's own tables tell what the rulebook says: there are any, and no folder has another rulebook.
bool Rulebook::Reader::is_embedded() {
  if (!is_embedded_) {
    const auto found = roots_.has_own(game_) ? roots_.find(game_, "rulebook.yaml") : std::nullopt;
    is_embedded_ = table("codes", "") != nullptr && (!found || found->real_path.empty());
  }
  return *is_embedded_;
}

const Node& Rulebook::Reader::file() {
  if (file_) return *file_;
  file_.emplace();
  const auto found = roots_.find(game_, "rulebook.yaml");
  if (!found) return *file_;
  FaultList faults;
  if (auto root = read_file(*found, rulebook_shape(), false, faults)) file_ = std::move(root);
  faults_ = faults.take();
  return *file_;
}

const std::vector<RuleEntry>& Rulebook::Reader::entries_of(std::string_view part,
                                                           std::optional<std::vector<RuleEntry>>& kept) {
  const std::lock_guard lock(mutex_);
  if (kept) return *kept;
  if (!is_embedded()) return kept.emplace(read_entries(file().find(part)));
  const EmbeddedTable* const found = table(part, "");
  const std::optional<Node> entries = found == nullptr ? std::nullopt : read_json(found->json);
  return kept.emplace(read_entries(entries ? &*entries : nullptr));
}

bool Rulebook::Reader::speaks(std::string_view language) {
  if (is_embedded()) return table("phrases", language) != nullptr;
  return !phrases_of_language(file(), language).members.empty();
}

Node Rulebook::Reader::texts(std::string_view language) {
  if (!is_embedded()) return phrases_of_language(file(), language);
  const EmbeddedTable* const found = table("phrases", language);
  std::optional<Node> read = found == nullptr ? std::nullopt : read_json(found->json);
  return read ? std::move(*read) : Node();
}

const Texts& Rulebook::Reader::phrases(std::string_view language) {
  const std::lock_guard lock(mutex_);
  const auto known = phrases_.find(language);
  if (known != phrases_.end()) return known->second;
  if (language != fallback && !speaks(language)) language = fallback;
  const auto fallback_known = phrases_.find(language);
  if (fallback_known != phrases_.end()) return fallback_known->second;
  Node all = texts(fallback);
  if (language != fallback) all = merged(std::move(all), texts(language));
  return phrases_[std::string(language)] = texts_of(&all);
}

const Faults& Rulebook::Reader::faults() {
  const std::lock_guard lock(mutex_);
  static_cast<void>(file());
  return faults_;
}

}  // namespace dogeref::rules
