// The schedule follows the source's improver: useless moves in small windows, then inaccuracies in larger ones, then
// useless moves in windows that grow until they span the solution, then both over the whole of it. Loops go first,
// which makes long random solutions short at little cost, and the neighbourhood search goes last, beyond the source.
#include "gridlock/rushhour/improve/improve.hpp"

#include <algorithm>
#include <cstdlib>

#include "gridlock/rushhour/improve/solution_edits.hpp"
#include "gridlock/rushhour/space/with_space.hpp"
#include "gridlock/search/neighbourhood.hpp"

namespace gridlock::rushhour {
namespace {

constexpr std::size_t kSmallWindow = 10;
constexpr std::size_t kLargeWindow = 30;
constexpr std::size_t kWorthwhile = 50;  // moves a round in small windows must save to be followed by another

// The same slides, one cell each where the metric wants that.
std::vector<Slide> in_metric(const std::vector<Slide>& slides, Metric metric) {
  if (metric == Metric::moves) return slides;
  std::vector<Slide> steps;
  for (const Slide slide : slides)
    steps.insert(steps.end(), static_cast<std::size_t>(std::abs(slide.distance)),
                 {slide.vehicle, static_cast<std::int8_t>(slide.distance > 0 ? 1 : -1)});
  return steps;
}

void remove_useless(SolutionEdits& edits, std::size_t window) {
  edits.drop_pairs(window);
  edits.merge_pairs_later(window);
  edits.merge_pairs_earlier(window);
  edits.drop_singles();
}

void remove_inaccuracies(SolutionEdits& edits, std::size_t window, Metric metric) {
  for (Count before = cost_of(edits.slides(), metric) + 1;
       !edits.stopped() && cost_of(edits.slides(), metric) < before;) {
    before = cost_of(edits.slides(), metric);
    edits.bring_together(window);
    remove_useless(edits, window);
  }
}

std::vector<Slide> edited(const Puzzle& puzzle, std::vector<Slide> solution, Metric metric, Monitor& monitor) {
  SolutionEdits edits(puzzle, std::move(solution), monitor);
  for (std::size_t before = edits.size() + kWorthwhile; edits.size() + kWorthwhile <= before && !edits.stopped();) {
    before = edits.size();
    remove_useless(edits, kSmallWindow);
  }
  remove_inaccuracies(edits, kLargeWindow, metric);
  for (std::size_t window = kSmallWindow; window <= edits.size() / 2 && !edits.stopped(); window += window / 2)
    remove_useless(edits, window);
  remove_useless(edits, edits.size());
  remove_inaccuracies(edits, edits.size(), metric);
  return edits.slides();
}

// The best of the neighbourhoods of up to `size` states, followed for as long as they bring anything.
template <class Space>
void reroute(const Space& space, std::vector<Slide>& solution, std::size_t size, Monitor& monitor) {
  for (bool better = true; better;) {
    better = false;
    Neighbourhood<Space> near(space, solution, monitor);
    // From small to large: a small one that helps saves the price of a large one around a longer solution.
    for (std::size_t target = std::max(solution.size() * 64, std::size_t{4096}); !better; target *= 4) {
      const bool largest = size <= target;
      const auto stopped = near.grow(std::min(target, size));
      const auto found = near.shortest();
      if (!found) return;
      better = found->size() < solution.size();
      if (better) solution = *found;
      if (better) monitor.found(Cost(static_cast<Count>(solution.size())));
      if (near.complete()) {  // the shortest of all
        monitor.raise_lower_bound(Cost(static_cast<Count>(solution.size())));
        return;
      }
      if (stopped) return;
      if (largest) break;
    }
  }
}

}  // namespace

Count cost_of(const std::vector<Slide>& slides, Metric metric) {
  if (metric == Metric::moves) return static_cast<Count>(slides.size());
  Count steps = 0;
  for (const Slide slide : slides) steps += std::abs(slide.distance);
  return steps;
}

std::vector<Slide> improve(const Puzzle& puzzle, std::vector<Slide> solution, Metric metric, Monitor& monitor,
                           const ImproveOptions& options) {
  return with_space(puzzle, metric, {}, [&](const auto& space) {
    using Space = std::decay_t<decltype(space)>;
    std::vector<Slide> best = in_metric(SolutionEdits(puzzle, std::move(solution), monitor).slides(), metric);
    outcome_of([&] {  // whatever ends it, there is a solution
      if (auto direct = Neighbourhood<Space>(space, best, monitor).shortest()) best = std::move(*direct);
      best = in_metric(edited(puzzle, best, metric, monitor), metric);
      monitor.found(Cost(static_cast<Count>(best.size())));
      reroute(space, best, options.neighbourhood, monitor);
    });
    return best;
  });
}

}  // namespace gridlock::rushhour
