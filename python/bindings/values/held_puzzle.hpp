// A puzzle as Python holds it: never changed, so that states, answers and threads can share it.
#pragma once

#include <memory>
#include <utility>

#include "gridlock/puzzles.hpp"

namespace gridlock::python {

struct HeldPuzzle {
  explicit HeldPuzzle(Puzzle puzzle) : shared(std::make_shared<const Puzzle>(std::move(puzzle))) {}
  explicit HeldPuzzle(std::shared_ptr<const Puzzle> puzzle) : shared(std::move(puzzle)) {}

  const Puzzle& get() const { return *shared; }

  std::shared_ptr<const Puzzle> shared;
};

}  // namespace gridlock::python
