// dogeref tournament simulate: a whole event that never was.

#include <filesystem>
#include <system_error>

#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/tournament/event_maker.h"
#include "games/games.h"

namespace dogeref::cli {
namespace {

namespace fs = std::filesystem;

/// A folder that grows beside its place, and is gone when it does not get there.
class GrowingFolder {
 public:
  explicit GrowingFolder(std::string place) : place_(std::move(place)), beside_(place_ + ".part") {}
  ~GrowingFolder() {
    std::error_code ignored;
    if (is_made_) fs::remove_all(beside_, ignored);
  }
  GrowingFolder(const GrowingFolder&) = delete;
  GrowingFolder& operator=(const GrowingFolder&) = delete;

  /// Why it cannot be begun; empty when it is.
  std::string begin() {
    std::error_code error;
    const bool is_there = fs::symlink_status(place_, error).type() != fs::file_type::not_found;
    if (is_there && !(fs::is_directory(fs::symlink_status(place_)) && fs::is_empty(place_, error)))
      return "it is there already";
    if (!fs::create_directory(beside_, error)) return error ? error.message() : beside_ + " is there already";
    is_made_ = true;
    return {};
  }
  std::string finish() {
    std::error_code error;
    fs::rename(beside_, place_, error);
    if (!error) is_made_ = false;
    return error ? error.message() : std::string();
  }
  [[nodiscard]] const std::string& path() const { return beside_; }

 private:
  std::string place_;
  std::string beside_;
  bool is_made_ = false;
};

}  // namespace

int tournament_simulate(const Command& command, std::span<const std::string> arguments, Console& console) {
  EventPlan plan;
  plan.game = games::all().front().id;
  std::string place;
  RulesOptions rules;
  Parser parser(command);
  parser.option("--players", plan.players, "players of the event (default 12)").type_name("N").range(2, 1000);
  parser.option("--rounds", plan.rounds, "rounds (default 4)").type_name("N").range(1, 100);
  parser.option("--seed", plan.seed, "the same event for the same seed, on any machine (default 1)")
      .type_name("N")
      .not_negative();
  parser.option("--game", plan.game, "id of the game (default " + plan.game + ")").type_name("GAME").any_case();
  parser.option("--edition", plan.edition, "edition of the rules (default en)").type_name("EDITION").any_case();
  parser.option("--scheme", plan.scheme, "the scheme it is scored by (default places-5-3-2-1)")
      .type_name("ID")
      .any_case();
  parser.option("-o,--output", place, "the folder to make, with event.yaml and logs").type_name("DIR").required();
  add_rules_options(parser, rules);
  if (const auto status = parser.parse(arguments, console)) return *status;
  while (place.size() > 1 && place.back() == '/') place.pop_back();
  GrowingFolder folder(place);
  std::string trouble = folder.begin();
  if (trouble.empty()) {
    if (!make_event(plan, folder.path(), rules, console)) return unusable;
    trouble = folder.finish();
  }
  if (trouble.empty()) return ok;
  console.complain("cannot write to " + place + ": " + trouble);
  return unusable;
}

}  // namespace dogeref::cli
