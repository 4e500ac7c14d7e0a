#include "archive/spread.h"

#include <cstdint>
#include <exception>
#include <system_error>
#include <utility>

namespace dogeref::archive {
namespace {

/// Blocks in flight for each worker: one at work, one waiting, so that nobody waits for the reader.
constexpr std::size_t slots_a_worker = 2;

/// A ring of slots. Slot n % size holds block n from when it was read until its outcome was handed on.
class Ring {
 public:
  explicit Ring(const std::vector<std::unique_ptr<Worker>>& workers) : slots_(workers.size() * slots_a_worker) {
    for (Slot& slot : slots_) slot.outcome = workers.front()->outcome();
  }

  [[nodiscard]] bool full() const { return read_ - handed_on_ == slots_.size(); }
  [[nodiscard]] bool idle() const { return read_ == handed_on_; }

  /// The block to read into next. The ring is not full.
  [[nodiscard]] Block& vacant() { return slots_[read_ % slots_.size()].block; }
  void push() {
    const std::lock_guard lock(mutex_);
    slots_[read_ % slots_.size()].done = false;
    ++read_;
    changed_.notify_all();
  }

  /// Waits for the oldest outcome. What a worker threw on its block is thrown here.
  [[nodiscard]] const Outcome& oldest() {
    std::unique_lock lock(mutex_);
    Slot& slot = slots_[handed_on_ % slots_.size()];
    changed_.wait(lock, [&] { return slot.done; });
    if (slot.failure != nullptr) std::rethrow_exception(slot.failure);
    return *slot.outcome;
  }
  void pop() { ++handed_on_; }

  void stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
  }

  /// A worker's life: takes blocks in their order until the ring is stopped, or a block is more than it can bear.
  /// Blocks before that one have been taken by then, so that their outcomes come first.
  void serve(Worker& worker) {
    while (Slot* slot = take()) {
      const std::exception_ptr failure = attempt(worker, *slot);
      const std::lock_guard lock(mutex_);
      slot->failure = failure;
      slot->done = true;
      changed_.notify_all();
      if (failure != nullptr) return;
    }
  }

 private:
  struct Slot {
    Block block;
    std::unique_ptr<Outcome> outcome;
    std::exception_ptr failure;
    bool done = false;
  };

  static std::exception_ptr attempt(Worker& worker, Slot& slot) {
    try {
      worker.work(slot.block, *slot.outcome);
    } catch (...) {
      return std::current_exception();
    }
    return nullptr;
  }

  Slot* take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || taken_ < read_; });
    if (stopped_) return nullptr;
    return &slots_[taken_++ % slots_.size()];
  }

  std::vector<Slot> slots_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t read_ = 0;       ///< written by the calling thread, under the mutex
  std::uint64_t taken_ = 0;      ///< by workers
  std::uint64_t handed_on_ = 0;  ///< of the calling thread alone
  bool stopped_ = false;
};

void work_alone(Reader& reader, Worker& worker, const std::function<bool(const Outcome&)>& sink) {
  const std::unique_ptr<Outcome> outcome = worker.outcome();
  Block block;
  while (reader.next(block)) {
    worker.work(block, *outcome);
    if (!sink(*outcome)) return;
  }
}

/// False where the system has no room for one more thread: those that there are do the work.
bool start(std::vector<std::jthread>& threads, std::function<void()> life) {
  try {
    threads.emplace_back(std::move(life));
  } catch (const std::system_error&) {
    return false;
  }
  return true;
}

/// Keeps the ring filled and hands outcomes on as soon as it is full.
void keep_filled(Ring& ring, Reader& reader, const std::function<bool(const Outcome&)>& sink) {
  bool more = true;
  while (more || !ring.idle()) {
    more = more && reader.next(ring.vacant());
    if (more) ring.push();
    if (ring.idle() || (more && !ring.full())) continue;
    if (!sink(ring.oldest())) return;
    ring.pop();
  }
}

/// Stops the ring before its threads are waited for, whatever happens.
class Stop {
 public:
  explicit Stop(Ring& ring) : ring_(ring) {}
  Stop(const Stop&) = delete;
  Stop& operator=(const Stop&) = delete;
  ~Stop() { ring_.stop(); }

 private:
  Ring& ring_;
};

}  // namespace

void spread(Reader& reader, std::vector<std::unique_ptr<Worker>>& workers,
            const std::function<bool(const Outcome&)>& sink) {
  if (workers.size() == 1) return work_alone(reader, *workers.front(), sink);
  Ring ring(workers);
  std::vector<std::jthread> threads;
  threads.reserve(workers.size());
  const Stop stop(ring);
  for (const std::unique_ptr<Worker>& worker : workers) {
    if (!start(threads, [&ring, &worker] { ring.serve(*worker); })) break;
  }
  if (threads.empty()) return work_alone(reader, *workers.front(), sink);
  keep_filled(ring, reader, sink);
}

}  // namespace dogeref::archive
