// A position as a search in Python sees it: it knows its successors, and can be compared and hashed. Two states are
// equal if the metric cannot tell them apart; where walking is free, the player's place in his region does not count.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::python {

class State;
class StateMaker;
using StatePointer = std::shared_ptr<State>;

// A move, the state it leads to, and what it costs in the metric.
struct Successor {
  std::string move;
  StatePointer state;
  Count cost;
};

class State {
 public:
  virtual ~State() = default;

  virtual Metric metric() const = 0;
  virtual bool is_goal() const = 0;
  virtual std::vector<Successor> successors() const = 0;
  // The position as a puzzle of its own.
  virtual Puzzle puzzle() const = 0;
  // What tells it from other states of its puzzle.
  virtual const std::string& key() const = 0;
  // What it is a state of.
  virtual const StateMaker& maker() const = 0;
};

// Makes the states of one puzzle in one metric.
class StateMaker {
 public:
  virtual ~StateMaker() = default;
  virtual StatePointer start() const = 0;
  // The state of a position of the same puzzle.
  virtual StatePointer at(const Puzzle& position) const = 0;
  // All that never changes: states are of the same space if this and their metric are the same.
  virtual std::string frame() const = 0;
};

// Throws Error for a metric that the kind of puzzle does not have, or that has two counts.
std::shared_ptr<const StateMaker> state_maker(const Puzzle& puzzle, std::optional<Metric> metric);

// One for each kind.
std::shared_ptr<const StateMaker> rushhour_states(const rushhour::Puzzle& puzzle, Metric metric);
std::shared_ptr<const StateMaker> sokoban_states(const sokoban::Puzzle& puzzle, Metric metric);

}  // namespace gridlock::python
