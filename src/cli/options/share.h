#pragma once
// A share of an archive: --shard 3/8 takes the third of every eight games.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "archive/reader.h"
#include "cli/shell/console.h"
#include "cli/shell/parse.h"

namespace dogeref::cli {

struct Share {
  std::uint64_t part = 1;  ///< from 1
  std::uint64_t parts = 1;
};

Option add_share_option(Parser& parser, std::string& written);

/// The share that is written so ("3/8"; empty: all); nothing when it is none, which is said in the name of the command.
[[nodiscard]] std::optional<Share> read_share(std::string_view written, std::string_view command, Console& console);

/// Counts games, and files without one, over the whole archive; says which are of the share.
class Sharing {
 public:
  explicit Sharing(Share share) : share_(share) {}

  [[nodiscard]] bool takes_next() { return count_++ % share_.parts == share_.part - 1; }
  [[nodiscard]] bool takes_all() const { return share_.parts == 1; }

 private:
  Share share_;
  std::uint64_t count_ = 0;
};

}  // namespace dogeref::cli
