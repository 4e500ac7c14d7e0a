#pragma once
// The referee before whom records with slips are put, and what it makes of one.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "laws/slips/slip.h"
#include "referee/judge/judge.h"
#include "referee/questions/repair.h"
#include "referee/rewrite/format.h"

namespace dogeref::laws::slips {

/// A slip in its game.
struct Made {
  std::string game;
  Slip slip;
  std::string text;               ///< with the slip
  std::string truth;              ///< as it was meant
  std::vector<std::string> good;  ///< the records that a right proposal gives
  bool is_legal = false;          ///< what was meant is
};
[[nodiscard]] Made meant(const Legal& game, Slip slip);

/// Keeps a log in the folder that DOGEREF_SLIP_SAVE names, if it names one, with a first line of comment.
void save_log(std::string_view game, const std::string& name, const std::string& comment, const std::string& text);

/// What the referee makes of it.
struct Read {
  bool is_counted = false;  ///< taken to the letter it has an error; an oddity always counts
  int findings = 0;
  bool is_one = false;     ///< as many as the kind is to give
  bool is_placed = false;  ///< some finding is at the line, or names it
  bool has_standings = false;
  bool is_right = false;  ///< the proposal gives what was meant
  int lines = 0;          ///< of the record
  int judged = 0;         ///< lines, to find the cheapest explanation
  std::string proposal = {};
  std::string told = {};
};

class Desk {
 public:
  Desk();

  [[nodiscard]] Read read(const Made& made, const Kind& kind);
  /// Whether a record taken to the letter has an error.
  [[nodiscard]] bool has_error(const std::string& text);
  /// Errors of a record: how many, and "12 syntax, 14 not-your-turn".
  [[nodiscard]] int count(const std::string& text) { return judge_.judge(text, 1).errors; }
  [[nodiscard]] std::string errors(const std::string& text) { return told(judge_.judge(text, 1)); }

 private:
  [[nodiscard]] static std::string told(const referee::Verdict& verdict);
  /// In canonical spelling, without remarks, the first of its likes for every id.
  [[nodiscard]] std::string formatted(const Made& made, const std::string& text);
  void propose(const Made& made, const Kind& kind, const referee::Verdict& verdict, Read& read);

  referee::Judge judge_;
  referee::Judge literal_;
  referee::Repairer repairer_;
  referee::Formatter formatter_;
};

}  // namespace dogeref::laws::slips
