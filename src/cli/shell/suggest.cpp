#include "cli/shell/suggest.h"

#include "text/nearest.h"

namespace dogeref::cli {
namespace {

/// More than these are not listed.
constexpr std::size_t short_list = 16;

std::string quoted(std::string_view text) { return std::string("'").append(text).append("'"); }

}  // namespace

std::string did_you_mean(std::string_view given, std::span<const std::string_view> known) {
  const std::vector<std::string_view> near = text::nearest(given, known);
  if (near.empty()) return {};
  std::string text = "; did you mean ";
  for (std::size_t index = 0; index < near.size(); ++index) text += (index > 0 ? " or " : "") + quoted(near[index]);
  return text + '?';
}

std::string no_such(std::string_view what, std::string_view given, std::span<const std::string_view> known) {
  std::string text = "no " + std::string(what) + ' ' + quoted(given);
  const std::string meant = did_you_mean(given, known);
  if (!meant.empty()) return text + meant;
  if (known.empty() || known.size() > short_list) return text;
  text += "; known: ";
  for (std::size_t index = 0; index < known.size(); ++index) text.append(index > 0 ? ", " : "").append(known[index]);
  return text;
}

std::vector<std::string_view> views_of(std::span<const std::string> texts) { return {texts.begin(), texts.end()}; }

}  // namespace dogeref::cli
