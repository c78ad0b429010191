// A rectangle of characters, each with a colour before and behind it, and the escape sequences that show it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/render/ansi.hpp"
#include "gridlock/render/palette.hpp"

namespace gridlock::render {

// The nearest of the colours that a terminal has: 6x6x6 colours and 24 greys of 256; the usual 16; the usual 8.
int nearest_of_256(Rgb color);
int nearest_of_16(Rgb color);
int nearest_of_8(Rgb color);

class Canvas {
 public:
  struct Spot {
    std::string glyph = " ";
    Rgb foreground{};
    Rgb background{};
    bool bold = false;
  };

  Canvas(int width, int height, Rgb background);

  int width() const { return width_; }
  int height() const { return height_; }
  const Spot& spot(int column, int row) const { return spots_[static_cast<std::size_t>(row * width_ + column)]; }

  void fill(int column, int row, int width, int height, Rgb background);
  // Writes over the background that is there; what does not fit is cut off.
  void write(int column, int row, std::string_view text, Rgb foreground, bool bold = false);
  std::string lines(Colors colors) const;

 private:
  Spot& at(int column, int row) { return spots_[static_cast<std::size_t>(row * width_ + column)]; }

  int width_;
  int height_;
  std::vector<Spot> spots_;
};

}  // namespace gridlock::render
