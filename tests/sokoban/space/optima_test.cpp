// Levels of the public collections whose optima are known.
#include <gtest/gtest.h>

#include <map>
#include <sstream>

#include "gridlock/formats/formats.hpp"
#include "gridlock/sokoban/kind.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::sokoban {
namespace {

constexpr auto* kMicroban = "sokoban/large_test_suite/Microban_155.xsb";

std::vector<Puzzle> levels_of(const std::string& file) {
  std::vector<Puzzle> levels;
  for (const auto& entry : read_puzzles(testing::contents(testing::corpora() / file), file, ""))
    levels.push_back(std::get<Puzzle>(entry.puzzle()));
  return levels;
}

template <class Search>
SearchResult<Push> solve(const Puzzle& puzzle, Metric metric = Metric::pushes, std::uint64_t nodes = 100'000) {
  const Layout layout(puzzle, metric);
  const PushSpace<4> space(layout);
  Estimate<PushSpace<4>> pairs(std::type_identity<Pairs>{}, space);
  Limits limits;
  limits.nodes = nodes;
  Monitor monitor(limits);
  return Search::run(space, pairs, monitor, {});
}

TEST(SokobanOptima, of_microban_are_those_that_others_proved) {
  GRIDLOCK_REQUIRE_CORPUS(kMicroban);
  const auto levels = levels_of(kMicroban);
  const std::map<std::size_t, Count> proved{{1, 8},   {2, 3},   {3, 13},  {4, 7},   {5, 6},
                                            {9, 10},  {11, 16}, {12, 11}, {13, 21}, {14, 10},
                                            {15, 12}, {17, 9},  {18, 13}, {20, 16}, {21, 5}};
  for (const auto& [number, optimum] : proved) {
    const auto astar = solve<Folding<AStar>>(levels[number - 1]);
    EXPECT_TRUE(astar.optimal) << number;
    EXPECT_EQ(astar.cost, Cost(optimum)) << number;
    const auto idastar = solve<Tunnelling<IdaStar>>(levels[number - 1]);
    EXPECT_TRUE(idastar.optimal) << number;
    EXPECT_EQ(idastar.cost, Cost(optimum)) << number;
  }
}

TEST(SokobanOptima, never_exceed_the_best_known_solutions_and_most_of_microban_is_proved_in_100000_expansions) {
  GRIDLOCK_REQUIRE_CORPUS(kMicroban);
  GRIDLOCK_REQUIRE_CORPUS("sokoban/reference/reference_lurd.tsv");
  std::map<std::size_t, Count> known;
  std::istringstream rows(testing::contents(testing::corpora() / "sokoban/reference/reference_lurd.tsv"));
  for (std::string row; std::getline(rows, row);) {
    std::istringstream fields(row);
    std::string file, level, source, pushes;
    std::getline(fields, file, '\t'), std::getline(fields, level, '\t');
    std::getline(fields, source, '\t'), std::getline(fields, pushes, '\t');
    if ("sokoban/" + file == kMicroban) known[std::stoul(level)] = std::stoi(pushes);
  }
  const auto levels = levels_of(kMicroban);
  ASSERT_EQ(known.size(), levels.size());
  const std::size_t step = testing::cases(10) == 1 ? 10 : 1;
  std::size_t proved = 0;
  for (std::size_t i = 0; i < levels.size(); i += step) {
    const auto result = solve<Folding<AStar>>(levels[i]);
    if (!result.optimal) continue;
    ++proved;
    EXPECT_LE(result.cost, Cost(known[i + 1])) << "level " << i + 1;
  }
  EXPECT_GE(proved, 150 / step - (step - 1) / 5);
}

// Neither the search for a shorter solution nor the proof may hold up the other one, with however many threads.
TEST(SokobanOptima, are_proved_by_auto_with_two_threads_and_no_time_limit) {
  constexpr auto* kLevels = "sokoban/large_test_suite/XSokoban_90.xsb";
  GRIDLOCK_REQUIRE_CORPUS(kLevels);
  const Layout layout(levels_of(kLevels)[42], Metric::pushes);
  const PushSpace<4> space(layout);
  Estimate<PushSpace<4>> pairs(std::type_identity<Pairs>{}, space);
  Limits limits;
  limits.nodes = 20'000'000;
  Monitor monitor(limits);
  SearchOptions options;
  options.until_optimal = true;
  options.threads = 2;
  const auto result = Auto::run(space, pairs, monitor, options);
  EXPECT_TRUE(result.optimal);
  EXPECT_EQ(result.cost, Cost(146));
  EXPECT_LT(monitor.stats.expanded, 10'000'000);
}

TEST(SokobanOptima, in_two_metrics_order_solutions_as_their_first_counts_say) {
  GRIDLOCK_REQUIRE_CORPUS(kMicroban);
  const auto levels = levels_of(kMicroban);
  for (std::size_t i = 0; i < 30; ++i) {
    const Count pushes = solve<AStar>(levels[i]).cost.count();
    const auto moves = solve<AStar>(levels[i], Metric::moves, 1'000'000);
    const auto pushes_moves = solve<AStar>(levels[i], Metric::pushes_moves, 1'000'000);
    const auto moves_pushes = solve<AStar>(levels[i], Metric::moves_pushes, 1'000'000);
    ASSERT_TRUE(moves.optimal && pushes_moves.optimal && moves_pushes.optimal) << "level " << i + 1;
    EXPECT_EQ(first_count(Metric::pushes_moves, pushes_moves.cost), pushes) << "level " << i + 1;
    EXPECT_EQ(first_count(Metric::moves_pushes, moves_pushes.cost), moves.cost.count()) << "level " << i + 1;
    EXPECT_GE(pushes_moves.cost.second(), moves.cost.count()) << "level " << i + 1;
    EXPECT_GE(moves_pushes.cost.second(), pushes) << "level " << i + 1;
  }
}

}  // namespace
}  // namespace gridlock::sokoban
