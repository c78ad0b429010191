// Random hill climbing for the generators: starting from a random candidate, random changes are tried one after
// another, and those that make it worse are seldom kept.
#pragma once

#include <cstdint>
#include <utility>

#include "gridlock/core/random.hpp"

namespace gridlock {

struct HillClimb {
  std::uint32_t effort = 1;      // fruitless changes before it ends
  std::uint32_t reluctance = 1;  // a loss of n is kept once in reluctance^n times
  int most_loss = 0;             // more is never kept

  // What the climb led to, an optional; none if it found nothing, or was halted. A Maker has
  //   Candidate            begin()                          a random one
  //   Candidate            change(const Candidate&)
  //   std::optional<Made>  finished_from(Candidate&)        none if it is not what was wanted
  //   int                  fitness(const Candidate&) const
  //   bool                 halted()
  //   Random&              random()
  template <class Maker>
  auto run(Maker& maker) const {
    auto current = maker.begin();
    auto finished = maker.finished_from(current);
    int best = 0;
    for (std::uint32_t in_vain = 0; !finished && in_vain < effort && !maker.halted(); ++in_vain) {
      auto next = maker.change(current);
      if ((finished = maker.finished_from(next))) break;
      if (keeps(maker.fitness(current) - maker.fitness(next), maker.random())) current = std::move(next);
      if (maker.fitness(current) > best) {
        best = maker.fitness(current);
        in_vain = 0;
      }
    }
    return finished;
  }

 private:
  bool keeps(int loss, Random& random) const {
    if (loss > most_loss) return false;
    std::uint32_t odds = 1;
    for (int i = 0; i < loss; ++i) odds *= reluctance;
    return random.below(odds) == 0;
  }
};

}  // namespace gridlock
