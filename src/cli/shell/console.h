#pragma once
// Standard output and standard error. Results go to the one, what went wrong with the program itself to the other.

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/texts/sentences.h"
#include "text/replace.h"

namespace dogeref::cli {

/// The program's exit status; of several the highest counts.
enum Status : int { ok = 0, illegal = 1, unusable = 2 };

class Console {
 public:
  /// Makes the program outlive a closed pipe, and keeps files it opens from becoming a standard stream that was closed.
  Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// Appends to what is written; false when standard output has failed.
  bool write(std::string_view text);
  /// Lets a file have what would go to standard output: whole, when `finish` says so, or not at all. False when it
  /// cannot be written, which is said.
  bool redirect(const std::string& path);
  /// Lets what would go to standard output go on in a file, behind its first `size` bytes; what stands behind them
  /// goes. False when it cannot be written, which is said.
  bool go_on_in(const std::string& path, std::uint64_t size);
  /// A file that the output was redirected to will not be whole: it is left as it was.
  void give_up_output();
  /// Writes all that was appended. False when it cannot be written; says why, once, but for a closed pipe.
  bool flush();
  /// The same for the last time: a file that the output was redirected to gets its place.
  bool finish();
  [[nodiscard]] bool failed() const { return failed_; }

  /// Speaks a language from now on; one that it does not know is English.
  void speak(std::string_view language);
  /// An English sentence in the language spoken.
  [[nodiscard]] std::string say(std::string_view english) const { return sentences_.say(english); }
  [[nodiscard]] const rules::Sentences& sentences() const { return sentences_; }

  /// Tells the user what went wrong, an English sentence: "dogeref: …" on standard error in the language spoken,
  /// control characters escaped.
  void complain(std::string_view text);
  /// Writes to standard error as it is.
  void note(std::string_view text);

  /// Whether what is written goes to a terminal.
  [[nodiscard]] bool is_terminal() const;

 private:
  std::string put(std::string_view text);
  bool fail(const std::string& reason);

  rules::Sentences sentences_;
  std::string pending_;
  text::Replacement output_;  ///< where it goes instead; not open: standard output
  int gone_on_in_ = -1;       ///< open file that it goes to instead
  std::string output_name_;
  bool failed_ = false;
};

}  // namespace dogeref::cli
