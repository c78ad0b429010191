#include "gridlock/render/shapes.hpp"

#include <algorithm>

#include "gridlock/render/glyphs.hpp"

namespace gridlock::render {

void add_block(Shapes& shapes, const Rectangle& body, Rgb color) {
  constexpr double kLip = 4;
  Rectangle lip = body;
  lip.corner.y += kLip;
  shapes.push_back({lip, shade(color)});
  shapes.push_back({body, color});
}

void add_marks(Shapes& shapes, int width, int height, const std::function<bool(int, int)>& wanted) {
  constexpr double kArm = 5, kStroke = 2.5;
  Lines marks;
  for (int row = 1; row < height; ++row)
    for (int col = 1; col < width; ++col) {
      if (!wanted(col, row)) continue;
      const double x = col * kUnits, y = row * kUnits;
      marks.push_back({{x - kArm, y}, {x + kArm, y}});
      marks.push_back({{x, y - kArm}, {x, y + kArm}});
    }
  if (!marks.empty()) shapes.push_back({marks, kMark, kStroke});
}

void add_wall(Shapes& shapes, int row, int col) {
  add_block(shapes, {{col * kUnits + 3, row * kUnits + 3}, 94, 91, 14}, kWall);
}

void add_text(Shapes& shapes, std::string_view text, Point centre, double room, Rgb color) {
  constexpr double kHeight = 34, kStroke = 7;
  constexpr double kAdvance = 6;  // of the font's grid, in which a letter is 4 wide and 6 high
  const double width = kAdvance * static_cast<double>(text.size()) - 2;
  const double unit = std::min(kHeight / 6, room / width);
  Lines lines;
  double left = centre.x - width / 2 * unit;
  for (const char letter : text) {
    for (auto stroke : glyph(letter)) {
      for (auto& point : stroke) point = {left + point.x * unit, centre.y + (point.y - 3) * unit};
      lines.push_back(std::move(stroke));
    }
    left += kAdvance * unit;
  }
  if (!lines.empty()) shapes.push_back({lines, color, kStroke * unit / (kHeight / 6)});
}

Shape chevron(Point tip, double dx, double dy, double size, Rgb color) {
  const auto back = [&](double side) {
    return Point{tip.x - size * dx - side * size * dy, tip.y - size * dy + side * size * dx};
  };
  return {Lines{{back(1), tip, back(-1)}}, color, 7};
}

}  // namespace gridlock::render
