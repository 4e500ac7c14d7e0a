#pragma once
// What lint says about rules that can be read.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/tree/fault.h"

namespace dogeref::rules {

/// How grave a remark is: an error is never meant, a warning may be, a note is no reproach.
enum class Gravity : std::uint8_t { error, warning, note };

struct Remark {
  Gravity gravity = Gravity::error;
  Fault fault;
};

using Remarks = std::vector<Remark>;

struct Compiled;  // rules/library.h

/// Collects what is to be said about compiled rules.
class Remarker {
 public:
  /// The rules must outlive the remarker.
  explicit Remarker(const Compiled& rules) : rules_(rules) {}

  /// About the value at a path ("tiles.a.cost"). Its place is where the last file set something of it; when there is no
  /// such value, that of the nearest one above it.
  void error(std::string_view path, std::string message) { add(Gravity::error, path, path, std::move(message)); }
  void warn(std::string_view path, std::string message) { add(Gravity::warning, path, path, std::move(message)); }
  /// Likewise, but the place is that of the value at `place`.
  void error_at(std::string_view place, std::string_view path, std::string message) {
    add(Gravity::error, place, path, std::move(message));
  }

  [[nodiscard]] Remarks take() { return std::move(remarks_); }

 private:
  void add(Gravity gravity, std::string_view place, std::string_view path, std::string message);

  const Compiled& rules_;
  Remarks remarks_;
};

}  // namespace dogeref::rules
