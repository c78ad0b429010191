// Changes to a solution that keep it a solution and never make it longer: the pieces of the improver.
//
// They are those of the two-part improver that this one follows: "remove useless moves" (drop both moves of a pair,
// play a pair as one move at the place of its second or first move, drop single moves) and "remove inaccuracies"
// (bring two moves of one vehicle in the same direction together, so that a later round can join them). A pair is two
// moves of one vehicle. Every change is replayed before it is kept.
#pragma once

#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::rushhour {

class SolutionEdits {
 public:
  // `slides` must be legal from the start of the puzzle on and solve it. The puzzle must outlive this.
  SolutionEdits(const Puzzle& puzzle, std::vector<Slide> slides, Monitor& monitor);

  const std::vector<Slide>& slides() const { return slides_; }
  std::size_t size() const { return slides_.size(); }
  // True once the monitor has called a halt; from then on nothing is changed any more.
  bool stopped() const { return stopped_; }

  // Ends the solution where it is first solved and joins neighbouring moves of one vehicle.
  void tidy();

  // Each looks at pairs that are less than `window` moves apart.
  void drop_pairs(std::size_t window);
  void merge_pairs_later(std::size_t window);
  void merge_pairs_earlier(std::size_t window);
  void drop_singles();
  void bring_together(std::size_t window);

 private:
  // Calls try_pair(board before i, i, j) for all pairs i < j in the window, in order, until it returns true or
  // the pairs of i are through.
  template <class TryPair>
  void for_each_pair(std::size_t window, TryPair&& try_pair);

  // Plays slides [first, last) on the board; false at the first that is not legal.
  bool plays(Board& board, std::size_t first, std::size_t last) const;
  // Sets the distances of a pair; takes that back, and returns false, if the solution no longer works.
  bool try_distances(const Board& before, std::size_t i, int distance_i, std::size_t j, int distance_j);
  // Moves slide i, and what it drags along, towards slide j.
  void bring_towards(const Board& before, std::size_t i, std::size_t j);
  // Whether to end before an edit of slides i and j is tried.
  bool halted(std::size_t i, std::size_t j);

  const Puzzle* puzzle_;
  std::vector<Slide> slides_;      // while a pass runs, distance 0 marks those that are gone
  std::vector<std::size_t> next_;  // the next slide of the same vehicle
  Monitor* monitor_;
  bool stopped_ = false;
};

}  // namespace gridlock::rushhour
