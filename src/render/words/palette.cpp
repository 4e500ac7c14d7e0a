#include "render/words/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "text/unicode.h"

namespace dogeref::render {
namespace {

struct Named {
  std::string_view name;
  std::string_view code;
};

constexpr std::array<Named, 22> named_colours = {{
    {"red", "#b5322c"},       {"green", "#3f7d4e"}, {"white", "#f7f3e8"},  {"yellow", "#e2b33c"},
    {"blue", "#2f68a8"},      {"black", "#2b2b30"}, {"violet", "#74448f"}, {"purple", "#74448f"},
    {"orange", "#d9772b"},    {"brown", "#7c5433"}, {"grey", "#8b8f94"},   {"gray", "#8b8f94"},
    {"pink", "#d98ba4"},      {"gold", "#d3a431"},  {"silver", "#b9bec4"}, {"cyan", "#3d9fae"},
    {"turquoise", "#3d9fae"}, {"teal", "#2e7a83"},  {"lime", "#92b53c"},   {"navy", "#26426b"},
    {"maroon", "#7d2a35"},    {"ivory", "#f3ead2"},
}};

constexpr std::array<std::string_view, 8> tones = {"#26557e", "#8c4a2f", "#2c7a76", "#9b2f35",
                                                   "#6d5a9c", "#7a6a22", "#4c6b3c", "#5b5f66"};

constexpr std::string_view dark = "#1f2a36";
constexpr std::string_view light = "#ffffff";

using Rgb = std::array<int, 3>;

int digit(char byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  if (byte >= 'a' && byte <= 'f') return byte - 'a' + 10;
  return 0;
}

/// Of "#rrggbb".
Rgb rgb_of(std::string_view code) {
  Rgb rgb{};
  for (std::size_t part = 0; part < rgb.size() && code.size() >= 7; ++part) {
    rgb[part] = digit(code[1 + 2 * part]) * 16 + digit(code[2 + 2 * part]);
  }
  return rgb;
}

std::string code_of(const Rgb& rgb) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string code = "#";
  for (const int part : rgb) {
    const auto value = static_cast<std::size_t>(std::clamp(part, 0, 255));
    code.append(1, hex[value / 16]).append(1, hex[value % 16]);
  }
  return code;
}

/// A colour of a hue from 0 to 1, of middling lightness.
std::string of_hue(double hue) {
  const auto part = [hue](double shift) {
    const double turn = std::fmod(hue + shift, 1.0) * 6;
    const double level = std::clamp(std::abs(turn - 3) - 1, 0.0, 1.0);
    return static_cast<int>(70 + 110 * level);
  };
  return code_of({part(0), part(2.0 / 3), part(1.0 / 3)});
}

}  // namespace

std::string colour_code(std::string_view name) {
  const std::string folded = text::fold(name);
  const auto* const known =
      std::find_if(named_colours.begin(), named_colours.end(), [&](const Named& each) { return each.name == folded; });
  if (known != named_colours.end()) return std::string(known->code);
  std::uint32_t hash = 2166136261U;
  for (const char byte : folded) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619U;
  return of_hue(static_cast<double>(hash % 997U) / 997.0);
}

std::string ink_on(std::string_view code) {
  const Rgb rgb = rgb_of(code);
  const double luminance = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2];
  return std::string(luminance > 150 ? dark : light);
}

std::string mixed(std::string_view code, std::string_view other, double part) {
  const Rgb one = rgb_of(code);
  const Rgb two = rgb_of(other);
  Rgb out{};
  for (std::size_t at = 0; at < out.size(); ++at) {
    out[at] = static_cast<int>(std::lround(one[at] * (1 - part) + two[at] * part));
  }
  return code_of(out);
}

std::string tone_code(int tone) { return std::string(tones[static_cast<std::size_t>(tone) % tones.size()]); }

}  // namespace dogeref::render
