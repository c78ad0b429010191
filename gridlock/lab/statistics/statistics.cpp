#include "gridlock/lab/statistics/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gridlock::lab {
namespace {

double squared(double x) { return x * x; }

struct Line {
  double a, b;
};

// Ordinary least squares. x must vary.
Line least_squares(const Numbers& x, const Numbers& y) {
  const double x_mean = mean(x), y_mean = mean(y);
  double xx = 0, xy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xx += squared(x[i] - x_mean);
    xy += (x[i] - x_mean) * (y[i] - y_mean);
  }
  const double b = xy / xx;
  return {y_mean - b * x_mean, b};
}

bool constant(const Numbers& numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(), std::not_equal_to<>()) == numbers.end();
}

// The logarithms; nothing if one of the numbers has none.
std::optional<Numbers> logarithms(const Numbers& numbers) {
  Numbers result;
  for (const double number : numbers) {
    if (number <= 0) return std::nullopt;
    result.push_back(std::log(number));
  }
  return result;
}

}  // namespace

double sum(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0.0); }

double mean(const Numbers& numbers) { return numbers.empty() ? 0 : sum(numbers) / static_cast<double>(numbers.size()); }

double deviation(const Numbers& numbers) {
  if (numbers.size() < 2) return 0;
  const double middle = mean(numbers);
  double squares = 0;
  for (const double number : numbers) squares += squared(number - middle);
  return std::sqrt(squares / static_cast<double>(numbers.size() - 1));
}

double quantile(Numbers numbers, double part) {
  if (numbers.empty()) return 0;
  std::sort(numbers.begin(), numbers.end());
  const double place = part * static_cast<double>(numbers.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, numbers.size() - 1);
  return numbers[below] + (place - static_cast<double>(below)) * (numbers[above] - numbers[below]);
}

double median(Numbers numbers) { return quantile(std::move(numbers), 0.5); }

Numbers ranks(const Numbers& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return numbers[i] < numbers[j]; });
  Numbers result(numbers.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin;
    while (end < order.size() && numbers[order[end]] == numbers[order[begin]]) ++end;
    const double shared = 0.5 * static_cast<double>(begin + 1 + end);
    for (; begin < end; ++begin) result[order[begin]] = shared;
  }
  return result;
}

std::optional<double> spearman(const Numbers& x, const Numbers& y) {
  if (x.size() < 2 || constant(x) || constant(y)) return std::nullopt;
  const Numbers x_ranks = ranks(x), y_ranks = ranks(y);
  const double middle = 0.5 * static_cast<double>(x.size() + 1);
  double xx = 0, yy = 0, xy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xx += squared(x_ranks[i] - middle);
    yy += squared(y_ranks[i] - middle);
    xy += (x_ranks[i] - middle) * (y_ranks[i] - middle);
  }
  return xy / std::sqrt(xx * yy);
}

Strength strength_of(double rho) {
  const double size = std::round(100 * std::fabs(rho)) / 100;
  return size >= 0.7 ? Strength::strong : size >= 0.3 ? Strength::moderate : Strength::weak;
}

std::string_view name_of(Strength strength) {
  return strength == Strength::strong ? "strong" : strength == Strength::moderate ? "moderate" : "weak";
}

std::string_view name_of(Model model) {
  return model == Model::linear ? "linear" : model == Model::exponential ? "exponential" : "logarithmic";
}

double Fit::at(double x) const {
  if (model == Model::linear) return a + b * x;
  return model == Model::exponential ? a * std::exp(b * x) : a + b * std::log(x);
}

std::optional<Fit> fit(Model model, const Numbers& x, const Numbers& y) {
  if (x.size() < 3 || constant(x)) return std::nullopt;
  Fit result{model, 0, 0, 0, 0, x.size()};
  const auto log_x = model == Model::logarithmic ? logarithms(x) : std::optional(x);
  const auto log_y = model == Model::exponential ? logarithms(y) : std::optional(y);
  if (!log_x || !log_y) return std::nullopt;
  const Line line = least_squares(*log_x, *log_y);
  result.a = model == Model::exponential ? std::exp(line.a) : line.a;
  result.b = line.b;
  const double middle = mean(y);
  double error = 0, variance = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    error += squared(y[i] - result.at(x[i]));
    variance += squared(y[i] - middle);
  }
  result.r2 = variance > 0 ? 1 - error / variance : 0;
  result.rmse = std::sqrt(error / static_cast<double>(x.size()));
  return result;
}

}  // namespace gridlock::lab
