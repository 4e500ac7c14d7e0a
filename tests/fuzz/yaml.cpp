// Bytes as a file of rules data: a tree, or at least one fault.

#include "rules/tree/yaml.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  dogeref::rules::FaultList faults;
  const std::uint32_t file = faults.add_file("fuzz.yaml");
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto tree = dogeref::rules::read_yaml(text, file, faults);
  if (!tree && faults.empty()) std::abort();
  return 0;
}
