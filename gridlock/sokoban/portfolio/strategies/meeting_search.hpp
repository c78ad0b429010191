// A feature search from one end of a solution that looks out for those from the other.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "gridlock/sokoban/portfolio/features/feature_search.hpp"
#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"
#include "gridlock/sokoban/portfolio/moves/unfold.hpp"

namespace gridlock::sokoban {

// Mode is Pushing or Pulling, Side what it means to FeatureSearch.
template <class Mode, class Side>
class MeetingSearch {
 public:
  // With `notes`, others may come to its positions.
  MeetingSearch(const Level& level, std::unique_ptr<Side> side, Perimeter& perimeter, bool notes)
      : level_(level),
        side_(std::move(side)),
        search_(*side_),
        others_(Mode::kPulls ? perimeter.start : perimeter.solved) {
    PerimeterSide& own = Mode::kPulls ? perimeter.solved : perimeter.start;
    search_.watch(&others_, notes ? &own : nullptr);
  }
  MeetingSearch(const MeetingSearch&) = delete;
  MeetingSearch& operator=(const MeetingSearch&) = delete;

  Side& side() { return *side_; }
  FeatureSearch<Side>& search() { return search_; }
  const FeatureSearch<Side>& search() const { return search_; }

  // Does about so much work, counted in positions made. True if there is a solution.
  bool run(std::uint64_t work, Monitor& monitor) {
    return run(work, monitor, [] { return std::size_t{0}; });
  }
  // The monitor is told what it holds, together with the bytes of others, which bytes_of_others() says.
  template <class BytesOfOthers>
  bool run(std::uint64_t work, Monitor& monitor, BytesOfOthers&& bytes_of_others) {
    const std::uint64_t end = search_.made() + work;
    while (search_.made() < end && !search_.stopped() && !search_.exhausted()) {
      monitor.set_bytes(search_.bytes() + bytes_of_others());
      if (!search_.run(10, monitor)) continue;
      if (!search_.met()) return true;
      if ((rest_ = others_.way(search_.situation(search_.result())))) return true;
      search_.forget();  // another position has the same hash
    }
    return false;
  }

  // After that.
  std::vector<Push> solution() const {
    std::uint32_t root = 0;
    std::vector<Macro> path;
    for (const Child& child : search_.path_to(search_.result(), root)) path.push_back(child.macro);
    Situation at = search_.situation(root);
    std::vector<Push> pushes = unfold_all<Mode>(level_, at, path);
    if (rest_) pushes.insert(Mode::kPulls ? pushes.begin() : pushes.end(), rest_->begin(), rest_->end());
    return pushes;
  }

 private:
  const Level& level_;
  std::unique_ptr<Side> side_;
  FeatureSearch<Side> search_;
  const PerimeterSide& others_;
  std::optional<std::vector<Push>> rest_;  // of the solution, if it meets the other side
};

}  // namespace gridlock::sokoban
