// A better order of the pushes of a solution: it is split in two strands in many ways, and each time they are
// interleaved so that the player walks least (strands.hpp). Work in one part of the level is done while the player is
// there, and a trip that can wait is made on the way.
#pragma once

#include <functional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/improve/strands.hpp"
#include "gridlock/sokoban/improve/trail.hpp"

namespace gridlock::sokoban {

class Reorder {
 public:
  // The level must outlive it.
  explicit Reorder(const Level& level) : level_(&level), strands_(level) {}

  enum class End { shorter, none, halted };
  // Goes through all splits until none of them helps. The pushes stay as many as they are. Whatever ends it, the trail
  // is a solution then, and takes no more moves than before.
  End run(Trail& trail, Monitor& monitor);

 private:
  // Each goes through the splits of one kind. All: false if a limit ended it.
  bool by_time(std::size_t length);
  bool by_box();
  bool by_pair();
  bool by_place();
  // Says of a push, by its number, whether it belongs to the second strand.
  using InSecond = std::function<bool(std::size_t)>;
  bool try_windows(const InSecond& in_second);
  bool try_split(Window window, const InSecond& in_second);

  const Level* level_;
  Strands strands_;
  // Of the present run.
  Trail* trail_ = nullptr;
  Monitor* monitor_ = nullptr;
  std::vector<std::size_t> mover_;  // which box each push moves
  std::vector<bool> second_;
  bool shorter_ = false;
};

}  // namespace gridlock::sokoban
