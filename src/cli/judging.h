#pragma once
// Judges the blocks of an archive and renders the verdicts: one worker a thread.

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spread.h"
#include "cli/shelf.h"
#include "cli/wordings.h"
#include "referee/judge.h"
#include "referee/repair.h"
#include "render/page.h"

namespace dogeref::cli {

/// Figures of some games. Adding is associative, and order does not matter.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t lines = 0;
  std::uint64_t actions = 0;
  std::uint64_t resting = 0;  ///< findings that rest on reconstructed data
  int status = 0;             ///< the exit status

  void add(const Tally& other);
};

/// What is printed for a block, and its figures.
struct Judged : archive::Outcome {
  std::string out;
  std::vector<archive::Trouble> troubles;
  Tally tally;
};

/// Everything that workers share, to be read only.
struct Bench {
  const rules::Library& library;
  Shelf& shelf;
  const Wordings& wordings;
  std::span<const archive::Input> inputs;
  referee::JudgeOptions options;
  bool strict = false;      ///< warnings make the status 1
  bool apart = false;       ///< an empty line between games
  bool want_rests = true;   ///< look up what findings rest on
  bool want_fixes = false;  ///< look for what was likely meant by lines with errors
  /// Appends a judged game to what is printed.
  std::function<void(const render::Page&, const render::Wording&, std::string&)> render;
};

class JudgingWorker : public archive::Worker {
 public:
  /// The bench must outlive the worker.
  explicit JudgingWorker(const Bench& bench);

  [[nodiscard]] std::unique_ptr<archive::Outcome> outcome() const override;
  void work(const archive::Block& block, archive::Outcome& outcome) override;

 private:
  const referee::Verdict& with_fixes(const referee::Verdict& verdict, std::string_view text, std::uint32_t first_line);
  const referee::Verdict& judge(const archive::Block& block, const archive::Piece& piece);
  void piece(const archive::Block& block, const archive::Piece& piece, Judged& judged);
  const referee::Ruleset* usual_rules(const referee::Verdict& verdict);
  void print(const render::Page& page, Judged& judged);

  const Bench& bench_;
  referee::Judge judge_;
  referee::Repairer repairer_;
  referee::Verdict repaired_;
};

}  // namespace dogeref::cli
