#include "gridlock/engine/spaces/solve_in.hpp"
#include "gridlock/sokoban/kind.hpp"

namespace gridlock {

template struct SolveIn<sokoban::Kind, sokoban::PushSpace<4>>;

}  // namespace gridlock
