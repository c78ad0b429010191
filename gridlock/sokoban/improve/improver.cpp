#include "gridlock/sokoban/improve/improver.hpp"

#include <algorithm>
#include <utility>

#include "gridlock/core/random.hpp"
#include "gridlock/core/threads/has_threads.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::size_t kWhole = 1'000'000;            // pushes: the solution from end to end
constexpr int kAll = 1'000'000;                      // strays: the whole space
constexpr std::size_t kMostStageStates = 2'000'000;  // of a stage
constexpr std::size_t kFactor = 4;
constexpr std::size_t kReordered = 1;                          // the stage before which the order is mended
constexpr std::uint64_t kOfCheapest = std::uint64_t{1} << 40;  // tells a question about the cheapest ways from others

}  // namespace

struct Improver::Stage {
  std::size_t length;  // of a window, in pushes, more or less
  TubeWidth width;
  std::size_t states;
};

// From cheap to expensive, as measured on solver-made solutions of large levels. One box that strays over the whole
// solution costs little and finds most: a needless trip, a better moment, a shorter path. When all stages fail,
// they are tried again with more states.
const Improver::Stage Improver::kStages[] = {
    {16, {3, 0}, 10'000},        {kWhole, {1, 0}, 1'000'000},    {128, {2, 2}, 200'000}, {256, {2, 2}, 500'000},
    {256, {3, 1}, 500'000},      {kWhole, {2, 2}, 2'000'000},    {128, {2, 0}, 500'000}, {256, {2, 4}, 1'000'000},
    {kWhole, {3, 2}, 2'000'000}, {kWhole, {kAll, 0}, 1'000'000},
};

Improver::Improver(const Terrain& terrain, Trail trail, Metric metric, const ImproveOptions& options)
    : level_(&terrain.level()),
      metric_(metric),
      options_(options),
      search_(VicinitySearch::make(terrain, metric)),
      reorder_(terrain.level()),
      trail_(std::move(trail)) {}

Improver::End Improver::run(Monitor& monitor, std::uint64_t work, std::size_t states) {
  monitor_ = &monitor;
  until_ = work == kEndless ? kEndless : monitor.stats.expanded + work;
  most_states_ = std::min(options_.states, states);
  end_ = End::finished;
  const auto refused = outcome_of([&] {
    for (factor_ = 1; !over() && trail_.size() > 0; factor_ *= kFactor) {
      if (metric_ != Metric::pushes) all_stages(Ways::cheapest);
      all_stages(Ways::all);
      if (kMostStageStates * factor_ >= options_.states) break;
    }
  });
  if (refused) return End::halted;
  if (end_ == End::finished && !proved_ && trail_.size() > 0 && most_states_ < options_.states) return End::paused;
  return end_;
}

// Until none of them makes it cheaper.
void Improver::all_stages(Ways ways) {
  ways_ = ways;
  for (std::size_t stage = 0; stage < std::size(kStages) && !over();) {
    if (stage == kReordered) reorder();
    stage = !over() && pass(kStages[stage]) ? 0 : stage + 1;
  }
}

// The walks in the best order. After a small change most of that is as it was, but a part here may now go with one
// there.
void Improver::reorder() {
  if constexpr (kHasThreads) {  // the page, which has none, has to be small
    if (metric_ == Metric::pushes || in_order_ == trail_.hash(0, trail_.size())) return;
    const Cost before = cost();
    if (reorder_.run(trail_, *monitor_) == Reorder::End::halted)
      end_ = End::halted;
    else
      in_order_ = trail_.hash(0, trail_.size());
    if (cost() < before) monitor_->found(cost());
  }
}

// Slides a window over the solution; true if that made it cheaper.
bool Improver::pass(const Stage& stage) {
  bool better = false;
  std::size_t first = 0;
  do {
    const std::size_t middle = next_cut(first, stage.length);
    if (shortened({first, next_cut(middle, stage.length)}, stage))
      better = true;
    else
      first = middle;
  } while (next_cut(first, stage.length) < trail_.size() && !over());
  return better;
}

// Where the next window begins, about half a window on. The place depends on the positions there alone, so that a
// change elsewhere leaves most windows as they were, and they need not be looked at again.
std::size_t Improver::next_cut(std::size_t from, std::size_t length) const {
  const std::size_t nearest = from + std::max<std::size_t>(length / 4, 1);
  const std::size_t farthest = from + length * 3 / 4;
  if (farthest >= trail_.size()) return trail_.size();
  std::size_t best = nearest;
  for (std::size_t i = nearest; i <= farthest; ++i)
    if (mix(trail_.hash(i)) < mix(trail_.hash(best))) best = i;
  return best;
}

bool Improver::shortened(Window window, const Stage& stage) {
  const std::size_t states = std::min(stage.states * factor_, most_states_);
  const std::uint64_t question =
      mix(trail_.hash(window.first, window.last)) + static_cast<std::uint64_t>(stage.width.strays) * 64 +
      static_cast<std::uint64_t>(stage.width.radius) + (ways_ == Ways::cheapest ? kOfCheapest : 0);
  if (settled_.count(question) != 0 || settled_.count(mix(question + states)) != 0) return false;
  if (monitor_->stats.expanded >= until_) {
    end_ = End::paused;
    return false;
  }
  switch (search_->run(trail_, window, stage.width, ways_, states, *monitor_)) {
    case VicinitySearch::End::shorter:
      return accept(window);
    case VicinitySearch::End::none:
      settled_.insert(question);
      if (window.first == 0 && window.last == trail_.size() && ways_ == Ways::all && search_->met_no_wall()) {
        monitor_->raise_lower_bound(cost(trail_));
        proved_ = true;
      }
      return false;
    case VicinitySearch::End::too_large:
      settled_.insert(mix(question + states));
      return false;
    case VicinitySearch::End::halted:
      break;
  }
  end_ = End::halted;
  return false;
}

bool Improver::accept(Window window) {
  std::vector<Push> pushes = trail_.pushes(0, window.first);
  pushes.insert(pushes.end(), search_->found().begin(), search_->found().end());
  const std::vector<Push> rest = trail_.pushes(window.last, trail_.size());
  pushes.insert(pushes.end(), rest.begin(), rest.end());
  auto trail = Trail::along(*level_, std::move(pushes));
  if (!trail || cost(*trail) >= cost(trail_)) return false;
  trail_ = std::move(*trail);
  monitor_->found(cost(trail_));
  return true;
}

}  // namespace gridlock::sokoban
