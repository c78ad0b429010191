#include "gridlock/rushhour/improve/improve.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>

#include "gridlock/rushhour/board/board.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/slow_space.hpp"
#include "tests/support/solvable_board.hpp"

namespace gridlock::rushhour {
namespace {

using testing::any_board;
using testing::only_board;
using testing::SlowSpace;
using testing::solvable_board;

constexpr const char* kImprovedBoard =
    "III.F.\n"
    ".CC.F.\n"
    "XXGE..\n"
    "H.GEAA\n"
    "HDDBBJ\n"
    ".....J\n";

// Random moves until the board is solved; empty if that takes more than `longest`.
std::vector<Slide> random_solution(const Puzzle& puzzle, Random& random, std::size_t longest) {
  Board board(puzzle);
  std::vector<Slide> slides;
  while (!board.solved() && slides.size() < longest) {
    std::vector<Slide> choices;
    board.for_each_slide(Metric::moves, [&](Slide slide) { choices.push_back(slide); });
    if (choices.empty()) return {};
    slides.push_back(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    board.slide(slides.back());
  }
  return board.solved() ? slides : std::vector<Slide>{};
}

bool is_solution(const Puzzle& puzzle, const std::vector<Slide>& slides) {
  Board board(puzzle);
  for (const Slide slide : slides) {
    if (!board.can_slide(slide)) return false;
    board.slide(slide);
  }
  return board.solved();
}

RC_GTEST_PROP(Improve, never_returns_a_longer_or_illegal_solution, (std::uint64_t seed, bool steps, bool thorough)) {
  Random random(seed);
  const auto [puzzle, solution] = solvable_board(random, *any_board(3, 9), *rc::gen::inRange<std::size_t>(1, 1000));
  const Metric metric = steps ? Metric::steps : Metric::moves;
  Monitor monitor;
  const auto improved = improve(puzzle, solution, metric, monitor, {thorough ? std::size_t{2000} : 0});
  RC_ASSERT(is_solution(puzzle, improved));
  RC_ASSERT(cost_of(improved, metric) <= cost_of(solution, metric));
  if (steps)
    for (const Slide slide : improved) RC_ASSERT(std::abs(slide.distance) == 1);
}

RC_GTEST_PROP(Improve, finds_a_shortest_solution_where_the_neighbourhood_is_the_whole_space,
              (std::uint64_t seed, bool steps)) {
  // Six vehicles in lines of five cells have at most 4^6 positions.
  Random random(seed);
  const auto [puzzle, solution] = solvable_board(random, *any_board(3, 5, 6), *rc::gen::inRange<std::size_t>(1, 500));
  const Metric metric = steps ? Metric::steps : Metric::moves;
  const SlowSpace space(puzzle, metric);
  Monitor monitor;
  const auto improved = improve(puzzle, solution, metric, monitor, {10'000});
  RC_ASSERT(cost_of(improved, metric) == space.optimum().value());
  RC_ASSERT(monitor.stats.lower_bound == Cost(space.optimum().value()));
}

TEST(Improve, shortens_a_random_solution_to_near_the_optimum_without_the_neighbourhood) {
  const Puzzle puzzle = only_board(kImprovedBoard);
  const int optimum = SlowSpace(puzzle, Metric::moves).optimum().value();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Random random(seed);
    const auto solution = random_solution(puzzle, random, 1'000'000);
    ASSERT_GT(solution.size(), 200u);
    Monitor monitor;
    const auto improved = improve(puzzle, solution, Metric::moves, monitor, {0});
    EXPECT_LE(cost_of(improved, Metric::moves), optimum * 3 / 2);
  }
}

TEST(Improve, ends_where_the_board_is_first_solved) {
  const Puzzle puzzle = only_board("......\n......\nXX....\n......\n......\n......\n");
  Monitor monitor;
  const auto improved = improve(puzzle, {{0, 2}, {0, 2}, {0, -3}, {0, 3}}, Metric::moves, monitor);
  EXPECT_EQ(improved, (std::vector<Slide>{{0, 4}}));
}

TEST(Improve, returns_nothing_for_a_board_that_is_solved_already) {
  const Puzzle puzzle = only_board("......\n......\n....XX\n......\n......\n......\n");
  Monitor monitor;
  EXPECT_TRUE(improve(puzzle, {{0, -1}, {0, 1}}, Metric::moves, monitor).empty());
}

TEST(Improve, counts_a_slide_by_its_distance_in_steps) {
  EXPECT_EQ(cost_of({{0, 4}, {1, -2}}, Metric::steps), 6);
  EXPECT_EQ(cost_of({{0, 4}, {1, -2}}, Metric::moves), 2);
}

TEST(Improve, keeps_a_valid_solution_when_it_may_do_nothing_at_all) {
  const Puzzle puzzle = only_board(kImprovedBoard);
  Random random(1);
  const auto solution = random_solution(puzzle, random, 1'000'000);
  for (const std::uint64_t nodes : {0, 1, 10, 100, 1000, 10'000}) {
    Limits limits;
    limits.nodes = nodes;
    Monitor monitor(limits);
    const auto improved = improve(puzzle, solution, Metric::moves, monitor);
    EXPECT_TRUE(is_solution(puzzle, improved));
    EXPECT_LE(improved.size(), solution.size());
    EXPECT_LE(monitor.stats.expanded, nodes);
  }
}

TEST(Improve, gives_the_same_answer_every_time) {
  const Puzzle puzzle = only_board(kImprovedBoard);
  Random random(3);
  const auto solution = random_solution(puzzle, random, 1'000'000);
  Monitor first, second;
  EXPECT_EQ(improve(puzzle, solution, Metric::moves, first, {5000}),
            improve(puzzle, solution, Metric::moves, second, {5000}));
}

}  // namespace
}  // namespace gridlock::rushhour
