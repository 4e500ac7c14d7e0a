#pragma once
// Colours of the terminal.

#include <string>
#include <string_view>

#include "findings/finding.h"

namespace dogeref::render {

enum class Ink { bold, red, yellow, cyan, green, blue, dim };

/// Paints text, or leaves it plain.
class Paint {
 public:
  explicit Paint(bool on) : on_(on) {}

  void add(std::string& out, Ink ink, std::string_view text) const;

 private:
  bool on_;
};

/// The colour of a severity.
[[nodiscard]] Ink ink_of(findings::Severity severity);

}  // namespace dogeref::render
