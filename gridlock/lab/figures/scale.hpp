// An axis: where a number stands on it, and which numbers deserve a tick.
#pragma once

#include <string>
#include <vector>

#include "gridlock/lab/run/quantities.hpp"

namespace gridlock::lab {

struct Tick {
  double value;
  std::string label;
};

class Scale {
 public:
  // From `low` at pixel `from` to `high` at pixel `to`. A logarithmic one needs numbers above 0.
  Scale(double low, double high, double from, double to, bool logarithmic, Unit unit);

  // Round ends around the numbers; logarithmic if all are above 0 and they span powers of ten.
  static Scale around(const std::vector<double>& numbers, double from, double to, Unit unit);

  double at(double number) const;
  double low() const { return low_; }
  double high() const { return high_; }
  bool logarithmic() const { return logarithmic_; }
  // About this many, never crowded.
  std::vector<Tick> ticks(int wanted) const;

 private:
  double low_, high_, from_, to_;
  bool logarithmic_;
  Unit unit_;
};

// 1 ms, 10 s, 20 k, 45 %: short, for ticks.
std::string tick_label(double number, Unit unit);

}  // namespace gridlock::lab
