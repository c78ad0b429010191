#include "gridlock/engine/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& builtins() {
  static const std::vector<Builtin> list{
      {"first", "6x6-1", "rushhour", 3, 0, 1, "..BBC.\n....C.\n.XXDC.\n..ED..\n..E...\n..GG..\n"},
  };
  return list;
}

const Builtin& default_builtin() { return builtins()[0]; }

}  // namespace gridlock
