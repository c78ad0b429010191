// Vicinity search: between two positions of a solution, a cheaper path is sought within a tube around it, in short
// windows and in long ones, with few boxes leaving their old paths and with more. Whatever is found replaces the old
// part, and the cheap searches are repeated wherever something changed. Where moves count, the pushes are put into a
// better order first.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <unordered_set>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/improve/improve.hpp"
#include "gridlock/sokoban/improve/reorder.hpp"
#include "gridlock/sokoban/improve/trail.hpp"
#include "gridlock/sokoban/improve/vicinity_search.hpp"

namespace gridlock::sokoban {

// A solution that is made shorter, as a value: the work can be paused and taken up again.
class Improver {
 public:
  static constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();
  static constexpr std::size_t kAnyNumber = std::numeric_limits<std::size_t>::max();

  // The terrain must outlive it.
  Improver(const Terrain& terrain, Trail trail, Metric metric, const ImproveOptions& options);

  // paused: with more work there is more to try. finished: there is not, or the solution is proved optimal.
  enum class End { paused, halted, finished };
  // Does about so much work, counted in positions, with searches that hold at most so many states. Whatever ends it,
  // trail() is a solution then, and no worse than before.
  End run(Monitor& monitor, std::uint64_t work = kEndless, std::size_t states = kAnyNumber);

  const Trail& trail() const { return trail_; }
  Cost cost() const { return cost(trail_); }
  bool proved() const { return proved_; }

 private:
  struct Stage;
  static const Stage kStages[];

  void all_stages(Ways ways);
  void reorder();
  bool pass(const Stage& stage);
  std::size_t next_cut(std::size_t from, std::size_t length) const;
  bool shortened(Window window, const Stage& stage);
  bool accept(Window window);
  bool over() const { return end_ != End::finished || proved_; }
  Cost cost(const Trail& trail) const { return price(trail.counts(), metric_); }

  const Level* level_;
  Metric metric_;
  ImproveOptions options_;
  std::unique_ptr<VicinitySearch> search_;
  Reorder reorder_;
  std::optional<std::uint64_t> in_order_;  // the solution that no other order makes cheaper, by its hash
  Trail trail_;
  bool proved_ = false;
  // Windows where there is nothing to be had, by a hash: should another window have the same, it is passed over, and
  // nothing is claimed of it.
  std::unordered_set<std::uint64_t> settled_;

  // Of the present run.
  Monitor* monitor_ = nullptr;
  std::uint64_t until_ = 0;  // positions expanded
  std::size_t most_states_ = 0;
  std::size_t factor_ = 1;
  Ways ways_ = Ways::all;
  End end_ = End::finished;  // what has ended it, if anything has
};

}  // namespace gridlock::sokoban
