// All drawings of a few players, one after the other.

#include <algorithm>
#include <optional>

#include "tournament/pairing/drawing.h"
#include "tournament/pairing/pricing.h"

namespace dogeref::tournament {
namespace {

/// Fills byes and tables from the first free player on, dearer halves left aside.
class Exhaustion {
 public:
  explicit Exhaustion(const Task& task) : task_(task), pricing_(task), is_free_(task.size(), true) {}

  Drawing run() {
    choose_byes(0, {});
    Drawing best = std::move(*best_);
    for (std::vector<std::size_t>& table : best.tables) table = pricing_.seated(table);
    return best;
  }

 private:
  void choose_byes(std::size_t from, std::vector<std::size_t> byes) {
    if (byes.size() == static_cast<std::size_t>(task_.sizes.byes)) {
      now_.byes = byes;
      std::vector<int> sizes = task_.sizes.tables;
      return fill(sizes, pricing_.byes(byes));
    }
    for (std::size_t player = from; player < task_.size(); ++player) {
      is_free_[player] = false;
      byes.push_back(player);
      choose_byes(player + 1, byes);
      byes.pop_back();
      is_free_[player] = true;
    }
  }

  /// The first free player gets a table of each size that is left.
  void fill(std::vector<int>& sizes, const Cost& cost) {
    if (best_ && cost >= least_) return;
    const auto first = static_cast<std::size_t>(std::find(is_free_.begin(), is_free_.end(), true) - is_free_.begin());
    if (first == task_.size()) {
      least_ = cost;
      best_ = now_;
      return;
    }
    for (std::size_t at = 0; at < sizes.size(); ++at) {
      if (at > 0 && sizes[at] == sizes[at - 1]) continue;
      const int size = sizes[at];
      sizes.erase(sizes.begin() + static_cast<std::ptrdiff_t>(at));
      now_.tables.push_back({first});
      is_free_[first] = false;
      join(first + 1, size, sizes, cost);
      is_free_[first] = true;
      now_.tables.pop_back();
      sizes.insert(sizes.begin() + static_cast<std::ptrdiff_t>(at), size);
    }
  }

  /// Others come to the last table, until it is full.
  void join(std::size_t from, int size, std::vector<int>& sizes, const Cost& cost) {
    if (now_.tables.back().size() == static_cast<std::size_t>(size)) {
      Cost more = cost;
      more += pricing_.table(now_.tables.back());
      pricing_.add_seats(now_.tables.back(), more);
      return fill(sizes, more);
    }
    for (std::size_t player = from; player < task_.size(); ++player) {
      if (!is_free_[player]) continue;
      is_free_[player] = false;
      now_.tables.back().push_back(player);
      join(player + 1, size, sizes, cost);
      now_.tables.back().pop_back();
      is_free_[player] = true;
    }
  }

  const Task& task_;
  Pricing pricing_;
  std::vector<bool> is_free_;
  Drawing now_;
  std::optional<Drawing> best_;
  Cost least_ = {};
};

}  // namespace

Drawing best_drawing(const Task& task) { return Exhaustion(task).run(); }

}  // namespace dogeref::tournament
