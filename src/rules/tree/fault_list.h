#pragma once
// Collects faults while files are read and laid together.

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "rules/tree/fault.h"
#include "rules/tree/node.h"

namespace dogeref::rules {

/// The files read, by the index that origins carry, and what is wrong with them. Keeps the first 100 faults.
class FaultList {
 public:
  static constexpr std::size_t most = 100;

  /// Makes a file known and gives its index.
  std::uint32_t add_file(std::string name) {
    files_.push_back(std::move(name));
    return static_cast<std::uint32_t>(files_.size() - 1);
  }

  void add(const Origin& at, std::string message) {
    if (!full()) faults_.push_back({file(at), at.line, at.column, std::move(message)});
  }
  void add(Fault fault) {
    if (!full()) faults_.push_back(std::move(fault));
  }

  [[nodiscard]] bool full() const { return faults_.size() >= most; }
  [[nodiscard]] bool empty() const { return faults_.empty(); }
  [[nodiscard]] std::size_t size() const { return faults_.size(); }
  [[nodiscard]] const std::vector<std::string>& files() const { return files_; }
  [[nodiscard]] Faults take() { return std::move(faults_); }

  /// "panels.yaml:3:7"
  [[nodiscard]] std::string place(const Origin& at) const {
    return file(at) + ':' + std::to_string(at.line) + ':' + std::to_string(at.column);
  }

 private:
  [[nodiscard]] std::string file(const Origin& at) const { return at.file < files_.size() ? files_[at.file] : ""; }

  std::vector<std::string> files_;
  Faults faults_;
};

}  // namespace dogeref::rules
