#include "gridlock/engine/solve_in.hpp"

namespace gridlock {

GRIDLOCK_SOLVE_IN(rushhour::Kind, rushhour::SmallSpace);

}  // namespace gridlock
