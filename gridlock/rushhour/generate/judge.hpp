// Tells the generator how hard a board is: in the hardest state of its space where that can be visited, else from where
// it stands.
#pragma once

#include <optional>

#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/generate/generate.hpp"

namespace gridlock::rushhour {

struct Candidate {
  Puzzle board;
  Count cost = 0;        // proved: no solution costs less; 0: unsolvable, or solved wherever it stands
  Count at_most = 0;     // of a solution that is known; `cost` is exact if this is the same
  bool complete = true;  // the space was visited, and this is the hardest state of it
  std::uint64_t states = 0;
};

class Judge {
 public:
  Judge(const GenerateRequest& request, Random& random, Monitor& monitor);

  // Of cost 0 if the monitor called a halt. Pass false for `from_visited` if the board was made from one too large to
  // visit: then it will be too large as well, most likely, and a visit is not tried every time.
  Candidate judge(const Puzzle& board, bool from_visited = true);

  // Why the monitor called a halt, if it did.
  std::optional<Outcome> halt();
  // The board is of a size whose spaces are always visited; those that are too large for the budget cost 0.
  bool small() const { return small_; }

 private:
  template <class Space>
  Candidate hardest_in(const Space& space);
  void probe(Candidate& candidate);

  const GenerateRequest& request_;
  Random& random_;
  Monitor& monitor_;
  const bool small_;
  std::optional<Outcome> halt_;
};

}  // namespace gridlock::rushhour
