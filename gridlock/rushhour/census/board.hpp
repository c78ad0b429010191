// A board of a census as one number, and what is known of it.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/rushhour/board/puzzle.hpp"
#include "gridlock/rushhour/census/chunk.hpp"

namespace gridlock::rushhour::census {

struct Board {
  std::uint64_t code = 0;       // walls, rows and columns, as digits
  std::uint32_t moves = 0;      // of its shortest solution
  std::uint32_t vehicles = 0;   // the primary included
  std::uint32_t positions = 0;  // of its component

  friend bool operator==(const Board&, const Board&) = default;
};

// Between boards and their numbers, for one size and any number of walls.
class BoardCode {
 public:
  explicit BoardCode(const Lines& lines, int walls = kMostWalls);

  std::uint64_t encode(std::size_t placement, const Found& found) const;
  // The primary is first, the others in reading order, named by letters. Throws Error if the number means no board.
  Puzzle decode(std::uint64_t code) const;

 private:
  const Lines& lines_;
  std::vector<Placement> placements_;
};

}  // namespace gridlock::rushhour::census
