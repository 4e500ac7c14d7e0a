#pragma once
// What commands about a single game share: which game of which file, judged by which rules, as it stands after which
// line.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/rules_options.h"
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "referee/judge/judge.h"
#include "text/at_work.h"

namespace dogeref::cli {

struct GameOptions {
  std::string log;
  std::uint32_t at = 0;    ///< line of the file; 0: the end of the game
  std::uint32_t game = 0;  ///< of the file, from 1; 0: the file has but one
  std::string edition;
  std::vector<std::string> variants;
  RulesOptions rules;
};

/// LOG, --at, --game, --edition, --variant and where the rules are.
void add_game_options(Parser& parser, GameOptions& options);

/// Text of a game in its file.
struct GameText {
  std::string path;              ///< of the file, as it was reached
  std::string text;              ///< from `game:` (or the beginning of the file) on
  std::uint32_t number = 1;      ///< of the game in its file
  std::uint32_t first_line = 1;  ///< of the text
  std::uint32_t lines = 0;

  std::string before;  ///< what stands before the first game of its file: comments

  [[nodiscard]] std::uint32_t last_line() const { return first_line + lines - 1; }
  /// The text to the end of a line of the file; whole for 0.
  [[nodiscard]] std::string_view up_to(std::uint32_t line) const;
};

/// A game and the rules it is played by.
class OneGame {
 public:
  /// Reads the game. Nothing when there is no such file, game or line, when the rules cannot be used or an id is
  /// unknown: the console was told.
  [[nodiscard]] static std::unique_ptr<OneGame> open(GameOptions options, Console& console);

  /// How to judge it: with the edition and the variants of the command line.
  [[nodiscard]] referee::JudgeOptions judging(referee::JudgeOptions judging = {}) const;

  /// Judges the game up to the line asked for, or whole. False, and the findings are on standard error, when no game
  /// can be made of it.
  [[nodiscard]] bool judge(Console& console, referee::JudgeOptions judging = {});

  [[nodiscard]] const GameText& text() const { return text_; }
  [[nodiscard]] const rules::Library& library() const { return *library_; }
  [[nodiscard]] Shelf& shelf() { return *shelf_; }
  [[nodiscard]] const GameOptions& options() const { return options_; }
  /// The rest is good after `judge`.
  /// The seat of a player: name, short form or beginning of the name. -1, and the console was told, when nobody, or
  /// more than one, is named so.
  [[nodiscard]] int seat_named(const std::string& name, Console& console) const;
  [[nodiscard]] const referee::Verdict& verdict() const { return *verdict_; }
  [[nodiscard]] referee::Scene scene() const { return judge_->scene(); }
  [[nodiscard]] const render::Wording& wording() const { return wordings_->of(verdict_->game); }

 private:
  OneGame() = default;
  void complain_about_game(Console& console) const;

  GameOptions options_;
  GameText text_;
  std::unique_ptr<rules::Library> library_;
  std::unique_ptr<Shelf> shelf_;
  std::unique_ptr<Wordings> wordings_;
  std::unique_ptr<referee::Judge> judge_;
  const referee::Verdict* verdict_ = nullptr;
  std::optional<text::AtWork> at_work_;
};

}  // namespace dogeref::cli
