// The numbers of a case by name, features and measures alike: what tables show and plots put on their axes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/lab/run/run.hpp"
#include "gridlock/report/record.hpp"

namespace gridlock::lab {

enum class Unit { count, ratio, seconds, bytes, share };

struct Quantity {
  std::string_view name;   // the word on the command line
  std::string_view title;  // what a heading or an axis says
  Unit unit;
  bool feature;  // of the puzzle, known before anyone solves it
  // None where the case has no such number: no cost without a solution.
  std::optional<double> (*of)(const Subject&, const Measures&);
};

const std::vector<Quantity>& quantities();
// Throws Error with the names there are.
const Quantity& quantity_named(std::string_view name);

std::optional<double> value_of(const Quantity& quantity, const Run& run, const Case& each);

// Pieces are vehicles in one puzzle and crates in the other; where all subjects are of one kind, that word.
std::string title_of(const Quantity& quantity, const Run& run);

// As a table shows it: a share in percent, a count whole if it is.
report::Value shown(double number, Unit unit);

}  // namespace gridlock::lab
