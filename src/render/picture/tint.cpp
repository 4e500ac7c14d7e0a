#include "render/picture/tint.h"

#include <cstddef>

#include "render/words/palette.h"

namespace dogeref::render {
namespace {

constexpr std::string_view black = "#000000";

/// Those that are told apart best.
constexpr std::string_view of_seats[] = {"red", "blue", "green", "yellow", "violet", "orange", "cyan", "brown"};

}  // namespace

Tint tint_of(std::string_view colour) {
  const std::string fill = colour_code(colour);
  const bool is_light = ink_on(fill) != ink_on(black);
  return {fill, ink_on(fill), mixed(fill, paper::card, 0.82), mixed(fill, black, is_light ? 0.5 : 0.35)};
}

Tint tint_of_seat(int seat) { return tint_of(of_seats[static_cast<std::size_t>(seat) % 8]); }

}  // namespace dogeref::render
