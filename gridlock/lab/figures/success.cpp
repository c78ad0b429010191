// The share of puzzles solved by number of pieces and by size: a row for each configuration, a column for each class.
// Where nothing failed, shares say nothing, and the median time stands there instead.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "gridlock/lab/figures/figures.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

constexpr std::size_t kMostClasses = 10;

struct Class {
  double low, high;  // both included
  std::string label() const {
    return low == high ? fmt::format("{:.0f}", low) : fmt::format("{:.0f}–{:.0f}", low, high);
  }
};

// Each value a class of its own; where there are too many, neighbours join until the classes hold about as much.
std::vector<Class> classes_of(const std::map<double, std::size_t>& counts) {
  std::vector<Class> classes;
  std::size_t total = 0, held = 0;
  for (const auto& [value, count] : counts) total += count;
  for (const auto& [value, count] : counts) {
    const bool fresh = counts.size() <= kMostClasses || classes.empty() || held * kMostClasses >= total;
    if (fresh) {
      classes.push_back({value, value});
      held = 0;
    }
    classes.back().high = value;
    held += count;
  }
  return classes;
}

struct Rates {
  std::vector<Class> classes;
  bool times = false;                                      // the values are seconds, else shares
  std::vector<std::vector<std::optional<double>>> values;  // by entrant, then class
  std::vector<std::size_t> sizes;                          // of the classes
};

Rates rates_of(const Contest& contest, const Quantity& quantity) {
  Rates rates;
  std::map<double, std::size_t> counts;
  const auto value = [&](const Subject& subject) { return *quantity.of(subject, {}); };
  for (const auto& subject : contest.run.subjects) ++counts[value(subject)];
  rates.classes = classes_of(counts);
  rates.sizes.resize(rates.classes.size());
  const auto class_of = [&](const Subject& subject) {
    std::size_t i = 0;
    while (value(subject) > rates.classes[i].high) ++i;
    return i;
  };
  for (const auto& subject : contest.run.subjects) ++rates.sizes[class_of(subject)];
  rates.times = std::all_of(contest.entrants.begin(), contest.entrants.end(),
                            [](const Entrant& each) { return each.solved() == each.count; });
  for (const auto& entrant : contest.entrants) {
    std::vector<Numbers> values(rates.classes.size());
    for (const Case* each : entrant.cases) {
      if (each == nullptr) continue;
      const double time = each->measures.seconds.value_or(0);
      values[class_of(contest.run.subject_of(*each))].push_back(rates.times ? time : each->measures.solved() ? 1 : 0);
    }
    auto& row = rates.values.emplace_back();
    for (const auto& numbers : values)
      row.push_back(numbers.empty() ? std::nullopt : std::optional(rates.times ? median(numbers) : mean(numbers)));
  }
  return rates;
}

// How dark a cell is, from 0 to 1: shares as they are, times by their power of ten.
std::function<double(double)> depth_of(const Rates& rates) {
  if (!rates.times) return [](double share) { return std::pow(share, 1.6); };
  double least = 1e9, greatest = 0;
  for (const auto& row : rates.values)
    for (const auto& value : row) {
      least = std::min(least, std::max(1e-6, value.value_or(least)));
      greatest = std::max(greatest, value.value_or(0));
    }
  return [least, greatest](double time) {
    return greatest > least ? std::log(std::max(time, least) / least) / std::log(greatest / least) : 0;
  };
}

// One unit for all times of a figure, so that they can be compared, and none of them is 0.0.
struct TimeUnit {
  double seconds;
  std::string_view name;
};

TimeUnit unit_of(const Rates& rates) {
  double greatest = 0;
  for (const auto& row : rates.values)
    for (const auto& value : row) greatest = std::max(greatest, value.value_or(0));
  return greatest < 1e-3 ? TimeUnit{1e-6, "microseconds"}
         : greatest < 10 ? TimeUnit{1e-3, "milliseconds"}
                         : TimeUnit{1, "seconds"};
}

// 1234, 12, 1.2, 0.12, 0.012: two digits, and no zeros for what is something.
std::string two_digits(double number) {
  if (number <= 0) return "0";
  const int whole = static_cast<int>(std::floor(std::log10(number)));
  return fmt::format("{:.{}f}", number, std::clamp(1 - whole, 0, 6));
}

