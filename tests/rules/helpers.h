#pragma once
// What tests of rules data share.

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "rules/tree/fault_list.h"
#include "rules/tree/yaml.h"

namespace dogeref::rules {

/// The tree of a text without faults.
inline Node tree(std::string_view text) {
  FaultList faults;
  std::optional<Node> root = read_yaml(text, faults.add_file("x.yaml"), faults);
  for (const Fault& fault : faults.take()) FAIL(formatted(fault));
  return std::move(*root);
}

inline std::vector<std::string> texts(const Faults& faults) {
  std::vector<std::string> out;
  for (const Fault& fault : faults) out.push_back(formatted(fault));
  return out;
}

/// The faults of a text as a person sees them.
inline std::vector<std::string> yaml_faults(std::string_view text) {
  FaultList faults;
  CHECK_FALSE(read_yaml(text, faults.add_file("x.yaml"), faults));
  return texts(faults.take());
}

inline std::string place(const Origin& origin) {
  return std::to_string(origin.line) + ':' + std::to_string(origin.column);
}

/// A folder that vanishes with the test.
class TestFolder {
 public:
  TestFolder() : path_(std::filesystem::temp_directory_path() / ("dogeref-rules-" + std::to_string(::getpid()))) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~TestFolder() { std::filesystem::remove_all(path_); }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;

  void write(const std::string& name, std::string_view text) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  [[nodiscard]] std::string path(const std::string& name = "") const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace dogeref::rules
