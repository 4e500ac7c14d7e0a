#pragma once
// What commands about a game share: which game of which file, or each of many, judged by which rules, as it stands
// after which line.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "referee/game/verdict.h"
#include "referee/judge/judge.h"
#include "service/answers.h"
#include "service/game_text.h"
#include "text/at_work.h"

namespace dogeref::cli {

struct GameOptions {
  std::string log;
  std::uint32_t at = 0;    ///< line of the file; 0: the end of the game
  std::uint32_t game = 0;  ///< of the file, from 1; 0: the file has but one
  bool all = false;        ///< every game there is, one after the other
  std::string where;       ///< those of them that are chosen: see `Where`
  std::string edition;
  std::vector<std::string> variants;
  RulesOptions rules;
  bool takes_positions = false;  ///< the log may be a position that was written down
  bool hands_on_errors = false;  ///< those of a position's lines are told by whoever asked for it
};

/// LOG, --at, --game, --all, --where, --edition, --variant and where the rules are.
void add_game_options(Parser& parser, GameOptions& options);

using service::GameText;

/// "3 games"
[[nodiscard]] std::string count_of_games(std::size_t games);

class OneGame;

/// Does something with the game asked for, or with each of those asked for. What it returns is an exit status, and the
/// highest is returned: `unusable` also when there is no such file, game or line, when the rules cannot be used or an
/// id is unknown; the console was told.
[[nodiscard]] int for_each_game(GameOptions options, std::string_view command, Console& console,
                                const std::function<int(OneGame&)>& each);

/// A game and the rules it is played by.
class OneGame {
 public:
  /// What the games of a run are judged with, and how they were asked for.
  struct Table {
    GameOptions options;
    std::unique_ptr<rules::Library> library;
    std::unique_ptr<Shelf> shelf;
    std::unique_ptr<Wordings> wordings;
    std::size_t faults_told = 0;
    std::size_t games = 0;  ///< judged so far

    /// Whether games may be many.
    [[nodiscard]] bool takes_many() const { return options.all || !options.where.empty(); }
    /// Lays out the rules anew: of rules that no game asks for any more nothing is kept.
    void lay_out();
    /// With the edition and the variants of the command line.
    [[nodiscard]] referee::JudgeOptions judging(referee::JudgeOptions judging) const;
  };

  /// The table must outlive the game.
  OneGame(Table& table, GameText text);
  OneGame(const OneGame&) = delete;
  OneGame& operator=(const OneGame&) = delete;

  /// How to judge it: with the edition and the variants of the command line.
  [[nodiscard]] referee::JudgeOptions judging(referee::JudgeOptions judging = {}) const {
    return table_.judging(std::move(judging));
  }

  /// Judges the game up to the line asked for, or whole. False, and the findings are on standard error, when no game
  /// can be made of it. A position that was written down is taken as it stands, with the lines that go on from it.
  [[nodiscard]] bool judge(Console& console, referee::JudgeOptions judging = {});

  [[nodiscard]] const GameText& text() const { return text_; }
  [[nodiscard]] const rules::Library& library() const { return *table_.library; }
  [[nodiscard]] Shelf& shelf() { return *table_.shelf; }
  [[nodiscard]] const GameOptions& options() const { return table_.options; }
  /// Whether it is one of many, whose places are told.
  [[nodiscard]] bool is_one_of_many() const { return table_.takes_many(); }
  [[nodiscard]] bool is_first() const { return table_.games == 1; }
  /// The file, and of one of many its line, too.
  [[nodiscard]] std::string place() const;
  /// The rest is good after `judge`.
  /// The seat of a player: name, short form or beginning of the name. -1, and the console was told, when nobody, or
  /// more than one, is named so.
  [[nodiscard]] int seat_named(const std::string& name, Console& console) const;
  [[nodiscard]] const referee::Verdict& verdict() const { return *verdict_; }
  [[nodiscard]] referee::Scene scene() const { return judge_->scene(); }
  [[nodiscard]] service::Asked asked() const;
  [[nodiscard]] const render::Wording& wording() const { return table_.wordings->of(verdict_->game); }

 private:
  [[nodiscard]] bool judge_position(Console& console);
  [[nodiscard]] bool tell_of_faults(Console& console);
  void complain_about_game(Console& console) const;

  Table& table_;
  GameText text_;
  std::unique_ptr<referee::Judge> judge_;
  const referee::Verdict* verdict_ = nullptr;
  // Of a position that was written down
  std::vector<referee::PlayerName> players_;
  std::unique_ptr<rules::Words> words_;
  std::unique_ptr<referee::Position> start_;
  referee::Verdict of_position_;
  text::AtWork at_work_;
};

}  // namespace dogeref::cli
