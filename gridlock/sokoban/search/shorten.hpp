// A short solution from a long one: by the improver, and by other solutions that it may be able to make shorter still.
//
// How short a solution can be made by a search in its vicinity is a matter of where it lies. So the work is shared out
// in growing rounds. In each, the best solution known gets its share; if that makes it no shorter, as much goes into
// new ones, which are looked at for a short while each, and one that gets shorter than the best takes its place. Where
// new ones are hard to find, their share is smaller. Where moves count after pushes, half of each round goes into
// pushes alone, which is much faster. With several threads, one of them has the best solution, while the others look
// for new ones.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/improve/improver.hpp"
#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

// The work as a value, which can be paused after each round.
class Shortening {
 public:
  // The layout must outlive it; the metric may be another one than that of the layout.
  Shortening(const Layout& layout, Trail trail, Metric metric, const ImproveOptions& options = {});
  ~Shortening();

  // One round more, on that many threads; false if there is nothing left to try, the best one is proved optimal, or a
  // limit ended it. Whatever ends it, best() is a solution then. The monitor is told of what is found and proved.
  bool round(Monitor& monitor, unsigned threads = 1);
  const Trail& best() const { return best_.trail(); }

 private:
  // Finds new solutions, and the best of them.
  class Scout;

  bool known_to_be_best() const { return best_.proved() || best().size() == 0 || best_.cost() <= lower_bound_; }
  // The first half of a round where moves count after pushes.
  void spare_pushes(Monitor& monitor, unsigned threads);
  // All: false if a limit ended it.
  bool try_best(Monitor& monitor);
  bool one_after_the_other(Monitor& monitor);
  bool side_by_side(Monitor& monitor, unsigned threads);
  // Takes what a scout has found, if it is better.
  void adopt(Scout& scout);

  const Layout& layout_;
  Metric metric_;
  ImproveOptions options_;
  Improver best_;
  bool finished_ = false;  // the best one
  std::vector<std::unique_ptr<Scout>> scouts_;
  std::unique_ptr<Shortening> fewer_pushes_;  // null if there is nothing left to try, or only one count
  Cost lower_bound_;                          // what the monitor of the last round knew
  std::uint64_t work_;
};

// As improve(): a solution that costs at most as much in the metric of the layout, any-time and deterministic,
// limits of several threads and of time aside. `solution` must be legal and solve the level.
std::vector<Push> shorten(const Layout& layout, std::vector<Push> solution, Monitor& monitor,
                          const ImproveOptions& options = {}, unsigned threads = 1);

}  // namespace gridlock::sokoban
