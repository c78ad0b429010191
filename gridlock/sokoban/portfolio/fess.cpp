#include "gridlock/sokoban/portfolio/fess.hpp"

#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

#include "gridlock/core/team.hpp"
#include "gridlock/sokoban/portfolio/portfolio.hpp"

namespace gridlock::sokoban {
namespace {

template <class MakePortfolio>
SearchResult<Push> solve_with(const Layout& layout, MakePortfolio&& make, Monitor& monitor) {
  SearchResult<Push> result;
  const auto ended = outcome_of([&] {
    const LevelFacts facts(layout);
    Portfolio portfolio = make(facts);
    const Outcome outcome = portfolio.run(monitor);
    if (outcome == Outcome::solved) result.moves = portfolio.solution();
    result.outcome = outcome;
  });
  if (ended) result.outcome = *ended;
  return result;
}

// One portfolio a thread. The first that solves the level stops the others; so does a limit.
class Team {
 public:
  Team(const Layout& layout, Monitor& monitor, unsigned threads)
      : layout_(layout),
        monitors_(monitor, threads),
        team_memory_(std::make_shared<TeamMemory>(layout.level(), threads)) {
    threads_.reserve(threads);
    for (unsigned i = 0; i < threads; ++i) begin(i);
  }

  SearchResult<Push> wait() {
    std::unique_lock lock(mutex_);
    std::optional<Outcome> ended;
    while (finished_ < threads_.size()) {
      changed_.wait_for(lock, std::chrono::milliseconds(10));
      if (ended) continue;
      lock.unlock();  // nobody should have to wait for a report of progress
      if ((ended = monitors_.look())) monitors_.stop();
      lock.lock();
    }
    lock.unlock();
    for (auto& thread : threads_) thread.join();
    if (result_.outcome != Outcome::solved && ended) result_.outcome = *ended;
    return std::move(result_);
  }

 private:
  // Where the system refuses a thread, the others do without it.
  void begin(unsigned number) {
    try {
      threads_.emplace_back([this, number] { work(number); });
    } catch (const std::system_error&) {
      result_.outcome = Outcome::out_of_memory;
    }
  }

  void work(unsigned number) {
    Outcome outcome = Outcome::gave_up;
    std::vector<Push> moves;
    const auto refused = outcome_of([&] { outcome = solve(number, moves); });
    const std::lock_guard lock(mutex_);
    note(refused.value_or(outcome), std::move(moves));
    ++finished_;
    changed_.notify_one();
  }

  Outcome solve(unsigned number, std::vector<Push>& moves) {
    Monitor own = monitors_.member(number);
    const LevelFacts facts(layout_);
    Portfolio portfolio = Portfolio::all(facts, team_memory_, number);
    const Outcome outcome = portfolio.run(own);
    if (outcome != Outcome::solved) return outcome;
    monitors_.stop();
    moves = portfolio.solution();
    return outcome;
  }

  // A solution counts more than a limit, and a limit more than giving up.
  void note(Outcome outcome, std::vector<Push> moves) {
    if (result_.outcome == Outcome::solved || outcome == Outcome::cancelled || outcome == Outcome::gave_up) return;
    result_.outcome = outcome;
    result_.moves = std::move(moves);
  }

  const Layout& layout_;
  MonitorTeam monitors_;
  std::shared_ptr<TeamMemory> team_memory_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t finished_ = 0;
  SearchResult<Push> result_{Outcome::gave_up, false, {}, {}, {}};
  std::vector<std::thread> threads_;
};

}  // namespace

SearchResult<Push> solve_by_packing(const Layout& layout, Monitor& monitor) {
  return solve_with(
      layout, [](const LevelFacts& facts) { return Portfolio::packing_alone(facts); }, monitor);
}

SearchResult<Push> solve_by_portfolio(const Layout& layout, Monitor& monitor, unsigned threads) {
  if (threads > 1) return Team(layout, monitor, threads).wait();
  return solve_with(
      layout, [](const LevelFacts& facts) { return Portfolio::all(facts); }, monitor);
}

}  // namespace gridlock::sokoban
