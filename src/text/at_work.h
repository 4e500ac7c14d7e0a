#pragma once
// What a thread is busy with, for whoever has to say so should the program break over it.

#include <cstdint>
#include <string_view>

namespace dogeref::text {

/// While it lives, the calling thread is at work on what stands in a file from a line on. One at a time a thread; of a
/// long name the end is kept.
class AtWork {
 public:
  AtWork(std::string_view file, std::uint32_t line) noexcept;
  AtWork(const AtWork&) = delete;
  AtWork& operator=(const AtWork&) = delete;
  ~AtWork();

  /// "games.log:117"; empty when the calling thread is at nothing. Control characters are shown as '?'. May be called
  /// from a signal handler.
  [[nodiscard]] static std::string_view here() noexcept;
  /// The same of the thread whose work ended first by an exception; empty when none did.
  [[nodiscard]] static std::string_view thrown() noexcept;

 private:
  int exceptions_;  ///< on their way when it began
};

}  // namespace dogeref::text
