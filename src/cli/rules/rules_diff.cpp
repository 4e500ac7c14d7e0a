// dogeref rules diff: what two editions, variants or folders of rules differ in.

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/options/rules_options.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/suggest.h"
#include "games/games.h"
#include "render/rules/rules_difference.h"
#include "rules/tree/difference.h"

namespace dogeref::cli {
namespace {

struct DiffOptions {
  std::string a;
  std::string b;
  std::string game;
  std::string edition;
  std::string format = "text";
  RulesOptions rules;
};

bool is_folder(const std::string& text) {
  std::error_code error;
  return !text.empty() && std::filesystem::is_directory(text, error);
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t plus = text.find('+');
    parts.emplace_back(text.substr(0, plus));
    if (plus == std::string_view::npos) return parts;
    text.remove_prefix(plus + 1);
  }
}

bool holds(const std::vector<std::string>& list, const std::string& text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

/// One side: a folder, an edition, variants, parted by `+`; what is left out is as usual.
class Side {
 public:
  Side(std::string name, const DiffOptions& options, Console& console)
      : name_(std::move(name)), options_(options), console_(console) {}

  bool open() {
    std::vector<std::string> parts = is_folder(name_) ? std::vector{name_} : split(name_);
    RulesOptions rules = options_.rules;
    if (is_folder(parts.front())) {
      rules.folders.push_back(parts.front());
      parts.erase(parts.begin());
    }
    library_ = open_library(rules, console_);
    if (library_ == nullptr) return false;
    chosen_.game = options_.game.empty() ? std::string(games::all().front().id) : options_.game;
    chosen_.edition = options_.edition;
    for (std::string& part : parts) {
      if (!take(std::move(part))) return false;
    }
    return compile();
  }

  [[nodiscard]] render::RulesSide shown() const { return {name_, compiled_}; }
  [[nodiscard]] const rules::Node& data() const { return compiled_.data; }
  /// Where the edition says what a code is about; empty where it does not.
  [[nodiscard]] std::string_view section_of(const rules::RuleEntry& entry) const {
    const rules::RuleEntry* const own = library_->rulebook(chosen_.game).find(entry.code);
    return own == nullptr ? std::string_view{} : own->section.get(compiled_.selection.edition);
  }
  [[nodiscard]] const std::vector<rules::RuleEntry>& codes() const {
    return library_->rulebook(chosen_.game).entries();
  }

 private:
  /// An edition, if it is the first part that is no folder; else a variant.
  bool take(std::string part) {
    const std::vector<std::string> editions = library_->editions(chosen_.game);
    const std::vector<std::string> variants = library_->variants(chosen_.game);
    if (chosen_.variants.empty() && holds(editions, part)) {
      chosen_.edition = std::move(part);
      return true;
    }
    if (holds(variants, part) || !holds(library_->games(), chosen_.game)) {
      chosen_.variants.push_back(std::move(part));
      return true;
    }
    complain_of(part, editions, variants);
    return false;
  }

  void complain_of(const std::string& part, const std::vector<std::string>& editions,
                   const std::vector<std::string>& variants) {
    const std::string what = "edition, variant or folder";
    if (const std::string other = other_game_with(*library_, part); !other.empty()) {
      return console_.complain("no " + what + " '" + part + "' of " + chosen_.game + "; it is one of " + other +
                               " (--game " + other + ")");
    }
    std::vector<std::string_view> known(editions.begin(), editions.end());
    known.insert(known.end(), variants.begin(), variants.end());
    console_.complain(no_such(what, part, known));
  }

  bool compile() {
    const auto selection = settle(*library_, chosen_, console_);
    if (!selection) return false;
    auto compiled = library_->compile_with_origins(*selection);
    if (!compiled) {
      complain_about(compiled.error(), console_);
      return false;
    }
    compiled_ = std::move(compiled.value());
    return true;
  }

  std::string name_;
  const DiffOptions& options_;
  Console& console_;
  ChosenRules chosen_;
  std::unique_ptr<rules::Library> library_;
  rules::Compiled compiled_;
};

/// Codes that both sides have in a section, but not in the same.
std::vector<rules::OtherSection> codes_elsewhere(const Side& a, const Side& b) {
  std::vector<rules::OtherSection> out;
  for (const rules::RuleEntry& entry : a.codes()) {
    const std::string_view one = a.section_of(entry);
    const std::string_view other = b.section_of(entry);
    if (!one.empty() && !other.empty() && one != other) {
      out.push_back({entry.code, std::string(one), std::string(other)});
    }
  }
  return out;
}

void add_options(Parser& parser, DiffOptions& options) {
  const std::string form = "an edition, a variant or a folder of rules, or several with + between them";
  parser.option("A", options.a, form).required();
  parser.option("B", options.b, "the same").required();
  parser.option("--game", options.game, "the game (default: the first of the table)").type_name("GAME").any_case();
  parser.option("--edition", options.edition, "the edition of a side that names none (default en)")
      .type_name("EDITION")
      .any_case();
  parser.option("--format", options.format, "how to print (default text)").limit_to("format", {"text", "json"});
  add_rules_options(parser, options.rules);
}

}  // namespace

int rules_diff(const Command& command, std::span<const std::string> arguments, Console& console) {
  DiffOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  Side a(options.a, options, console);
  Side b(options.b, options, console);
  if (!a.open() || !b.open()) return unusable;
  const std::vector<rules::Difference> differences = rules::differences(a.data(), b.data());
  const std::vector<rules::OtherSection> values = rules::other_sections(a.data(), b.data());
  const std::vector<rules::OtherSection> codes = codes_elsewhere(a, b);
  const render::RulesDifferencePage page{a.shown(), b.shown(), differences, values, codes};
  std::string out;
  if (options.format == "json") {
    render::append_rules_difference_json(page, out);
  } else {
    render::append_rules_difference_text(page, console.sentences(), out);
  }
  if (!console.write(out)) return unusable;
  return differences.empty() ? ok : illegal;
}

}  // namespace dogeref::cli
