// The pictures of a report. Each states its finding in the title, what it shows below that, and how to read it in plain
// words.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "gridlock/lab/figures/contest.hpp"

namespace gridlock::lab {

struct Figure {
  std::string id;        // of the file: "cactus"
  std::string title;     // the finding
  std::string subtitle;  // what is plotted, and which way is better
  std::string note;      // plain words
  bool wide = true;      // takes the whole width of a page
  std::function<Plot(double width)> draw;
};

// One file each; a figure that would show nothing is left out.
void add_cactus(const Contest& contest, std::vector<Figure>& figures);
void add_scatter(const Contest& contest, std::vector<Figure>& figures);
void add_histograms(const Contest& contest, std::vector<Figure>& figures);
void add_success(const Contest& contest, std::vector<Figure>& figures);
void add_correlations(const Contest& contest, std::vector<Figure>& figures);

struct Pair {
  std::string x, y;  // quantities by name
};
std::vector<Pair> default_pairs();
void add_regressions(const Contest& contest, const std::vector<Pair>& pairs, std::vector<Figure>& figures);

std::vector<Figure> all_figures(const Contest& contest, const std::vector<Pair>& pairs);

}  // namespace gridlock::lab
