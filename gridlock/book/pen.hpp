// What a board is drawn with: a few shapes in shades of grey. A booklet is drawn in a PDF (ink.hpp), and the page
// prints the same boards as SVG (svg_pen.hpp).
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace gridlock::book {

struct Box {
  double x = 0, y = 0, width = 0, height = 0;
  double right() const { return x + width; }
  double bottom() const { return y + height; }
};

enum class Align { left, centre, right };

struct Font {
  double size = 10;
  bool bold = false;
  bool mono = false;
};

// Lengths are in units of the paper, from its top left. `grey`: 0 black, 1 white.
class Pen {
 public:
  virtual ~Pen() = default;

  // The baseline is at `y`.
  virtual void text(double x, double y, const std::string& text, Font font, Align align = Align::left,
                    double grey = 0) = 0;
  virtual void line(double x0, double y0, double x1, double y1, double stroke, double grey = 0) = 0;
  virtual void fill(const Box& box, double grey, double radius = 0) = 0;
  virtual void outline(const Box& box, double stroke, double grey = 0, double radius = 0) = 0;
  virtual void disc(double x, double y, double radius, double grey) = 0;
  virtual void ring(double x, double y, double radius, double stroke) = 0;
  // A filled shape.
  virtual void polygon(const std::vector<std::pair<double, double>>& points, double grey) = 0;
  // Stripes within a rounded box, `dx` and `dy` being the way they run.
  void stripes(const Box& box, double radius, double dx, double dy, double pitch, double stroke);
  void dots(const Box& box, double radius, double pitch, double dot);

 protected:
  // What is drawn until end_clip() shows within the box only.
  virtual void begin_clip(const Box& box, double radius) = 0;
  virtual void end_clip() = 0;
};

}  // namespace gridlock::book
