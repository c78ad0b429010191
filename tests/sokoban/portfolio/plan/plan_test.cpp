#include "gridlock/sokoban/portfolio/plan/plan.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "tests/sokoban/support/slow_box.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::Squares;

// Large enough for boxes to leave the board far from their goals, and for others to wait meanwhile.
Puzzle large_level(std::uint64_t number) {
  Random random(testing::seeded(number));
  testing::LevelShape shape;
  shape.width = 15;
  shape.height = 8;
  shape.boxes = 6;
  shape.walls = 0.2;
  return testing::solvable_level(random, shape, 3000);
}

// A level and the plan that is found for it.
struct Planned {
  explicit Planned(std::uint64_t number) : Planned(testing::some_level(number)) {}
  explicit Planned(const Puzzle& puzzle) : layout(puzzle, Metric::pushes), facts(layout) {
    PlanMaker maker(facts);
    Monitor monitor;
    maker.run(3000, monitor);
    steps = maker.plan(true);
    order = maker.plan(false);
  }
  const Level& level() const { return layout.level(); }
  Layout layout;
  LevelFacts facts;
  std::vector<PlanStep> steps, order;
};

Squares packed_for_good(const std::vector<PlanStep>& steps, std::size_t done) {
  Squares walls;
  for (std::size_t i = 0; i < done; ++i)
    if (steps[i].until == PlanStep::kForGood) walls.insert(steps[i].to);
  return walls;
}

TEST(PlanMaker, fills_every_goal_that_a_box_is_for_once_and_no_other_square_for_good) {
  int complete = 0;
  for (std::uint64_t number = 0; number < testing::cases(300); ++number) {
    const Planned planned(number);
    if (planned.order.empty()) continue;
    Squares filled;
    for (const PlanStep& step : planned.order) {
      EXPECT_EQ(step.until, PlanStep::kForGood);
      EXPECT_TRUE(filled.insert(step.to).second) << "level " << number;
    }
    EXPECT_LE(filled.size(), planned.level().boxes().size()) << "level " << number;
    const bool all_goals =
        std::all_of(filled.begin(), filled.end(), [&](Square s) { return planned.level().is_goal(s); });
    EXPECT_TRUE(all_goals) << "level " << number;
    complete += filled.size() == planned.level().boxes().size() ? 1 : 0;
  }
  EXPECT_GT(complete, testing::among_usual(testing::cases(200)));
}

TEST(PlanMaker, parks_a_box_only_until_a_later_step_takes_it_on) {
  int parked = 0;
  for (std::uint64_t number = 0; number < testing::cases(60); ++number) {
    const Planned planned(large_level(number));
    for (std::size_t i = 0; i < planned.steps.size(); ++i) {
      const int until = planned.steps[i].until;
      if (until == PlanStep::kForGood) continue;
      EXPECT_GT(until, static_cast<int>(i)) << "level " << number;
      EXPECT_LT(until, static_cast<int>(planned.steps.size())) << "level " << number;
      ++parked;
    }
  }
  EXPECT_GT(parked, testing::among_usual(testing::cases(10)));
}

// With what stands on the board by then as walls: boxes packed before, and those that wait.
TEST(PlanSearch, brings_a_box_to_every_square_before_others_shut_it_off) {
  int steps_tried = 0, complete = 0;
  for (std::uint64_t number = 0; number < testing::cases(100); ++number) {
    const Layout layout(number % 2 == 0 ? large_level(number) : testing::some_level(number), Metric::pushes);
    const Level& level = layout.level();
    const LevelFacts facts(layout);
    Backward pulls(facts, 0);
    FeatureSearch<Backward> search(pulls);
    for (Situation& root : pulls.roots()) search.add_root(std::move(root));
    if (search.size() == 0) continue;
    Monitor monitor;
    search.run(100, monitor);
    std::uint32_t root = 0;
    const auto path = search.path_to(search.result(), root);
    // Without a box that leaves the board, the plan tells less than the search knows.
    if (std::none_of(path.begin(), path.end(), [](const Child& child) { return child.leaves; })) continue;
    const auto steps = plan_from(search, search.result());
    const std::size_t given = search.situation(search.result()).boxes.size();  // these steps are no moves
    complete += given == 0 ? 1 : 0;
    for (std::size_t now = given; now < steps.size(); ++now) {
      Squares walls;
      std::vector<Square> from = level.boxes();
      for (std::size_t i = 0; i < now; ++i) {
        const int until = steps[i].until;
        if (until == static_cast<int>(now)) from = {steps[i].to};
        if (until == PlanStep::kForGood || until > static_cast<int>(now)) walls.insert(steps[i].to);
      }
      const auto supplies = [&](Square base) {
        return testing::pushed_to(level, walls, base, testing::all_squares(level)).count(steps[now].to) > 0;
      };
      EXPECT_TRUE(std::any_of(from.begin(), from.end(), supplies)) << "level " << number << ", step " << now;
      ++steps_tried;
    }
  }
  EXPECT_GT(steps_tried, testing::among_usual(testing::cases(100)));
  EXPECT_GE(complete, testing::among_usual(testing::cases(10) - 1));
}

