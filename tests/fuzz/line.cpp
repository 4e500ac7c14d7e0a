// Bytes as lines of a game that has begun well, so that they come to be played.

#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz/desk.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string log =
      "game: doge-ship\nplayers: Anna (A), Marco (M, blue)\nround 1\ndice red 4, green 2, white 6\ndoge D07\n";
  log.append(reinterpret_cast<const char*>(data), size);
  dogeref::fuzz::check(log);
  return 0;
}
