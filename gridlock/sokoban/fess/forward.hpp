// The search by pushes that follows a packing plan: its features, its advisors and its deadlock tests.
#pragma once

#include "gridlock/sokoban/corral.hpp"
#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/fess/atlas.hpp"
#include "gridlock/sokoban/fess/feature_search.hpp"
#include "gridlock/sokoban/fess/plan.hpp"
#include "gridlock/sokoban/fess/possible_moves.hpp"

namespace gridlock::sokoban {

// Ways to search that lead to different positions: none is the best on all levels.
struct Style {
  // What tells positions of equal features apart.
  enum class Tie { nearest_goals, next_step } tie = Tie::next_step;
  // Moves that no advisor names cost one; else all cost nothing, and the best score counts.
  bool weighted = true;
  // Other than 0: chance decides between positions that are about as good.
  std::uint64_t seed = 0;
};

class Forward {
 public:
  Forward(const Atlas& atlas, const Plan& plan, DeadPositions& deadlocks, Style style);

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

  struct Features {
    int unpacked, connectivity, rooms, out_of_plan, distance;
    Score score(int chance) const;
  };
  struct Candidate {
    Child child;
    Features features;
    bool opens;  // some push is possible now that was not before
  };

  bool find_corral(const std::vector<Square>& boxes, Corral& corral) const;
  int chance(std::uint64_t hash) const;
  Features features(const Board& board, const std::vector<Square>& boxes, int connectivity);
  void keep_living_advice(const Situation& situation, const Features& before);
  void advise(const Situation& situation, const Features& before);

  const Atlas& atlas_;
  const Plan& plan_;
  Rooms rooms_;
  MacroMoves moves_;
  PossibleMoves<Pushing> possible_;
  Reach reach_;
  DeadPositions& deadlocks_;
  Style style_;
  std::vector<Candidate> candidates_;
};

}  // namespace gridlock::sokoban
