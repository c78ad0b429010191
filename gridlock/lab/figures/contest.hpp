// Who solved what: a run as a contest between its configurations, which every figure and the page start from.
#pragma once

#include <string>
#include <vector>

#include "gridlock/lab/figures/plot.hpp"
#include "gridlock/lab/run/run.hpp"
#include "gridlock/lab/statistics/statistics.hpp"

namespace gridlock::lab {

// One configuration of a run.
struct Entrant {
  Configuration configuration;
  SeriesStyle style;
  std::vector<const Case*> cases;  // by subject; null where there is none
  Numbers solved_times;            // in order
  std::size_t count = 0;           // of cases

  std::size_t solved() const { return solved_times.size(); }
  std::string label() const { return configuration.label(); }
};

// A run as the figures see it: no repeats, configurations beside each other.
struct Contest {
  // Throws Error if no case has ended.
  explicit Contest(const Run& run);
  Contest(const Contest&) = delete;
  Contest& operator=(const Contest&) = delete;

  Run run;
  std::vector<Entrant> entrants;
  std::size_t winner = 0;              // most solved; among equals the least time
  std::size_t rival = 0;               // whom to compare it with; the winner itself if it is alone
  std::size_t duel_x = 0, duel_y = 0;  // who meets in the scatter plot; by default the rival and the winner
  std::size_t focus = 0;               // whose failures and measures are worth a closer look
  double time_limit = 0;               // seconds; 0: none

  const Entrant& best() const { return entrants[winner]; }
  std::string nouns(std::size_t count = 0) const;  // "boards", "levels", "puzzles"; of one, the noun()
  std::string noun() const;
};

// How many times faster `y` is than `x`: the median of the ratios of their times where both solved; 1 if they never
// did.
double median_speed_up(const Entrant& x, const Entrant& y);

// By label; throws Error with the labels there are.
std::size_t entrant_named(const Contest& contest, const std::string& label);

// 0.5 -> "50 %", 12.34 -> "12.3": for sentences.
std::string percent(double share);
std::string short_number(double number);

}  // namespace gridlock::lab
