// Plots as text: nothing that a name contains becomes markup, and thousands of dots stay small.
#include "gridlock/lab/figures/plot.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <sstream>

namespace gridlock::testing {
namespace {

using lab::Anchor;
using lab::Place;
using lab::Plot;
using lab::Unit;

std::string path_in(const std::string& svg) {
  const std::size_t begin = svg.find("<path d=\"") + 9;
  return svg.substr(begin, svg.find('"', begin) - begin);
}

TEST(Plot, writes_labels_as_text_whatever_they_contain) {
  Plot plot(100, 50, "a \"<label>\" & more");
  plot.text(1, 2, "<b>&\"", Anchor::end, "tk");
  plot.turned_text(1, 2, -90, "</svg>", Anchor::start, "tk");
  const std::string svg = plot.svg();
  EXPECT_NE(svg.find("aria-label=\"a &quot;&lt;label&gt;&quot; &amp; more\""), std::string::npos) << svg;
  EXPECT_NE(svg.find(">&lt;b&gt;&amp;&quot;</text>"), std::string::npos) << svg;
  EXPECT_EQ(svg.find("</svg>"), svg.size() - 6);
}

TEST(Plot, draws_dots_on_whole_pixels_and_each_once) {
  Plot plot(100, 50, "");
  plot.dots({{10.2, 20.4}, {9.8, 19.6}, {3, 4}, {10, 21}}, "red", 5, 0.5);
  EXPECT_EQ(path_in(plot.svg()), "m3 4h0m7 16h0m0 1h0");
}

TEST(Plot, leaves_out_points_of_a_line_that_no_screen_could_tell_apart) {
  Plot plot(100, 50, "");
  plot.polyline({{0, 0}, {0.3, 0.2}, {0.6, 0.5}, {5.04, 0.5}, {5.3, 0.5}}, "red", 2);
  EXPECT_EQ(path_in(plot.svg()), "M0 0l5 0.5l0.3 0") << "the first, what is a pixel away, and the last";
}

TEST(Plot, adds_up_no_rounding_errors_along_a_line) {
  Plot plot(100, 50, "");
  std::vector<Place> places;
  for (int i = 0; i <= 90; ++i) places.push_back({1.04 * i, 0});
  plot.polyline(places, "red", 2);
  std::istringstream path(path_in(plot.svg()));
  double sum = 0, x = 0, y = 0;
  for (char letter; path >> letter >> x >> y;) sum += x;
  EXPECT_NEAR(sum, 93.6, 0.051);
}

TEST(Plot, labels_ticks_in_units_that_people_use) {
  EXPECT_EQ(lab::tick_label(0, Unit::seconds), "0");
  EXPECT_EQ(lab::tick_label(5e-5, Unit::seconds), "50 µs");
  EXPECT_EQ(lab::tick_label(0.001, Unit::seconds), "1 ms");
  EXPECT_EQ(lab::tick_label(1, Unit::seconds), "1 s");
  EXPECT_EQ(lab::tick_label(512, Unit::bytes), "512 B");
  EXPECT_EQ(lab::tick_label(2048, Unit::bytes), "2 kB");
  EXPECT_EQ(lab::tick_label(3 * 1024 * 1024, Unit::bytes), "3 MB");
  EXPECT_EQ(lab::tick_label(0.45, Unit::share), "45 %");
  EXPECT_EQ(lab::tick_label(9999, Unit::count), "9999");
  EXPECT_EQ(lab::tick_label(20'000, Unit::count), "20 k");
  EXPECT_EQ(lab::tick_label(1.5e6, Unit::count), "1.5 M");
}

TEST(Plot, gives_each_configuration_its_own_colour_until_there_are_no_more) {
  std::set<std::string> colors;
  for (std::size_t i = 0; i < 6; ++i) colors.insert(lab::series_style(i).color);
  EXPECT_EQ(colors.size(), 6u);
  EXPECT_EQ(lab::series_style(6).color, lab::series_style(0).color);
  EXPECT_NE(lab::series_style(5).mark, lab::series_style(4).mark);
}

TEST(Scale, takes_numbers_that_are_all_the_same_or_none_at_all) {
  const lab::Scale none = lab::Scale::around({}, 0, 100, Unit::count);
  EXPECT_LT(none.low(), none.high());
  for (const double number : {0.0, 5.0, -3.0}) {
    const lab::Scale same = lab::Scale::around({number, number}, 0, 100, Unit::count);
    EXPECT_LE(same.low(), number);
    EXPECT_GE(same.high(), number);
    EXPECT_LT(same.low(), same.high());
    EXPECT_TRUE(std::isfinite(same.at(number)));
  }
  const lab::Scale one(7, 7, 0, 100, true, Unit::seconds);
  EXPECT_TRUE(std::isfinite(one.at(7)));
}

TEST(Scale, keeps_a_zero_on_a_logarithmic_axis_at_its_end) {
  EXPECT_EQ(lab::Scale(0.01, 1, 20, 100, true, Unit::seconds).at(0), 20);
}

}  // namespace
}  // namespace gridlock::testing
