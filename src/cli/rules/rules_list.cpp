// dogeref rules list: games, editions and variants.

#include <set>
#include <utility>

#include "cli/options/chosen_rules.h"
#include "cli/options/rules_options.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "render/rules/catalogue.h"

namespace dogeref::cli {
namespace {

/// Reads what the library has; what is wrong with it is told.
class Survey {
 public:
  Survey(const rules::Library& library, Console& console) : library_(library), console_(console) {}

  render::CatalogueGame game(const std::string& id) {
    render::CatalogueGame game;
    game.id = id;
    game.file = library_.file(id, "game.yaml").value_or(rules::FileInfo{});
    game.languages = library_.languages(id);
    const auto usual = settle(library_, {id, {}, {}}, console_);
    game.variants_edition = usual ? usual->edition : "en";
    for (const std::string& edition : library_.editions(id)) {
      game.editions.push_back(entry("editions/", edition, {id, edition, {}}));
    }
    for (const std::string& variant : library_.variants(id)) {
      game.variants.push_back(entry("variants/", variant, {id, game.variants_edition, {variant}}));
    }
    for (rules::FileInfo& file : library_.files(id)) {
      if (!file.shipped) game.own_files.push_back(std::move(file));
    }
    return game;
  }
  [[nodiscard]] bool is_faulty() const { return faulty_; }

 private:
  render::CatalogueEntry entry(const std::string& folder, const std::string& id, const rules::Selection& selection) {
    render::CatalogueEntry entry;
    entry.id = id;
    entry.file = library_.file(selection.game, folder + id + ".yaml").value_or(rules::FileInfo{});
    auto compiled = library_.compile(selection);
    if (compiled) {
      entry.fingerprint = std::move(compiled.value().fingerprint);
    } else {
      complain(compiled.error());
    }
    return entry;
  }

  /// Faults of the game's own files are those of every edition: each is said once.
  void complain(const rules::Faults& faults) {
    for (const rules::Fault& fault : faults) {
      std::string text = rules::formatted(fault);
      if (said_.insert(text).second) console_.complain(text);
    }
    faulty_ = true;
  }

  const rules::Library& library_;
  Console& console_;
  std::set<std::string> said_;
  bool faulty_ = false;
};

}  // namespace

int rules_list(const Command& command, std::span<const std::string> arguments, Console& console) {
  RulesOptions options;
  std::string format = "text";
  Parser parser(command);
  parser.option("--format", format, "how to print (default text)").limit_to("format", {"text", "json"});
  add_rules_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  const auto library = open_library(options, console);
  if (library == nullptr) return unusable;
  Survey survey(*library, console);
  std::vector<render::CatalogueGame> games;
  for (const std::string& id : library->games()) games.push_back(survey.game(id));
  std::string out;
  if (format == "json") {
    render::append_catalogue_json(games, out);
  } else {
    render::append_catalogue_text(games, console.sentences(), out);
  }
  return console.write(out) && !survey.is_faulty() ? ok : unusable;
}

}  // namespace dogeref::cli
