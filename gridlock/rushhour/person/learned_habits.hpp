// The habits of the simulated person, learned by tools/learn_person from 18,703 moves that people made on 36 boards
// of 6 to 15 moves: do not edit, learn.
#pragma once

#include "gridlock/rushhour/person/habits.hpp"

namespace gridlock::rushhour {

inline constexpr Habits kLearnedHabits{
    .weights =
        {
            2.7019,   // slides_full
            0.1308,   // comes_to_mind
            0.2866,   // clears
            0.1865,   // opens
            0.1415,   // shuts
            0.8743,   // nearer
            1.8177,   // nearer_in_space
            1.0791,   // nearer_on_track
            1.7803,   // follows_on
            -0.3377,  // same_again
            1.6137,   // clears_further
        },
    .restarts = 0.0073,
    .gives_up = 0.0055,
    .seconds = 1.7681,
    .lower_quartile = 0.6059,
    .upper_quartile = 1.7387,
    .by_length_at_10 = 37.6483,
    .by_length = 1.6987,
};

}  // namespace gridlock::rushhour
