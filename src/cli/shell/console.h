#pragma once
// Standard output and standard error. Results go to the one, what went wrong with the program itself to the other.

#include <string>
#include <string_view>

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
  /// Writes all that was appended. False when it cannot be written; says why, once, but for a closed pipe.
  bool flush();
  [[nodiscard]] bool failed() const { return failed_; }

  /// Tells the user what went wrong: "dogeref: …" on standard error, control characters escaped.
  void complain(std::string_view text);
  /// Writes to standard error as it is.
  void note(std::string_view text);

  /// Whether standard output is a terminal.
  [[nodiscard]] bool is_terminal() const;

 private:
  std::string pending_;
  bool failed_ = false;
};

}  // namespace dogeref::cli
