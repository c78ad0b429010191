#include "gridlock/engine/solve_in.hpp"
#include "gridlock/sokoban/kind.hpp"

namespace gridlock {

GRIDLOCK_SOLVE_IN(sokoban::Kind, sokoban::PushSpace<61>);

}  // namespace gridlock
