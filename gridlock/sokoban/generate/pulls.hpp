// The positions of a level in the order of their distance from the solved ones, found by pulling boxes. Distances are
// exact, because a pull is a push seen backwards.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

// A position up to the player's walks: the boxes, sorted, and a square of the player's region.
struct Stance {
  std::vector<Square> boxes;
  Square player = 0;
};

class Pulls {
 public:
  virtual ~Pulls() = default;

  // Visits positions, nearest first, until all are there, or `states` of them, or the position that is sought.
  // All boxes of a solved position are on goals; there are as many as `boxes` says. The start of the level is ignored.
  virtual void run(std::size_t boxes, std::size_t states, const Stance* sought, Monitor& monitor) = 0;

  std::uint64_t states() const { return states_; }
  bool complete() const { return complete_; }                  // there are no more
  std::optional<Outcome> halted() const { return halted_; }    // the monitor's word
  std::optional<Count> distance() const { return distance_; }  // of the position that was sought, if it was found
  Count farthest() const { return farthest_; }                 // the distance of the last ones visited
  // How many of those there are, and the boxes and the player of one; any will do to start a level.
  std::uint64_t farthest_count() const { return farthest_count_; }
  virtual Stance farthest_stance(std::uint64_t number) const = 0;
  // The shortest solution from there.
  virtual std::vector<Push> solution_from(std::uint64_t number) const = 0;

  static std::unique_ptr<Pulls> make(const Level& level);

 protected:
  std::uint64_t states_ = 0, farthest_count_ = 0;
  bool complete_ = false;
  std::optional<Outcome> halted_;
  std::optional<Count> distance_;
  Count farthest_ = 0;
};

}  // namespace gridlock::sokoban
