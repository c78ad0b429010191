// Two configurations against each other, one dot for each puzzle, failures in strips at the edges.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gridlock/lab/figures/figures.hpp"

namespace gridlock::lab {
namespace {

struct Duel {
  const Entrant* x;
  const Entrant* y;
  std::vector<std::pair<double, double>> both;  // seconds
  Numbers only_x, only_y;                       // seconds of who solved it alone
  std::size_t y_faster = 0;
};

Duel duel_of(const Contest& contest) {
  Duel duel{&contest.entrants[contest.duel_x], &contest.entrants[contest.duel_y], {}, {}, {}};
  for (std::size_t i = 0; i < contest.run.subjects.size(); ++i) {
    const Case *a = duel.x->cases[i], *b = duel.y->cases[i];
    if (a == nullptr || b == nullptr) continue;
    const double first = std::max(1e-6, a->measures.seconds.value_or(0)),
                 second = std::max(1e-6, b->measures.seconds.value_or(0));
    if (a->measures.solved() && b->measures.solved()) {
      duel.both.emplace_back(first, second);
      if (second < first) ++duel.y_faster;
    } else if (a->measures.solved()) {
      duel.only_x.push_back(first);
    } else if (b->measures.solved()) {
      duel.only_y.push_back(second);
    }
  }
  return duel;
}

Numbers all_times(const Duel& duel) {
  Numbers times;
  for (const auto& [x, y] : duel.both) {
    times.push_back(x);
    times.push_back(y);
  }
  times.insert(times.end(), duel.only_x.begin(), duel.only_x.end());
  times.insert(times.end(), duel.only_y.begin(), duel.only_y.end());
  return times;
}

// The diagonal, where both are equal, and below it where one is ten times faster.
void draw_guides(Plot& plot, const Scale& x, const Scale& y) {
  const double low = x.low(), high = x.high();
  plot.line(x.at(low), y.at(low), x.at(high), y.at(high), "var(--edge)", 1.5);
  if (high > 30 * low) plot.line(x.at(10 * low), y.at(low), x.at(high), y.at(high / 10), "var(--edge)", 1, "3 4");
}

// On top of the dots, or nobody could read them.
void draw_guide_labels(Plot& plot, const Scale& x, const Scale& y) {
  const double low = x.low(), high = x.high();
  const double slope = -std::atan2(y.at(low) - y.at(high), x.at(high) - x.at(low)) * 57.2958;
  const double near = low * std::pow(high / low, 0.1), far = std::sqrt(10 * low * high);
  plot.turned_text(x.at(near), y.at(near) - 5, slope, "equal", Anchor::middle, "tk halo");
  if (high > 30 * low) plot.turned_text(x.at(far), y.at(far / 10) - 5, slope, "10× faster", Anchor::middle, "tk halo");
}

Plot draw_scatter(const Contest& contest, double width) {
  const Duel duel = duel_of(contest);
  const bool strips = !duel.only_x.empty() || !duel.only_y.empty();
  const double strip = strips ? 26 : 0, left = 56, top = 24, height = std::min(400.0, 0.95 * width);
  const double right = width - 10 - strip, bottom = height - 40;
  Plot plot(width, height, "Scatter plot: time of two configurations");
  const Numbers times = all_times(duel);
  const double low = 0.7 * *std::min_element(times.begin(), times.end());
  const double high = 1.4 * *std::max_element(times.begin(), times.end());
  const Scale x(low, high, left, right, true, Unit::seconds), y(low, high, bottom, top + strip, true, Unit::seconds);
  plot.y_axis(y, left, right, 9, duel.y->label(), 12);
  plot.x_axis(x, bottom, top + strip, width < 420 ? 4 : 7, duel.x->label(), right);
  if (strips) {
    plot.rectangle(right, top + strip, strip, bottom - top - strip, "var(--surface-2)");
    plot.rectangle(left, top, right - left, strip, "var(--surface-2)");
    plot.text(left + 8, top + 17, fmt::format("{} failed: {}", duel.y->label(), duel.only_x.size()), Anchor::start,
              "tk");
    plot.turned_text(right + 17, bottom - 8, -90, fmt::format("{} failed: {}", duel.x->label(), duel.only_y.size()),
                     Anchor::start, "tk");
  }
  draw_guides(plot, x, y);
  std::vector<Place> x_wins, y_wins;
  for (const auto& [a, b] : duel.both) (b < a ? y_wins : x_wins).push_back({x.at(a), y.at(b)});
  // Spread a little across the strip, so that equal times stay apart.
  const auto across = [](std::size_t i) { return 6.0 + static_cast<double>(i * 7 % 14); };
  for (std::size_t i = 0; i < duel.only_x.size(); ++i) x_wins.push_back({x.at(duel.only_x[i]), top + across(i)});
  for (std::size_t i = 0; i < duel.only_y.size(); ++i) y_wins.push_back({right + across(i), y.at(duel.only_y[i])});
  plot.dots(x_wins, duel.x->style.color, 5.6, 0.62);
  plot.dots(y_wins, duel.y->style.color, 5.6, 0.62);
  draw_guide_labels(plot, x, y);
  return plot;
}

}  // namespace

void add_scatter(const Contest& contest, std::vector<Figure>& figures) {
  if (contest.duel_x == contest.duel_y) return;
  const Duel duel = duel_of(contest);
  if (all_times(duel).empty()) return;
  Figure figure;
  figure.id = "scatter";
  figure.wide = false;
  figure.title = fmt::format("{} is faster on {} of {} {}", duel.y->label(), duel.y_faster, duel.both.size(),
                             contest.nouns(duel.both.size()));
  figure.subtitle =
      fmt::format("One dot for each {}. Below the diagonal, {} is faster.", contest.noun(), duel.y->label());
  figure.note = fmt::format("Of the {} {} that both solved, the median speed-up of {} over {} is {}.", duel.both.size(),
                            contest.nouns(duel.both.size()), duel.y->label(), duel.x->label(),
                            short_number(median_speed_up(*duel.x, *duel.y)));
  if (!duel.only_x.empty() || !duel.only_y.empty())
    figure.note += fmt::format(" {} alone solved {}, {} alone {}; these stand in the shaded strips.", duel.y->label(),
                               duel.only_y.size(), duel.x->label(), duel.only_x.size());
  figure.draw = [&contest](double width) { return draw_scatter(contest, width); };
  figures.push_back(std::move(figure));
}

}  // namespace gridlock::lab
