#include "gridlock/lab/figures/contest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "gridlock/core/counted.hpp"
#include "gridlock/core/error.hpp"

namespace gridlock::lab {
namespace {

// More solved, then less time for it.
bool better(const Entrant& a, const Entrant& b) {
  if (a.solved() != b.solved()) return a.solved() > b.solved();
  return sum(a.solved_times) < sum(b.solved_times);
}

}  // namespace

Contest::Contest(const Run& whole) : run(whole.without_repeats()) {
  const auto configurations = run.configurations();
  if (configurations.empty()) throw Error("no case of this run has ended");
  for (std::size_t i = 0; i < configurations.size(); ++i)
    entrants.push_back({configurations[i], series_style(i), std::vector<const Case*>(run.subjects.size()), {}, 0});
  for (const auto& each : run.cases) {
    const auto at = std::find(configurations.begin(), configurations.end(), each.key.configuration);
    Entrant& entrant = entrants[static_cast<std::size_t>(at - configurations.begin())];
    entrant.cases[static_cast<std::size_t>(each.key.subject)] = &each;
    ++entrant.count;
    if (each.measures.solved()) entrant.solved_times.push_back(each.measures.seconds.value_or(0));
  }
  for (auto& entrant : entrants) std::sort(entrant.solved_times.begin(), entrant.solved_times.end());
  for (std::size_t i = 1; i < entrants.size(); ++i)
    if (better(entrants[i], entrants[winner])) winner = i;
  // The second best is the most telling comparison.
  for (std::size_t i = 0; i < entrants.size(); ++i)
    if (i != winner && (rival == winner || better(entrants[i], entrants[rival]))) rival = i;
  duel_x = rival;
  duel_y = winner;
  // Success can only be explained where there is failure.
  focus = winner;
  for (std::size_t i = 0; i < entrants.size(); ++i)
    if (entrants[i].solved() > 0 && entrants[i].solved() < entrants[i].count) {
      focus = i;
      break;
    }
  const std::string limit = run.fact("time_limit");
  time_limit = limit.empty() || limit == "none" ? 0 : std::stod(limit);
}

std::string Contest::nouns(std::size_t count) const { return word_for(count, noun()); }

std::string Contest::noun() const {
  if (run.only("rushhour")) return "board";
  return run.only("sokoban") ? "level" : "puzzle";
}

double median_speed_up(const Entrant& x, const Entrant& y) {
  constexpr double kShortest = 1e-6;  // seconds; below that it is noise
  Numbers ratios;
  for (std::size_t i = 0; i < x.cases.size(); ++i)
    if (x.cases[i] != nullptr && y.cases[i] != nullptr && x.cases[i]->measures.solved() &&
        y.cases[i]->measures.solved())
      ratios.push_back(std::max(kShortest, x.cases[i]->measures.seconds.value_or(0)) /
                       std::max(kShortest, y.cases[i]->measures.seconds.value_or(0)));
  return ratios.empty() ? 1 : median(ratios);
}

std::size_t entrant_named(const Contest& contest, const std::string& label) {
  std::string known;
  for (std::size_t i = 0; i < contest.entrants.size(); ++i) {
    if (contest.entrants[i].label() == label) return i;
    known += (known.empty() ? "" : ", ") + contest.entrants[i].label();
  }
  throw Error("the run has no configuration '" + label + "'; it has " + known);
}

std::string percent(double share) {
  const double number = std::round(1000 * share) / 10;
  return fmt::format("{:.{}f} %", number, number == 0 || number == 100 || (number >= 10 && number < 99) ? 0 : 1);
}

std::string short_number(double number) {
  const double size = number < 0 ? -number : number;
  return fmt::format("{:.{}f}", number, size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

}  // namespace gridlock::lab
