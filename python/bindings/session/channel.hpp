// What threads of the library find, handed to Python one by one as it comes. Whoever waits lets other Python threads
// run and hears Ctrl-C.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "python/bindings/bindings.hpp"

namespace gridlock::python {

template <class T>
class Channel {
 public:
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  ~Channel() { close(); }

  // Starts a thread that works. What it throws is thrown by next(), once what was found before is handed over.
  void start(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      ++working_;
    }
    threads_.emplace_back([this, work = std::move(work)] {
      std::exception_ptr fault;
      try {
        work();
      } catch (...) {
        fault = std::current_exception();
        stop_ = true;
      }
      const std::lock_guard lock(mutex_);
      if (fault && !fault_) fault_ = fault;
      --working_;
      changed_.notify_all();
    });
  }

  // For the threads.
  void put(T value) {
    const std::lock_guard lock(mutex_);
    ready_.push_back(std::move(value));
    changed_.notify_all();
  }
  // Becomes true when the threads are to end.
  std::atomic<bool>& flag() { return stop_; }

  // With the GIL held: the next one, or nothing when all have ended. After Ctrl-C the threads are told to stop, and
  // KeyboardInterrupt is raised.
  std::optional<T> next() {
    while (true) {
      {
        const py::gil_scoped_release others_run;
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, std::chrono::milliseconds(50), [&] { return !ready_.empty() || working_ == 0; });
        if (!ready_.empty()) {
          T value = std::move(ready_.front());
          ready_.pop_front();
          return value;
        }
        if (working_ == 0) {
          if (fault_) std::rethrow_exception(std::exchange(fault_, nullptr));
          return std::nullopt;
        }
      }
      if (PyErr_CheckSignals() == 0) continue;
      stop_ = true;
      throw py::error_already_set();
    }
  }

  // With the GIL held: ends the threads.
  void close() {
    stop_ = true;
    const py::gil_scoped_release others_run;
    for (auto& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<T> ready_;
  std::size_t working_ = 0;
  std::exception_ptr fault_;
  std::atomic<bool> stop_{false};
  std::vector<std::thread> threads_;
};

}  // namespace gridlock::python
