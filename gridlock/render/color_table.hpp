// A table of at most 256 colours for a whole animation.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "gridlock/render/palette.hpp"

namespace gridlock::render {

// How often each colour is seen.
using ColorCounts = std::map<Rgb, std::uint64_t>;

class ColorTable {
 public:
  // At most `most` colours: the frequent ones as they are, the steps between them in as fine a grain as there is room
  // for.
  ColorTable(const ColorCounts& counts, std::size_t most);

  const std::vector<Rgb>& colors() const { return colors_; }
  // The number of the nearest.
  std::uint8_t index(Rgb color);

 private:
  std::vector<Rgb> colors_;
  std::map<Rgb, std::uint8_t> known_;
};

}  // namespace gridlock::render
