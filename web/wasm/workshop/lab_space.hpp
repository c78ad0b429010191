// A state space that is written out: every position a number, every move an edge. The searches of the library run on
// it unchanged, whatever the puzzle was, and it notes what they expand. One space for all puzzles also keeps the page
// small.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/core/space.hpp"

namespace gridlock::web {

// The positions of a puzzle in breadth-first order from the start, which is number 0.
struct LabGraph {
  std::vector<std::uint32_t> begin;  // the edges of position n are begin[n] to begin[n + 1]
  std::vector<std::uint32_t> targets;
  std::vector<std::uint32_t> depth;  // moves from the start
  std::vector<std::uint32_t> goals;
  std::vector<std::uint8_t> is_goal;
  std::vector<std::uint16_t> pieces;  // `stride` numbers a position: where its pieces stand
  std::uint32_t stride = 0;

  std::size_t size() const { return depth.size(); }
};

// Hands over what a search expands, in batches: the position, the lower bound and the best cost known (or -1) then.
class Trace {
 public:
  static constexpr std::size_t kNumbers = 3;
  static constexpr std::size_t kBatch = 256;

  explicit Trace(const Monitor& monitor) : monitor_(monitor) { numbers_.reserve(kNumbers * kBatch); }
  ~Trace() { flush(); }

  // A search polls before it expands; it may also look at successors without expanding.
  void expand(std::uint32_t position) {
    if (monitor_.stats.expanded == noted_) return;
    noted_ = monitor_.stats.expanded;
    const Stats& stats = monitor_.stats;
    const Count best = stats.best ? stats.best->count() : -1;
    for (const Count number : {Count{position}, stats.lower_bound.count(), best})
      numbers_.push_back(static_cast<std::int32_t>(number));
    if (numbers_.size() == kNumbers * kBatch) flush();
  }

 private:
  void flush();

  const Monitor& monitor_;
  std::uint64_t noted_ = 0;
  std::vector<std::int32_t> numbers_;
};

class LabSpace {
 public:
  using State = std::uint32_t;
  using Move = std::uint32_t;  // the edge

  LabSpace(const LabGraph& graph, Trace& trace) : graph_(&graph), trace_(&trace) {}

  State start() const { return 0; }
  bool is_goal(State state) const { return graph_->is_goal[state] != 0; }
  std::uint64_t hash(State state) const { return mix(state); }
  bool unit_cost() const { return true; }

  template <class Visit>
  void for_each_successor(State state, Visit&& visit) const {
    trace_->expand(state);
    for (std::uint32_t edge = graph_->begin[state]; edge < graph_->begin[state + 1]; ++edge)
      visit(edge, graph_->targets[edge], Cost{1});
  }

 private:
  const LabGraph* graph_;
  Trace* trace_;
};

// A heuristic of the puzzle, asked about numbers.
struct LabEstimate {
  std::function<Cost(std::uint32_t)> judge;
  std::function<void(std::uint32_t)> prepare;
  bool is_admissible = true;

  Cost operator()(std::uint32_t state) { return judge(state); }
  void expand(std::uint32_t state) { prepare(state); }
  bool admissible() const { return is_admissible; }
};

}  // namespace gridlock::web
