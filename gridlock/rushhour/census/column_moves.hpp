// Moves within the inner lines of a structure, for a whole word of positions at a time: each line is a digit of a
// position's number, so its moves are a few shifts.
#pragma once

#include <bit>
#include <span>

#include "gridlock/rushhour/census/graph.hpp"

namespace gridlock::rushhour::census {

// One bit for each run of positions that differ in this column only, at digit 0: set if one of `digits` is in `bits`.
inline Word gather(const Column& column, unsigned digits, Word bits) {
  Word any = 0;
  for (unsigned left = digits; left != 0; left &= left - 1)
    any |= bits >> (static_cast<unsigned>(std::countr_zero(left)) * column.width);
  return any & column.zero;
}

inline Word scatter(const Column& column, unsigned digits, Word any) {
  Word bits = 0;
  for (unsigned left = digits; left != 0; left &= left - 1)
    bits |= any << (static_cast<unsigned>(std::countr_zero(left)) * column.width);
  return bits;
}

// Where one move in this column leads; the positions themselves are among the answer where they can move at all.
inline Word slides(const Column& column, Word bits) {
  Word reached = 0;
  for (unsigned k = 0; k < column.fit->slides; ++k)
    if (const Word any = gather(column, column.fit->slide[k], bits))
      reached |= scatter(column, column.fit->slide[k], any);
  return reached;
}

// Everything that moves of the inner lines connect with these positions.
inline Word connected(std::span<const Column> columns, Word bits) {
  for (const Column& column : columns)
    for (unsigned k = 0; k < column.fit->classes; ++k)
      if (const Word any = gather(column, column.fit->linked[k], bits))
        bits |= scatter(column, column.fit->linked[k], any);
  return bits;
}

}  // namespace gridlock::rushhour::census
