// Spearman's rank correlation of every feature and measure with every other, for one configuration.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gridlock/lab/figures/figures.hpp"

namespace gridlock::lab {
namespace {

struct Matrix {
  std::vector<const Quantity*> quantities;  // that vary
  std::vector<std::vector<double>> rho;
};

// Among all its cases; a case without a cost or the like is left out of the pairs that need it.
Matrix matrix_of(const Contest& contest) {
  std::vector<const Case*> cases;
  for (const Case* each : contest.entrants[contest.focus].cases)
    if (each != nullptr) cases.push_back(each);
  const auto pairs = [&](const Quantity& a, const Quantity& b) {
    Numbers x, y;
    for (const Case* each : cases) {
      const auto first = value_of(a, contest.run, *each), second = value_of(b, contest.run, *each);
      if (!first || !second) continue;
      x.push_back(*first);
      y.push_back(*second);
    }
    return spearman(x, y);
  };
  // Some numbers are others under a second name: the cost of a proven solution is its lower bound.
  const auto same = [&](const Quantity& a, const Quantity& b) {
    return std::all_of(cases.begin(), cases.end(), [&](const Case* each) {
      const auto first = value_of(a, contest.run, *each), second = value_of(b, contest.run, *each);
      return !first || !second || *first == *second;
    });
  };
  Matrix matrix;
  for (const auto& quantity : quantities()) {
    const bool doubled = std::any_of(matrix.quantities.begin(), matrix.quantities.end(),
                                     [&](const Quantity* known) { return same(*known, quantity); });
    if (quantity.name != "cpu_seconds" && !doubled && pairs(quantity, quantity)) matrix.quantities.push_back(&quantity);
  }
  for (const Quantity* a : matrix.quantities) {
    auto& row = matrix.rho.emplace_back();
    for (const Quantity* b : matrix.quantities) row.push_back(pairs(*a, *b).value_or(0));
  }
  return matrix;
}

void draw_cell(Plot& plot, double x, double y, double width, double height, double rho) {
  const double depth = std::fabs(rho);
  plot.rectangle(x + 1, y + 1, width - 2, height - 2,
                 fmt::format("color-mix(in oklab,var(--heat1) {:.0f}%,var(--heat0))", 100 * depth), 4);
  const Strength strength = strength_of(rho);
  const std::string look = depth > 0.6 ? "h1" : strength == Strength::weak ? "weak" : "h0";
  plot.text(x + width / 2, y + height / 2 + 4, fmt::format("{:.{}f}", rho, width < 36 ? 1 : 2), Anchor::middle,
            look + (strength == Strength::strong ? " strong" : ""));
}

// The lower triangle. On a phone a row's name stands above it, and columns are numbered.
Plot draw_correlations(const Contest& contest, double width) {
  const Matrix matrix = matrix_of(contest);
  const std::size_t n = matrix.quantities.size();
  const bool narrow = width < 560;
  const double left = narrow ? 0 : 190, cell = (width - left) / static_cast<double>(n - 1), row = narrow ? 26 : 30;
  const double above = narrow ? 18 : 0, top = narrow ? 18 : 0, below = narrow ? 24 : 120;
  Plot plot(width, top + (row + above) * static_cast<double>(n - 1) + below, "Heat map of rank correlations");
  const auto name = [&](std::size_t i) {
    const std::string title = title_of(*matrix.quantities[i], contest.run);
    return narrow ? std::to_string(i + 1) + " " + title : title;
  };
  if (narrow) plot.text(0, 13, name(0), Anchor::start, "lbl");
  for (std::size_t i = 1; i < n; ++i) {
    const double y = top + (row + above) * static_cast<double>(i - 1);
    plot.text(narrow ? 0 : left - 12, y + (narrow ? 13 : row / 2 + 4), name(i), narrow ? Anchor::start : Anchor::end,
              "lbl");
    for (std::size_t j = 0; j < i; ++j)
      draw_cell(plot, left + cell * static_cast<double>(j), y + above, cell, row, matrix.rho[i][j]);
  }
  const double bottom = plot.height() - below;
  for (std::size_t j = 0; j + 1 < n; ++j) {
    const double x = left + cell * (static_cast<double>(j) + 0.5);
    if (narrow)
      plot.text(x, bottom + 16, std::to_string(j + 1), Anchor::middle, "tk");
    else
      plot.turned_text(x + 4, bottom + 14, -38, name(j), Anchor::end, "tk");
  }
  return plot;
}

struct Related {
  const Quantity *a, *b;
  double rho;
};

// From strong to weak, each pair once.
std::vector<Related> relations(const Matrix& matrix) {
  std::vector<Related> all;
  for (std::size_t i = 0; i < matrix.quantities.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) all.push_back({matrix.quantities[j], matrix.quantities[i], matrix.rho[i][j]});
  std::stable_sort(all.begin(), all.end(),
                   [](const Related& a, const Related& b) { return std::fabs(a.rho) > std::fabs(b.rho); });
  return all;
}

}  // namespace

void add_correlations(const Contest& contest, std::vector<Figure>& figures) {
  const Matrix matrix = matrix_of(contest);
  if (matrix.quantities.size() < 3) return;
  const auto all = relations(matrix);
  std::size_t counts[3] = {};
  for (const auto& pair : all) ++counts[static_cast<int>(strength_of(pair.rho))];
  // What a feature, known beforehand, says about success or time, is the news; that measures agree is none.
  const bool fails = contest.entrants[contest.focus].solved() < contest.entrants[contest.focus].count;
  const std::string_view target = fails ? "solved" : "seconds";
  const auto news = std::find_if(all.begin(), all.end(), [&](const Related& pair) {
    return (pair.a->feature && pair.b->name == target) || (pair.b->feature && pair.a->name == target);
  });
  Figure figure;
  figure.id = "correlations";
  const std::string label = contest.entrants[contest.focus].label();
  figure.title = "How features and measures of " + label + " rise and fall together";
  if (news != all.end()) {
    const Quantity& feature = news->a->feature ? *news->a : *news->b;
    const std::string what = title_of(feature, contest.run), of = fails ? "success" : "time";
    figure.title =
        strength_of(news->rho) == Strength::weak
            ? fmt::format("Nothing that can be counted beforehand tells much of {}; most of all {}: {:.2f}", of, what,
                          news->rho)
            : fmt::format("Of what can be counted beforehand, {} depends most on {}: {:.2f}", of, what, news->rho);
  }
  figure.subtitle = fmt::format(
      "Spearman's rank correlation over all cases of {}. Bold: strong (from 0.7). Grey: weak (below 0.3).", label);
  figure.note = fmt::format(
      "{} pairs are strong, {} moderate, {} weak. 1 means that both always rise together, −1 that one "
      "rises when the other falls; it need not be in a straight line. What never varied, or is another number under a "
      "second name, is left out.",
      counts[static_cast<int>(Strength::strong)], counts[static_cast<int>(Strength::moderate)],
      counts[static_cast<int>(Strength::weak)]);
  figure.draw = [&contest](double width) { return draw_correlations(contest, width); };
  figures.push_back(std::move(figure));
}

}  // namespace gridlock::lab
