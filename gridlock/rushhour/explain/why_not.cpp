#include "gridlock/rushhour/explain/why_not.hpp"

#include "gridlock/rushhour/explain/overview.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

std::vector<Claim> why_not(const Puzzle& puzzle, int v, Cell to, std::uint64_t budget, Monitor& monitor) {
  const Board board(puzzle);
  const Vehicle& vehicle = board.vehicle(v);
  const int line = vehicle.vertical ? to.col : to.row, at = vehicle.vertical ? to.row : to.col;
  const int offset = board.offset(v), end = offset + vehicle.length - 1;
  Claim claim{.kind = Claim::Kind::cannot};
  claim.vehicle = v;
  claim.direction = at < offset ? -1 : +1;
  claim.distance = at < offset ? offset - at : at > end ? at - end : 0;
  claim.cells = {to};
  if (line != vehicle.line()) return {claim};
  // The nearest vehicle of its own line has to go on, and is named; what stands behind it is its own affair.
  bool behind = false;
  const bool room = way_out(board, v, claim.distance, claim.direction, [&](int other, int push) {
    if (behind) return;
    behind = push > 0;
    claim.others.push_back(other);
    const Vehicle& blocker = board.vehicle(other);
    const int cell = push > 0 ? (claim.direction > 0 ? 0 : blocker.length - 1) : vehicle.line() - board.offset(other);
    claim.cells.push_back(blocker.covered(cell));
  });
  const auto offsets = look_over(puzzle, budget, monitor).offsets;
  const bool never = !offsets.empty() && (offsets[static_cast<std::size_t>(v)] &
                                          offsets_beyond(board, v, claim.direction, claim.distance)) == 0;
  if (!room || never) {
    claim.others.clear();
    claim.cells = {to};
    return {claim};
  }
  claim.kind = claim.others.empty() ? Claim::Kind::can : Claim::Kind::until;
  return {claim};
}

}  // namespace gridlock::rushhour
