// Works on many items in parallel and hands over the results one at a time, in the order of the items. However many
// there are, only a limited number are in progress at once.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

namespace gridlock {

class InOrder {
 public:
  // Shows a result. Called by one thread at a time, in order.
  using Show = std::function<void()>;
  // Makes a result and returns what shows it. If it returns an empty function, it is called once more while nothing
  // else is at work: then `alone` is true, as it always is with one job.
  using Work = std::function<Show(bool alone)>;

  // One job: everything happens in add(), in the calling thread. `caught_up` is called after a show if there is nothing
  // more to be shown by then, and nothing that will be soon.
  explicit InOrder(unsigned jobs, Show caught_up = {});
  // Waits for what has begun, and drops the rest.
  ~InOrder();
  InOrder(const InOrder&) = delete;
  InOrder& operator=(const InOrder&) = delete;

  // Waits while too many are on their way. Throws what a work or a show has thrown, after which nothing more is shown.
  void add(Work work);
  // Waits for all that were added; throws likewise.
  void finish();

 private:
  struct Task {
    Work work;
    Show show;
    std::exception_ptr failure;
    unsigned worker = 0;
    bool done = false;
  };

  void run(unsigned worker);
  void carry_out(Task& task, bool alone, std::unique_lock<std::mutex>& lock);
  void show_those_done(std::unique_lock<std::mutex>& lock);
  void rethrow();

  const unsigned jobs_;
  const Show caught_up_;
  const std::size_t most_;  // tasks on their way
  std::mutex mutex_;
  std::condition_variable work_came_, result_shown_;
  std::list<Task> tasks_;              // in order; the first is the next to be shown
  std::deque<Task*> waiting_, again_;  // not begun; to be called once more, alone
  // Each thread frees the memory that it has taken: that of another it would have to wait for. What a task has made is
  // its worker's, and after that the task is the caller's.
  std::vector<std::list<Task>> shown_;  // by worker
  std::list<Task> spent_;
  std::exception_ptr failure_;
  unsigned running_ = 0;
  bool showing_ = false, ending_ = false, alone_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace gridlock
