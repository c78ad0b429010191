#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <utility>

#include "gridlock/formats/formats.hpp"
#include "gridlock/sokoban/portfolio/crowded/crowd_images.hpp"
#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"
#include "gridlock/sokoban/portfolio/strategies/both_ends.hpp"
#include "gridlock/sokoban/portfolio/strategies/dragonfly.hpp"
#include "gridlock/sokoban/portfolio/strategies/homing.hpp"
#include "gridlock/sokoban/portfolio/strategies/imagining.hpp"
#include "gridlock/sokoban/portfolio/strategies/peeling.hpp"
#include "gridlock/sokoban/portfolio/strategies/untangling.hpp"
#include "gridlock/sokoban/portfolio/strategies/valuing.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "gridlock/verify.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/sokoban/support/symmetric_level.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::uint64_t kMuchWork = 200'000;

// How a strategy of the portfolio is made; some take a seed.
struct Maker {
  const char* name;
  std::unique_ptr<Strategy> (*make)(const StrategyContext& context, std::uint64_t seed);
};

// So that the test has the same name every time.
void PrintTo(const Maker& maker, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << maker.name;
}

template <class First, Aim kAim>
std::unique_ptr<Strategy> imagine(const StrategyContext& context, std::uint64_t seed) {
  return std::make_unique<Imagining<First>>(context, kAim, seed % 2 == 0);
}
std::unique_ptr<Strategy> fly(const StrategyContext& context, std::uint64_t seed) {
  return std::make_unique<Dragonfly>(context, seed % 2 == 0 ? 0 : seed);
}
std::unique_ptr<Strategy> go_home(const StrategyContext& context, std::uint64_t) {
  return std::make_unique<Homing>(context);
}
std::unique_ptr<Strategy> from_both_ends(const StrategyContext& context, std::uint64_t seed) {
  return both_ends(context, static_cast<Lean>(seed % 3));
}
std::unique_ptr<Strategy> untangle(const StrategyContext& context, std::uint64_t) {
  return std::make_unique<Untangling>(context);
}
std::unique_ptr<Strategy> value(const StrategyContext& context, std::uint64_t) {
  return std::make_unique<Valuing>(context, std::make_shared<PlanMaker>(context.facts));
}

class StrategyOf : public ::testing::TestWithParam<Maker> {};

TEST_P(StrategyOf, solves_small_levels_that_have_a_solution_and_no_others) {
  int solved = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(200); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    const bool solvable = testing::SlowLevel(puzzle).optimum() != testing::SlowLevel::kNever;
    const LevelFacts facts(layout);
    DeadPositions deadlocks(layout);
    Perimeter perimeter(layout.level());
    const auto strategy = GetParam().make({facts, deadlocks, perimeter}, seed);
    if (!strategy) continue;  // the level does not suit it
    Monitor monitor{Limits{}};
    const bool found = strategy->run(kMuchWork, monitor) == Strategy::State::solved;
    // With more goals than boxes, pulls begin with some of the goals only.
    if (puzzle.boxes.size() == layout.level().goals().size()) {
      ASSERT_EQ(found, solvable) << "seed " << seed;
    }
    if (!found) continue;
    ASSERT_TRUE(verify(puzzle, to_text(puzzle, strategy->solution())).solved) << "seed " << seed;
    ASSERT_GE(monitor.stats.generated, monitor.stats.expanded) << "seed " << seed;
    ASSERT_GE(monitor.stats.states, monitor.stats.expanded) << "seed " << seed;
    ASSERT_GT(monitor.stats.generated, strategy->solution().size()) << "every push of it was made, and the start";
    ++solved;
  }
  EXPECT_GT(solved, testing::among_usual(testing::cases(100)));
}

