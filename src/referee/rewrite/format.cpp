#include "referee/rewrite/format.h"

#include <algorithm>
#include <utility>

#include "referee/game/verdict_difference.h"
#include "referee/rewrite/draft.h"

namespace dogeref::referee {
namespace {

/// Drafts of one game: whenever one is judged otherwise than the game, one more line is held.
constexpr int most_drafts = 32;

bool holds(std::span<const std::string> list, std::string_view text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

JudgeOptions all_findings() {
  JudgeOptions options;
  options.readings = 1;
  options.max_errors = 1'000'000;
  return options;
}

}  // namespace

struct Formatter::Impl {
  Impl(Shelf& from, std::optional<std::string> language)
      : shelf(from), to(std::move(language)), reader(from, all_findings()), checker(from, all_findings()) {}

  void format(std::string_view game_text, std::uint32_t first_line);
  bool settle(const Verdict& before, std::uint32_t first_line);
  [[nodiscard]] DraftLanguages languages(const Verdict& verdict, bool with_old) const;
  [[nodiscard]] Draft drafted(const DraftLanguages& languages);
  bool hold(const Draft& draft, std::uint32_t line);

  Shelf& shelf;
  std::optional<std::string> to;
  Judge reader;
  Judge checker;
  Scene scene;
  WrittenGame source;
  std::set<std::uint32_t> held;
  Formatted result;
};

Formatter::Formatter(Shelf& shelf, std::optional<std::string> to)
    : impl_(std::make_unique<Impl>(shelf, std::move(to))) {}
Formatter::~Formatter() = default;

const Formatted& Formatter::format(std::string_view game_text, std::uint32_t first_line) {
  impl_->format(game_text, first_line);
  return impl_->result;
}

void Formatter::Impl::format(std::string_view game_text, std::uint32_t first_line) {
  result = {};
  const Verdict& before = reader.judge(game_text, first_line);
  scene = reader.scene();
  if (scene.ruleset == nullptr) {
    result.status = Formatted::Status::unreadable;
  } else {
    source.read(game_text, first_line, shelf);
    if (settle(before, first_line)) return;
    result.status = Formatted::Status::unsafe;
  }
  result.text = game_text;
}

/// Drafts until the game is judged as it was.
bool Formatter::Impl::settle(const Verdict& before, std::uint32_t first_line) {
  held.clear();
  bool with_old = !to;
  for (int drafts = 0; drafts < most_drafts; ++drafts) {
    const Draft draft = drafted(languages(before, with_old));
    const Verdict& after = checker.judge(draft.text(), first_line);
    const auto line = first_difference(before, after, [&draft](std::uint32_t at) { return draft.line_before(at); });
    if (!line) {
      result.text = draft.text();
      result.kept = draft.kept();
      return true;
    }
    result.line = *line;
    // A line that cannot be read may be told apart only by words of the language it was typed in.
    if (!with_old && !draft.kept().empty()) {
      with_old = true;
    } else if (!hold(draft, *line)) {
      return false;
    }
  }
  return false;
}

/// A draft in which no two lines have become the same.
Draft Formatter::Impl::drafted(const DraftLanguages& languages) {
  for (;;) {
    Draft draft(source, scene, languages, held);
    const std::vector<std::uint32_t> twins = draft.new_twins();
    if (twins.empty()) return draft;
    held.insert(twins.begin(), twins.end());
  }
}

/// Leaves the line as it was in the next draft, or what was changed last before it. False when there is nothing.
bool Formatter::Impl::hold(const Draft& draft, std::uint32_t line) {
  auto at = draft.changed().upper_bound(line);
  if (at == draft.changed().begin()) return false;
  held.insert(*--at);
  return true;
}

DraftLanguages Formatter::Impl::languages(const Verdict& verdict, bool with_old) const {
  std::vector<std::string> old;
  std::vector<std::string> unknown;
  const std::vector<std::string> known = shelf.languages(verdict.game);
  if (const HeaderField* const field = source.header.find("language")) {
    for (const std::string_view part : comma_parts(field->value)) {
      const std::string id = id_of(part);
      (holds(known, id) ? old : unknown).push_back(id);
    }
  }
  DraftLanguages languages;
  languages.target = to ? *to : old.empty() ? std::string(default_language) : old.front();
  languages.listed = {languages.target};
  if (!with_old) old.clear();
  old.insert(old.end(), unknown.begin(), unknown.end());
  for (std::string& id : old) {
    if (!holds(languages.listed, id)) languages.listed.push_back(std::move(id));
  }
  languages.edition = verdict.edition;
  languages.translates = to.has_value();
  return languages;
}

}  // namespace dogeref::referee
