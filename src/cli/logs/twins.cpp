#include "cli/logs/twins.h"

#include <sys/random.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "rules/tree/sha256.h"

namespace dogeref::cli {
namespace {

constexpr std::size_t shelf_count = 256;
constexpr std::size_t least_entries = 8;

const std::string& secret_of_run() {
  static const std::string secret = [] {
    std::array<char, 32> bytes{};
    // Without any the key is one that everybody knows: games are found all the same.
    if (::getrandom(bytes.data(), bytes.size(), GRND_NONBLOCK) < 0) bytes.fill(0);
    return std::string(bytes.data(), bytes.size());
  }();
  return secret;
}

}  // namespace

std::uint64_t key_of_deeds(std::string_view deeds) {
  constexpr std::size_t digits = 16;
  const std::string digest = rules::sha256(secret_of_run() + std::string(deeds));
  std::uint64_t key = 0;
  std::from_chars(digest.data(), digest.data() + digits, key, 16);
  return std::max<std::uint64_t>(key, 1);
}

Twins::Twins() : shelves_(shelf_count) {}

/// The entry with the key, or the empty one where it belongs.
Twins::Entry& Twins::entry_of(std::vector<Entry>& entries, std::uint64_t key) {
  std::size_t at = key % entries.size();
  while (entries[at].key != 0 && entries[at].key != key) at = at + 1 == entries.size() ? 0 : at + 1;
  return entries[at];
}

/// By an eighth, so that little of the memory is empty.
void Twins::grow(Shelf& shelf) {
  std::vector<Entry> larger(std::max(least_entries, shelf.entries.size() + shelf.entries.size() / 8 + 1));
  for (const Entry& entry : shelf.entries) {
    if (entry.key != 0) entry_of(larger, entry.key) = entry;
  }
  shelf.entries = std::move(larger);
}

std::optional<TwinPlace> Twins::first_place(std::uint64_t key, TwinPlace place) {
  Shelf& shelf = shelves_[key >> 56U];
  if (shelf.used * 10 >= shelf.entries.size() * 9) grow(shelf);
  Entry& entry = entry_of(shelf.entries, key);
  if (entry.key == key) return entry.place;
  entry = {key, place};
  ++shelf.used;
  return std::nullopt;
}

}  // namespace dogeref::cli
