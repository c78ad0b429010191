#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"

#include <gtest/gtest.h>

#include "gridlock/engine/verify/verify.hpp"
#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
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
    for (auto* trek : {&open, &apart})
      for (Situation& root : trek->side().roots()) trek->search().add_root(std::move(root));
    if (apart.search().size() == 0) continue;
    MeetingSearch<Pushing, Side> pushes(
        facts.level(),
        std::make_unique<Side>(facts, deadlocks, ImaginedGuide<Pushing>(facts, facts.level().boxes(), true)), perimeter,
        true);
    pushes.search().add_root(pushes.side().root());
    Monitor monitor{Limits{}};
    for (int round = 0; round < 100; ++round) {
      for (auto* trek : {&open, &apart}) {
        if (!trek->run(10, monitor)) continue;
        met += trek->search().met() ? 1 : 0;
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, trek->solution())).solved) << "seed " << seed;
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

TEST(PerimeterSide, tells_no_way_to_positions_that_were_never_noted_or_whose_notes_are_wrong) {
  const Puzzle puzzle = testing::certain_level(3);
  const Level level(puzzle);
  PerimeterSide shore(level, false);
  Situation start{level.boxes(), {}, 0};
  start.region = Reach(level).flood(Board(level, start.boxes).occupied(), level.player());
  EXPECT_FALSE(shore.way(start));
  const std::size_t empty = shore.bytes();
  shore.begin(start);
  EXPECT_GT(shore.bytes(), empty);
  EXPECT_EQ(shore.way(start), std::vector<Push>{});
  // As if another position had the hash of the start: the move cannot be made there.
  struct Move {
    std::uint64_t hash;
    Macro macro;
  };
  const Situation elsewhere = moved(start, {level.boxes().front(), level.player(), level.player(), 1});
  const Move move{position_hash(elsewhere), {level.player(), level.boxes().front(), level.player(), 1}};
  shore.note(position_hash(start), &move, &move + 1);
  EXPECT_EQ(shore.find(&move, &move + 1), &move);
  EXPECT_FALSE(shore.way(elsewhere));
}

}  // namespace
}  // namespace gridlock::sokoban
