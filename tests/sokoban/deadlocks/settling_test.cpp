// The boxes that never move again, and what is told from the end, against the truth on every position of small levels.
#include <gtest/gtest.h>

#include <memory>

#include "gridlock/sokoban/deadlocks/emptying.hpp"
#include "gridlock/sokoban/deadlocks/held.hpp"
#include "tests/sokoban/support/kept_boxes.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::KeptBoxes;

// Calls look(level, position, board) for every position of many small levels; begin(level) before those of each.
template <class Begin, class Look>
void for_each_small_position(Begin&& begin, Look&& look) {
  for (std::uint64_t seed = 0; seed < testing::cases(80); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (Level(puzzle).hopeless()) continue;
    const KeptBoxes level(puzzle);
    begin(level);
    for (const auto& position : level.positions()) {
      look(level, position, Board(level.layout().level(), position.boxes));
      ASSERT_FALSE(::testing::Test::HasFatalFailure()) << "seed " << seed;
    }
  }
}

std::uint64_t mask(const std::vector<Square>& squares) {
  std::uint64_t sum = 0;
  for (const Square s : squares) sum |= std::uint64_t{1} << s;
  return sum;
}

std::vector<Square> held_by(const KeptBoxes& level, const KeptBoxes::Position& position, Board board) {
  const Terrain& terrain = level.layout().terrain();
  const auto allowed = [&](Square to) { return !terrain.dead(to); };
  return Held<Pushing>(terrain.level()).among(board, position.boxes, position.player, {}, allowed);
}

TEST(Held, boxes_are_moved_by_no_solution) {
  int held_boxes = 0;
  for_each_small_position([](const KeptBoxes&) {},
                          [&](const KeptBoxes& level, const KeptBoxes::Position& position, const Board& board) {
                            if (!position.solvable) return;
                            const auto held = held_by(level, position, board);
                            ASSERT_EQ(mask(held) & ~position.kept, 0u);
                            held_boxes += static_cast<int>(held.size());
                          });
  EXPECT_GT(held_boxes, testing::among_usual(0));
}

TEST(Emptying, calls_nothing_dead_that_has_a_solution_and_settles_no_box_that_one_moves) {
  int settled = 0, seen_dead = 0;
  std::unique_ptr<Emptying> emptying;
  for (const std::uint32_t patience : {1000u, 1u}) {  // a quick look alone, and the long ones at once
    for_each_small_position(
        [&](const KeptBoxes& level) { emptying = std::make_unique<Emptying>(level.layout().terrain(), patience); },
        [&](const KeptBoxes& level, const KeptBoxes::Position& position, const Board& board) {
          const auto walls = held_by(level, position, board);
          for (const Square wall : walls)
            if (!level.layout().level().is_goal(wall)) return;
          for (int i = 0; i < 5; ++i) {
            const bool dead = emptying->deadlocks(board, walls, position.player);
            ASSERT_FALSE(dead && position.solvable);
            seen_dead += dead ? 1 : 0;
            if (dead || !position.solvable) continue;
            ASSERT_EQ(mask(emptying->settled()) & ~position.kept, 0u);
            settled += static_cast<int>(emptying->settled().size());
          }
        });
  }
  EXPECT_GT(settled, testing::among_usual(0));
  EXPECT_GT(seen_dead, testing::among_usual(0));
}

}  // namespace
}  // namespace gridlock::sokoban
