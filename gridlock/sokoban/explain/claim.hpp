// What an explanation of a Sokoban position is made of: claims, each of which is either proved or proposed. Boxes are
// meant by the cells they stand on.
#pragma once

#include <vector>

namespace gridlock::sokoban {

struct Claim {
  enum class Kind {
    outside,   // no box can be pushed from outside of where the player can walk, and these stand there off their goals
    crowded,   // there are more boxes than goals where the player can walk
    cornered,  // boxes[0] has walls on two neighbouring sides, and is on no goal: it can never be moved again
    no_goal,   // boxes[0] can be pushed to no goal, even if it were the only one
    frozen,    // none of the `boxes` can ever be moved again, and one of them at least is on no goal
    too_few,   // even if each of the `boxes` were the only one, no goal but `cells` could be reached: fewer than boxes
    lost,      // the `boxes` can never all come home, even if they were the only ones
    fewest,    // no smaller set of boxes is lost even if they were the only ones
    before,    // cells[0] must be filled before cells[1] is filled for good: no box can be pushed there with one on
               // cells[1]
    order,     // proposed: the `boxes` come home in this order, to the `cells`
    first,     // proposed: the next push is boxes[0] to cells[0], in a straight line
    turn,  // push number `push` of a solution takes boxes[0] off a goal; there is no solution from there without that
    routine,  // `push` pushes of the solution are none of that kind
    cannot,   // boxes[0] can never be pushed to cells[0], even if it were the only one
    can,      // boxes[0] can be pushed to cells[0] while the others stand still
    held_by,  // as long as the other `boxes` stay where they are, boxes[0] cannot be pushed to cells[0]
  };

  Kind kind = Kind::lost;
  bool proved = true;
  int sentence = 0;  // claims of equal number are said in one sentence
  int push = 0;
  std::vector<int> boxes = {};
  std::vector<int> cells = {};
};

}  // namespace gridlock::sokoban
