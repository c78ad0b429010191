#include "gridlock/core/threads/in_order.hpp"

#include <utility>

namespace gridlock {
namespace {

// Enough for quick tasks to go on while a slow one holds up what is shown.
constexpr std::size_t kTasksForEachJob = 256;

// Whoever holds the lock lets go of it at once: to try again is quicker than to sleep and be woken.
void lock_soon(std::unique_lock<std::mutex>& lock) {
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    if (lock.try_lock()) return;
    std::this_thread::yield();
  }
  lock.lock();
}

}  // namespace

InOrder::InOrder(unsigned jobs, Show caught_up)
    : jobs_(jobs), caught_up_(std::move(caught_up)), most_(kTasksForEachJob * jobs), shown_(jobs) {}

InOrder::~InOrder() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    waiting_.clear();
    again_.clear();
  }
  work_came_.notify_all();
  for (auto& thread : threads_) thread.join();
}

void InOrder::add(Work work) {
  if (jobs_ <= 1) {
    work(true)();
    return;
  }
  if (threads_.empty())
    for (unsigned i = 0; i < jobs_; ++i) threads_.emplace_back([this, i] { run(i); });
  std::list<Task> task(1), spent;
  task.front().work = std::move(work);
  std::unique_lock lock(mutex_, std::defer_lock);
  lock_soon(lock);
  result_shown_.wait(lock, [this] { return tasks_.size() < most_ || failure_; });
  rethrow();
  waiting_.push_back(&task.front());
  tasks_.splice(tasks_.end(), task);
  spent.swap(spent_);
  lock.unlock();
  work_came_.notify_one();
}

void InOrder::finish() {
  std::unique_lock lock(mutex_);
  result_shown_.wait(lock, [this] { return tasks_.empty() || failure_; });
  rethrow();
}

void InOrder::rethrow() {
  if (failure_) std::rethrow_exception(failure_);
}

void InOrder::run(unsigned worker) {
  std::list<Task> shown;
  std::unique_lock lock(mutex_);
  for (;;) {
    if (!shown_[worker].empty()) {
      shown.swap(shown_[worker]);
      lock.unlock();
      for (Task& task : shown) task.show = {};
      lock_soon(lock);
      spent_.splice(spent_.end(), shown);
    }
    work_came_.wait(lock, [this] {
      if (alone_) return false;
      return again_.empty() ? ending_ || !waiting_.empty() : running_ == 0;
    });
    if (ending_) return;
    const bool alone = !again_.empty();
    auto& queue = alone ? again_ : waiting_;
    Task& task = *queue.front();
    queue.pop_front();
    task.worker = worker;
    carry_out(task, alone, lock);
  }
}

void InOrder::carry_out(Task& task, bool alone, std::unique_lock<std::mutex>& lock) {
  ++running_;
  alone_ = alone;
  lock.unlock();
  Show show;
  std::exception_ptr failure;
  try {
    show = task.work(alone);
  } catch (...) {
    failure = std::current_exception();
  }
  lock_soon(lock);
  --running_;
  if (alone) alone_ = false;
  if (!show && !failure && !alone) {
    if (!ending_) again_.push_back(&task);
  } else {
    task.show = std::move(show);
    task.failure = failure;
    task.done = true;
    show_those_done(lock);
  }
  if (!again_.empty() || alone) work_came_.notify_all();
}

// A thread that finds another one showing leaves it to that one, and goes on working.
void InOrder::show_those_done(std::unique_lock<std::mutex>& lock) {
  if (showing_) return;
  showing_ = true;
  while (!tasks_.empty() && tasks_.front().done && !failure_) {
    Task& next = tasks_.front();
    const bool is_last = tasks_.size() == 1;
    lock.unlock();
    std::exception_ptr failure = next.failure;
    try {
      if (!failure && next.show) next.show();
      if (!failure && is_last && caught_up_) caught_up_();
    } catch (...) {
      failure = std::current_exception();
    }
    lock_soon(lock);
    auto& shown = shown_[next.worker];
    shown.splice(shown.end(), tasks_, tasks_.begin());
    failure_ = failure;
    // Few wake-ups: the caller may as well add many at once.
    if (tasks_.empty() || tasks_.size() == most_ / 2 || failure_) result_shown_.notify_all();
  }
  showing_ = false;
}

}  // namespace gridlock
