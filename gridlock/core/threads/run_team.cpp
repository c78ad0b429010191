#include "gridlock/core/threads/run_team.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "gridlock/core/threads/team.hpp"

namespace gridlock {
namespace {

constexpr std::chrono::milliseconds kBetweenLooks{10};

class Team {
 public:
  Team(Monitor& whole, unsigned members, const MemberWork& work, const TeamRules& rules)
      : work_(work), rules_(rules), monitors_(whole, members), unfinished_(members) {
    end_.members.assign(members, Outcome::cancelled);
    threads_.reserve(members);
    for (unsigned i = 0; i < members; ++i) begin(i);
  }

  TeamEnd wait() {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, kBetweenLooks, [this] { return unfinished_ == 0; })) {
      if (end_.limit) continue;
      lock.unlock();  // no thread should have to wait for a progress report
      const auto limit = monitors_.look();
      if (limit) stop();
      lock.lock();
      end_.limit = limit;
    }
    lock.unlock();
    for (auto& thread : threads_) thread.join();
    if (failure_) std::rethrow_exception(failure_);
    return std::move(end_);
  }

 private:
  void begin(unsigned number) {
    try {
      threads_.emplace_back([this, number] { run_member(number); });
    } catch (const std::exception&) {
      finish(number, Outcome::out_of_memory, nullptr);
    }
  }

  void run_member(unsigned number) {
    Outcome outcome = Outcome::cancelled;
    std::exception_ptr failure;
    try {
      const auto limit = outcome_of([&] {
        Monitor own = monitors_.member(number);
        outcome = work_(number, own);
      });
      outcome = limit.value_or(outcome);
    } catch (...) {
      failure = std::current_exception();
    }
    finish(number, outcome, failure);
  }

  void finish(unsigned number, Outcome outcome, std::exception_ptr failure) {
    if (failure || rules_.ends_all(outcome)) stop();
    const std::lock_guard lock(mutex_);
    end_.members[number] = outcome;
    if (!failure_) failure_ = std::move(failure);
    --unfinished_;
    changed_.notify_one();
  }

  void stop() {
    monitors_.stop();
    if (rules_.stop) rules_.stop();
  }

  const MemberWork& work_;
  const TeamRules& rules_;
  MonitorTeam monitors_;
  std::mutex mutex_;
  std::condition_variable changed_;
  unsigned unfinished_;
  TeamEnd end_;
  std::exception_ptr failure_;  // the first
  std::vector<std::thread> threads_;
};

}  // namespace

TeamEnd run_team(Monitor& whole, unsigned members, const MemberWork& work, const TeamRules& rules) {
  return Team(whole, members, work, rules).wait();
}

}  // namespace gridlock
