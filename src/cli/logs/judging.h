#pragma once
// Judges the blocks of an archive and renders the verdicts: one worker a thread.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spread.h"
#include "cli/logs/known.h"
#include "cli/logs/touched.h"
#include "cli/options/shelf.h"
#include "cli/options/where.h"
#include "cli/options/wordings.h"
#include "referee/judge/judge.h"
#include "referee/questions/repair.h"
#include "referee/rewrite/deeds.h"
#include "render/verdict/census.h"
#include "render/verdict/notices.h"
#include "render/verdict/totals.h"
#include "render/words/page.h"

namespace dogeref::cli {

/// Figures of some games. Adding is associative, and order does not matter.
struct Tally {
  render::Totals totals;  ///< of all that was judged, files without a game included
  std::uint64_t games = 0;
  std::uint64_t lines = 0;
  std::uint64_t actions = 0;
  std::uint64_t resting = 0;             ///< findings that rest on reconstructed data
  std::uint64_t unproposed = 0;          ///< games with errors in which nothing was looked for that may have been meant
  std::uint64_t known = 0;               ///< findings that were known before
  render::CodeCounts codes;              ///< of findings, where they are counted
  std::optional<Touched> touched;        ///< where it is wanted
  std::optional<render::Census> census;  ///< where it is wanted
  int status = 0;                        ///< the exit status

  void add(const Tally& other);
};

/// A game with errors as it was printed without proposals.
struct Unproposed {
  archive::Piece piece;
  std::string text;
  std::size_t begin = 0;  ///< of what was printed, in `Judged::out`
  std::size_t end = 0;
};

/// A game of a block by itself.
struct JudgedGame {
  archive::Piece piece;
  std::uint64_t deeds = 0;  ///< see `key_of_deeds`; 0: nothing was done in it
  std::size_t begin = 0;    ///< of what was printed, in `Judged::out`, with what stands between games
  std::size_t end = 0;
  Tally tally;
};

/// What is printed for a block, and its figures.
struct Judged : archive::Outcome {
  std::string out;
  std::vector<JudgedGame> games;       ///< where they may part company: see `Bench`
  std::vector<Unproposed> unproposed;  ///< where proposals are made later
  std::vector<archive::Trouble> troubles;
  std::string unreadable;  ///< for standard error, a line for each game of which nothing else is said
  Tally tally;
  std::uint32_t last_input = 0;  ///< the last game's file among the inputs, and its line
  std::uint32_t last_line = 0;
};

/// What was likely meant by lines with errors is looked for at once, or by another worker in the order of the games,
/// who can tell when it is enough.
enum class Proposals : std::uint8_t { none, at_once, later };

/// How some of the logs are judged, and how much is told of them.
struct Way {
  referee::JudgeOptions options;
  std::size_t most_findings = ~std::size_t{0};  ///< told of a game, of those that the judge kept
};

/// Everything that workers share, to be read only.
struct Bench {
  const rules::Library& library;
  Shelf& shelf;
  const Wordings& wordings;
  std::span<const archive::Input> inputs;
  std::vector<Way> ways;
  std::vector<std::size_t> way_of;  ///< by input; empty: the first for all
  bool strict = false;              ///< warnings make the status 1
  std::string_view between = {};    ///< what stands between games
  bool want_rests = true;           ///< look up what findings rest on
  bool want_codes = false;          ///< count codes
  bool want_colours = false;        ///< of players
  bool want_census = false;
  bool want_touched = false;             ///< things of the rules
  bool want_deeds = false;               ///< each game by itself, with the key of what was done in it
  const Where* where = nullptr;          ///< which games are chosen; nullptr: all
  const KnownFindings* known = nullptr;  ///< what is no reason to fail; nullptr: nothing
  Proposals proposals = Proposals::none;
  /// Appends a judged game to what is printed; empty: nothing is.
  std::function<void(const render::Page&, const render::Wording&, std::string&)> render;
};

class JudgingWorker : public archive::Worker {
 public:
  /// The bench must outlive the worker.
  explicit JudgingWorker(const Bench& bench);

  [[nodiscard]] std::unique_ptr<archive::Outcome> work(const archive::Block& block) override;
  /// Appends a game again, with proposals. Returns how many lines were judged for them.
  std::size_t propose(const Unproposed& game, std::string& out);

 private:
  /// Makes ready for a game of an input.
  void sit_down(std::uint32_t input);
  const referee::Verdict& judge(const archive::Block& block, const archive::Piece& piece);
  void piece(const archive::Block& block, const archive::Piece& piece, Judged& judged);
  void one(const archive::Block& block, const archive::Piece& piece, Judged& judged, Tally& tally);
  [[nodiscard]] Tally empty_tally() const;
  [[nodiscard]] std::uint64_t deeds(const archive::Piece& piece, std::string_view text, std::string_view game);
  [[nodiscard]] render::Page page_of(const archive::Piece& piece, std::string_view text,
                                     const referee::Verdict& verdict, const render::Rests& rests);
  void count(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict, Tally& tally);
  render::Rests rests_of(const referee::Verdict& verdict) const;
  void print(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict,
             const render::Rests& rests, Judged& judged);
  void refuse(const archive::Piece& piece, const referee::Verdict& verdict, Judged& judged) const;
  void show(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict,
            const render::Rests& rests, std::string& out);
  const referee::Verdict& told(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict);
  const referee::Verdict& with_fixes(const referee::Verdict& verdict, std::string_view text, std::uint32_t first_line);

  /// Those who keep what they have seen of rules.
  struct Desk {
    Desk(const Bench& bench, const Way& way, Loan& loan)
        : judge(loan, way.options), repairer(loan, way.options), deeds(loan), touching(bench.library, loan) {}

    referee::Judge judge;
    referee::Repairer repairer;
    referee::DeedReader deeds;
    TouchCounter touching;
    referee::Verdict repaired;
    referee::Verdict told;
  };

  const Bench& bench_;
  Loan loan_;
  std::vector<std::string_view> colours_;     ///< of the game judged last
  std::vector<std::unique_ptr<Desk>> desks_;  ///< by way
  Desk* desk_ = nullptr;                      ///< of the game at hand
  std::size_t most_findings_ = 0;             ///< told of it
};

}  // namespace dogeref::cli
