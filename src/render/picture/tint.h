#pragma once
// Colours of boards drawn: players', panels', and those of the paper.

#include <string>
#include <string_view>

namespace dogeref::render {

/// How things of one colour are drawn.
struct Tint {
  std::string fill;
  std::string ink;   ///< of texts upon it
  std::string pale;  ///< of areas that only hint at it
  std::string dark;  ///< of edges, and of texts on what is pale
};

/// Of a colour's name; an unknown name has a tint of its own, always the same.
[[nodiscard]] Tint tint_of(std::string_view colour);

/// Of a seat without a colour.
[[nodiscard]] Tint tint_of_seat(int seat);

/// Paper, ink and so on.
namespace paper {
inline constexpr std::string_view page = "#f5efe1";
inline constexpr std::string_view card = "#fffdf8";
inline constexpr std::string_view edge = "#cdbf9f";
inline constexpr std::string_view ink = "#2c2721";
inline constexpr std::string_view soft = "#6f6555";
inline constexpr std::string_view title = "#6b1f1c";
inline constexpr std::string_view warning = "#8a5300";
}  // namespace paper

}  // namespace dogeref::render
