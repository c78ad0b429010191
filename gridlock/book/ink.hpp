// A PDF being written, in points from the top left of the page: the few things that a booklet is drawn with.
#pragma once

#include <cairo.h>

#include <memory>
#include <string>
#include <vector>

#include "gridlock/book/pen.hpp"

namespace gridlock::book {

class Ink : public Pen {
 public:
  Ink(double width, double height);

  double width() const { return width_; }
  double height() const { return height_; }

  void text(double x, double y, const std::string& text, Font font, Align align = Align::left,
            double grey = 0) override;
  void line(double x0, double y0, double x1, double y1, double stroke, double grey = 0) override;
  void fill(const Box& box, double grey, double radius = 0) override;
  void outline(const Box& box, double stroke, double grey = 0, double radius = 0) override;
  void disc(double x, double y, double radius, double grey) override;
  void ring(double x, double y, double radius, double stroke) override;
  void polygon(const std::vector<std::pair<double, double>>& points, double grey) override;

  double width_of(const std::string& text, Font font);
  // As much of the text as fits, with "..." for the rest.
  std::string fitting(const std::string& text, Font font, double room);
  // Lines of at most `room` points, broken at blanks, and within words that are longer.
  std::vector<std::string> wrapped(const std::string& text, Font font, double room);

  // Five-pointed, filled or empty.
  void star(double x, double y, double radius, bool filled);
  // A QR code of the text in a square with its quiet border.
  void code(const std::string& text, double x, double y, double side);

  void next_page();
  // The file. Nothing can be drawn after. Throws Error if something went wrong.
  std::string finish();

 protected:
  void begin_clip(const Box& box, double radius) override;
  void end_clip() override;

 private:
  void path(const Box& box, double radius);
  void choose(Font font);
  void grey(double value) { cairo_set_source_rgb(cr_.get(), value, value, value); }

  struct FreeSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  };
  struct FreeContext {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
  };

  double width_, height_;
  std::unique_ptr<std::string> bytes_ = std::make_unique<std::string>();
  std::unique_ptr<cairo_surface_t, FreeSurface> surface_;
  std::unique_ptr<cairo_t, FreeContext> cr_;
};

// The modules of a QR code, row by row, and how many there are on a side. Throws Error if the text is too long.
struct Code {
  int side = 0;
  std::vector<bool> dark;
};
Code code_of(const std::string& text);

}  // namespace gridlock::book
