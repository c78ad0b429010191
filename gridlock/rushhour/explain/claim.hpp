// What an explanation of a Rush Hour position is made of: claims, each of which is either proved or proposed. The words
// are made of the claims alone (words.hpp), and tests hold each proved one against exhaustive search.
#pragma once

#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/rushhour/board/layout.hpp"
#include "gridlock/rushhour/explain/task_tree.hpp"

namespace gridlock::rushhour {

// What looks wrong about a move.
enum class Oddity {
  retreat,     // the primary goes away from the exit
  in_the_way,  // a vehicle comes between the primary and the exit
};

// "That far" is `distance` cells or more in `direction` from where the vehicle stands in the position.
struct Claim {
  enum class Kind {
    blocked,  // `vehicle`, the primary, needs the `cells`, on which the `others` stand: in every solution each leaves
              // its own
    never,    // `vehicle` gets that far in no position that can be reached
    goes,     // `vehicle` gets that far: proved, in every solution; proposed, in the one that is suggested
    after,    // `vehicle` gets that far only after each of the `others` has left its own of the `cells`
    open,     // it can go that far at once
    first,    // the next move is `vehicle` by `distance`: proved, that of every shortest solution; else of one of them
    serves,   // the move of `vehicle` clears cells[0] for a move of others[0]; never proved, as it is said of one
              // solution
    shut_in,  // the primary's own line is shut for good, by the vehicle others[0] or the wall on cells[0]
    cause,    // there is no solution even if only the primary and the `others` are on the board
    fewest,   // with fewer vehicles than those of the last `cause` on the board, whichever they are, there is one
    stays,    // `vehicle` never leaves cells[0], on which it stands
    turn,     // move number `move` of a solution looks wrong, by `oddity`, and without that the rest takes `more` moves
              // more
    routine,  // `move` moves of the solution are none of that kind
    cannot,   // `vehicle` stands on cells[0] in no position that can be reached
    can,      // it can go to cells[0] at once
    until,    // it comes to cells[0] only after each of the `others` has left its own of the cells behind that
  };

  Kind kind = Kind::blocked;
  bool proved = true;
  int sentence = 0;  // claims of equal number are said in one sentence
  int vehicle = 0;
  int direction = +1;
  int distance = 0;
  Shut shut = Shut::no;  // never: why
  int move = 0;
  Oddity oddity = Oddity::retreat;  // turn: what looks wrong
  Count more = 0;                   // turn: kNoWay if there is no solution without
  bool serves_last = false;         // goes, first: this is for the last claim
  std::vector<int> others = {};
  std::vector<Cell> cells = {};

  Slide slide() const { return {static_cast<std::uint8_t>(vehicle), static_cast<std::int8_t>(direction * distance)}; }
};

}  // namespace gridlock::rushhour