TEST(Plan, counts_the_most_steps_that_hold_together) {
  Random random(1);
  for (std::uint64_t number = 0; number < testing::cases(300); ++number) {
    const Planned planned(number);
    const Plan plan(planned.layout.terrain(), planned.steps);
    for (int position = 0; position < 20; ++position) {
      Board board(planned.level());
      for (const PlanStep& step : planned.steps)
        if (random.below(4) > 0 && board.free(step.to)) board.place(step.to);
      // A step holds after `done` of them if its box is there, or if a later one of them has moved it on.
      const auto all_hold = [&](int done) {
        for (int i = 0; i < done; ++i) {
          const PlanStep& step = planned.steps[static_cast<std::size_t>(i)];
          const bool moved_on = step.until != PlanStep::kForGood && step.until < done;
          if (!moved_on && !board.box(step.to)) return false;
        }
        return true;
      };
      int most = 0;
      for (int done = 0; done <= plan.size(); ++done)
        if (all_hold(done)) most = done;
      ASSERT_EQ(plan.packed(board), most) << "level " << number;
    }
  }
}

TEST(Plan, knows_from_where_a_box_can_still_be_brought_to_the_next_square) {
  int cut_off = 0;
  for (std::uint64_t number = 0; number < testing::cases(150); ++number) {
    const Planned planned(number);
    const Plan plan(planned.layout.terrain(), planned.steps);
    const auto anywhere = testing::all_squares(planned.level());
    EXPECT_EQ(plan.next_square(plan.size()), planned.level().wall());
    for (int done = 0; done < plan.size(); ++done) {
      ASSERT_EQ(plan.next_square(done), planned.steps[static_cast<std::size_t>(done)].to);
      // What the last step has brought home is not a wall yet: the box may stand a square off.
      const Squares walls = packed_for_good(planned.steps, static_cast<std::size_t>(std::max(0, done - 1)));
      for (Square s = 0; s < planned.level().size(); ++s) {
        if (walls.count(s) > 0) continue;
        const bool reaches = testing::pushed_to(planned.level(), walls, s, anywhere).count(plan.next_square(done)) > 0;
        ASSERT_EQ(plan.to_next(done, s) != kFar, reaches)
            << "level " << number << ", step " << done << ", square " << s;
        cut_off += reaches ? 0 : 1;
      }
    }
  }
  EXPECT_GT(cut_off, testing::among_usual(testing::cases(100)));
}

TEST(Plan, counts_the_steps_from_the_squares_that_boxes_should_have_left) {
  int zones = 0;
  for (std::uint64_t number = 0; number < testing::cases(150); ++number) {
    const Planned planned(number);
    const Plan plan(planned.layout.terrain(), planned.steps);
    const Level& level = planned.level();
    for (int done = 0; done <= plan.size(); ++done)
      for (Square s = 0; s < level.size(); ++s) {
        EXPECT_EQ(plan.out_of_plan(done, s), plan.from_zone(done, s) == 0);
        zones += plan.out_of_plan(done, s) ? 1 : 0;
        if (plan.from_zone(done, s) == 0 || plan.from_zone(done, s) == kFar) continue;
        // One step nearer, and not two.
        Distance nearest = kFar;
        for (const Direction d : kDirections)
          if (level.next(s, d) != level.wall()) nearest = std::min(nearest, plan.from_zone(done, level.next(s, d)));
        ASSERT_EQ(plan.from_zone(done, s), nearest + 1) << "level " << number;
      }
  }
  EXPECT_GT(zones, testing::among_usual(testing::cases(100)));
}

}  // namespace
}  // namespace gridlock::sokoban
