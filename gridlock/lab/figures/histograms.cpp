// Histograms as small multiples with shared axes: times of each configuration, and the lengths of the solutions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gridlock/lab/figures/figures.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

constexpr std::size_t kMostPanels = 6;
constexpr int kBins = 16;

struct Panel {
  std::string label;
  Numbers numbers;
};

struct Histograms {
  std::vector<Panel> panels;
  Unit unit = Unit::count;
  std::string title;  // of the x axis
};

std::vector<int> counts_of(const Numbers& numbers, const Scale& bins) {
  std::vector<int> counts(kBins);
  for (const double number : numbers) ++counts[std::clamp(static_cast<int>(bins.at(number)), 0, kBins - 1)];
  return counts;
}

void draw_panel(Plot& plot, const Panel& panel, const Scale& bins, const Scale& x, double left, double right,
                double top, double bottom, int highest, Unit unit) {
  plot.text(left, top - 12, panel.label, Anchor::start, "lbl");
  const auto counts = counts_of(panel.numbers, bins);
  const double bar = (right - left) / kBins;
  for (int i = 0; i < kBins; ++i) {
    const double height = (bottom - top) * counts[static_cast<std::size_t>(i)] / std::max(1, highest);
    if (height > 0)
      plot.rectangle(left + bar * i + 1, bottom - std::max(height, 1.0), bar - 2, std::max(height, 1.0), "var(--ink-3)",
                     std::min(2.0, height / 2));
  }
  plot.line(left, bottom, right, bottom, "var(--edge)");
  for (const Tick& tick : x.ticks(4)) {
    const double at = x.at(tick.value);
    const Anchor anchor = at < left + 12 ? Anchor::start : at > right - 12 ? Anchor::end : Anchor::middle;
    plot.text(at, bottom + 17, tick.label, anchor, "tk");
  }
  if (panel.numbers.empty()) return;
  const double middle = median(panel.numbers);
  const std::string said = unit == Unit::seconds ? report::human_seconds(middle)
                                                 : tick_label(std::stod(fmt::format("{:.2g}", middle)), unit);
  plot.text(right, top - 12, "median " + said, Anchor::end, "tk");
  plot.line(x.at(middle), top - 4, x.at(middle), bottom, "var(--surface)", 5);
  plot.line(x.at(middle), top - 4, x.at(middle), bottom, "var(--ink)", 2);
}

Plot draw(const Histograms& figure, double width) {
  const int columns = width < 560 ? 1 : std::min<int>(3, static_cast<int>(figure.panels.size()));
  const int rows = (static_cast<int>(figure.panels.size()) + columns - 1) / columns;
  const double gap = 32, panel_width = (width - gap * (columns - 1)) / columns, panel_height = 128;
  Plot plot(width, panel_height * rows + 22, "Histograms");
  Numbers all;
  for (const auto& panel : figure.panels) all.insert(all.end(), panel.numbers.begin(), panel.numbers.end());
  const Scale bins = Scale::around(all, 0, kBins, figure.unit);
  int highest = 0;
  for (const auto& panel : figure.panels)
    for (const int count : counts_of(panel.numbers, bins)) highest = std::max(highest, count);
  for (std::size_t i = 0; i < figure.panels.size(); ++i) {
    const double left = (panel_width + gap) * static_cast<double>(static_cast<int>(i) % columns);
    const double top = panel_height * static_cast<double>(static_cast<int>(i) / columns) + 26;
    const double right = left + panel_width, bottom = top + panel_height - 54;
    const Scale x(bins.low(), bins.high(), left, right, bins.logarithmic(), figure.unit);
    draw_panel(plot, figure.panels[i], bins, x, left, right, top, bottom, highest, figure.unit);
  }
  plot.text(width, plot.height() - 6, figure.title, Anchor::end);
  return plot;
}

void add_times(const Contest& contest, std::vector<Figure>& figures) {
  Histograms histograms{{}, Unit::seconds, "time of those it solved"};
  for (const auto& entrant : contest.entrants) {
    if (entrant.solved() == 0 || histograms.panels.size() == kMostPanels) continue;
    Panel panel{entrant.label(), {}};
    for (const double time : entrant.solved_times) panel.numbers.push_back(std::max(time, 1e-6));
    histograms.panels.push_back(std::move(panel));
  }
  if (histograms.panels.empty()) return;
  const Entrant& best = contest.best();
  Figure figure;
  figure.id = "times";
  figure.title = fmt::format("Half of what {} solves takes at most {}", best.label(),
                             report::human_seconds(median(best.solved_times)));
  figure.subtitle =
      fmt::format("{} by time, shared axes. The line is the median.", contest.noun() == "board" ? "Boards" : "Cases");
  figure.note = fmt::format("Of {}, one in ten of the solved took longer than {}.", best.label(),
                            report::human_seconds(quantile(best.solved_times, 0.9)));
  figure.draw = [histograms](double width) { return draw(histograms, width); };
  figures.push_back(std::move(figure));
}

// The best known cost of each puzzle, by kind.
void add_costs(const Contest& contest, std::vector<Figure>& figures) {
  std::map<std::string, Panel> panels;
  for (std::size_t i = 0; i < contest.run.subjects.size(); ++i) {
    std::optional<std::int64_t> best;
    std::string metric;
    for (const auto& entrant : contest.entrants) {
      const Case* each = entrant.cases[i];
      if (each == nullptr || !each->measures.cost) continue;
      if (!best || *each->measures.cost < *best) best = each->measures.cost;
      metric = each->key.metric;
    }
    const Features& features = contest.run.subjects[i].features;
    if (!best) continue;
    const bool one_kind = contest.run.only(contest.run.subjects[i].kind);
    const std::string size = fmt::format("{}×{}", features.width, features.height);
    const std::string group = one_kind && contest.run.only("rushhour") ? size : contest.run.subjects[i].kind;
    auto& panel = panels[group];
    panel.label = group;
    panel.numbers.push_back(static_cast<double>(*best));
  }
  Histograms histograms{{}, Unit::count, "cost of the shortest solution found"};
  Numbers all;
  for (auto& [group, panel] : panels) {
    all.insert(all.end(), panel.numbers.begin(), panel.numbers.end());
    if (histograms.panels.size() < kMostPanels) histograms.panels.push_back(std::move(panel));
  }
  if (all.size() < 2) return;
  Figure figure;
  figure.id = "costs";
  figure.title = fmt::format("Half of the {} need at most {:.0f} {}", contest.nouns(), median(all),
                             contest.run.cases.front().key.metric);
  figure.subtitle = fmt::format("{} by the cost of the shortest solution that any configuration found.",
                                contest.noun() == "board" ? "Boards" : "Puzzles");
  figure.note = fmt::format("The cheapest costs {:.0f}, the dearest {:.0f}; the mean is {}, the deviation {}.",
                            *std::min_element(all.begin(), all.end()), *std::max_element(all.begin(), all.end()),
                            short_number(mean(all)), short_number(deviation(all)));
  figure.draw = [histograms](double width) { return draw(histograms, width); };
  figures.push_back(std::move(figure));
}

}  // namespace

void add_histograms(const Contest& contest, std::vector<Figure>& figures) {
  add_times(contest, figures);
  add_costs(contest, figures);
}

}  // namespace gridlock::lab
