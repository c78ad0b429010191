// Every search on the same random boards, in every metric, against a plain search of the whole space.
// GRIDLOCK_CASES=N tries N boards of each sort.
#include <cstdlib>

#include "gridlock/formats/formats.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "tests/engine/agreement.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/seed.hpp"
#include "tests/support/slow_space.hpp"

namespace gridlock::testing {
namespace {

constexpr std::size_t kMostPositions = 1000;

// The board, without as many of its vehicles as must go for the space to be small. The primary alone has few positions.
rushhour::Puzzle thinned(rushhour::Puzzle puzzle, Random& random) {
  while (!SlowSpace(puzzle, Metric::steps, kMostPositions).complete()) {
    const std::size_t others = puzzle.vehicles.size() - 1, chosen = random.below(static_cast<std::uint32_t>(others));
    const std::size_t gone = chosen < puzzle.primary ? chosen : chosen + 1;
    puzzle.vehicles.erase(puzzle.vehicles.begin() + static_cast<std::ptrdiff_t>(gone));
    if (gone < puzzle.primary) --puzzle.primary;
  }
  return puzzle;
}

rushhour::Puzzle small_board(Random& random) {
  const auto between = [&](int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
  };
  const int width = between(3, 6), height = between(3, 6), vehicles = between(1, width * height / 2);
  const BoardShape any{width, height, vehicles, between(0, 5), between(2, 5), between(0, 1) == 1};
  const BoardShape as_sold{6, 6, between(8, 13), 0, 3, false};
  const rushhour::Puzzle puzzle = thinned(random_board(random, between(0, 1) == 1 ? any : as_sold), random);
  return between(0, 1) == 1 ? puzzle : SlowSpace(puzzle, Metric::moves).hardest();
}

// The wide state spaces are chosen for large boards only; few vehicles keep those small enough to exhaust.
rushhour::Puzzle large_board(Random& random) {
  const int width = 7 + static_cast<int>(random.below(10)), height = 7 + static_cast<int>(random.below(10));
  return thinned(random_board(random, {width, height, 4, 6, 5, random.below(2) == 1}), random);
}

// Counted from the moves as they are written, such as X+3.
Cost cost_of_slides(const Solution& solution, Metric metric) {
  Count cost = 0;
  for (const std::string& move : solution.moves)
    cost += metric == Metric::moves ? 1 : std::labs(std::strtol(&move[move.find_last_of("+-")], nullptr, 10));
  return Cost(cost);
}

void expect_agreement(const rushhour::Puzzle& puzzle, Turns& turns, Coverage& coverage) {
  static const auto searches = list_searches("rushhour");
  for (const Metric metric : rushhour::Kind::kMetrics) {
    const auto optimum = SlowSpace(puzzle, metric).optimum();
    Truth truth;
    if (optimum) truth = {Cost(*optimum), *optimum};
    coverage.count(truth);
    for (const auto& search : searches) {
      const auto& heuristic = turns.next();
      SCOPED_TRACE(search.name + " with " + heuristic.name + " in " + std::string(name_of(metric)));
      const Solution solution = answer_of(puzzle, request_of(search, heuristic, metric, coverage.puzzles));
      coverage.count(solution);
      const bool proves = search.optimal && (!search.uses_heuristic || Turns::admissible(heuristic, metric));
      expect_true(solution, cost_of_slides(solution, metric), search, proves, truth);
    }
  }
}

template <class Make>
void expect_agreement_on(std::uint64_t boards, Make make) {
  Turns turns("rushhour");
  Coverage coverage;
  for (; coverage.puzzles < boards; ++coverage.puzzles) {
    const std::uint64_t number = first_case() + coverage.puzzles;
    Random random(seeded(number));
    const rushhour::Puzzle puzzle = make(random);
    SCOPED_TRACE(how_to_repeat_case(number) + "\n" + write_puzzles({puzzle}, "grid"));
    turns.begin(number);
    expect_agreement(puzzle, turns, coverage);
    if (::testing::Test::HasFailure()) return;
  }
  std::cout << coverage.text("boards") << "\n";
}

TEST(Searches, agree_on_random_boards) { expect_agreement_on(campaign_cases(1000), small_board); }

TEST(Searches, agree_on_large_sparse_boards) { expect_agreement_on(campaign_cases(100), large_board); }

}  // namespace
}  // namespace gridlock::testing
