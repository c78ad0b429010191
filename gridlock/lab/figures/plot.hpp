// A plot as SVG: text, lines and marks in the colours of the page; a standalone file carries these colours itself.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/lab/figures/scale.hpp"

namespace gridlock::lab {

enum class Anchor { start, middle, end };

// How a configuration looks, the same in every figure: colour, dash and mark, so that no one of them is needed.
struct SeriesStyle {
  std::string color;  // "var(--s2)"
  std::string dash;
  int mark = 0;
};
SeriesStyle series_style(std::size_t index);

// In pixels from the upper left corner.
struct Place {
  double x, y;
};

class Plot {
 public:
  // `label` is for those who cannot see it.
  Plot(double width, double height, std::string label);

  double width() const { return width_; }
  double height() const { return height_; }

  // Classes: "tk" for ticks, "lbl" for labels, "halo" for text on top of lines.
  void text(double x, double y, std::string_view text, Anchor anchor = Anchor::start, std::string_view classes = {});
  void turned_text(double x, double y, double degrees, std::string_view text, Anchor anchor, std::string_view classes);
  void line(double x1, double y1, double x2, double y2, std::string_view color, double stroke = 1,
            std::string_view dash = {});
  void rectangle(double x, double y, double width, double height, std::string_view fill, double radius = 0);
  void path(std::string_view d, std::string_view color, double stroke, std::string_view dash = {});
  // A line through the places; those that a screen could not tell from the one before are left out.
  void polyline(const std::vector<Place>& places, std::string_view color, double stroke, std::string_view dash = {});
  // A round dot at every place, on whole pixels, thousands in one element; where several coincide, one.
  void dots(const std::vector<Place>& places, std::string_view color, double diameter, double opacity);
  void mark(const SeriesStyle& style, double x, double y, double radius);
  void raw(std::string_view svg) { body_ += svg; }

  // Grid lines and labels. `title` stands above a vertical axis and below a horizontal one at its right end.
  void x_axis(const Scale& scale, double y, double top, int ticks, std::string_view title, double right);
  void y_axis(const Scale& scale, double x, double right, int ticks, std::string_view title, double top);

  // For a page that has the styles.
  std::string svg() const;
  // A file of its own, in plain colours for print.
  std::string file() const;

 private:
  double width_, height_;
  std::string label_, body_;
};

// The custom properties of both themes, and what text in a plot looks like.
std::string plot_style();

// "M12.5 7" and the like: one digit behind the point is finer than a screen.
std::string place(double x, double y);

}  // namespace gridlock::lab
