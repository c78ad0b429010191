#include "gridlock/verify.hpp"

#include "gridlock/engine/verify/replay.hpp"

namespace gridlock {

Verdict verify(const Puzzle& puzzle, const std::vector<std::string>& moves) {
  return std::visit([&](auto copy) { return replay(copy, moves); }, puzzle);
}

Puzzle after(const Puzzle& puzzle, const std::vector<std::string>& moves) {
  return std::visit(
      [&](auto copy) -> Puzzle {
        const Verdict verdict = replay(copy, moves);
        if (verdict.failed_move != 0) throw Error(verdict.reason);
        return copy;
      },
      puzzle);
}

}  // namespace gridlock
