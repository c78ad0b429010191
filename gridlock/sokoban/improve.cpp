// Vicinity search: between two positions of the solution, the best way through a tube around it is looked for, in short
// windows first, then in longer and wider ones. Whatever is found is put in, and the cheap windows are tried again
// where something changed.
#include "gridlock/sokoban/improve.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/tube_search.hpp"

namespace gridlock::sokoban {
namespace {

struct Stage {
  std::size_t length;  // of a window, in pushes
  TubeWidth width;
  std::size_t states;
};

constexpr Stage kStages[] = {
    {16, {3, 0}, 10'000},  {32, {2, 0}, 20'000},   {64, {2, 0}, 50'000},     {128, {1, 0}, 100'000},
    {64, {3, 0}, 200'000}, {256, {2, 0}, 500'000}, {128, {3, 0}, 1'000'000}, {1000, {2, 0}, 2'000'000},
};

class Improver {
 public:
  Improver(const Terrain& terrain, Trail trail, Metric metric, Monitor& monitor, const ImproveOptions& options)
      : level_(terrain.level()),
        metric_(metric),
        monitor_(monitor),
        options_(options),
        search_(TubeSearch::make(terrain, metric)),
        trail_(std::move(trail)) {}

  const Trail& run() {
    for (std::size_t stage = 0; stage < std::size(kStages) && !halted_;) stage = pass(kStages[stage]) ? 0 : stage + 1;
    return trail_;
  }

 private:
  // Slides a window over the solution; true if that made it shorter.
  bool pass(const Stage& stage) {
    bool better = false;
    for (std::size_t first = 0; first < trail_.size() && !halted_;) {
      const std::size_t last = std::min(first + stage.length, trail_.size());
      if (shortened({first, last}, stage)) better = true;
      if (last == trail_.size()) break;
      first += stage.length / 2;
    }
    return better;
  }

  bool shortened(Window window, const Stage& stage) {
    const std::uint64_t key = mix(trail_.hash(window.first) ^ mix(trail_.hash(window.last) + stage.length)) +
                              static_cast<std::uint64_t>(stage.width.strays * 64 + stage.width.radius);
    if (tried_.count(key) != 0) return false;
    switch (search_->run(trail_, window, stage.width, std::min(stage.states, options_.states), monitor_)) {
      case TubeSearch::End::halted:
        halted_ = true;
        return false;
      case TubeSearch::End::shorter:
        return accept(window);
      case TubeSearch::End::none:
        if (window.first == 0 && window.last == trail_.size() && search_->met_no_wall()) {
          monitor_.raise_lower_bound(first_count());
          halted_ = true;
        }
        [[fallthrough]];
      case TubeSearch::End::too_large:
        tried_.insert(key);
        return false;
    }
    return false;
  }

  Cost first_count() const {
    return leading(metric_) == Metric::moves ? trail_.counts().moves : trail_.counts().pushes;
  }

  bool accept(Window window) {
    std::vector<Push> pushes = trail_.pushes(0, window.first);
    pushes.insert(pushes.end(), search_->found().begin(), search_->found().end());
    const std::vector<Push> rest = trail_.pushes(window.last, trail_.size());
    pushes.insert(pushes.end(), rest.begin(), rest.end());
    auto trail = Trail::along(level_, std::move(pushes));
    if (!trail || charge(trail->counts(), metric_) >= charge(trail_.counts(), metric_)) return false;
    trail_ = std::move(*trail);
    monitor_.found(first_count());
    return true;
  }

  const Level& level_;
  const Metric metric_;
  Monitor& monitor_;
  const ImproveOptions options_;
  std::unique_ptr<TubeSearch> search_;
  Trail trail_;
  bool halted_ = false;  // a limit ended it, or the solution is proved optimal
  std::unordered_set<std::uint64_t> tried_;
};

}  // namespace

std::vector<Push> improve(const Level& level, std::vector<Push> solution, Metric metric, Monitor& monitor,
                          const ImproveOptions& options) {
  const auto trail = Trail::along(level, solution);
  if (!trail) return solution;
  const Terrain terrain(level);
  return Improver(terrain, *trail, metric, monitor, options).run().pushes();
}

}  // namespace gridlock::sokoban
