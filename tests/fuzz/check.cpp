// Bytes as a whole log.

#include <cstddef>
#include <cstdint>

#include "fuzz/desk.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dogeref::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
