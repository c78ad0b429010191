// A table that takes long to make, for all threads of a search: it is begun once it was asked for so often that it is
// sure to be worthwhile, and whoever asks from then on takes a step until it is complete. Who cannot wait may make it
// before.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>

namespace gridlock::sokoban {

// `Table` has grow(), which takes a step and is true once the table is complete, and bytes(). Several threads may call
// it at a time.
template <class Table>
class SharedTable {
 public:
  // The table, or null as long as it is not complete. make() begins one when it was asked for `often` times; if it
  // returns null, there will never be one.
  template <class Make>
  const Table* get(std::size_t often, Make&& make) {
    const Stage stage = stage_.load(std::memory_order_acquire);
    if (stage == Stage::awaited && asked_.fetch_add(1, std::memory_order_relaxed) + 1 >= often) begin(make);
    if (stage == Stage::grows && table_->grow()) {
      bytes_.store(table_->bytes(), std::memory_order_relaxed);
      stage_.store(Stage::complete, std::memory_order_release);
    }
    return stage_.load(std::memory_order_acquire) == Stage::complete ? table_.get() : nullptr;
  }

  // Makes the table now, for as long as goes_on() says so. Whether it is there.
  template <class Make>
  bool prepare(Make&& make, const std::function<bool()>& goes_on) {
    while (get(0, make) == nullptr)
      if (stage_.load(std::memory_order_acquire) == Stage::never || !goes_on()) return false;
    return true;
  }

  std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }

 private:
  enum class Stage { awaited, grows, complete, never };

  template <class Make>
  void begin(Make& make) {
    const std::lock_guard lock(mutex_);
    if (stage_.load(std::memory_order_relaxed) != Stage::awaited) return;
    table_ = make();
    if (table_ != nullptr) bytes_.store(table_->bytes(), std::memory_order_relaxed);
    stage_.store(table_ != nullptr ? Stage::grows : Stage::never, std::memory_order_release);
  }

  std::atomic<Stage> stage_{Stage::awaited};
  std::atomic<std::size_t> asked_{0}, bytes_{0};
  std::mutex mutex_;  // of those who would begin
  std::unique_ptr<Table> table_;
};

// What falls to one of those who share something and have to say what they hold.
template <class T>
std::size_t share_of_bytes(const std::shared_ptr<T>& shared) {
  return shared->bytes() / static_cast<std::size_t>(shared.use_count());
}

}  // namespace gridlock::sokoban
