#include "archive/spread.h"

#include <cstdint>
#include <exception>
#include <optional>
#include <system_error>
#include <utility>

namespace dogeref::archive {
namespace {

/// Blocks for each worker: one at work, one waiting, so that nobody waits for the reader.
constexpr std::size_t blocks_a_worker = 2;
/// Outcomes for each, which are smaller: the others go on while a block takes long.
constexpr std::size_t slots_a_worker = 8;

/// A ring of slots. Slot n % size is for block n from when it was read until its outcome was handed on; it holds the
/// block until that is worked on.
class Ring {
 public:
  explicit Ring(std::size_t workers) : vacant_(workers * blocks_a_worker), slots_(workers * slots_a_worker) {}

  [[nodiscard]] bool idle() const { return read_ == handed_on_; }

  /// Waits for a block to read into; nothing when an outcome is to be handed on before.
  [[nodiscard]] std::optional<Block> vacant() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_oldest_done() || has_room(); });
    if (is_oldest_done()) return std::nullopt;
    Block block = std::move(vacant_.back());
    vacant_.pop_back();
    return block;
  }
  void push(Block block) {
    const std::lock_guard lock(mutex_);
    slots_[read_++ % slots_.size()].block = std::move(block);
    changed_.notify_all();
  }

  /// Waits for the oldest outcome. What a worker threw on its block is thrown here.
  [[nodiscard]] std::unique_ptr<Outcome> oldest() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_oldest_done(); });
    Slot& slot = slots_[handed_on_++ % slots_.size()];
    if (slot.failure != nullptr) std::rethrow_exception(slot.failure);
    return std::move(slot.outcome);
  }

  void stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
  }

  /// A worker's life: takes blocks in their order until the ring is stopped, or a block is more than it can bear.
  /// Blocks before that one have been taken by then, so that their outcomes come first.
  void serve(Worker& worker) {
    while (Slot* slot = take()) {
      Done done = attempt(worker, slot->block);
      const std::lock_guard lock(mutex_);
      vacant_.push_back(std::move(slot->block));
      static_cast<Done&>(*slot) = std::move(done);
      changed_.notify_all();
      if (slot->failure != nullptr) return;
    }
  }

 private:
  /// One of the two.
  struct Done {
    std::unique_ptr<Outcome> outcome;
    std::exception_ptr failure;
  };
  struct Slot : Done {
    Block block;
  };

  static Done attempt(Worker& worker, const Block& block) {
    try {
      return {worker.work(block), nullptr};
    } catch (...) {
      return {nullptr, std::current_exception()};
    }
  }

  Slot* take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return stopped_ || taken_ < read_; });
    if (stopped_) return nullptr;
    return &slots_[taken_++ % slots_.size()];
  }

  [[nodiscard]] bool has_room() const { return read_ - handed_on_ < slots_.size() && !vacant_.empty(); }
  [[nodiscard]] bool is_oldest_done() const {
    const Done& oldest = slots_[handed_on_ % slots_.size()];
    return !idle() && (oldest.outcome != nullptr || oldest.failure != nullptr);
  }

  std::vector<Block> vacant_;
  std::vector<Slot> slots_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t read_ = 0;       ///< written by the calling thread, under the mutex
  std::uint64_t taken_ = 0;      ///< by workers
  std::uint64_t handed_on_ = 0;  ///< of the calling thread alone
  bool stopped_ = false;
};

void work_alone(Reader& reader, Worker& worker, const std::function<bool(const Outcome&)>& sink) {
  Block block;
  while (reader.next(block) && sink(*worker.work(block))) continue;
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

/// Keeps the ring filled and hands outcomes on as soon as they are there.
void keep_filled(Ring& ring, Reader& reader, const std::function<bool(const Outcome&)>& sink) {
  bool more = true;
  while (more || !ring.idle()) {
    if (std::optional<Block> block = more ? ring.vacant() : std::nullopt) {
      more = reader.next(*block);
      if (more) ring.push(std::move(*block));
    } else if (!sink(*ring.oldest())) {
      return;
    }
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
  Ring ring(workers.size());
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
