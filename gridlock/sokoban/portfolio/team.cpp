#include "gridlock/sokoban/portfolio/team.hpp"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "gridlock/core/team.hpp"
#include "gridlock/sokoban/portfolio/portfolio.hpp"

namespace gridlock::sokoban {
namespace {

class Team {
 public:
  Team(Monitor& monitor, unsigned threads, const TeamWork& work) : work_(work), monitors_(monitor, threads) {
    threads_.reserve(threads);
    for (unsigned i = 0; i < threads; ++i) begin(i);
  }

  SearchResult<Push> wait() {
    std::optional<Outcome> limit;
    std::unique_lock lock(mutex_);
    while (finished_ < threads_.size()) {
      changed_.wait_for(lock, std::chrono::milliseconds(10));
      if (limit) continue;
      lock.unlock();  // nobody should have to wait for a report of progress
      if ((limit = monitors_.look())) monitors_.stop();
      lock.lock();
    }
    lock.unlock();
    for (auto& thread : threads_) thread.join();
    if (error_) std::rethrow_exception(error_);
    if (result_.outcome != Outcome::solved && limit) result_.outcome = *limit;
    return std::move(result_);
  }

 private:
  // Where the system refuses a thread, the others do without it.
  void begin(unsigned number) {
    try {
      threads_.emplace_back([this, number] { run_member(number); });
    } catch (const std::exception&) {
      const std::lock_guard lock(mutex_);
      note({Outcome::out_of_memory, false, {}, {}, {}});
    }
  }

  void run_member(unsigned number) {
    SearchResult<Push> result;
    std::exception_ptr error;
    try {
      const auto limit = outcome_of([&] {
        Monitor own = monitors_.member(number);
        result = work_(number, own);
      });
      if (limit) result.outcome = *limit;
    } catch (...) {
      error = std::current_exception();
    }
    if (error || result.outcome == Outcome::solved) monitors_.stop();
    const std::lock_guard lock(mutex_);
    if (error && !error_) error_ = error;
    if (!error) note(std::move(result));
    ++finished_;
    changed_.notify_one();
  }

  // With mutex_ held.
  void note(SearchResult<Push> result) {
    if (result_.outcome == Outcome::solved) return;
    if (result.outcome == Outcome::cancelled || result.outcome == Outcome::gave_up) return;
    result_ = std::move(result);
  }

  const TeamWork& work_;
  MonitorTeam monitors_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t finished_ = 0;
  SearchResult<Push> result_{Outcome::gave_up, false, {}, {}, {}};
  std::exception_ptr error_;  // the first
  std::vector<std::thread> threads_;
};

}  // namespace

SearchResult<Push> run_team(Monitor& monitor, unsigned threads, const TeamWork& work) {
  return Team(monitor, threads, work).wait();
}

SearchResult<Push> solve_by_team(const Layout& layout, Monitor& monitor, unsigned threads) {
  const auto memory = std::make_shared<TeamMemory>(layout.level(), threads);
  return run_team(monitor, threads, [&](unsigned number, Monitor& own) {
    const LevelFacts facts(layout);
    return Portfolio::all(facts, memory, number).solve(own);
  });
}

}  // namespace gridlock::sokoban
