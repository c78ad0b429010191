// The search by pulls from the solved position that finds a packing plan. Boxes that reach a square from which the
// forward search can be supplied with one leave the board together with it, so the task shrinks as it goes.
#pragma once

#include <optional>

#include "gridlock/sokoban/assignment/bipartite_matching.hpp"
#include "gridlock/sokoban/portfolio/features/feature_search.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "gridlock/sokoban/portfolio/moves/possible_moves.hpp"
#include "gridlock/sokoban/portfolio/plan/plan.hpp"

namespace gridlock::sokoban {

class Backward {
 public:
  // With a seed other than 0, chance decides between positions that are about as good.
  Backward(const LevelFacts& facts, std::uint64_t seed);

  // The solved positions, one for each region the player can be in.
  std::vector<Situation> roots();

  Situation after(const Situation& situation, const Child& child) const;
  std::uint64_t hash(const Situation& situation) const;
  Score score(const Situation& situation);
  void expand(const Situation& situation, DuplicateFilter& filter, std::vector<Child>& children);
  bool dead(const Situation&, Square) const { return false; }
  bool learn(const Situation&, std::uint32_t) const { return false; }
  static std::size_t lessons() { return 0; }
  bool taught(const Situation&, std::size_t) const { return false; }
  bool done(const Situation& situation) const { return situation.boxes.empty(); }
  static Score cell(Score score) { return score >> kTieBits; }

 private:
  static constexpr int kTieBits = 24;
  // From this many steps away, a base in the same room counts as far.
  static constexpr int kFarWalk = 6;

  struct Features {
    int boxes, on_goals, connectivity, rooms, distance;
    Score score(int chance) const;
  };
  struct Candidate {
    Child child;
    Features features;
    bool opens;  // some pull is possible now that was not before
  };

  Features features(const Board& board, const std::vector<Square>& boxes, int connectivity);
  void find_sinks(const Situation& situation, const Board& board, const Reach& reach);
  bool can_leave(const Situation& situation, Square from, Square base);
  // Whether every box but the one on `from` can come from a base of its own other than `base`.
  bool can_do_without(const Situation& situation, Square from, Square base);
  void advise(const Features& before);
  // The move that the packing advisor names; null if none will do.
  Candidate* packing(const Features& before);
  bool in_hole(Square goal) const;

  int chance(std::uint64_t hash) const;

  const LevelFacts& facts_;
  std::uint64_t seed_;
  RoomMap rooms_;
  MacroMoves moves_;
  PossibleMoves<Pulling> possible_;
  Reach reach_;
  std::vector<std::uint8_t> sink_;           // the squares where boxes may leave now
  std::vector<std::size_t> base_number_;     // of a square, as the level counts its boxes
  std::optional<BipartiteMatching> supply_;  // of the position that is being expanded, if there is one for all boxes
  bool supply_known_ = false;
  std::vector<Candidate> candidates_;
};

// The plan that the way to a node of that search makes, read from its end.
std::vector<PlanStep> plan_from(const FeatureSearch<Backward>& search, std::uint32_t node);

}  // namespace gridlock::sokoban
