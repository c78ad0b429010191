#include "gridlock/engine/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& builtins() {
  static const std::vector<Builtin> list{
      {"first", "rushhour", 3, 1, "..BBC.\n....C.\n.XXDC.\n..ED..\n..E...\n..GG..\n"},
  };
  return list;
}

}  // namespace gridlock
