#pragma once
// Work that falls into independent pieces, for several threads.

#include <atomic>
#include <cstddef>
#include <functional>
#include <system_error>
#include <thread>
#include <vector>

namespace dogeref::suite {

/// Calls `piece(worker, index)` for each index below `count`, from as many threads as there are workers, or as the
/// system has room for.
inline void spread(std::size_t count, int workers, const std::function<void(int worker, std::size_t index)>& piece) {
  std::atomic<std::size_t> next{0};
  const auto work = [&](int worker) {
    for (std::size_t index = next++; index < count; index = next++) piece(worker, index);
  };
  std::vector<std::jthread> threads;
  try {
    for (int worker = 1; worker < workers; ++worker) threads.emplace_back(work, worker);
  } catch (const std::system_error&) {  // no more of them: those that there are do the work
  }
  work(0);
}

}  // namespace dogeref::suite
