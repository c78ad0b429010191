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

// Where moves count, ways to one position may leave the player on different squares, and a dearer one may be the better
// one for what comes next. To forget all but the cheapest makes the search quicker, and blind to some ways; where only
// pushes count, it makes no difference.
enum class Ways { cheapest, all };

class VicinitySearch {
 public:
  enum class End { shorter, none, too_large, halted };

  virtual ~VicinitySearch() = default;

  // Looks for a cheaper way through the tube, with at most `states` of them. `none` is proved if all ways were looked
  // at; after `shorter`, found() is a cheaper one, not always the cheapest. The last position of a solution may be
  // exchanged for another solved one; else the player's region at the end is kept, and the walk from there counts.
  virtual End run(const Trail& trail, Window window, TubeWidth width, Ways ways, std::size_t states,
                  Monitor& monitor) = 0;

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