Plot draw(const Contest& contest, const Quantity& quantity, double width) {
  const Rates rates = rates_of(contest, quantity);
  const auto depth_at = depth_of(rates);
  const TimeUnit unit = unit_of(rates);
  const bool narrow = width < 420;
  // On a phone labels stand above their rows.
  double left = narrow ? 0 : 40;
  if (!narrow)
    for (const auto& entrant : contest.entrants)
      left = std::max(left, 7.0 * static_cast<double>(entrant.label().size()) + 14);
  left = std::min(left, 0.35 * width);
  // Few rows are tall, so that the figure is about as high as its neighbour.
  const double tall = std::clamp(300.0 / static_cast<double>(contest.entrants.size()), 40.0, 64.0);
  const double top = 28, row = narrow ? 56 : tall, above = narrow ? 18 : 0;
  const double cell = (width - left) / static_cast<double>(rates.classes.size());
  Plot plot(width, top + row * static_cast<double>(contest.entrants.size()) + 26, "Heat map by class");
  std::size_t longest = 0;
  for (const auto& each : rates.classes) longest = std::max(longest, each.label().size());
  const std::size_t every = 6.5 * static_cast<double>(longest) > cell ? 2 : 1;  // where all labels find no room
  for (std::size_t j = 0; j < rates.classes.size(); j += every)
    plot.text(left + cell * (static_cast<double>(j) + 0.5), top - 10, rates.classes[j].label(), Anchor::middle, "tk");
  for (std::size_t i = 0; i < contest.entrants.size(); ++i) {
    const double y = top + row * static_cast<double>(i);
    if (narrow)
      plot.text(0, y + 13, contest.entrants[i].label(), Anchor::start, "lbl");
    else
      plot.text(left - 12, y + row / 2 + 4, contest.entrants[i].label(), Anchor::end, "lbl");
    for (std::size_t j = 0; j < rates.classes.size(); ++j) {
      const auto value = rates.values[i][j];
      if (!value) continue;
      const double x = left + cell * static_cast<double>(j), depth = depth_at(*value);
      plot.rectangle(x + 1.5, y + above + 1.5, cell - 3, row - above - 3,
                     fmt::format("color-mix(in oklab,var(--heat1) {:.0f}%,var(--heat0))", 100 * depth), 5);
      plot.text(x + cell / 2, y + above + (row - above) / 2 + 4.5,
                rates.times ? two_digits(*value / unit.seconds) : fmt::format("{:.0f}", 100 * *value), Anchor::middle,
                depth > 0.6 ? "h1" : "h0");
    }
  }
  plot.text(width, plot.height() - 6, title_of(quantity, contest.run), Anchor::end);
  return plot;
}

void add(const Contest& contest, const char* name, std::vector<Figure>& figures) {
  const Quantity& quantity = quantity_named(name);
  const Rates rates = rates_of(contest, quantity);
  if (rates.classes.size() < 2) return;
  const Entrant& focus = contest.entrants[contest.focus];
  const auto& row = rates.values[contest.focus];
  const std::string what = title_of(quantity, contest.run);
  const bool size = quantity.name == "cells";
  const struct {
    std::string least, most;
  } words{size ? "on the smallest" : "with the fewest " + what, size ? "on the largest" : "with the most"};
  Figure figure;
  figure.id = std::string("success-") + name;
  figure.wide = false;
  if (rates.times) {
    figure.title = fmt::format("Nothing failed; {} takes {} {} and {} {}", focus.label(),
                               report::human_seconds(row.front().value_or(0)), words.least,
                               report::human_seconds(row.back().value_or(0)), words.most);
    figure.subtitle =
        fmt::format("Every {} was solved. Median time in {}, by {}.", contest.noun(), unit_of(rates).name, what);
  } else {
    figure.title = fmt::format("{} solves {} {}, {} {}", focus.label(), percent(row.front().value_or(0)), words.least,
                               percent(row.back().value_or(0)), words.most);
    figure.subtitle = fmt::format("Percent of {} solved, by {}.", contest.nouns(), what);
  }
  const auto [least, most] = std::minmax_element(rates.sizes.begin(), rates.sizes.end());
  figure.note = fmt::format("Each column holds {} to {} {}.", *least, *most, contest.nouns());
  figure.draw = [&contest, &quantity](double width) { return draw(contest, quantity, width); };
  figures.push_back(std::move(figure));
}

}  // namespace

void add_success(const Contest& contest, std::vector<Figure>& figures) {
  add(contest, "pieces", figures);
  add(contest, "cells", figures);
}

}  // namespace gridlock::lab
