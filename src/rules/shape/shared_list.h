#pragma once
// A list that is copied without copying what is in it.

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace dogeref::rules {

/// Read like a vector. Copies share their members until one of them is edited.
template <class T>
class SharedList {
 public:
  SharedList() = default;
  SharedList(std::initializer_list<T> members) : SharedList(std::vector<T>(members)) {}
  SharedList(std::vector<T> members)  // NOLINT(google-explicit-constructor): it is that list
      : members_(std::make_shared<std::vector<T>>(std::move(members))) {}

  operator const std::vector<T>&() const { return all(); }  // NOLINT(google-explicit-constructor): likewise
  [[nodiscard]] auto begin() const { return all().begin(); }
  [[nodiscard]] auto end() const { return all().end(); }
  [[nodiscard]] std::size_t size() const { return all().size(); }
  [[nodiscard]] bool empty() const { return all().empty(); }
  [[nodiscard]] const T& front() const { return all().front(); }
  [[nodiscard]] const T& operator[](std::size_t at) const { return all()[at]; }

  /// To change it; other copies stay as they are.
  [[nodiscard]] std::vector<T>& edit() {
    if (members_ == nullptr || members_.use_count() > 1) members_ = std::make_shared<std::vector<T>>(all());
    return *members_;
  }

 private:
  [[nodiscard]] const std::vector<T>& all() const {
    static const std::vector<T> none;
    return members_ == nullptr ? none : *members_;
  }

  std::shared_ptr<std::vector<T>> members_;
};

}  // namespace dogeref::rules