INSTANTIATE_TEST_SUITE_P(All, StrategyOf,
                         ::testing::Values(Maker{"open", imagine<Pulling, Aim::open>},
                                           Maker{"round", imagine<Pulling, Aim::round>},
                                           Maker{"far", imagine<Pulling, Aim::far>},
                                           Maker{"open_first", imagine<Pushing, Aim::open>}, Maker{"dragonfly", fly},
                                           Maker{"homing", go_home}, Maker{"both_ends", from_both_ends},
                                           Maker{"untangling", untangle}, Maker{"valuing", value}),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(Dragonfly, comes_to_the_start_or_is_met_by_pushes_that_know_nothing_of_it) {
  int flies_there = 0, walks_there = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(200); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    const LevelFacts facts(layout);
    DeadPositions deadlocks(layout);
    Perimeter perimeter(layout.level());
    Dragonfly fly({facts, deadlocks, perimeter});
    using Side = PushSide<ImaginedGuide<Pushing>>;
    MeetingSearch<Pushing, Side> walk(
        facts.level(),
        std::make_unique<Side>(facts, deadlocks, ImaginedGuide<Pushing>(facts, facts.level().boxes(), true)), perimeter,
        true);
    walk.search().add_root(walk.side().root());
    Monitor monitor{Limits{}};
    for (int round = 0; round < 100; ++round) {
      if (fly.run(seed % 2 == 0 ? 10 : 1, monitor) == Strategy::State::solved) {
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, fly.solution())).solved) << "seed " << seed;
        ++flies_there;
        break;
      }
      if (walk.run(10, monitor)) {
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, walk.solution())).solved) << "seed " << seed;
        walks_there += walk.search().met() ? 1 : 0;
        break;
      }
    }
  }
  EXPECT_GT(flies_there, testing::among_usual(testing::cases(20)));
  EXPECT_GE(walks_there, testing::among_usual(testing::cases(5)));
}

// Positions are compared whole, so that a search that has tried everything has proved it.
TEST(BothEnds, has_no_hope_exactly_where_there_is_no_solution) {
  int hopeless = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(400); ++seed) {
    Random random(seed);
    const Puzzle puzzle = testing::random_level(random, {.width = 6, .height = 6, .boxes = 4, .walls = 0.05});
    const Layout layout(puzzle, Metric::pushes);
    const LevelFacts facts(layout);
    DeadPositions deadlocks(layout);
    Perimeter perimeter(layout.level());
    const auto strategy = both_ends({facts, deadlocks, perimeter}, Lean::even);
    if (!strategy) continue;
    Monitor monitor{Limits{}};
    const auto state = strategy->run(kMuchWork, monitor);
    const bool solvable = testing::SlowLevel(puzzle).optimum() != testing::SlowLevel::kNever;
    ASSERT_EQ(state, solvable ? Strategy::State::solved : Strategy::State::hopeless) << "seed " << seed;
    hopeless += solvable ? 0 : 1;
  }
  EXPECT_GT(hopeless, testing::among_usual(testing::cases(10)));
}

// Where the start looks the same in a mirror, too, one of all images of a position is kept.
TEST(BothEnds, has_the_same_answers_where_levels_look_the_same_when_turned) {
  int solved = 0, turned = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(1000); ++seed) {
    const Puzzle puzzle = testing::symmetric_start(seed, 1 + seed % 7);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    const LevelFacts facts(layout);
    DeadPositions deadlocks(layout);
    Perimeter perimeter(layout.level());
    const auto strategy = both_ends({facts, deadlocks, perimeter}, static_cast<Lean>(seed % 3));
    if (!strategy) continue;
    with_small_board(facts, [&](auto type) {
      using Board = typename decltype(type)::type;
      turned += CrowdImages<Board>(facts, Board(facts)).any() ? 1 : 0;
    });
    Monitor monitor{Limits{}};
    const auto state = strategy->run(kMuchWork, monitor);
    const bool solvable = testing::SlowLevel(puzzle).optimum() != testing::SlowLevel::kNever;
    ASSERT_EQ(state, solvable ? Strategy::State::solved : Strategy::State::hopeless) << "seed " << seed;
    if (!solvable) continue;
    ASSERT_TRUE(verify(puzzle, to_text(puzzle, strategy->solution())).solved) << "seed " << seed;
    ++solved;
  }
  EXPECT_GT(solved, testing::among_usual(testing::cases(100)));
  EXPECT_GT(turned, testing::among_usual(testing::cases(100)));
}

