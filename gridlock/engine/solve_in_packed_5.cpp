#include "gridlock/engine/solve_in.hpp"

namespace gridlock {

GRIDLOCK_SOLVE_IN(rushhour::Kind, rushhour::PackedSpace<5>);

}  // namespace gridlock
