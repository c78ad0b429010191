#include "gridlock/render/canvas.hpp"

#include <algorithm>
#include <array>

namespace gridlock::render {
namespace {

// The nearest of the 6x6x6 colours and 24 greys that every 256-colour terminal has.
int palette_index(Rgb color) {
  constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
  const auto distance = [&](int red, int green, int blue) {
    const int r = red - color.red, g = green - color.green, b = blue - color.blue;
    return r * r + g * g + b * b;
  };
  int best = 16, best_distance = distance(0, 0, 0);
  const auto consider = [&](int index, int red, int green, int blue) {
    if (const int d = distance(red, green, blue); d < best_distance) best = index, best_distance = d;
  };
  for (int r = 0; r < 6; ++r)
    for (int g = 0; g < 6; ++g)
      for (int b = 0; b < 6; ++b) consider(16 + 36 * r + 6 * g + b, kLevels[r], kLevels[g], kLevels[b]);
  for (int grey = 0; grey < 24; ++grey) consider(232 + grey, 8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey);
  return best;
}

std::string code(Rgb color, Colors colors, bool background) {
  const std::string ground = background ? "48" : "38";
  if (colors == Colors::palette) return ground + ";5;" + std::to_string(palette_index(color));
  return ground + ";2;" + std::to_string(color.red) + ";" + std::to_string(color.green) + ";" +
         std::to_string(color.blue);
}

}  // namespace

Canvas::Canvas(int width, int height, Rgb background)
    : width_(width), height_(height), spots_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {
  fill(0, 0, width, height, background);
}

void Canvas::fill(int column, int row, int width, int height, Rgb background) {
  for (int r = row; r < row + height; ++r)
    for (int c = column; c < column + width; ++c) at(c, r) = {" ", background, background, false};
}

void Canvas::write(int column, int row, std::string_view text, Rgb foreground, bool bold) {
  for (std::size_t i = 0; i < text.size() && column < width_; ++column) {
    std::size_t end = i + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
    Spot& spot = at(column, row);
    spot.glyph = text.substr(i, end - i);
    spot.foreground = foreground;
    spot.bold = bold;
    i = end;
  }
}

std::string Canvas::lines(Colors colors) const {
  std::string text;
  for (int row = 0; row < height_; ++row) {
    const Spot* last = nullptr;
    for (int column = 0; column < width_; ++column) {
      const Spot& spot = spots_[static_cast<std::size_t>(row * width_ + column)];
      const bool same = last != nullptr && spot.background == last->background &&
                        (spot.glyph == " " || (spot.foreground == last->foreground && spot.bold == last->bold));
      if (!same) {
        text += "\033[0;" + std::string(spot.bold ? "1;" : "") + code(spot.foreground, colors, false) + ";" +
                code(spot.background, colors, true) + "m";
        last = &spot;
      }
      text += spot.glyph;
    }
    text += "\033[0m\n";
  }
  return text;
}

}  // namespace gridlock::render
