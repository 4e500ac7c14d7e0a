#include "cli/options/share.h"

#include <charconv>

namespace dogeref::cli {
namespace {

constexpr std::uint64_t most_parts = 1'000'000'000;

std::optional<std::uint64_t> part_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool fits = error == std::errc() && stop == text.data() + text.size() && number >= 1 && number <= most_parts;
  return fits ? std::optional(number) : std::nullopt;
}

}  // namespace

Option add_share_option(Parser& parser, std::string& written) {
  return parser
      .option("--shard", written,
              "one of several shares of the games, counted over all logs: 3/8 for the third of every eight")
      .type_name("I/N");
}

std::optional<Share> read_share(std::string_view written, std::string_view command, Console& console) {
  if (written.empty()) return Share{};
  const std::size_t slash = written.find('/');
  if (slash != std::string_view::npos) {
    const auto part = part_number(written.substr(0, slash));
    const auto parts = part_number(written.substr(slash + 1));
    if (part && parts && *part <= *parts) return Share{*part, *parts};
  }
  console.complain(std::string(command) + ": --shard '" + std::string(written) +
                   "' is not a share: two whole numbers as in 3/8, the first not the larger one");
  return std::nullopt;
}

}  // namespace dogeref::cli
