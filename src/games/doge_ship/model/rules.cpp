#include "games/doge_ship/model/rules.h"
#include "kit/index.h"

#include <algorithm>

namespace dogeref::doge_ship {

using kit::index;

int Rules::level_length(int players, int level) const {
  int length = 0;
  for (int section = 0; section < max_sections; ++section) length += section_length(players, level, section);
  return length;
}

int Rules::section_at(int players, int level, int column) const {
  int end = 0;
  for (int section = 0; section < max_sections; ++section) {
    end += section_length(players, level, section);
    if (column < end) return section;
  }
  return -1;
}

int Rules::section_begin(int players, int level, int section) const {
  int begin = 0;
  for (int earlier = 0; earlier < section; ++earlier) begin += section_length(players, level, earlier);
  return begin;
}

int Rules::parts(int players) const {
  int count = 0;
  for (int level = 0; level < static_cast<int>(levels.size()); ++level) count += level_length(players, level);
  return count;
}

std::string Rules::zone_name(int level, int section) const {
  return levels[index(level)] + std::to_string(section + 1);
}

}  // namespace dogeref::doge_ship
