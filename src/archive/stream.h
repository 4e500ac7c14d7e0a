#pragma once
// The bytes of an input, unpacked where it is packed, in bounded memory whatever its size, packed or not.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "archive/inputs.h"
#include "archive/unpacker.h"

namespace dogeref::archive {

/// Reads one input after the other. Whether one is packed tell its first bytes, not its name.
class Stream {
 public:
  Stream();
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  /// Empty on success, else the reason, as people say it. The stream is closed before.
  [[nodiscard]] std::string open(const Input& input);
  void close();
  [[nodiscard]] bool is_open() const { return handle_ >= 0 || memory_; }

  /// Reads at least one byte and at most `wish`, of which there are at least `packed_mark_bytes`; 0 at the end. Nothing
  /// on a failure, of which `reason` tells.
  [[nodiscard]] std::optional<std::size_t> read(char* into, std::size_t wish);
  [[nodiscard]] const std::string& reason() const { return reason_; }

 private:
  [[nodiscard]] std::optional<std::size_t> read_raw(char* into, std::size_t wish);
  [[nodiscard]] std::optional<std::size_t> read_first(char* into, std::size_t wish);
  [[nodiscard]] std::optional<std::size_t> unpack(char* into, std::size_t wish);
  [[nodiscard]] bool refill();

  int handle_ = -1;
  std::optional<std::string_view> memory_;  ///< what is still to be read of an input that is no file
  bool begun_ = false;
  std::string reason_;
  std::unique_ptr<Unpacker> unpacker_;  ///< nullptr: the input is not packed
  std::string packed_;                  ///< bytes read that are still packed
  std::size_t taken_ = 0;               ///< of these, unpacked
  bool more_due_ = false;               ///< there was no room for all that was unpacked
};

}  // namespace dogeref::archive
