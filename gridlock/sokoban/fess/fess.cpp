#include "gridlock/sokoban/fess/fess.hpp"

#include <atomic>
#include <condition_variable>
#include <thread>

#include "gridlock/sokoban/fess/portfolio.hpp"

namespace gridlock::sokoban {
namespace {

SearchResult<Push> solve_with(Portfolio portfolio, Monitor& monitor) {
  SearchResult<Push> result;
  result.outcome = portfolio.run(monitor);
  if (result.outcome == Outcome::solved) result.moves = portfolio.solution();
  return result;
}

// One portfolio a thread. The first that solves the level stops the others; so does a limit of the monitor, which only
// the calling thread looks at.
class Team {
 public:
  Team(const Layout& layout, Monitor& monitor, unsigned threads)
      : layout_(layout), monitor_(monitor), commons_(std::make_shared<Commons>(layout.level(), threads)) {
    limits_ = monitor.limits();
    limits_.cancel = &stop_;
    limits_.nodes /= threads;
    limits_.bytes /= threads;
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this, i] { work(i); });
  }

  SearchResult<Push> wait() {
    std::unique_lock lock(mutex_);
    std::optional<Outcome> ended;
    while (finished_ < threads_.size()) {
      changed_.wait_for(lock, std::chrono::milliseconds(10));
      if (!ended && (ended = monitor_.look())) stop_ = true;
    }
    lock.unlock();
    for (auto& thread : threads_) thread.join();
    monitor_.stats.count(counts_);
    monitor_.stats.peak_bytes = std::max(monitor_.stats.peak_bytes, bytes_);
    if (result_.outcome != Outcome::solved && ended) result_.outcome = *ended;
    return result_;
  }

 private:
  void work(unsigned number) {
    Monitor own(limits_);
    const Atlas atlas(layout_);
    Portfolio portfolio = Portfolio::all(atlas, commons_, number);
    const Outcome outcome = portfolio.run(own);
    const std::lock_guard lock(mutex_);
    if (result_.outcome != Outcome::solved && outcome != Outcome::cancelled && outcome != Outcome::gave_up) {
      result_.outcome = outcome;
      if (outcome == Outcome::solved) result_.moves = portfolio.solution();
    }
    if (outcome == Outcome::solved) stop_ = true;
    counts_.count(own.stats);
    bytes_ += own.stats.peak_bytes;
    ++finished_;
    changed_.notify_one();
  }

  const Layout& layout_;
  Monitor& monitor_;
  Limits limits_;
  std::shared_ptr<Commons> commons_;
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t finished_ = 0;
  SearchResult<Push> result_{Outcome::gave_up, false, {}, {}, {}};
  Stats counts_;
  std::size_t bytes_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace

SearchResult<Push> solve_by_packing(const Layout& layout, Monitor& monitor) {
  const Atlas atlas(layout);
  return solve_with(Portfolio::packing_alone(atlas), monitor);
}

SearchResult<Push> solve_by_portfolio(const Layout& layout, Monitor& monitor, unsigned threads) {
  if (threads > 1) return Team(layout, monitor, threads).wait();
  const Atlas atlas(layout);
  return solve_with(Portfolio::all(atlas), monitor);
}

}  // namespace gridlock::sokoban
