// Every state space there is, so that users of SolveIn need not compile it again.
#pragma once

#include "gridlock/engine/kinds/kinds.hpp"
#include "gridlock/engine/spaces/solve_in.hpp"

namespace gridlock {

extern template struct SolveIn<rushhour::Kind, rushhour::SmallSpace>;
extern template struct SolveIn<rushhour::Kind, rushhour::PackedSpace<2>>;
extern template struct SolveIn<rushhour::Kind, rushhour::PackedSpace<5>>;
extern template struct SolveIn<sokoban::Kind, sokoban::PushSpace<2>>;
extern template struct SolveIn<sokoban::Kind, sokoban::PushSpace<4>>;
extern template struct SolveIn<sokoban::Kind, sokoban::PushSpace<61>>;

}  // namespace gridlock
