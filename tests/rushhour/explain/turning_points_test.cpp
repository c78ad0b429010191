#include "gridlock/rushhour/explain/turning_points.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/cost.hpp"
#include "gridlock/rushhour/explain/overview.hpp"
#include "gridlock/rushhour/explain/words.hpp"
#include "tests/rushhour/explain/all_positions.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::rushhour {
namespace {

using testing::AllPositions;

// What takes the rest of a solution without what looks wrong about the claimed move, by plain search; -1: nothing does.
int moves_without(const Puzzle& here, const Claim& claim) {
  AllPositions all(here, 5000);
  const auto v = static_cast<std::size_t>(claim.vehicle);
  const Vehicle& vehicle = here.vehicles[v];
  const int line = here.primary_vehicle().line();
  return all.fewest_to_goal([&](const AllPositions::Offsets& p) {
    if (claim.oddity == Oddity::retreat) return p[v] >= vehicle.offset();
    return p[v] > line || p[v] + vehicle.length <= line;
  });
}

TEST(TurningPoints, are_needed_on_random_boards) {
  int turns = 0, boards = 0;
  const auto wanted = static_cast<int>(testing::cases(600));
  for (std::uint64_t number = 0; boards < wanted; ++number) {
    Random random(testing::seeded(number));
    const Puzzle board = testing::random_board(random, {.width = 5, .height = 5, .vehicles = 8, .longest = 3});
    if (!shut_in(board).empty()) continue;
    AllPositions all(board, 1500);
    if (!all.complete()) continue;
    const Puzzle puzzle = all.position(all.farthest());
    if (puzzle.solved()) continue;
    Monitor monitor;
    const Overview overview = look_over(puzzle, 10'000, monitor);
    if (overview.solutions.empty()) continue;
    ++boards;
    const auto& solution = overview.solutions.front();
    const auto claims = turning_points(puzzle, solution, 10'000, monitor);
    std::size_t counted = 0;
    for (const Claim& claim : claims) {
      counted += claim.kind == Claim::Kind::routine ? static_cast<std::size_t>(claim.move) : 1;
      if (claim.kind != Claim::Kind::turn) continue;
      Board here(puzzle);
      for (int i = 0; i + 1 < claim.move; ++i) here.slide(solution[static_cast<std::size_t>(i)]);
      const int rest = static_cast<int>(solution.size()) - claim.move + 1;
      const int without = moves_without(here.as_puzzle(), claim);
      ASSERT_EQ(without < 0, claim.more == kNoWay) << "board " << number;
      if (without >= 0) {
        ASSERT_EQ(without - rest, claim.more) << "board " << number;
      }
      ++turns;
    }
    ASSERT_EQ(counted, solution.size());
    ASSERT_EQ(sentences_of(puzzle, claims).size(), claims.size());
  }
  EXPECT_GT(turns, testing::among_usual(static_cast<std::uint64_t>(wanted) / 100));
}

}  // namespace
}  // namespace gridlock::rushhour
