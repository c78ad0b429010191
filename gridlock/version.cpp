#include "gridlock/gridlock.hpp"

namespace gridlock {

std::string_view version() { return GRIDLOCK_VERSION; }

}  // namespace gridlock
