// Searches that use several threads; the thread sanitizer looks at these.
#include <gtest/gtest.h>

#include "gridlock/engine/builtin.hpp"
#include "gridlock/engine/verify.hpp"
#include "gridlock/sokoban/fess/fess.hpp"

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
}  // namespace gridlock
