// Finds out all a census wants to know about the positions of a structure: how many moves each is from the nearest
// goal, which of them are connected, which is the hardest of a component, and which vehicles its shortest solutions
// move. All of it works on words of positions at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>

#include "gridlock/rushhour/census/graph.hpp"

namespace gridlock::rushhour::census {

// A set of positions that moves connect, with a goal among them.
struct Component {
  Graph::Place hardest{};       // of those farthest from a goal, the one that stands for the component
  int moves = 0;                // from there to the nearest goal; at least 1
  std::uint64_t positions = 0;  // in the component
};

class Explorer {
 public:
  // For that graph, whatever is built in it. `portable` keeps to instructions that every processor has.
  static std::unique_ptr<Explorer> make(const Graph& graph, bool portable = false);
  virtual ~Explorer() = default;

  // Breadth-first search from all goals of the structure at once. It may stop short: after a given number of moves, or
  // as soon as it knows about one position.
  virtual void search(int most_moves = std::numeric_limits<int>::max(), const Graph::Place* wanted = nullptr) = 0;
  // After search(): moves to the nearest goal, or -1 if there was no way.
  virtual int distance(Graph::Place place) const = 0;
  // Positions from which there is a way.
  virtual std::uint64_t solvable() const = 0;
  // After a whole search(): every component whose hardest position is no goal.
  virtual void for_each_component(const std::function<void(const Component&)>& use) = 0;
  // After a whole search(): the vehicles that move in some shortest solution of that position, as a mask of
  // Graph::vehicle_of and inner_vehicle. It stops when it has seen all of `interesting`.
  virtual std::uint32_t movers(Graph::Place place, std::uint32_t interesting) = 0;
};

}  // namespace gridlock::rushhour::census
