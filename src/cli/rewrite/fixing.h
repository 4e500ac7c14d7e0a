#pragma once
// Writes what was certainly meant into the logs themselves: `dogeref check --fix`.

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "archive/inputs.h"
#include "cli/options/shelf.h"
#include "cli/options/where.h"
#include "cli/rewrite/mended_lines.h"
#include "cli/shell/console.h"
#include "referee/judge/judge.h"
#include "render/terminal/paint.h"

namespace dogeref::cli {

struct FixWay {
  const Where* where = nullptr;  ///< which games are chosen; nullptr: all
  bool writes = true;            ///< else it shows only
  bool color = false;
  bool beside = false;  ///< changes are shown on standard error, since standard output is for machines
};

/// Mends files: of each finding whose mend is certain (`Finding::is_certain`) the edits are made if the verdict is
/// better by exactly that finding then. Every change is shown as a diff before the file is replaced; no other byte
/// changes.
class Fixing {
 public:
  /// How the games of an input are judged, by its place among them.
  using OptionsOf = std::function<const referee::JudgeOptions&(std::size_t input)>;

  /// The shelf must outlive it.
  Fixing(Shelf& shelf, const FixWay& way, Console& console);

  /// Shows the changes, makes them, and says how many findings of which files are mended by them. What it printed is
  /// a diff. The exit status: where it shows only that of the records as they are, else `ok`; but `unusable` where a
  /// file cannot be mended: a link, what is packed, what cannot be read or written.
  int mend(std::span<const archive::Input> inputs, const OptionsOf& options_of);

 private:
  void file(const archive::Input& input, referee::Judge& judge);
  /// The lines of one game, from one up to another, which is excluded.
  void game(MendedLines& lines, std::size_t first, std::size_t end, referee::Judge& judge);
  void give(const archive::Input& input, std::string_view before, const std::string& after);
  void refuse(const std::string& what);

  Shelf& shelf_;
  FixWay way_;
  Console& console_;
  archive::Boundary boundary_;
  int mends_ = 0;  ///< in the file at hand
  int status_ = ok;
};

}  // namespace dogeref::cli
