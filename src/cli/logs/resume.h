#pragma once
// An archive's verdicts that were interrupted go on where they were: --resume.

#include <cstdint>
#include <span>
#include <string>

#include "archive/reader.h"
#include "cli/shell/console.h"

namespace dogeref::cli {

/// Verdicts as JSON in a file, whose last line may be cut.
class Resumption {
 public:
  /// Reads the file, and lets what is written go on behind its last whole line. False when it holds something else, or
  /// the inputs do not tell where to go on, which is said in the name of the command.
  [[nodiscard]] bool open(const std::string& file, std::span<const archive::Input> inputs, std::string_view command,
                          Console& console);

  /// Whether a piece was judged before. To be asked in their order.
  [[nodiscard]] bool passes_over(const archive::Input& input, const archive::Piece& piece);
  /// False when the game where it is to go on was not met.
  [[nodiscard]] bool has_gone_on(Console& console) const;

  /// The exit status of what was judged before.
  [[nodiscard]] int status(bool strict) const;

 private:
  [[nodiscard]] bool read(const std::string& file, Console& console);

  std::string file_;
  std::uint64_t size_ = 0;  ///< of its whole lines
  std::string last_file_;
  std::uint32_t last_line_ = 0;  ///< 0: nothing to pass over any more
  bool has_errors_ = false;
  bool has_warnings_ = false;
  bool has_unreadable_ = false;
};

}  // namespace dogeref::cli
