// One quantity against another with three models drawn through the dots, and how well each fits.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gridlock/lab/figures/figures.hpp"
#include "gridlock/report/flat.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

struct Regression {
  const Quantity *x, *y;
  std::string x_title, y_title;
  Numbers xs, ys;
  std::vector<Fit> fits;  // best first
  double rho = 0;         // the rank correlation of the same dots: do they rise together, in whatever way?
};

Regression regression_of(const Contest& contest, const Pair& pair) {
  Regression result{&quantity_named(pair.x), &quantity_named(pair.y), "", "", {}, {}, {}, 0};
  result.x_title = title_of(*result.x, contest.run);
  result.y_title = title_of(*result.y, contest.run);
  for (const Case* each : contest.entrants[contest.focus].cases) {
    if (each == nullptr || !each->measures.solved()) continue;
    const auto x = value_of(*result.x, contest.run, *each), y = value_of(*result.y, contest.run, *each);
    if (!x || !y) continue;
    result.xs.push_back(*x);
    result.ys.push_back(*y);
  }
  for (const Model model : kModels)
    if (const auto found = fit(model, result.xs, result.ys)) result.fits.push_back(*found);
  std::stable_sort(result.fits.begin(), result.fits.end(), [](const Fit& a, const Fit& b) { return a.r2 > b.r2; });
  result.rho = spearman(result.xs, result.ys).value_or(0);
  return result;
}

// What the dots say: which model fits, else whether they rise together at all, as the correlations of the same report
// would have it.
std::string finding(const Regression& regression) {
  const Fit& best = regression.fits.front();
  if (best.r2 >= 0.3)
    return fmt::format("{} by {}: {} fits best", regression.y_title, regression.x_title, name_of(best.model));
  if (strength_of(regression.rho) == Strength::weak)
    return fmt::format("{} hardly depends on {}", regression.y_title, regression.x_title);
  return fmt::format("{} {} with {}, but along no simple curve", regression.y_title,
                     regression.rho > 0 ? "rises" : "falls", regression.x_title);
}

const char* dash_of(Model model) { return model == Model::linear ? "" : model == Model::exponential ? "7 3" : "2 3"; }
const char* color_of(Model model) {
  return model == Model::linear ? "var(--s2)" : model == Model::exponential ? "var(--s3)" : "var(--s5)";
}

// The curve as far as it stays inside the axes.
std::string curve(const Fit& fit, const Scale& x, const Scale& y) {
  constexpr int kPoints = 80;
  std::string d;
  bool pen_down = false;
  for (int i = 0; i <= kPoints; ++i) {
    const double part = static_cast<double>(i) / kPoints;
    const double at =
        x.logarithmic() ? x.low() * std::pow(x.high() / x.low(), part) : x.low() + part * (x.high() - x.low());
    const double value = fit.model == Model::logarithmic && at <= 0 ? std::nan("") : fit.at(at);
    const bool inside = std::isfinite(value) && value >= y.low() && value <= y.high();
    if (inside) d += (pen_down ? "L" : "M") + place(x.at(at), y.at(value));
    pen_down = inside;
  }
  return d;
}

Plot draw(const Regression& regression, double width) {
  const double left = 60, right = width - 12, top = 24, bottom = 250;
  const double legend = 22 * static_cast<double>(regression.fits.size());
  Plot plot(width, bottom + 50 + legend, "Scatter plot with three models");
  const Scale x = Scale::around(regression.xs, left, right, regression.x->unit);
  const Scale y = Scale::around(regression.ys, bottom, top, regression.y->unit);
  plot.y_axis(y, left, right, 6, regression.y_title, 12);
  plot.x_axis(x, bottom, top, width < 420 ? 4 : 6, regression.x_title, right);
  std::vector<Place> dots;
  for (std::size_t i = 0; i < regression.xs.size(); ++i)
    dots.push_back({x.at(regression.xs[i]), y.at(regression.ys[i])});
  plot.dots(dots, "var(--ink-3)", 4.6, 0.5);
  for (std::size_t i = 0; i < regression.fits.size(); ++i) {
    const Fit& fit = regression.fits[i];
    plot.path(curve(fit, x, y), color_of(fit.model), i == 0 ? 2.6 : 1.6, dash_of(fit.model));
    const double line = bottom + 60 + 22 * static_cast<double>(i);
    plot.line(left, line - 4, left + 26, line - 4, color_of(fit.model), i == 0 ? 2.6 : 1.6, dash_of(fit.model));
    plot.text(left + 34, line, std::string(name_of(fit.model)), Anchor::start, "lbl");
    plot.text(left + 122, line,
              fmt::format("{}   RMSE {}", fit.r2 < -10 ? "R² below −10" : fmt::format("R² {:.3f}", fit.r2),
                          report::human_text(shown(fit.rmse, regression.y->unit))),
              Anchor::start, "tk");
  }
  return plot;
}

// In the units of y: "y = 0.32 ms + 0.38 µs · x".
std::string formula(const Fit& fit, Unit unit) {
  const auto amount = [&](double number) {
    return unit == Unit::seconds ? report::human_seconds(std::fabs(number)) : fmt::format("{:.3g}", std::fabs(number));
  };
  const char* minus = fit.a < 0 ? "−" : "";
  if (fit.model == Model::exponential) return fmt::format("y = {} · e^({:.3g} x)", amount(fit.a), fit.b);
  return fmt::format("y = {}{} {} {} · {}", minus, amount(fit.a), fit.b < 0 ? "−" : "+", amount(fit.b),
                     fit.model == Model::linear ? "x" : "ln x");
}

}  // namespace

std::vector<Pair> default_pairs() {
  return {{"generated", "seconds"}, {"expanded", "seconds"}, {"pieces", "seconds"},
          {"cells", "seconds"},     {"pieces", "growth"},    {"cells", "growth"}};
}

void add_regressions(const Contest& contest, const std::vector<Pair>& pairs, std::vector<Figure>& figures) {
  for (const auto& pair : pairs) {
    const Regression regression = regression_of(contest, pair);
    if (regression.fits.empty()) continue;
    const Fit& best = regression.fits.front();
    Figure figure;
    figure.id = "regression-" + pair.x + "-" + pair.y;
    figure.wide = false;
    figure.title = finding(regression);
    figure.title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(figure.title[0])));
    figure.subtitle = fmt::format("Solved cases of {}, {} dots.", contest.entrants[contest.focus].label(), best.points);
    figure.note = fmt::format("{}; it explains {} of the variance. The rank correlation of the dots is {:.2f}, {}.",
                              formula(best, regression.y->unit), percent(std::max(0.0, best.r2)), regression.rho,
                              name_of(strength_of(regression.rho)));
    figure.draw = [regression](double width) { return draw(regression, width); };
    figures.push_back(std::move(figure));
  }
}

}  // namespace gridlock::lab
