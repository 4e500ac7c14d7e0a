#include "rules/library/rulebook_reader.h"

#include <algorithm>
#include <utility>

#include "rules/library/layout.h"
#include "rules/shape/check.h"
#include "rules/shape/shape.h"
#include "rules/tree/json.h"
#include "rules/tree/merge.h"
#include "rules/tree/values.h"

namespace dogeref::rules {
namespace {

constexpr std::string_view fallback = "en";
constexpr std::string_view rulebook_name = "rulebook.yaml";

Texts texts_of(const Node* map) {
  std::vector<std::pair<std::string, std::string>> items;
  if (map != nullptr && map->is_map()) {
    for (const Member& member : map->members) items.emplace_back(member.key, member.value.text);
  }
  return Texts(std::move(items));
}

/// The texts of one language by key.
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

/// With what the language lacks in English; empty when it has none.
Node whole_phrases(const Node& file, std::string_view language) {
  Node own = phrases_of_language(file, language);
  if (own.members.empty() || language == fallback) return own;
  return merged(phrases_of_language(file, fallback), std::move(own));
}

RuleEntry entry_of(std::string_view code, const Node& text) {
  RuleEntry entry;
  entry.code = code;
  entry.severity = text_of(text, "severity");
  entry.category = text_of(text, "category");
  entry.readings = flag_of(text.find("readings"), true);
  if (entry.category.empty()) entry.category = "rule";
  entry.section = texts_of(text.find("section"));
  entry.title = texts_of(text.find("title"));
  entry.message = texts_of(text.find("message"));
  entry.related = texts_of(text.find("related"));
  entry.explanation = texts_of(text.find("explanation"));
  entry.breaks = text_of(text, "breaks");
  entry.keeps = text_of(text, "keeps");
  return entry;
}

}  // namespace

std::optional<Node> read_rulebook(const Roots& roots, std::string_view game, FaultList& faults) {
  const auto own = roots.find(game, rulebook_name);
  const auto shared = roots.find(frame, rulebook_name);
  if (!own || !shared) return own ? read_file(*own, rulebook_shape(), false, faults) : std::nullopt;
  std::optional<Node> base = read_file(*shared, rulebook_shape(), true, faults);
  std::optional<Node> patch = read_file(*own, rulebook_shape(), true, faults);
  if (!base || !patch) return std::nullopt;
  Node whole = merged(std::move(*base), std::move(*patch));
  check(whole, rulebook_shape(), Checking{}, faults);
  return faults.empty() ? std::optional<Node>(std::move(whole)) : std::nullopt;
}

TextTable phrase_table(const Node& file, std::string_view language) {
  const Node phrases = whole_phrases(file, language);
  return texts_of(&phrases).table();
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

const EmbeddedTable* RulebookReader::table(std::string_view kind, std::string_view id) const {
  return find_table(embedded_, game_, kind, id);
}

/// Whether a folder given has another rulebook than the program. A copy of it says nothing new, and takes long to read.
bool RulebookReader::is_changed(std::string_view folder) const {
  const auto found = roots_.has_own(folder) ? roots_.find(folder, rulebook_name) : std::nullopt;
  return found && !roots_.is_shipped(*found, folder);
}

/// Whether the program's own tables tell what the rulebook says: there are any, and no folder has another rulebook.
bool RulebookReader::is_embedded() {
  if (!is_embedded_) {
    is_embedded_ = table("phrases", fallback) != nullptr && !is_changed(game_) && !is_changed(frame);
  }
  return *is_embedded_;
}

const Node& RulebookReader::file() {
  if (file_) return *file_;
  file_.emplace();
  FaultList faults;
  if (auto root = read_rulebook(roots_, game_, faults)) file_ = std::move(root);
  faults_ = faults.take();
  return *file_;
}

std::vector<RuleEntry> RulebookReader::read_entries(std::string_view part, std::string_view kind) {
  std::vector<RuleEntry> out;
  if (is_embedded()) {
    for (const EmbeddedTable& table : embedded_.tables) {
      if (table.game != game_ || table.kind != kind) continue;
      if (const std::optional<Node> text = read_json(table.content)) out.push_back(entry_of(table.id, *text));
    }
  } else if (const Node* const entries = file().find(part)) {
    for (const Member& entry : entries->members) out.push_back(entry_of(entry.key, entry.value));
  }
  std::sort(out.begin(), out.end(), [](const RuleEntry& a, const RuleEntry& b) { return a.code < b.code; });
  return out;
}

const std::vector<RuleEntry>& RulebookReader::entries() {
  const std::lock_guard lock(mutex_);
  if (!entries_) entries_ = read_entries("codes", "code");
  return *entries_;
}

const std::vector<RuleEntry>& RulebookReader::gains() {
  const std::lock_guard lock(mutex_);
  if (!gains_) gains_ = read_entries("gains", "gain");
  return *gains_;
}

/// What came with the program is read a code at a time: most runs need a few of them.
const RuleEntry* RulebookReader::find(std::string_view code) {
  const std::lock_guard lock(mutex_);
  const auto known = found_.find(code);
  if (known != found_.end()) return known->second ? &*known->second : nullptr;
  std::optional<RuleEntry>& entry = found_[std::string(code)];
  if (is_embedded()) {
    const EmbeddedTable* const found = table("code", code);
    const std::optional<Node> text = found == nullptr ? std::nullopt : read_json(found->content);
    if (text) entry = entry_of(code, *text);
  } else if (const Node* const codes = file().find("codes")) {
    if (const Node* const text = codes->find(code)) entry = entry_of(code, *text);
  }
  return entry ? &*entry : nullptr;
}

/// Nothing when the rulebook has not a phrase in the language.
std::optional<Texts> RulebookReader::read_phrases(std::string_view language) {
  if (is_embedded()) {
    const EmbeddedTable* const found = table("phrases", language);
    return found == nullptr ? std::nullopt : std::optional(Texts(TextTable::of_image(found->content)));
  }
  const Node phrases = whole_phrases(file(), language);
  return phrases.members.empty() ? std::nullopt : std::optional(texts_of(&phrases));
}

const Texts& RulebookReader::phrases(std::string_view language) {
  const std::lock_guard lock(mutex_);
  const auto known = phrases_.find(language);
  if (known != phrases_.end()) return known->second;
  std::optional<Texts> own = language == fallback ? std::nullopt : read_phrases(language);
  if (own) return phrases_[std::string(language)] = std::move(*own);
  const auto english = phrases_.find(fallback);
  if (english != phrases_.end()) return english->second;
  return phrases_[std::string(fallback)] = read_phrases(fallback).value_or(Texts());
}

/// Faults of what came with the program ended its build.
const Faults& RulebookReader::faults() {
  const std::lock_guard lock(mutex_);
  if (!is_embedded()) static_cast<void>(file());
  return faults_;
}

}  // namespace dogeref::rules