// How many positions the strategy makes until the level is solved; none if it is not.
template <class Searching>
std::optional<std::uint64_t> effort(const Puzzle& puzzle, Searching& strategy) {
  Monitor monitor{Limits{}};
  for (int round = 0; round < 1000; ++round)
    if (strategy.run(1, monitor) == Strategy::State::solved) {
      EXPECT_TRUE(verify(puzzle, to_text(puzzle, strategy.solution())).solved);
      return monitor.stats.generated;
    }
  return std::nullopt;
}

// The positions that Later makes in all, after Earlier has gone some way towards it, and alone.
template <class Earlier, class Later>
std::pair<std::uint64_t, std::uint64_t> effort_to_meet_and_alone() {
  std::pair<std::uint64_t, std::uint64_t> sums{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Puzzle puzzle = testing::certain_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    const LevelFacts facts(layout);
    DeadPositions deadlocks(layout);
    Perimeter perimeter(layout.level()), empty(layout.level());
    Earlier earlier({facts, deadlocks, perimeter});
    Monitor monitor{Limits{}};
    if (earlier.run(1, monitor) != Strategy::State::searching) continue;
    Later later({facts, deadlocks, perimeter}), alone({facts, deadlocks, empty});
    const auto to_meet = effort(puzzle, later), in_all = effort(puzzle, alone);
    if (!to_meet || !in_all) continue;  // no solution
    sums.first += *to_meet;
    sums.second += *in_all;
  }
  return sums;
}

TEST(Homing, meets_pulls_and_is_met_by_them) {
  const auto pushes = effort_to_meet_and_alone<Dragonfly, Homing>();
  EXPECT_LT(pushes.first, pushes.second);
  const auto pulls = effort_to_meet_and_alone<Homing, Dragonfly>();
  EXPECT_LT(pulls.first, pulls.second);
}

TEST(Homing, does_the_same_whatever_a_solution_is_charged_for) {
  for (std::uint64_t seed = 0; seed < testing::cases(50); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    std::vector<Stats> stats;
    for (const Metric metric : {Metric::pushes, Metric::moves, Metric::pushes_moves}) {
      const Layout layout(puzzle, metric);
      if (layout.level().hopeless()) break;
      const LevelFacts facts(layout);
      DeadPositions deadlocks(layout);
      Perimeter perimeter(layout.level());
      Homing strategy({facts, deadlocks, perimeter});
      Monitor monitor{Limits{}};
      strategy.run(100, monitor);
      stats.push_back(monitor.stats);
      EXPECT_EQ(stats.front().generated, stats.back().generated) << "seed " << seed;
      EXPECT_EQ(stats.front().states, stats.back().states) << "seed " << seed;
    }
  }
}

// A level, and what strategies for it share.
struct Setting {
  Puzzle puzzle;
  Layout layout{puzzle, Metric::pushes};
  LevelFacts facts{layout};
  DeadPositions deadlocks{layout};
  Perimeter perimeter{layout.level()};

  StrategyContext context() { return {facts, deadlocks, perimeter}; }
  bool is_solved_by(Strategy& strategy, std::uint64_t work) const {
    Monitor monitor{Limits{}};
    return strategy.run(work, monitor) == Strategy::State::solved &&
           verify(puzzle, to_text(puzzle, strategy.solution())).solved;
  }
};

