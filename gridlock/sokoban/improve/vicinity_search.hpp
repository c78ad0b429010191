// Finds a shorter way between two positions of a solution, through positions near it: best-first search in a tube.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/terrain.hpp"
#include "gridlock/sokoban/improve/trail.hpp"
#include "gridlock/sokoban/improve/vicinity.hpp"

namespace gridlock::sokoban {

// From position `first` of a solution to position `last`.
struct Window {
  std::size_t first = 0;
  std::size_t last = 0;
};

class VicinitySearch {
 public:
  enum class End { shorter, none, too_large, halted };

  virtual ~VicinitySearch() = default;

  // Looks for a cheaper way through the tube, with at most `states` of them. `none` is proved; after `shorter`, found()
  // is such a way, not always the cheapest. The last position of a solution may be exchanged for another solved one;
  // else the player's region at the end is kept, where only pushes count, and else the player's square.
  virtual End run(const Trail& trail, Window window, TubeWidth width, std::size_t states, Monitor& monitor) = 0;

  const std::vector<Push>& found() const { return found_; }
  // The last run never met the wall of its tube: what it says holds for the whole space.
  bool met_no_wall() const { return met_no_wall_; }

  // The search with the narrowest state that this level fits into.
  static std::unique_ptr<VicinitySearch> make(const Terrain& terrain, Metric metric);

 protected:
  std::vector<Push> found_;
  bool met_no_wall_ = true;
};

}  // namespace gridlock::sokoban
