#include "gridlock/engine/generate.hpp"

#include <algorithm>
#include <stdexcept>

#include "gridlock/engine/solve.hpp"
#include "gridlock/formats/names.hpp"

namespace gridlock {
namespace {

// Solving a board again to check the generator stays cheap beside making it.
constexpr std::uint64_t kCheckNodes = 2'000'000;

// X is the primary; the others get letters in reading order.
void name_vehicles(rushhour::Puzzle& puzzle) {
  std::swap(puzzle.vehicles[puzzle.primary], puzzle.vehicles.front());
  puzzle.primary = 0;
  puzzle.vehicles.front().name = "X";
  std::sort(puzzle.vehicles.begin() + 1, puzzle.vehicles.end(),
            [](const auto& a, const auto& b) { return a.cell < b.cell; });
  for (std::size_t v = 1; v < puzzle.vehicles.size(); ++v) puzzle.vehicles[v].name = formats::letter_name(v - 1);
}

// The solver shares only the state space with the generator: do they agree?
void check(const GeneratedPuzzle& generated, Limits limits) {
  if (const auto fault = rushhour::find_fault(std::get<rushhour::Puzzle>(generated.puzzle)))
    throw std::logic_error("the generator made a faulty board: " + fault->message);
  SolveRequest request;
  request.metric = generated.metric;
  request.limits = limits;
  request.limits.nodes = kCheckNodes;
  const Solution solution = solve(generated.puzzle, request);
  const bool wrong = solution.outcome == Outcome::unsolvable || solution.lower_bound > generated.cost ||
                     (solution.outcome == Outcome::solved && solution.cost < generated.lower_bound);
  if (wrong) throw std::logic_error("the generator and the solver disagree about a board");
}

Outcome generate_as(const rushhour::GenerateRequest& request, const Limits& limits, const Progress& progress,
                    const std::function<void(const GeneratedPuzzle&)>& found) {
  if (const auto fault = rushhour::find_fault(request); !fault.empty()) throw Error(fault);
  Monitor monitor(limits, progress);
  int number = 0;
  return rushhour::generate(request, monitor, [&](const rushhour::Generated& made) {
    rushhour::Puzzle puzzle = made.puzzle;
    name_vehicles(puzzle);
    puzzle.name = std::to_string(request.seed) + "-" + std::to_string(++number);
    const GeneratedPuzzle generated{puzzle,       request.metric, made.cost,    made.lower_bound,
                                    made.optimal, made.farthest,  made.minimal, made.states};
    check(generated, limits);
    found(generated);
  });
}

}  // namespace

Outcome generate(const GenerateRequest& request, const Limits& limits, const Progress& progress,
                 const std::function<void(const GeneratedPuzzle&)>& found) {
  return std::visit([&](const auto& r) { return generate_as(r, limits, progress, found); }, request);
}

}  // namespace gridlock
