#include "gridlock/engine/spaces/solve_in.hpp"
#include "gridlock/rushhour/kind.hpp"

namespace gridlock {

template struct SolveIn<rushhour::Kind, rushhour::PackedSpace<5>>;

}  // namespace gridlock
