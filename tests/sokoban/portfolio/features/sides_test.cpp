// The two directions of feature space search: what they make of a position.
#include <gtest/gtest.h>

#include <set>

#include "gridlock/sokoban/portfolio/features/pull_side.hpp"
#include "gridlock/sokoban/portfolio/features/push_side.hpp"
#include "gridlock/sokoban/portfolio/guides/open_guide.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using MoveMade = std::tuple<Square, Square, Square>;  // from, to, region

template <class Mode, class Allowed>
std::set<MoveMade> all_moves(const Level& level, const Situation& situation, Allowed&& allowed) {
  std::set<MoveMade> all;
  Board board(level, situation.boxes);
  MacroMoves moves(level);
  for (const Square box : situation.boxes)
    moves.of_box<Mode>(board, box, situation.region, allowed, [&](const Macro& macro, const RegionAroundBox&) {
      all.insert({box, macro.to, macro.region});
    });
  return all;
}

template <class Side>
std::vector<Child> children_of(Side& side, const Situation& situation) {
  const HashSet nothing;
  Stats stats;
  DuplicateFilter filter(nothing, stats);
  std::vector<Child> children;
  side.expand(situation, filter, children);
  for (const Child& child : children) EXPECT_EQ(child.hash, side.hash(side.after(situation, child)));
  return children;
}

TEST(PullSide, makes_every_pull_of_every_box_that_stays_where_boxes_can_come_from) {
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    const Layout layout(testing::some_level(number), Metric::pushes);
    if (layout.level().hopeless()) continue;
    const LevelFacts facts(layout);
    PullSide<OpenGuide<Pulling>> side(facts, OpenGuide<Pulling>(facts, Aim::open));
    for (const Situation& root : side.roots()) {
      std::set<MoveMade> made;
      for (const Child& child : children_of(side, root))
        EXPECT_TRUE(made.insert({child.macro.from, child.macro.to, child.macro.region}).second);
      const auto allowed = [&](Square to) { return !facts.beyond(to); };
      ASSERT_EQ(made, all_moves<Pulling>(facts.level(), root, allowed)) << "level " << number;
    }
  }
}

TEST(PullSide, leaves_boxes_that_are_fixed) {
  for (std::uint64_t number = 0; number < 30; ++number) {
    const Layout layout(testing::some_level(number), Metric::pushes);
    if (layout.level().hopeless() || layout.level().boxes().empty()) continue;
    const LevelFacts facts(layout);
    const Square fixed = layout.level().goals().front();
    PullSide<OpenGuide<Pulling>> side(facts, OpenGuide<Pulling>(facts, Aim::open), {fixed});
    for (const Situation& root : side.roots())
      for (const Child& child : children_of(side, root)) EXPECT_NE(child.macro.from, fixed) << "level " << number;
  }
}

TEST(PushSide, makes_some_push_that_keeps_the_level_solvable) {
  int tried = 0;
  for (std::uint64_t number = 0; number < testing::cases(100); ++number) {
    const Puzzle puzzle = testing::some_level(number, 4);
    const Layout layout(puzzle, Metric::pushes);
    const Level& level = layout.level();
    if (level.hopeless() || level.boxes().size() != puzzle.boxes.size()) continue;
    const testing::SlowLevel truth(puzzle);
    if (truth.optimum() == testing::SlowLevel::kNever) continue;
    const LevelFacts facts(layout);
    DeadPositions deadlocks(layout);
    PushSide<OpenGuide<Pushing>> side(facts, deadlocks, OpenGuide<Pushing>(facts, Aim::open));
    const auto solvable = [&](const Situation& situation) {
      std::vector<int> cells;
      for (const Square box : situation.boxes) cells.push_back(level.cell_of(box));
      return truth.to_goal(cells, level.cell_of(situation.region)) != testing::SlowLevel::kNever;
    };
    // Along one solution, and what else it meets.
    std::vector<Situation> open{side.root()};
    std::set<std::uint64_t> known;
    for (std::size_t i = 0; i < open.size() && i < 30; ++i) {
      const Situation at = open[i];
      if (side.done(at)) continue;
      const auto possible = all_moves<Pushing>(level, at, [](Square) { return true; });
      bool any = false;
      for (const Child& child : children_of(side, at)) {
        EXPECT_EQ(possible.count({child.macro.from, child.macro.to, child.macro.region}), 1u) << "level " << number;
        const Situation next = side.after(at, child);
        if (!solvable(next)) continue;
        any = true;
        EXPECT_FALSE(side.dead(next, child.macro.to)) << "level " << number;
        if (known.insert(child.hash).second) open.push_back(next);
      }
      ASSERT_TRUE(any) << "level " << number;
      ++tried;
    }
  }
  EXPECT_GT(tried, testing::among_usual(testing::cases(300)));
}

}  // namespace
}  // namespace gridlock::sokoban
