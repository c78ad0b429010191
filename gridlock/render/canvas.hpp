// A rectangle of characters, each with a colour before and behind it, and the escape sequences that show it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/render/ansi.hpp"
#include "gridlock/render/palette.hpp"

namespace gridlock::render {

class Canvas {
 public:
  Canvas(int width, int height, Rgb background);

  void fill(int column, int row, int width, int height, Rgb background);
  // Writes over the background that is there; what does not fit is cut off.
  void write(int column, int row, std::string_view text, Rgb foreground, bool bold = false);
  std::string lines(Colors colors) const;

 private:
  struct Spot {
    std::string glyph = " ";
    Rgb foreground{};
    Rgb background{};
    bool bold = false;
  };

  Spot& at(int column, int row) { return spots_[static_cast<std::size_t>(row * width_ + column)]; }

  int width_;
  int height_;
  std::vector<Spot> spots_;
};

}  // namespace gridlock::render
