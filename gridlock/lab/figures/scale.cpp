#include "gridlock/lab/figures/scale.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gridlock::lab {
namespace {

// 1, 2 or 5 times a power of ten, at least `step`.
double rounded_step(double step) {
  const double power = std::pow(10, std::floor(std::log10(step)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (step <= factor * power * 1.0001) return factor * power;
  return 10 * power;
}

// The shortest of 0.25, 2, 10: no zeros behind.
std::string trimmed(double number) {
  std::string text = fmt::format("{:.3g}", number);
  return std::fabs(number) >= 1000 ? fmt::format("{:.0f}", number) : text;
}

std::string with_letter(double number) {
  if (std::fabs(number) >= 1e9) return trimmed(number / 1e9) + " G";
  if (std::fabs(number) >= 1e6) return trimmed(number / 1e6) + " M";
  return std::fabs(number) >= 1e4 ? trimmed(number / 1e3) + " k" : trimmed(number);
}

}  // namespace

std::string tick_label(double number, Unit unit) {
  if (unit == Unit::share) return trimmed(100 * number) + " %";
  if (unit == Unit::bytes) {
    if (number >= 1024.0 * 1024) return trimmed(std::round(number / (1024 * 1024))) + " MB";
    return number >= 1024 ? trimmed(std::round(number / 1024)) + " kB" : trimmed(number) + " B";
  }
  if (unit != Unit::seconds) return with_letter(number);
  if (number == 0) return "0";
  if (number < 0.99e-3) return trimmed(number * 1e6) + " µs";
  return number < 0.99 ? trimmed(number * 1e3) + " ms" : trimmed(number) + " s";
}

Scale::Scale(double low, double high, double from, double to, bool logarithmic, Unit unit)
    : low_(low), high_(high), from_(from), to_(to), logarithmic_(logarithmic), unit_(unit) {
  if (high_ <= low_) high_ = logarithmic_ ? low_ * 10 : low_ + 1;
}

Scale Scale::around(const std::vector<double>& numbers, double from, double to, Unit unit) {
  if (numbers.empty()) return {0, 1, from, to, false, unit};
  const auto [least, greatest] = std::minmax_element(numbers.begin(), numbers.end());
  // Times and memory are felt by their powers of ten sooner than counts are.
  const double span_of_logarithm = unit == Unit::seconds || unit == Unit::bytes ? 20 : 100;
  if (*least > 0 && *greatest > span_of_logarithm * *least) {
    // Whole powers of ten, or half of one where that is enough.
    const auto half_powers = [](double number, auto round) { return std::pow(10, round(2 * std::log10(number)) / 2); };
    return {half_powers(*least, [](double x) { return std::floor(x); }),
            half_powers(*greatest, [](double x) { return std::ceil(x); }),
            from,
            to,
            true,
            unit};
  }
  const double span = *greatest > *least ? *greatest - *least : std::max(1.0, std::fabs(*greatest));
  const double step = rounded_step(span / 5);
  const double low = *least >= 0 && *least < span ? 0 : std::floor(*least / step) * step;
  return {low, std::ceil(*greatest / step + 1e-9) * step, from, to, false, unit};
}

double Scale::at(double number) const {
  if (!logarithmic_) return from_ + (number - low_) / (high_ - low_) * (to_ - from_);
  const double clamped = std::max(number, low_);
  return from_ + std::log(clamped / low_) / std::log(high_ / low_) * (to_ - from_);
}

std::vector<Tick> Scale::ticks(int wanted) const {
  std::vector<Tick> ticks;
  if (logarithmic_) {
    const int first = static_cast<int>(std::floor(std::log10(low_) + 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(high_) + 1e-9));
    const int step = std::max(1, (last - first) / std::max(1, wanted));
    // Few powers of ten leave room for their halves and fifths.
    const bool dense = 3 * (last - first) <= wanted;
    for (int power = first; power <= last; power += step)
      for (const double factor : {1.0, 2.0, 5.0}) {
        const double value = factor * std::pow(10, power);
        const bool inside = value >= low_ * 0.999 && value <= high_ * 1.001;
        if (inside && (factor == 1 || dense)) ticks.push_back({value, tick_label(value, unit_)});
      }
    return ticks;
  }
  double step = rounded_step((high_ - low_) / std::max(1, wanted));
  if (unit_ == Unit::count) step = std::max(step, 1.0);
  for (double value = std::ceil(low_ / step - 1e-9) * step; value <= high_ + 1e-9 * step; value += step)
    ticks.push_back({value, tick_label(std::fabs(value) < 1e-9 * step ? 0 : value, unit_)});
  return ticks;
}

}  // namespace gridlock::lab
