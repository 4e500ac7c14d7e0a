#pragma once
// What the games say of themselves for the tests of the house, in src/games/GAME/house.txt.

#include <string>
#include <string_view>
#include <vector>

namespace dogeref::tests {

struct HouseRules {
  std::string folder;              ///< below src: "games/chess"
  std::vector<std::string> rooms;  ///< lowest first; "" is the folder itself
  std::vector<std::string> words;  ///< that nothing outside src/games may say, in lower case
};

/// What such a file says: lines `rooms: ROOM ROOM` and `words: WORD, TWO WORDS`, comments behind '#'.
HouseRules read_house_rules(std::string_view folder, std::string_view text);

/// Of each folder of src/games, and of the toy of tests/toy, sorted; one without the file has neither rooms nor words.
const std::vector<HouseRules>& house_rules();

}  // namespace dogeref::tests
