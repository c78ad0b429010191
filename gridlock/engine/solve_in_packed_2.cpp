#include "gridlock/engine/solve_in.hpp"
#include "gridlock/rushhour/kind.hpp"

namespace gridlock {

GRIDLOCK_SOLVE_IN(rushhour::Kind, rushhour::PackedSpace<2>);

}  // namespace gridlock
