// A* that several processes share, here as threads that have nothing in common but the messages between them.
#include "gridlock/search/distributed/hda_process.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "gridlock/search/astar.hpp"
#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock {
namespace {

using sokoban::Push;
using Space = sokoban::PushSpace<2>;
using Guide = sokoban::Estimate<Space>;
using Message = std::vector<std::byte>;

// The network.
class Wires {
 public:
  explicit Wires(unsigned processes) : inboxes_(processes) {}

  class End : public Carrier {
   public:
    End(Wires& wires, unsigned number) : wires_(wires), number_(number) {}
    unsigned number() const override { return number_; }
    unsigned processes() const override { return static_cast<unsigned>(wires_.inboxes_.size()); }
    void send(unsigned to, Message message) override {
      const std::lock_guard lock(wires_.mutex_);
      wires_.inboxes_[to].push_back(std::move(message));
    }
    bool receive(Message& message) override {
      const std::lock_guard lock(wires_.mutex_);
      auto& inbox = wires_.inboxes_[number_];
      if (inbox.empty()) return false;
      message = std::move(inbox.front());
      inbox.pop_front();
      return true;
    }
    void share(unsigned from, void* data, std::size_t bytes) override {
      wires_.meet();
      if (from == number_) wires_.shared_.assign(static_cast<std::byte*>(data), static_cast<std::byte*>(data) + bytes);
      wires_.meet();
      std::memcpy(data, wires_.shared_.data(), bytes);
    }

   private:
    Wires& wires_;
    const unsigned number_;
  };

 private:
  void meet() {
    std::unique_lock lock(mutex_);
    const unsigned round = round_;
    if (++met_ == inboxes_.size()) {
      met_ = 0;
      ++round_;
      changed_.notify_all();
    }
    changed_.wait(lock, [&] { return round_ != round; });
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::deque<Message>> inboxes_;
  Message shared_;
  std::size_t met_ = 0;
  unsigned round_ = 0;
};

struct Answer {
  SearchResult<Push> result;
  Stats stats;
};

// All levels, one after the other, in each of the processes.
std::vector<std::vector<Answer>> solved_by(unsigned processes, const std::vector<sokoban::Puzzle>& levels,
                                           Metric metric, const Limits& limits = {}) {
  Wires wires(processes);
  std::vector<std::vector<Answer>> answers(processes);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < processes; ++i)
    threads.emplace_back([&, i] {
      Wires::End end(wires, i);
      for (const auto& puzzle : levels) {
        const sokoban::Layout layout(puzzle, metric);
        const Space space(layout);
        Guide guide(std::type_identity<sokoban::Nearest>{}, space);
        Monitor monitor(limits);
        const auto result = HdaProcess<Space, Guide>::run(space, guide, monitor, end);
        answers[i].push_back({result, monitor.stats});
      }
    });
  for (auto& thread : threads) thread.join();
  return answers;
}

SearchResult<Push> by_astar(const sokoban::Puzzle& puzzle, Metric metric) {
  const sokoban::Layout layout(puzzle, metric);
  const Space space(layout);
  Guide guide(std::type_identity<sokoban::Nearest>{}, space);
  Monitor monitor;
  return AStar::run(space, guide, monitor, {});
}

RC_GTEST_PROP(HdaProcess, proves_what_astar_proves_one_level_after_the_other, (std::uint64_t seed)) {
  const std::vector<sokoban::Puzzle> levels{testing::some_level(seed, 3), testing::some_level(seed + 1, 2)};
  const Metric metric = *rc::gen::elementOf(sokoban::Kind::kMetrics);
  const auto answers = solved_by(static_cast<unsigned>(*rc::gen::inRange(1, 5)), levels, metric);
  for (std::size_t n = 0; n < levels.size(); ++n) {
    const auto expected = by_astar(levels[n], metric);
    for (const auto& process : answers) {
      RC_ASSERT(process[n].result.outcome == expected.outcome);
      RC_ASSERT(process[n].result.optimal == expected.optimal);
      RC_ASSERT(process[n].result.cost == expected.cost);
      RC_ASSERT(process[n].result.moves == answers[0][n].result.moves);
    }
  }
}

RC_GTEST_PROP(HdaProcess, says_no_more_than_is_true_when_one_of_them_is_stopped_by_a_limit, (std::uint64_t seed)) {
  const auto level = testing::some_level(seed, 3);
  const auto expected = by_astar(level, Metric::pushes);
  Limits few;
  few.nodes = static_cast<std::uint64_t>(*rc::gen::inRange(0, 30));
  for (const auto& process : solved_by(3, {level}, Metric::pushes, few)) {
    const Answer& answer = process.front();
    RC_ASSERT(answer.stats.expanded <= 3 * few.nodes);
    RC_ASSERT(answer.result.outcome == Outcome::solved || answer.result.outcome == Outcome::out_of_nodes ||
              answer.result.outcome == expected.outcome);
    if (answer.result.optimal) RC_ASSERT(answer.result.cost == expected.cost);
    if (expected.outcome == Outcome::solved) RC_ASSERT(answer.stats.lower_bound <= expected.cost);
  }
}

}  // namespace
}  // namespace gridlock
