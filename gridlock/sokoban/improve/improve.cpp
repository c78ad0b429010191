// Vicinity search: between two positions of the solution, a cheaper path is sought within a tube around it, in short
// windows and in long ones, with few boxes leaving their old paths and with more. Whatever is found replaces the old
// part, and the cheap searches are repeated wherever something changed.
#include "gridlock/sokoban/improve/improve.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/improve/vicinity_search.hpp"

namespace gridlock::sokoban {
namespace {

struct Stage {
  std::size_t length;  // of a window, in pushes, more or less
  TubeWidth width;
  std::size_t states;
};

constexpr std::size_t kWhole = 1'000'000;  // pushes: the solution from end to end
constexpr int kAll = 1'000'000;            // strays: the whole space

// From cheap to expensive, as measured on solver-made solutions of large levels. One box that strays over the whole
// solution costs little and finds most: a needless trip, a better moment, a shorter path. When all stages fail,
// they are tried again with more states.
constexpr Stage kStages[] = {
    {16, {3, 0}, 10'000},        {kWhole, {1, 0}, 1'000'000},    {128, {2, 2}, 200'000}, {256, {2, 2}, 500'000},
    {256, {3, 1}, 500'000},      {kWhole, {2, 2}, 2'000'000},    {128, {2, 0}, 500'000}, {256, {2, 4}, 1'000'000},
    {kWhole, {3, 2}, 2'000'000}, {kWhole, {kAll, 0}, 1'000'000},
};
constexpr std::size_t kMostStageStates = 2'000'000;  // of a stage
constexpr std::size_t kFactor = 4;

class Improver {
 public:
  // Whatever ends it, `trail` is a solution then, and no worse.
  Improver(const Terrain& terrain, Trail& trail, Metric metric, Monitor& monitor, const ImproveOptions& options)
      : level_(terrain.level()),
        metric_(metric),
        monitor_(monitor),
        options_(options),
        search_(VicinitySearch::make(terrain, metric)),
        trail_(trail) {}

  void run() {
    for (factor_ = 1; !done_ && trail_.size() > 0; factor_ *= kFactor) {
      for (std::size_t stage = 0; stage < std::size(kStages) && !done_;) stage = pass(kStages[stage]) ? 0 : stage + 1;
      if (kMostStageStates * factor_ >= options_.states) break;
    }
  }

 private:
  // Slides a window over the solution; true if that made it cheaper.
  bool pass(const Stage& stage) {
    bool better = false;
    std::size_t first = 0;
    do {
      const std::size_t middle = next_cut(first, stage.length);
      if (shortened({first, next_cut(middle, stage.length)}, stage))
        better = true;
      else
        first = middle;
    } while (next_cut(first, stage.length) < trail_.size() && !done_);
    return better;
  }

  // Where the next window begins, about half a window on. The place depends on the positions there alone, so that a
  // change elsewhere leaves most windows as they were, and they need not be looked at again.
  std::size_t next_cut(std::size_t from, std::size_t length) const {
    const std::size_t nearest = from + std::max<std::size_t>(length / 4, 1);
    const std::size_t farthest = from + length * 3 / 4;
    if (farthest >= trail_.size()) return trail_.size();
    std::size_t best = nearest;
    for (std::size_t i = nearest; i <= farthest; ++i)
      if (mix(trail_.hash(i)) < mix(trail_.hash(best))) best = i;
    return best;
  }

  bool shortened(Window window, const Stage& stage) {
    const std::size_t states = std::min(stage.states * factor_, options_.states);
    const std::uint64_t question = mix(mix(trail_.hash(window.first)) ^ trail_.hash(window.last)) +
                                   static_cast<std::uint64_t>(stage.width.strays) * 64 +
                                   static_cast<std::uint64_t>(stage.width.radius);
    if (settled_.count(question) != 0 || settled_.count(mix(question + states)) != 0) return false;
    switch (search_->run(trail_, window, stage.width, states, monitor_)) {
      case VicinitySearch::End::shorter:
        return accept(window);
      case VicinitySearch::End::none:
        settled_.insert(question);
        if (window.first == 0 && window.last == trail_.size() && search_->met_no_wall()) {
          monitor_.raise_lower_bound(cost(trail_));
          done_ = true;
        }
        return false;
      case VicinitySearch::End::too_large:
        settled_.insert(mix(question + states));
        return false;
      case VicinitySearch::End::halted:
        break;
    }
    done_ = true;
    return false;
  }

  bool accept(Window window) {
    std::vector<Push> pushes = trail_.pushes(0, window.first);
    pushes.insert(pushes.end(), search_->found().begin(), search_->found().end());
    const std::vector<Push> rest = trail_.pushes(window.last, trail_.size());
    pushes.insert(pushes.end(), rest.begin(), rest.end());
    auto trail = Trail::along(level_, std::move(pushes));
    if (!trail || cost(*trail) >= cost(trail_)) return false;
    trail_ = std::move(*trail);
    monitor_.found(cost(trail_));
    return true;
  }

  Cost cost(const Trail& trail) const { return price(trail.counts(), metric_); }

  const Level& level_;
  const Metric metric_;
  Monitor& monitor_;
  const ImproveOptions options_;
  std::unique_ptr<VicinitySearch> search_;
  Trail& trail_;
  std::size_t factor_ = 1;
  bool done_ = false;  // a limit ended it, or the solution is proved optimal
  // Windows where there is nothing to be had, by a hash: should another window have the same, it is passed over, and
  // nothing is claimed of it.
  std::unordered_set<std::uint64_t> settled_;
};

}  // namespace

std::vector<Push> improve(const Level& level, std::vector<Push> solution, Metric metric, Monitor& monitor,
                          const ImproveOptions& options) {
  auto trail = Trail::along(level, solution);
  if (!trail) return solution;
  outcome_of([&] {
    const Terrain terrain(level);
    if (metric == Metric::pushes_moves) {  // pushes alone go much faster, and they count first
      Count pushes = 0;
      {
        Monitor own = monitor.child({.parts = 2, .same_puzzle = false});
        Improver(terrain, *trail, Metric::pushes, own, options).run();
        pushes = own.stats.lower_bound.count();
      }
      monitor.raise_lower_bound(price({pushes, pushes}, metric));
    }
    monitor.hold(terrain.bytes());
    Improver(terrain, *trail, metric, monitor, options).run();
  });
  monitor.hold(0);
  return trail->pushes();
}

}  // namespace gridlock::sokoban
