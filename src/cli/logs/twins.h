#pragma once
// The same game twice in an archive: --duplicates.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dogeref::cli {

/// A number that two games share when the same was done in them, and else as good as never. It hangs on a secret of the
/// run, so that nobody can make games that share one.
[[nodiscard]] std::uint64_t key_of_deeds(std::string_view deeds);

/// Where a game stands: the number of its file among the inputs, and its line.
struct TwinPlace {
  std::uint32_t input = 0;
  std::uint32_t line = 0;
};

/// Remembers 16 bytes a game, with room for some more to come.
class Twins {
 public:
  Twins();

  /// Where a game with this key stood first; else remembers that this one did.
  [[nodiscard]] std::optional<TwinPlace> first_place(std::uint64_t key, TwinPlace place);

 private:
  struct Entry {
    std::uint64_t key = 0;  ///< 0: there is none
    TwinPlace place;
  };
  static_assert(sizeof(Entry) == 16);
  /// Games are parted by their key among many small tables, so that only a small one is ever there twice while it
  /// grows.
  struct Shelf {
    std::vector<Entry> entries;
    std::size_t used = 0;
  };

  static Entry& entry_of(std::vector<Entry>& entries, std::uint64_t key);
  static void grow(Shelf& shelf);

  std::vector<Shelf> shelves_;
};

}  // namespace dogeref::cli
