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
#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "referee/judge/judge.h"
#include "referee/questions/repair.h"
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
  std::uint64_t resting = 0;     ///< findings that rest on reconstructed data
  std::uint64_t unproposed = 0;  ///< games with errors in which nothing was looked for that may have been meant
  std::uint64_t known = 0;       ///< findings that were known before
  render::CodeCounts codes;      ///< of findings, where they are counted
  int status = 0;                ///< the exit status

  void add(const Tally& other);
};

/// A game with errors as it was printed without proposals.
struct Unproposed {
  archive::Piece piece;
  std::string text;
  std::size_t begin = 0;  ///< of what was printed, in `Judged::out`
  std::size_t end = 0;
};

/// What is printed for a block, and its figures.
struct Judged : archive::Outcome {
  std::string out;
  std::vector<Unproposed> unproposed;  ///< where proposals are made later
  std::vector<archive::Trouble> troubles;
  std::string unreadable;  ///< for standard error, a line for each game of which nothing else is said
  Tally tally;
};

/// What was likely meant by lines with errors is looked for at once, or by another worker in the order of the games,
/// who can tell when it is enough.
enum class Proposals : std::uint8_t { none, at_once, later };

/// Everything that workers share, to be read only.
struct Bench {
  const rules::Library& library;
  Shelf& shelf;
  const Wordings& wordings;
  std::span<const archive::Input> inputs;
  referee::JudgeOptions options;
  bool strict = false;                   ///< warnings make the status 1
  std::string_view between = {};         ///< what stands between games
  bool want_rests = true;                ///< look up what findings rest on
  bool want_codes = false;               ///< count codes
  const KnownFindings* known = nullptr;  ///< what is no reason to fail; nullptr: nothing
  std::size_t most_findings = 0;         ///< printed of a game, where `known` is given
  Proposals proposals = Proposals::none;
  /// Appends a judged game to what is printed.
  std::function<void(const render::Page&, const render::Wording&, std::string&)> render;
};

class JudgingWorker : public archive::Worker {
 public:
  /// The bench must outlive the worker.
  explicit JudgingWorker(const Bench& bench);

  [[nodiscard]] std::unique_ptr<archive::Outcome> outcome() const override;
  void work(const archive::Block& block, archive::Outcome& outcome) override;
  /// Appends a game again, with proposals. Returns how many lines were judged for them.
  std::size_t propose(const Unproposed& game, std::string& out);

 private:
  void renew_when_full();
  const referee::Verdict& judge(const archive::Block& block, const archive::Piece& piece);
  void piece(const archive::Block& block, const archive::Piece& piece, Judged& judged);
  void count(const archive::Piece& piece, const referee::Verdict& verdict, Tally& tally) const;
  render::Rests rests_of(const referee::Verdict& verdict) const;
  void print(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict,
             const render::Rests& rests, Judged& judged);
  void refuse(const archive::Piece& piece, const referee::Verdict& verdict, Judged& judged) const;
  void show(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict,
            const render::Rests& rests, std::string& out);
  const referee::Verdict& compared(const archive::Piece& piece, std::string_view text, const referee::Verdict& verdict);
  const referee::Ruleset* usual_rules(const referee::Verdict& verdict);
  const referee::Verdict& with_fixes(const referee::Verdict& verdict, std::string_view text, std::uint32_t first_line);

  /// Those who keep what they have seen of rules.
  struct Desk {
    Desk(const Bench& bench, Loan& loan) : judge(loan, bench.options), repairer(loan, bench.options) {}

    referee::Judge judge;
    referee::Repairer repairer;
    referee::Verdict repaired;
    referee::Verdict compared;
  };

  const Bench& bench_;
  Loan loan_;
  std::optional<Desk> desk_;
};

}  // namespace dogeref::cli
