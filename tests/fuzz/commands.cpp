// Bytes as a log that every other command than check is asked about.

#include <cstddef>
#include <cstdint>

#include "fuzz/desk.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dogeref::fuzz::ask_of_each({reinterpret_cast<const char*>(data), size});
  return 0;
}
