// What ./dev build --time compiles beside the program: how fast this machine compiles, so that the bound on the
// program's build holds on any. It never changes; the seconds that it takes where the bound was set are in ./dev.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

namespace {

template <int N>
struct Shelf {
  std::map<std::string, std::vector<std::optional<int>>> books;
  std::unordered_map<std::string, std::function<int(int)>> readers;
  std::variant<int, std::string, std::vector<Shelf<N - 1>>> below;

  int sum() const {
    int total = 0;
    for (const auto& [name, pages] : books) {
      total += static_cast<int>(name.size());
      total += static_cast<int>(std::count_if(pages.begin(), pages.end(), [](const auto& page) { return page > N; }));
    }
    for (const auto& [name, read] : readers) total += read(static_cast<int>(name.size()));
    if (const auto* shelves = std::get_if<2>(&below))
      for (const auto& shelf : *shelves) total += shelf.sum();
    return total;
  }
};

template <>
struct Shelf<0> {
  int sum() const { return 1; }
};

}  // namespace

int main(int count, char** words) {
  Shelf<12> shelf;
  for (int i = 0; i < count; ++i) {
    shelf.books[words[i]].push_back(i);
    shelf.readers[words[i]] = [i](int size) { return size + i; };
  }
  return shelf.sum();
}
