#pragma once
// Spreads work on the blocks of an archive over threads and brings the results back in the order of the input.

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "archive/reader.h"

namespace dogeref::archive {

/// What a worker makes of a block; the caller derives from it.
struct Outcome {
  Outcome() = default;
  Outcome(const Outcome&) = delete;
  Outcome& operator=(const Outcome&) = delete;
  virtual ~Outcome() = default;
};

/// Works on blocks, one after the other. One a thread, so it may keep buffers.
class Worker {
 public:
  Worker() = default;
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  virtual ~Worker() = default;

  [[nodiscard]] virtual std::unique_ptr<Outcome> work(const Block& block) = 0;
};

/// Reads blocks, lets one worker a thread work on them and hands the outcomes to `sink` in the order of the input, on
/// the calling thread. Stops early when `sink` returns false. Memory is bounded by two blocks and eight outcomes a
/// worker. With one worker no thread is started. What a worker throws is thrown to the caller, after the outcomes of
/// earlier blocks.
void spread(Reader& reader, std::vector<std::unique_ptr<Worker>>& workers,
            const std::function<bool(const Outcome&)>& sink);

}  // namespace dogeref::archive
