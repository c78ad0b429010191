// The cactus plot: how many were solved within which time, one line for each configuration.
#include <fmt/format.h>

#include <algorithm>

#include "gridlock/lab/figures/figures.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::lab {
namespace {

constexpr double kShortest = 1e-5;  // seconds; below that it is noise

// Entrants from the most to the least solved, as their labels stand.
std::vector<const Entrant*> by_success(const Contest& contest) {
  std::vector<const Entrant*> order;
  for (const auto& entrant : contest.entrants) order.push_back(&entrant);
  std::stable_sort(order.begin(), order.end(), [](const Entrant* a, const Entrant* b) {
    return a->solved() != b->solved() ? a->solved() > b->solved() : sum(a->solved_times) < sum(b->solved_times);
  });
  return order;
}

void draw_line(Plot& plot, const Entrant& entrant, const Scale& x, const Scale& y, bool best) {
  if (entrant.solved() == 0) return;
  std::vector<Place> line;
  for (std::size_t i = 0; i < entrant.solved(); ++i)
    line.push_back({x.at(static_cast<double>(i + 1)), y.at(entrant.solved_times[i])});
  plot.polyline(line, entrant.style.color, best ? 2.8 : 2, entrant.style.dash);
  for (const double part : {0.25, 0.5, 0.75, 1.0}) {
    const auto at = static_cast<std::size_t>(part * static_cast<double>(entrant.solved() - 1));
    plot.mark(entrant.style, x.at(static_cast<double>(at + 1)), y.at(entrant.solved_times[at]), 3.6);
  }
}

Plot draw_cactus(const Contest& contest, double width) {
  const bool narrow = width < 560;
  const auto order = by_success(contest);
  const double legend = narrow ? 24 * static_cast<double>(order.size()) : 0;
  const double left = 56, right = narrow ? width - 12 : width - 190, top = 34;
  const double bottom = top + (narrow ? 230 : 320);
  Plot plot(width, bottom + 46 + legend, "Cactus plot: time against puzzles solved");
  Numbers times;
  for (const auto& entrant : contest.entrants)
    for (const double time : entrant.solved_times) times.push_back(std::max(time, kShortest));
  const double slowest = times.empty() ? 1 : *std::max_element(times.begin(), times.end());
  const double high = contest.time_limit > 0 && slowest > contest.time_limit / 5 ? contest.time_limit : 1.3 * slowest;
  const double low = times.empty() ? kShortest : 0.8 * *std::min_element(times.begin(), times.end());
  const Scale x(0, static_cast<double>(contest.run.subjects.size()), left, right, false, Unit::count);
  const Scale y(low, high, bottom, top, true, Unit::seconds);
  plot.y_axis(y, left, right, 9, "Time for one " + contest.noun(), 14);
  for (const Tick& tick : x.ticks(narrow ? 4 : 8))
    plot.text(x.at(tick.value), bottom + 18, tick.label, Anchor::middle, "tk");
  plot.text(right, bottom + 34, contest.nouns() + " solved, easiest first", Anchor::end);
  plot.line(right, top, right, bottom, "var(--edge)", 1, "2 3");
  plot.text(right, top - 10, "all " + std::to_string(contest.run.subjects.size()), Anchor::end, "tk");
  for (const Entrant* entrant : order) draw_line(plot, *entrant, x, y, entrant == &contest.best());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const double line = static_cast<double>(i);
    const double label_x = narrow ? left : right + 20,
                 label_y = narrow ? bottom + 62 + 24 * line : top + 12 + 26 * line;
    plot.line(label_x - 14, label_y - 4, label_x + 6, label_y - 4, order[i]->style.color, 2, order[i]->style.dash);
    plot.mark(order[i]->style, label_x - 4, label_y - 4, 4);
    plot.text(label_x + 14, label_y, order[i]->label(), Anchor::start, "lbl");
    plot.text(width - 2, label_y, std::to_string(order[i]->solved()), Anchor::end, "tk");
  }
  return plot;
}

}  // namespace

void add_cactus(const Contest& contest, std::vector<Figure>& figures) {
  const Entrant& best = contest.best();
  if (best.solved() == 0) return;
  const std::string all = std::to_string(contest.run.subjects.size());
  const bool alone = contest.entrants.size() == 1;
  const bool every = std::all_of(contest.entrants.begin(), contest.entrants.end(),
                                 [](const Entrant& each) { return each.solved() == each.count; });
  Figure figure;
  figure.id = "cactus";
  if (alone)
    figure.title = fmt::format("{} solves {} of {} {}", best.label(), best.solved(), all, contest.nouns());
  else if (every)
    figure.title = fmt::format("All {} solve every {}; {} needs the least time", contest.entrants.size(),
                               contest.noun(), best.label());
  else
    figure.title = fmt::format("{} solves the most: {} of {} {}", best.label(), best.solved(), all, contest.nouns());
  figure.subtitle = fmt::format("{} solved within the time on the y axis. Lower and further right is better.",
                                contest.nouns() == "boards"   ? "Boards"
                                : contest.nouns() == "levels" ? "Levels"
                                                              : "Puzzles");
  figure.note = fmt::format(
      "Each line sorts the {} by the time they took that configuration; marks stand at the "
      "quartiles and at the end. For {} the median is {}, the slowest of those it solved took {}.",
      contest.nouns(), best.label(), report::human_seconds(median(best.solved_times)),
      report::human_seconds(best.solved_times.back()));
  figure.draw = [&contest](double width) { return draw_cactus(contest, width); };
  figures.push_back(std::move(figure));
}

}  // namespace gridlock::lab
