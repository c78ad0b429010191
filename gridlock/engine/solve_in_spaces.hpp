// Every state space there is, so that whoever calls solve_in() need not compile it again.
#pragma once

#include "gridlock/engine/kinds.hpp"
#include "gridlock/engine/solve_in.hpp"

namespace gridlock {

extern GRIDLOCK_SOLVE_IN(rushhour::Kind, rushhour::SmallSpace);
extern GRIDLOCK_SOLVE_IN(rushhour::Kind, rushhour::PackedSpace<2>);
extern GRIDLOCK_SOLVE_IN(rushhour::Kind, rushhour::PackedSpace<5>);
extern GRIDLOCK_SOLVE_IN(sokoban::Kind, sokoban::PushSpace<2>);
extern GRIDLOCK_SOLVE_IN(sokoban::Kind, sokoban::PushSpace<4>);
extern GRIDLOCK_SOLVE_IN(sokoban::Kind, sokoban::PushSpace<61>);

}  // namespace gridlock
