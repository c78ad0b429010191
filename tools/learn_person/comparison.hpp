// How well the simulated person predicts the times of boards it was not learned from, beside simpler models.
#pragma once

#include "tools/learn_person/learning.hpp"

namespace gridlock::rushhour {

// Prints a table. For each board the habits are learned from the others. (When people give up is learned with the
// curves of all weights: each board is one in 36 there.)
void compare_models(const Cases& cases, const Matrix& curves);

}  // namespace gridlock::rushhour
