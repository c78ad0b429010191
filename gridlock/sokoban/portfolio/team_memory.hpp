// What the portfolios of several threads that work on the same level share.
#pragma once

#include <mutex>
#include <utility>
#include <vector>

#include "gridlock/sokoban/deadlocks/patterns.hpp"
#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"

namespace gridlock::sokoban {

// The deadlocks that they tell each other.
class SharedDeadlocks {
 public:
  // Adds what `patterns` has learned since `taught`, and takes what others have since `heard`.
  void exchange(Patterns& patterns, std::size_t& taught, std::size_t& heard) {
    const std::lock_guard lock(mutex_);
    for (; taught < patterns.size(); ++taught) all_.emplace_back(&patterns, patterns[taught]);
    for (; heard < all_.size(); ++heard)
      if (all_[heard].first != &patterns) patterns.add(all_[heard].second);
    taught = patterns.size();  // what was heard need not be taught
  }

 private:
  std::mutex mutex_;
  std::vector<std::pair<const Patterns*, Patterns::Learned>> all_;
};

struct TeamMemory {
  explicit TeamMemory(const Level& level, unsigned portfolios = 1) : members(portfolios), perimeter(level) {}
  const unsigned members;
  SharedDeadlocks deadlocks;
  Perimeter perimeter;
};

}  // namespace gridlock::sokoban
