// Some boards of a census, drawn at random from those that fit.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "gridlock/core/range.hpp"
#include "gridlock/rushhour/census/census_file.hpp"

namespace gridlock::rushhour::census {

// What a board is called: by its moves and its number among those of as many.
std::string board_name(std::uint32_t moves, std::uint64_t number);

struct DrawRequest {
  Range moves{0, std::numeric_limits<int>::max()};
  Range vehicles{0, std::numeric_limits<int>::max()};  // the primary included
  Range walls{0, kMostWalls};
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
};

// A board of the census, and what is known of it.
struct DrawnBoard {
  Puzzle puzzle;  // named by board_name()
  Board facts;
};

// All that fit where there are no more than are wanted. Throws Error if the file is damaged.
std::vector<DrawnBoard> draw(const CensusFile& file, const DrawRequest& request);

}  // namespace gridlock::rushhour::census
