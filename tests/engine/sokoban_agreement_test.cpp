// Every search on the same random levels, in every metric, against a plain simulation of every step of the player.
// GRIDLOCK_CASES=N tries N levels.
#include <cctype>

#include "gridlock/sokoban/kind.hpp"
#include "tests/engine/agreement.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::testing {
namespace {

// Counted from LURD, where capitals push.
Cost cost_of_lurd(const Solution& solution, Metric metric) {
  Count pushes = 0, moves = 0;
  for (const std::string& move : solution.moves)
    for (const char step : move) {
      ++moves;
      if (std::isupper(static_cast<unsigned char>(step)) != 0) ++pushes;
    }
  if (metric == Metric::pushes_moves) return {pushes, moves};
  if (metric == Metric::moves_pushes) return {moves, pushes};
  return Cost(metric == Metric::pushes ? pushes : moves);
}

// Breadth-first searches count pushes, whatever the metric.
bool proves_in(const SearchInfo& search, Metric metric) {
  return search.optimal && (metric == Metric::pushes || search.name.rfind("bfs", 0) != 0);
}

TEST(SokobanSearches, agree_on_random_levels) {
  const auto searches = list_searches("sokoban");
  Turns turns("sokoban");
  Coverage coverage;
  for (const std::uint64_t levels = campaign_cases(200); coverage.puzzles < levels; ++coverage.puzzles) {
    const std::uint64_t number = first_case() + coverage.puzzles;
    const sokoban::Puzzle level = some_level(number);
    SCOPED_TRACE(how_to_repeat_case(number) + "\n" + drawing(level));
    turns.begin(number);
    SlowLevel slow(level);
    for (const Metric metric : sokoban::Kind::kMetrics) {
      slow.measure(metric);
      Truth truth;
      if (slow.optimum() != SlowLevel::kNever) truth = {slow.optimum(), sokoban::first_count(metric, slow.optimum())};
      coverage.count(truth);
      for (const auto& search : searches) {
        const auto& heuristic = turns.next();
        SCOPED_TRACE(search.name + " with " + heuristic.name + " in " + std::string(name_of(metric)));
        const Solution solution = answer_of(level, request_of(search, heuristic, metric, coverage.puzzles));
        coverage.count(solution);
        const bool proves =
            proves_in(search, metric) && (!search.uses_heuristic || Turns::admissible(heuristic, metric));
        expect_true(solution, cost_of_lurd(solution, metric), search, proves, truth);
      }
    }
    if (HasFailure()) return;
  }
  std::cout << coverage.text("levels") << "\n";
}

}  // namespace
}  // namespace gridlock::testing
