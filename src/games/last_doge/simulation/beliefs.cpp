#include "games/last_doge/simulation/beliefs.h"

#include <utility>

#include "kit/index.h"

namespace dogeref::last_doge {

using kit::index;

void Beliefs::forget() {
  for (auto& cells : seen_) cells.fill(-1);
}

void Beliefs::see(int seat, int cell, int district) {
  for (int each = 0; each < most_players; ++each) {
    if (seat == everybody || seat == each) seen_[index(each)][index(cell)] = static_cast<std::int8_t>(district);
  }
}

void Beliefs::swap(int seat, int one, int other) {
  for (int each = 0; each < most_players; ++each) {
    if (seat == everybody || seat == each) std::swap(seen_[index(each)][index(one)], seen_[index(each)][index(other)]);
  }
}

}  // namespace dogeref::last_doge
