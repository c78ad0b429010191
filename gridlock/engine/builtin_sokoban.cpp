// The built-in Sokoban levels.
#include "gridlock/engine/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& sokoban_builtins() {
  static const std::vector<Builtin> list;
  return list;
}

}  // namespace gridlock
