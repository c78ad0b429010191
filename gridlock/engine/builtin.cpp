#include "gridlock/engine/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& builtins() {
  static const std::vector<Builtin> list{
      {"first", "rushhour", 5, 1, "..BBC.\n....C.\n.XXDC.\n..EDF.\n..E.F.\n..GG..\n"},
  };
  return list;
}

}  // namespace gridlock
