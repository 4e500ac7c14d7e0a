// Bytes as lines of a game that has begun well, so that they come to be played. The first byte says which game.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/desk.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

const std::array<std::string, 4> beginnings = {
    "game: doge-ship\nplayers: Anna (A), Marco (M, blue)\nround 1\ndice red 4, green 2, white 6\ndoge D07\n",
    "game: doge-ship\nvariant: warehouses\nplayers: Anna (A), Marco (M, blue)\nround 1\n"
    "dice red 4, green 2, white 3, purple 7\ndoge D07\n",
    "game: last-doge\nplayers: Anna (A, archivisti), Marco (M, seress)\ncity: C4 C3 D5 D4 C5 D3 B4 B3 E4\n"
    "map: C3=T3b C5=T5a D3=T2a\nmarket: F01 F02 F03\npawns: Anna B4, Marco C5\n",
    "game: last-doge\nplayers: Anna (A, culte), Marco (M, moglianes)\ncity: C4 C3 D5 D4\nmarket:\npawns: Anna C3\n"
    "hand Anna: C01 C02 C03 C04\nend-trigger treasure\n"};

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::string log = beginnings[data[0] % beginnings.size()];
  log.append(reinterpret_cast<const char*>(data) + 1, size - 1);
  dogeref::fuzz::check(log);
  dogeref::fuzz::ask_all(log, true);
  return 0;
}