// By its number in a file of the corpora, from 1 on.
Puzzle known_level(const std::string& file, std::size_t number) {
  const auto levels = read_file((testing::corpora() / "sokoban" / file).string());
  return std::get<Puzzle>(levels.at(number - 1).puzzle());
}

// Thirteen boxes on thirty squares, of which no plan makes sense.
TEST(Homing, solves_a_crowded_level_in_its_first_turn) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/large_test_suite/SokHard_163.xsb");
  Setting setting{known_level("large_test_suite/SokHard_163.xsb", 59)};
  ASSERT_TRUE(Homing::suits(setting.facts));
  Homing strategy(setting.context());
  EXPECT_TRUE(setting.is_solved_by(strategy, 3000));
}

// Of tiny boards of both sizes: thirteen boxes on thirty squares, and eighteen on fifty-two of a large one.
TEST(BothEnds, solves_crowded_levels_in_a_few_turns) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/large_test_suite/SokHard_163.xsb");
  for (const std::size_t number : {59u, 147u}) {
    if (number == 147 && testing::few_cases()) break;  // minutes under a sanitizer
    Setting setting{known_level("large_test_suite/SokHard_163.xsb", number)};
    EXPECT_TRUE(is_tiny(setting.facts));
    const auto strategy = both_ends(setting.context(), Lean::even);
    ASSERT_NE(strategy, nullptr);
    EXPECT_TRUE(setting.is_solved_by(*strategy, 200'000));
  }
}

// Twenty-one boxes on seventy-one squares.
TEST(BothEnds, solves_a_larger_level_in_a_few_turns) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/large_test_suite/Sven_1623.xsb");
  if (testing::few_cases()) GTEST_SKIP() << "minutes under a sanitizer";
  Setting setting{known_level("large_test_suite/Sven_1623.xsb", 1533)};
  EXPECT_FALSE(is_tiny(setting.facts));
  const auto strategy = both_ends(setting.context(), Lean::even);
  ASSERT_NE(strategy, nullptr);
  EXPECT_TRUE(setting.is_solved_by(*strategy, 400'000));
}

TEST(BothEnds, rests_where_memory_is_short_and_lets_the_others_go_on) {
  const auto levels = read_puzzles("#######\n#  .  #\n# $$$ #\n#. @ .#\n#######\n", "", "");
  Setting setting{std::get<Puzzle>(levels.front().puzzle())};
  const auto strategy = both_ends(setting.context(), Lean::even);
  ASSERT_NE(strategy, nullptr);
  Monitor monitor{Limits{.bytes = 1 << 16}};
  EXPECT_EQ(strategy->run(kMuchWork, monitor), Strategy::State::searching);
  EXPECT_EQ(monitor.stats.expanded, 0u);
}

// The only level of Microban that all other strategies miss.
TEST(Untangling, opens_a_chain_of_forty_four_boxes_in_a_few_runs) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/microban/MicrobanII.xsb");
  Setting setting{known_level("microban/MicrobanII.xsb", 131)};
  EXPECT_TRUE(Untangling::suits(setting.facts));
  Untangling strategy(setting.context());
  EXPECT_TRUE(setting.is_solved_by(strategy, 3000));
}

TEST(Untangling, is_not_for_levels_whose_boxes_move_freely) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Layout layout(testing::some_level(seed), Metric::pushes);
    EXPECT_FALSE(Untangling::suits(LevelFacts(layout))) << "seed " << seed;
  }
}

TEST(Peeling, takes_a_row_in_a_corridor_off_from_its_ends_by_pulls_and_not_at_all_by_pushes) {
  const auto levels = read_puzzles("###############\n#..@$$$$$  ...#\n###############\n", "", "");
  const Level level(std::get<Puzzle>(levels.front().puzzle()));
  EXPECT_EQ(count_layers<Pulling>(level, level.boxes()), 3);
  EXPECT_EQ(count_layers<Pushing>(level, level.boxes()), 0);
}

}  // namespace
}  // namespace gridlock::sokoban
