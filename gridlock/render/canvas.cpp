#include "gridlock/render/canvas.hpp"

#include <algorithm>
#include <array>

namespace gridlock::render {
namespace {

// A wrong hue is worse than a wrong lightness: otherwise dark red comes out purple.
int difference(Rgb a, Rgb b) {
  const int red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
  const int light = (3 * red + 6 * green + blue) / 10;
  return 3 * light * light + ((red - light) * (red - light) + (blue - light) * (blue - light));
}

// As xterm paints them; every terminal has its own, not far from these.
constexpr std::array<Rgb, 16> kBasic{rgb(0x000000), rgb(0xCD0000), rgb(0x00CD00), rgb(0xCDCD00),
                                     rgb(0x0000EE), rgb(0xCD00CD), rgb(0x00CDCD), rgb(0xE5E5E5),
                                     rgb(0x7F7F7F), rgb(0xFF0000), rgb(0x00FF00), rgb(0xFFFF00),
                                     rgb(0x5C5CFF), rgb(0xFF00FF), rgb(0x00FFFF), rgb(0xFFFFFF)};

// So few colours are all strong; ours would come out grey unless they are made so first.
Rgb strong(Rgb color) {
  const int mean = (color.red + color.green + color.blue) / 3;
  const auto channel = [mean](std::uint8_t part) {
    return static_cast<std::uint8_t>(std::clamp(mean + (part - mean) * 5 / 2, 0, 255));
  };
  return {channel(color.red), channel(color.green), channel(color.blue)};
}

int nearest_of(Rgb color, int count) {
  color = strong(color);
  int best = 0;
  for (int i = 1; i < count; ++i)
    if (difference(color, kBasic[static_cast<std::size_t>(i)]) <
        difference(color, kBasic[static_cast<std::size_t>(best)]))
      best = i;
  return best;
}

std::string code(Rgb color, Colors colors, bool background) {
  if (colors == Colors::basic) {
    const int index = nearest_of_16(color);
    return std::to_string((index < 8 ? 30 + index : 82 + index) + (background ? 10 : 0));
  }
  const std::string ground = background ? "48" : "38";
  if (colors == Colors::palette) return ground + ";5;" + std::to_string(nearest_of_256(color));
  return ground + ";2;" + std::to_string(color.red) + ";" + std::to_string(color.green) + ";" +
         std::to_string(color.blue);
}

}  // namespace

int nearest_of_256(Rgb color) {
  constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
  int best = 16, best_distance = difference(color, kBlack);
  const auto consider = [&](int index, int red, int green, int blue) {
    const Rgb offered{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                      static_cast<std::uint8_t>(blue)};
    if (const int d = difference(color, offered); d < best_distance) best = index, best_distance = d;
  };
  for (std::size_t r = 0; r < 6; ++r)
    for (std::size_t g = 0; g < 6; ++g)
      for (std::size_t b = 0; b < 6; ++b)
        consider(static_cast<int>(16 + 36 * r + 6 * g + b), kLevels[r], kLevels[g], kLevels[b]);
  for (int grey = 0; grey < 24; ++grey) consider(232 + grey, 8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey);
  return best;
}

int nearest_of_16(Rgb color) { return nearest_of(color, 16); }
int nearest_of_8(Rgb color) { return nearest_of(color, 8); }

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
