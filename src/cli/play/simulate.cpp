// dogeref simulate: complete random legal games, or what they come to.

#include "cli/options/known_ids.h"
#include "cli/options/one_game.h"
#include "cli/options/position_file.h"
#include "cli/options/position_yaml.h"
#include "cli/options/rules_options.h"
#include "cli/options/rules_told.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "cli/play/balance.h"
#include "cli/shell/commands.h"
#include "cli/shell/parse.h"
#include "cli/shell/progress.h"
#include "cli/shell/suggest.h"
#include "text/at_work.h"

namespace dogeref::cli {
namespace {

struct SimulateOptions {
  simulate::Options play;
  std::uint64_t games = 1;
  std::string policy = "sensible";
  std::string compare;
  std::string format = "text";
  bool summary = false;
  std::string edition;  ///< asked for; empty: the game's usual one, or the position's
  RulesOptions rules;
};

void add_options(Parser& parser, SimulateOptions& options) {
  options.play.game = games::all().front().id;
  parser
      .option("GAME", options.play.game,
              "id of the game (default " + options.play.game + "), or a position that show printed as NAME.yaml")
      .any_case();
  parser.option("--players", options.play.players, "players a game (default 4)").type_name("N").not_negative();
  parser.option("--games", options.games, "games (default 1)").type_name("N").not_negative();
  parser.option("--seed", options.play.seed, "the same games for the same seed, on any machine (default 1)")
      .type_name("N")
      .not_negative();
  parser.option("--policy", options.policy, "how players choose: sensible (default) or random")
      .limit_to("policy", {"sensible", "random"});
  parser.flag("--partial", options.play.partial, "leave out now and then what a record may leave out");
  parser.flag("--public", options.play.open, "record only what everybody at the table could see");
  parser.option("--max-rounds", options.play.max_rounds, "rounds after which a game stays unfinished (default 60)")
      .type_name("N")
      .range(1, 10'000);
  parser.option("--edition", options.edition, "edition of the rules (default en)").type_name("EDITION").any_case();
  parser.option("--variant", options.play.variants, "variants laid over it (repeatable)")
      .comma_separated()
      .type_name("VARIANT,...")
      .any_case();
  parser.flag("--summary", options.summary, "print what the games come to instead of logs");
  parser.option("--compare", options.compare, "a summary, and beside it the same with this variant laid over")
      .type_name("VARIANT")
      .any_case();
  parser.option("--format", options.format, "how to print the summary (default text)")
      .limit_to("format", {"text", "json"});
  add_rules_options(parser, options.rules);
}

/// The rules to play by; nullptr when there are none, or not for so many players: the console was told.
const referee::Ruleset* rules_for(const simulate::Options& play, Shelf& shelf, Console& console) {
  const referee::Shelf::Found found = shelf.find(play.game, play.edition, play.variants);
  if (found.missing == referee::Shelf::Missing::rules) return nullptr;  // told at the end
  if (found.ruleset == nullptr) {
    using Missing = referee::Shelf::Missing;
    const bool no_edition = found.missing == Missing::edition;
    const std::string_view what = found.missing == Missing::game ? "game" : no_edition ? "edition" : "variant";
    console.complain(no_such(what, found.what, views_of(found.known)));
    return nullptr;
  }
  const referee::Vocabulary& words = found.ruleset->vocabulary();
  if (play.players < words.min_players || play.players > words.max_players) {
    const std::string least = std::to_string(words.min_players);
    const std::string range =
        words.min_players == words.max_players ? least : least + " to " + std::to_string(words.max_players);
    console.complain("simulate: " + play.game + " is for " + range + " players, not " + std::to_string(play.players));
    return nullptr;
  }
  if (play.open && !found.ruleset->has_secrets()) {
    console.complain("simulate: --public: in " + play.game + " nothing is secret");
    return nullptr;
  }
  if (found.ruleset->dealer() != nullptr) return found.ruleset;
  console.complain("simulate: " + play.game + " cannot be simulated");
  return nullptr;
}

/// Plays the games; hands each on. False when the referee refuses a line, or nothing can be written any more.
template <class Take>
bool play_all(const SimulateOptions& options, const simulate::Options& play, const referee::Ruleset& ruleset,
              Console& console, Progress& progress, const Take& take) {
  simulate::Simulator simulator(ruleset, play);
  const std::string which = "simulated game of seed " + std::to_string(play.seed) + ", number";
  for (std::uint64_t number = 1; number <= options.games; ++number) {
    const text::AtWork at_work(which, static_cast<std::uint32_t>(number));
    const simulate::Played& played = simulator.play(number);
    if (!played.trouble.empty()) {
      console.complain("game " + std::to_string(number) + " of seed " + std::to_string(play.seed) +
                       ": the referee refuses a line that the rules allow: " + played.trouble);
      return false;
    }
    if (!take(played)) return false;
    progress.step();
  }
  return true;
}

void append_balance(const SimulateOptions& options, std::span<const Balance> balances, const render::Wording& wording,
                    std::string& out) {
  if (options.format == "json") {
    append_balance_json(balances, out);
  } else {
    append_balance_text(balances, wording, out);
  }
}

/// What a position that was written down says of the games to play.
simulate::Options going_on(const SimulateOptions& options, const OneGame& game) {
  simulate::Options play = options.play;
  play.game = game.verdict().game;
  play.edition = game.verdict().edition;
  play.variants = game.verdict().variants;
  play.names = game.verdict().players;
  play.players = static_cast<int>(play.names.size());
  play.from = game.scene().position;
  return play;
}

/// Whether the game can be dealt out as it lies in a position.
bool can_go_on(const referee::Scene& scene) {
  const auto dealer = scene.ruleset->dealer();
  if (dealer == nullptr) return false;
  kit::Random random(1);
  dealer->begin(scene.players, random);
  return dealer->take_up(*scene.position, random);
}

/// Plays on from a position: the same position with the lines of the game, or what many such games come to.
int play_on(SimulateOptions options, const Command& command, Console& console) {
  GameOptions position;
  position.log = options.play.game;
  position.takes_positions = true;
  position.variants = options.play.variants;
  position.edition = options.edition;
  position.rules = options.rules;
  if (!options.compare.empty() || options.play.open || (!options.summary && options.games != 1)) {
    console.complain("simulate: from a position goes one game, or --summary of many, without --compare and --public");
    return unusable;
  }
  return for_each_game(position, command.name, console, [&](OneGame& game) -> int {
    if (!game.judge(console)) return unusable;
    const referee::Ruleset& ruleset = *game.scene().ruleset;
    if (!can_go_on(game.scene())) {
      console.complain("simulate: " + game.place() + ": nobody can tell what lies face down there");
      return unusable;
    }
    std::vector<Balance> balances = {{game.place(), going_on(options, game), {}, {}}};
    Balance& balance = balances.front();
    balance.fingerprint = ruleset.fingerprint();
    balance.summary.players = balance.options.players;
    Progress progress(console, options.games);
    std::string out;
    const bool done =
        play_all(options, balance.options, ruleset, console, progress, [&](const simulate::Played& played) {
          balance.summary.add(played);
          if (!options.summary) out = position_yaml(game, played.log);
          return true;
        });
    if (!done) return unusable;
    if (options.summary) append_balance(options, balances, game.wording(), out);
    return console.write(out) ? ok : unusable;
  });
}

int print_logs(const SimulateOptions& options, Shelf& shelf, Console& console) {
  const referee::Ruleset* const ruleset = rules_for(options.play, shelf, console);
  if (ruleset == nullptr) return unusable;
  Progress progress(console, options.games);
  bool first = true;
  const bool done = play_all(options, options.play, *ruleset, console, progress, [&](const simulate::Played& played) {
    if (!std::exchange(first, false)) console.write("\n");
    return console.write(played.log);
  });
  return done ? ok : unusable;
}

std::string name_of(const simulate::Options& play) {
  std::string name = play.edition;
  for (const std::string& variant : play.variants) name += " + " + variant;
  return name;
}

int print_summary(const SimulateOptions& options, Shelf& shelf, const render::Wording& wording, Console& console) {
  std::vector<Balance> balances;
  balances.push_back({name_of(options.play), options.play, {}, {}});
  if (!options.compare.empty()) {
    simulate::Options other = options.play;
    other.variants.push_back(options.compare);
    balances.push_back({name_of(other), other, {}, {}});
  }
  {
    Progress progress(console, options.games * balances.size());
    for (Balance& balance : balances) {
      const referee::Ruleset* const ruleset = rules_for(balance.options, shelf, console);
      if (ruleset == nullptr) return unusable;
      balance.fingerprint = ruleset->fingerprint();
      balance.summary.players = balance.options.players;
      const bool done =
          play_all(options, balance.options, *ruleset, console, progress, [&balance](const simulate::Played& played) {
            balance.summary.add(played);
            return true;
          });
      if (!done) return unusable;
    }
  }
  std::string out;
  append_balance(options, balances, wording, out);
  return console.write(out) ? ok : unusable;
}

}  // namespace

int simulate(const Command& command, std::span<const std::string> arguments, Console& console) {
  SimulateOptions options;
  Parser parser(command);
  add_options(parser, options);
  if (const auto status = parser.parse(arguments, console)) return *status;
  options.play.edition = options.edition.empty() ? "en" : options.edition;
  options.summary = options.summary || !options.compare.empty();
  options.play.policy = options.policy == "random" ? simulate::Policy::random : simulate::Policy::sensible;
  options.play.count_uses = options.summary;
  options.rules.for_machines = options.format == "json";
  if (is_position_file(options.play.game)) return play_on(std::move(options), command, console);
  const auto library = open_library(options.rules, console);
  std::vector<std::string> variants = options.play.variants;
  if (!options.compare.empty()) variants.push_back(options.compare);
  if (library == nullptr || !are_known_rules(*library, options.play.edition, variants, console)) return unusable;
  Shelf shelf(*library);
  const Wordings wordings(*library, options.rules.language);
  const int status = options.summary ? print_summary(options, shelf, wordings.of(options.play.game), console)
                                     : print_logs(options, shelf, console);
  tell_about_rules(*library, shelf, options.rules, console);
  return status;
}

}  // namespace dogeref::cli
