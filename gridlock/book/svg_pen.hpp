// A pen that writes SVG: the boards of the booklet for the page, which a browser prints.
#pragma once

#include "gridlock/book/pen.hpp"

namespace gridlock::book {

class SvgPen : public Pen {
 public:
  // `id` begins the names of what is referred to within the picture: no two pictures of a page may have the same.
  explicit SvgPen(std::string id) : id_(std::move(id)) {}

  void text(double x, double y, const std::string& text, Font font, Align align, double grey) override;
  void line(double x0, double y0, double x1, double y1, double stroke, double grey) override;
  void fill(const Box& box, double grey, double radius) override;
  void outline(const Box& box, double stroke, double grey, double radius) override;
  void disc(double x, double y, double radius, double grey) override;
  void ring(double x, double y, double radius, double stroke) override;
  void polygon(const std::vector<std::pair<double, double>>& points, double grey) override;

  // What was drawn: the inside of an <svg>.
  const std::string& shapes() const { return shapes_; }

 protected:
  void begin_clip(const Box& box, double radius) override;
  void end_clip() override;

 private:
  std::string id_;
  std::string shapes_;
  int clips_ = 0;
};

}  // namespace gridlock::book
