// Searches that use several threads; the thread sanitizer looks at these.
#include <gtest/gtest.h>

#include <atomic>
#include <latch>
#include <mutex>
#include <thread>

#include "gridlock/builtin.hpp"
#include "gridlock/sokoban/portfolio/fess.hpp"
#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"
#include "gridlock/verify.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock {
namespace {

TEST(Threads, share_a_sokoban_level_and_one_of_them_solves_it) {
  int tried = 0;
  for (const Builtin* builtin : find_builtins("sokoban")) {
    if (builtin->optimum <= 0 || ++tried > 12) continue;
    const Puzzle puzzle = builtin->read();
    const auto& level = std::get<sokoban::Puzzle>(puzzle);
    const sokoban::Layout layout(level, Metric::pushes);
    Monitor monitor;
    const auto found = sokoban::solve_by_portfolio(layout, monitor, 3);
    ASSERT_EQ(found.outcome, Outcome::solved) << builtin->name;
    EXPECT_TRUE(verify(puzzle, sokoban::to_text(level, found.moves)).solved) << builtin->name;
  }
  EXPECT_GT(tried, 0);
}

}  // namespace

namespace sokoban {
namespace {

// Goes one way only, and takes no notice of the other end of a solution: it can but be met there.
template <class Side>
struct Unaware : Side {
  using Side::Side;
  bool done(const Situation&) const { return false; }
};

TEST(Threads, meet_where_one_only_pushes_and_the_other_only_pulls) {
  using Pulls = Unaware<PullSide<OpenGuide<Pulling>>>;
  using Pushes = Unaware<PushSide<ImaginedGuide<Pushing>>>;
  int solved = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(150); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless() || puzzle.boxes.size() != layout.level().goals().size()) continue;
    const auto optimum = testing::SlowLevel(puzzle).optimum();
    if (optimum == Cost{}) continue;  // there is no way to note
    const bool solvable = optimum != testing::SlowLevel::kNever;
    Perimeter perimeter(layout.level());
    std::latch ready(2);
    std::atomic<bool> stop{false};
    std::vector<std::vector<Push>> solutions;
    std::mutex mutex;
    const auto search = [&](auto& meeting, std::vector<Situation> roots) {
      for (Situation& root : roots) meeting.search().add_root(std::move(root));
      ready.arrive_and_wait();
      Limits limits;
      limits.cancel = &stop;
      Monitor monitor(limits);
      while (!stop && !meeting.search().exhausted())
        if (meeting.run(10, monitor)) {
          stop = true;
          const std::lock_guard lock(mutex);
          solutions.push_back(meeting.solution());
        }
    };
    std::thread pulling([&] {
      const LevelFacts facts(layout);
      MeetingSearch<Pulling, Pulls> meeting(
          facts.level(), std::make_unique<Pulls>(facts, OpenGuide<Pulling>(facts, Aim::open)), perimeter, true);
      search(meeting, meeting.side().roots());
    });
    std::thread pushing([&] {
      const LevelFacts facts(layout);
      DeadPositions deadlocks(layout);
      ImaginedGuide<Pushing> guide(facts, facts.level().goals(), true);
      MeetingSearch<Pushing, Pushes> meeting(
          facts.level(), std::make_unique<Pushes>(facts, deadlocks, std::move(guide)), perimeter, true);
      search(meeting, {meeting.side().root()});
    });
    pulling.join();
    pushing.join();
    ASSERT_EQ(!solutions.empty(), solvable) << "seed " << seed;
    for (const auto& solution : solutions)
      ASSERT_TRUE(verify(puzzle, to_text(puzzle, solution)).solved) << "seed " << seed;
    solved += solvable ? 1 : 0;
  }
  EXPECT_GT(solved, testing::among_usual(testing::cases(50)));
}

}  // namespace
}  // namespace sokoban
}  // namespace gridlock
