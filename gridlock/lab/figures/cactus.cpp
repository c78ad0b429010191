// The cactus plot: how many were solved within which time, one line for each configuration.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

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

// Where labels stand whose lines end at these heights: as near as they can without touching, in the same order.
Numbers spread(const Numbers& ends, double gap, double top, double bottom) {
  std::vector<std::size_t> order(ends.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ends[a] < ends[b]; });
  Numbers places(ends.size());
  double free = top;
  for (const std::size_t i : order) {
    places[i] = std::max(ends[i], free);
    free = places[i] + gap;
  }
  // Whoever was pushed below the last line moves up again, and all above it.
  double limit = bottom;
  for (auto i = order.rbegin(); i != order.rend(); ++i) {
    places[*i] = std::min(places[*i], limit);
    limit = places[*i] - gap;
  }
  return places;
}

// The label stands beside the end of its line and is joined to it; on a phone it stands below the plot, in order.
void draw_label(Plot& plot, const Entrant& entrant, Place end, Place label, bool joined) {
  if (joined && entrant.solved() > 0)
    plot.path("M" + place(end.x + 5, end.y) + "L" + place(label.x - 18, label.y - 4), "var(--edge)", 1);
  plot.line(label.x - 14, label.y - 4, label.x + 6, label.y - 4, entrant.style.color, 2, entrant.style.dash);
  plot.mark(entrant.style, label.x - 4, label.y - 4, 4);
  plot.text(label.x + 14, label.y, entrant.label(), Anchor::start, "lbl");
  plot.text(plot.width() - 2, label.y, std::to_string(entrant.solved()), Anchor::end, "tk");
}

Plot draw_cactus(const Contest& contest, double width) {
  const bool narrow = width < 560;
  const auto order = by_success(contest);
  const double legend = narrow ? 24 * static_cast<double>(order.size()) : 0;
  const double left = 56, right = narrow ? width - 12 : width - 200, top = 34;
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
  std::vector<Place> ends;
  Numbers heights;
  for (const Entrant* entrant : order) {
    const double last = entrant->solved() == 0 ? high : entrant->solved_times.back();
    ends.push_back({x.at(static_cast<double>(entrant->solved())), y.at(std::max(last, kShortest))});
    heights.push_back(ends.back().y + 4);
  }
  const Numbers places = spread(heights, 26, top + 12, bottom);
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Place label = narrow ? Place{left, bottom + 62 + 24 * static_cast<double>(i)} : Place{right + 30, places[i]};
    draw_label(plot, *order[i], ends[i], label, !narrow);
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
    figure.title = fmt::format("{} solves {} of {} {}", best.label(), best.solved(), all,
                               contest.nouns(contest.run.subjects.size()));
  else if (every)
    figure.title = fmt::format("All {} solve every {}; {} needs the least time altogether", contest.entrants.size(),
                               contest.noun(), best.label());
  else if (std::all_of(contest.entrants.begin(), contest.entrants.end(),
                       [&](const Entrant& each) { return each.solved() == best.solved(); }))
    figure.title = fmt::format("All {} solve {} of {} {}; {} needs the least time altogether", contest.entrants.size(),
                               best.solved(), all, contest.nouns(), best.label());
  else if (contest.entrants[contest.rival].solved() == best.solved())
    figure.title = fmt::format("None solves more than {} of {} {}; {} needs the least time for them", best.solved(),
                               all, contest.nouns(), best.label());
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
