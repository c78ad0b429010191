// The habits under which what people did is likely: weights by Newton's method with a little ridge, the rest by
// counting.
#pragma once

#include "gridlock/rushhour/person/habits.hpp"
#include "tools/learn_person/cases.hpp"
#include "tools/learn_person/numbers.hpp"

namespace gridlock::rushhour {

double rounded(double value);  // as the habits are written down

// What people are drawn to, how often they begin again, and how long a move takes.
Habits learn_moves(const Chosen& cases, double* likelihood = nullptr);

// Log, of all moves that people made on a board.
double likelihood_of(const Case& one, const Attractions& weights);

// When they give up, and how much their times differ. The curves are those of the cases.
void learn_endings(const Chosen& cases, const Matrix& curves, Habits& habits);

// The time by the length alone, for boards that nobody can simulate: least squares of the logs.
void learn_length(const Chosen& cases, Habits& habits);

}  // namespace gridlock::rushhour
