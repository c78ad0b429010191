// The habits of the simulated person, learned by tools/learn_person from 18,703 moves that people made on 36 boards
// of 6 to 15 moves: do not edit, learn.
#pragma once

#include "gridlock/rushhour/person/habits.hpp"

namespace gridlock::rushhour {

inline constexpr Habits kLearnedHabits{
    .weights =
        {
            2.6824,   // slides_full
            0.1452,   // comes_to_mind
            0.3044,   // clears
            0.2157,   // opens
            0.1031,   // shuts
            0.7357,   // nearer
            2.1619,   // nearer_in_space
            1.2524,   // nearer_on_track
            1.5875,   // follows_on
            -0.5563,  // same_again
        },
    .restarts = 0.0073,
    .gives_up = 0.0054,
    .seconds = 1.7681,
    .lower_quartile = 0.6016,
    .upper_quartile = 1.7266,
    .by_length_at_10 = 37.6483,
    .by_length = 1.6987,
};

}  // namespace gridlock::rushhour
