#pragma once
// Judges the blocks of an archive under two rule sets: one worker a thread.

#include <span>
#include <string>
#include <vector>

#include "archive/spread.h"
#include "cli/options/shelf.h"
#include "cli/options/where.h"
#include "cli/options/wordings.h"
#include "referee/judge/judge.h"
#include "render/verdict/compare.h"

namespace dogeref::cli {

/// What is printed for a block, and its figures.
struct Compared : archive::Outcome {
  std::string out;
  std::string unreadable;  ///< what there is to say on standard error, a line each
  std::vector<archive::Trouble> troubles;
  render::CompareTally tally;
};

/// Everything that workers share, to be read only.
struct CompareBench {
  Shelf& shelf;
  const Wordings& wordings;
  std::span<const archive::Input> inputs;
  referee::JudgeOptions a;
  referee::JudgeOptions b;
  render::Sides sides;
  bool json = false;
  const Where* where = nullptr;  ///< which games are chosen, as they are under `a`; nullptr: all
};

class ComparingWorker : public archive::Worker {
 public:
  /// The bench must outlive the worker.
  explicit ComparingWorker(const CompareBench& bench);

  [[nodiscard]] std::unique_ptr<archive::Outcome> work(const archive::Block& block) override;

 private:
  void game(const archive::Block& block, const archive::Piece& piece, Compared& compared);
  void refuse(const archive::Piece& piece, std::string_view why, Compared& compared) const;

  const CompareBench& bench_;
  referee::Judge a_;
  referee::Judge b_;
};

}  // namespace dogeref::cli
