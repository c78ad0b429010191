// The search by pushes that follows a packing plan: its features, its advisors and its deadlock tests.
#pragma once

#include "gridlock/sokoban/deadlocks/clusters.hpp"
#include "gridlock/sokoban/deadlocks/corrals.hpp"
#include "gridlock/sokoban/deadlocks/goal_access.hpp"
#include "gridlock/sokoban/fess/atlas.hpp"
#include "gridlock/sokoban/fess/feature_search.hpp"
#include "gridlock/sokoban/fess/plan.hpp"
#include "gridlock/sokoban/fess/possible_moves.hpp"
#include "gridlock/sokoban/freeze.hpp"
#include "gridlock/sokoban/pi_corral.hpp"

namespace gridlock::sokoban {

class Forward {
 public:
  Forward(const Atlas& atlas, const Plan& plan);

  Situation root();

  Situation after(const Situation& situation, const Child& child) const;
  std::uint64_t hash(const Situation& situation) const;
  Score score(const Situation& situation);
  void expand(const Situation& situation, const HashSet& known, std::vector<Child>& children);
  bool dead(const Situation& situation, Square moved);
  bool learn(const Situation& situation);
  bool done(const Situation& situation) const;
  static Score cell(Score score) { return score >> kTieBits; }

 private:
  static constexpr int kTieBits = 28;
  static constexpr std::size_t kLearningBudget = 500;

  struct Features {
    int unpacked, connectivity, rooms, out_of_plan, hotspots, distance;
    Score score() const;
  };
  struct Candidate {
    Child child;
    Features features;
    bool opens;  // some push is possible now that was not before
  };

  Features features(const Board& board, const std::vector<Square>& boxes, Reach& reach);
  void advise(const Situation& situation, const Features& before);

  const Atlas& atlas_;
  const Plan& plan_;
  Rooms rooms_;
  MacroMoves moves_;
  PossibleMoves<Pushing> possible_;
  Reach reach_;
  Freeze freeze_;
  GoalAccess goal_access_;
  Patterns patterns_;
  Corrals corrals_;
  Clusters clusters_;
  PiCorral pi_corral_;
  std::vector<Candidate> candidates_;
};

}  // namespace gridlock::sokoban
