#pragma once
// Unpacking gzip and zstd step by step.

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace dogeref::archive {

class Unpacker {
 public:
  Unpacker() = default;
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  virtual ~Unpacker() = default;

  /// Takes some of `in` and writes some of `out`; both become what is left. Empty, or what is wrong with the data.
  [[nodiscard]] virtual std::string unpack(std::string_view& in, std::span<char>& out) = 0;
  /// Whether the input may end behind what was taken.
  [[nodiscard]] virtual bool may_end() const = 0;
  /// What is wrong with an input that ends elsewhere.
  [[nodiscard]] virtual std::string too_short() const = 0;
};

/// How many bytes tell whether an input is packed.
inline constexpr std::size_t packed_mark_bytes = 4;

/// The unpacker of an input that begins with these bytes; nullptr when it is not packed, or in a way not known. Several
/// packed streams one after the other are one. Needs less than 9 MiB, whatever the data says.
[[nodiscard]] std::unique_ptr<Unpacker> unpacker_for(std::string_view begin);

}  // namespace dogeref::archive
