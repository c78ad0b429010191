// How long the simulated person takes for a board: not by playing games at random, but exactly, by following the
// chances of all games at once, move by move. What comes next depends on the position and on the move that led there,
// so it is these pairs that carry the chances.
#pragma once

#include <vector>

#include "gridlock/rushhour/person/habits.hpp"
#include "gridlock/rushhour/person/outlook.hpp"

namespace gridlock::rushhour {

// The share of people who have solved the board after n moves, if no one gave up: curve[n]. It ends when nearly all
// have, or after some hundred moves. The board must have a solution that takes at least one move.
std::vector<double> solving_curve(Outlook& outlook, const Habits& habits);

// What becomes of people who give up with a certain chance after each move.
struct Ending {
  double moves;  // made by the median of those who solve it
  double share;  // of people who solve it
};
Ending ending_of(const std::vector<double>& curve, double gives_up);

struct Forecast {
  double moves = 0;    // made by the median of those who solve it
  double share = 0;    // of people who solve it, before they give up
  double seconds = 0;  // typical: of that median
};

Forecast forecast(Outlook& outlook, const Habits& habits);

}  // namespace gridlock::rushhour
