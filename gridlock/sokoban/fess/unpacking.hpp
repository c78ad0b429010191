// The search by pulls from the solved position in which all boxes stay on the board: what it comes to can be met by a
// search by pushes, and the rest of a solution read off.
#pragma once

#include "gridlock/sokoban/fess/atlas.hpp"
#include "gridlock/sokoban/fess/feature_search.hpp"
#include "gridlock/sokoban/fess/unfold.hpp"

namespace gridlock::sokoban {

// What a search by pulls is after: positions where the player can go everywhere, or go round in circles, or boxes far
// from all goals.
enum class Aim { open, round, far };

class Unpacking {
 public:
  // With a seed other than 0, chance decides between positions that are about as good.
  Unpacking(const Atlas& atlas, Aim aim, std::uint64_t seed = 0);

  // The solved positions, one for each region the player can be in.
  std::vector<Situation> roots();

  Situation after(const Situation& situation, const Child& child) const { return moved(situation, child.macro); }
  std::uint64_t hash(const Situation& situation) const { return position_hash(situation); }
  Score score(const Situation& situation);
  void expand(const Situation& situation, const HashSet& known, std::vector<Child>& children);
  bool dead(const Situation&, Square) const { return false; }
  bool learn(const Situation&) const { return false; }
  static std::size_t lessons() { return 0; }
  bool taught(const Situation&, std::size_t) const { return false; }
  bool done(const Situation& situation) const {
    return hash(situation) == start_hash_ && same_position(situation, start_);
  }
  static Score cell(Score score) { return score >> kTieBits; }

 private:
  static constexpr int kTieBits = 24;

  Score judge(const Board& board, const std::vector<Square>& boxes, int connectivity, std::uint64_t hash);

  const Atlas& atlas_;
  Aim aim_;
  std::uint64_t seed_;
  Rooms rooms_;
  MacroMoves moves_;
  Regions regions_;
  Reach reach_;
  Situation start_;
  std::uint64_t start_hash_;
};

}  // namespace gridlock::sokoban
