#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/improve/trail.hpp"
#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "gridlock/verify.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/sokoban/support/wander.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

TEST(Perimeter, joins_the_ways_of_two_searches_that_know_nothing_of_each_other) {
  int met = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    const LevelFacts facts(layout);
    Perimeter perimeter(layout.level());
    using Guide = OpenGuide<Pulling>;
    using Pulls = PullSide<Guide>;
    MeetingSearch<Pulling, Pulls> open(facts.level(), std::make_unique<Pulls>(facts, Guide(facts, Aim::open)),
                                       perimeter, true);
    MeetingSearch<Pulling, Pulls> apart(facts.level(), std::make_unique<Pulls>(facts, Guide(facts, Aim::far)),
                                        perimeter, true);
    DeadPositions deadlocks(layout);
    using Side = PushSide<ImaginedGuide<Pushing>>;
    for (auto* meeting : {&open, &apart})
      for (Situation& root : meeting->side().roots()) meeting->search().add_root(std::move(root));
    if (apart.search().size() == 0) continue;
    MeetingSearch<Pushing, Side> pushes(
        facts.level(),
        std::make_unique<Side>(facts, deadlocks, ImaginedGuide<Pushing>(facts, facts.level().boxes(), true)), perimeter,
        true);
    pushes.search().add_root(pushes.side().root());
    Monitor monitor{Limits{}};
    for (int round = 0; round < 100; ++round) {
      for (auto* meeting : {&open, &apart}) {
        if (!meeting->run(10, monitor)) continue;
        met += meeting->search().met() ? 1 : 0;
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, meeting->solution())).solved) << "seed " << seed;
        round = 100;
        break;
      }
      if (round < 100 && pushes.run(10, monitor)) {
        met += pushes.search().met() ? 1 : 0;
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, pushes.solution())).solved) << "seed " << seed;
        break;
      }
    }
  }
  EXPECT_GT(met, testing::among_usual(testing::cases(40)));
}

// A long way to solve a level, push by push, is noted from both ends up to some position between them.
TEST(Perimeter, tells_both_halves_of_a_solution_wherever_it_is_cut) {
  struct Move {
    std::uint64_t hash;
    Macro macro;
  };
  int joined = 0;
  Random random(4);
  for (std::uint64_t number = 0; number < testing::cases(100); ++number) {
    const Puzzle puzzle = testing::some_level(number, 3);
    const auto trail = Trail::along(Level(puzzle), testing::wander(puzzle, random, 15));
    if (!trail || trail->size() == 0) continue;
    const Level level(puzzle);
    const auto at = [&](std::size_t time) {
      return Situation{{trail->boxes(time), trail->boxes(time) + trail->box_count()}, {}, trail->region(time)};
    };
    for (const std::size_t cut : {std::size_t{0}, trail->size() / 3, trail->size() / 2, trail->size()}) {
      Perimeter perimeter(level);
      perimeter.start.begin(at(0));
      perimeter.solved.begin(at(trail->size()));
      for (std::size_t time = 0; time < trail->size(); ++time) {
        const Push push = trail->pushes()[time];
        const Square to = level.next(push.box, push.direction);
        const Move forwards{position_hash(at(time + 1)), {push.box, to, trail->region(time + 1), 1}};
        if (time < cut) perimeter.start.note(position_hash(at(time)), &forwards, &forwards + 1);
      }
      for (std::size_t time = trail->size(); time > cut; --time) {
        const Push push = trail->pushes()[time - 1];
        const Square to = level.next(push.box, push.direction);
        const Move backwards{position_hash(at(time - 1)), {to, push.box, trail->region(time - 1), 1}};
        perimeter.solved.note(position_hash(at(time)), &backwards, &backwards + 1);
      }
      auto way = perimeter.start.way(at(cut));
      const auto rest = perimeter.solved.way(at(cut));
      ASSERT_TRUE(way && rest) << "level " << number << ", cut at " << cut;
      way->insert(way->end(), rest->begin(), rest->end());
      ASSERT_TRUE(verify(puzzle, to_text(puzzle, *way)).solved) << "level " << number << ", cut at " << cut;
      ++joined;
    }
  }
  EXPECT_GT(joined, testing::among_usual(testing::cases(200)));
}

TEST(PerimeterSide, tells_no_way_to_positions_that_were_never_noted_or_whose_notes_are_wrong) {
  const Puzzle puzzle = testing::certain_level(3);
  const Level level(puzzle);
  PerimeterSide side(level, false);
  Situation start{level.boxes(), {}, 0};
  start.region = Reach(level).flood(Board(level, start.boxes).occupied(), level.player());
  EXPECT_FALSE(side.way(start));
  const std::size_t empty = side.bytes();
  side.begin(start);
  EXPECT_GT(side.bytes(), empty);
  EXPECT_EQ(side.way(start), std::vector<Push>{});
  // As if another position had the hash of the start: the move cannot be made there.
  struct Move {
    std::uint64_t hash;
    Macro macro;
  };
  const Situation elsewhere = moved(start, {level.boxes().front(), level.player(), level.player(), 1});
  const Move move{position_hash(elsewhere), {level.player(), level.boxes().front(), level.player(), 1}};
  side.note(position_hash(start), &move, &move + 1);
  EXPECT_EQ(side.find(&move, &move + 1), &move);
  EXPECT_FALSE(side.way(elsewhere));
}

}  // namespace
}  // namespace gridlock::sokoban
