#include "gridlock/generate.hpp"

#include <algorithm>
#include <stdexcept>

#include "gridlock/engine/solve_within.hpp"
#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/rushhour/generate/generate.hpp"
#include "gridlock/sokoban/generate/generate.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "gridlock/verify.hpp"

namespace gridlock {
namespace {

// Solving a puzzle again to check the generator stays cheap beside making it.
constexpr std::uint64_t kCheckNodes = 2'000'000;
constexpr std::uint64_t kCheckNodesOfSokoban = 50'000;

// The primary is first, the others follow in reading order.
void name_vehicles(rushhour::Puzzle& puzzle) {
  std::swap(puzzle.vehicles[puzzle.primary], puzzle.vehicles.front());
  puzzle.primary = 0;
  std::sort(puzzle.vehicles.begin() + 1, puzzle.vehicles.end(),
            [](const auto& a, const auto& b) { return a.cell < b.cell; });
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v) puzzle.vehicles[v].name = formats::board_name(v);
}

// The solver shares only the state space with the generator: do they agree?
void check(const GeneratedPuzzle& generated, SolveRequest request, Monitor& monitor) {
  std::visit(
      [](const auto& puzzle) {
        if (const auto fault = find_fault(puzzle))
          throw std::logic_error("the generator made a faulty puzzle: " + fault->message);
      },
      generated.puzzle);
  request.metric = generated.metric;
  const Solution solution = solve_within(monitor, generated.puzzle, request);
  const bool wrong = solution.outcome == Outcome::unsolvable || solution.lower_bound > generated.cost ||
                     (solution.outcome == Outcome::solved && solution.cost < generated.lower_bound);
  if (wrong) throw std::logic_error("the generator and the solver disagree about a puzzle");
}

Outcome generate_as(const rushhour::GenerateRequest& request, const Limits& limits, const Progress& progress,
                    const std::function<void(const GeneratedPuzzle&)>& found, const std::string&) {
  if (const auto fault = rushhour::find_fault(request); !fault.empty()) throw Error(fault);
  Monitor monitor(limits, progress);
  int number = 0;
  return rushhour::generate(request, monitor, [&](const rushhour::Generated& made, Monitor& own) {
    rushhour::Puzzle puzzle = made.puzzle;
    name_vehicles(puzzle);
    puzzle.name = std::to_string(request.seed) + "-" + std::to_string(++number);
    const GeneratedPuzzle generated{puzzle,       request.metric, made.cost,    made.lower_bound,
                                    made.optimal, made.farthest,  made.minimal, made.states};
    SolveRequest again;
    again.limits.nodes = kCheckNodes;
    check(generated, again, own);
    found(generated);
  });
}

Outcome generate_as(const sokoban::GenerateRequest& request, const Limits& limits, const Progress& progress,
                    const std::function<void(const GeneratedPuzzle&)>& found, const std::string& checked_by) {
  if (const auto fault = sokoban::find_fault(request); !fault.empty()) throw Error(fault);
  Monitor monitor(limits, progress);
  int number = 0;
  return sokoban::generate(request, monitor, [&](const sokoban::Generated& made, Monitor& own) {
    const auto solution = sokoban::to_text(made.puzzle, made.solution);
    const Verdict verdict = verify(made.puzzle, solution);
    if (!verdict.solved || verdict.pushes != made.cost)
      throw std::logic_error("the generator made a level that its solution does not solve: " + verdict.reason);
    sokoban::Puzzle puzzle = made.puzzle;
    puzzle.name = std::to_string(request.seed) + "-" + std::to_string(++number);
    puzzle.solutions.emplace_back();
    for (const auto& push : solution) puzzle.solutions.back() += push;
    const GeneratedPuzzle generated{puzzle,       Metric::pushes, made.cost,    made.lower_bound,
                                    made.optimal, made.farthest,  made.minimal, made.states};
    SolveRequest again;
    again.search = checked_by;
    again.limits.nodes = kCheckNodesOfSokoban;
    check(generated, again, own);
    found(generated);
  });
}

}  // namespace

Outcome generate(const GenerateRequest& request, const Limits& limits, const Progress& progress,
                 const std::function<void(const GeneratedPuzzle&)>& found, const std::string& sokoban_check) {
  return std::visit([&](const auto& r) { return generate_as(r, limits, progress, found, sokoban_check); }, request);
}

}  // namespace gridlock
