#include "tools/learn_person/numbers.hpp"

#include <cmath>

namespace gridlock::rushhour {

double mean_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

double pearson(const std::vector<double>& x, const std::vector<double>& y) {
  const double mx = mean_of(x), my = mean_of(y);
  double xy = 0, xx = 0, yy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - mx) * (y[i] - my);
    xx += (x[i] - mx) * (x[i] - mx);
    yy += (y[i] - my) * (y[i] - my);
  }
  return xy / std::sqrt(xx * yy);
}

// Cholesky's way.
std::vector<double> solve_linear(Matrix a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = a[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= a[i][k] * a[j][k];
      a[i][j] = i == j ? std::sqrt(sum) : sum / a[j][j];
    }
    for (std::size_t k = 0; k < i; ++k) b[i] -= a[i][k] * b[k];
    b[i] /= a[i][i];
  }
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t k = i + 1; k < n; ++k) b[i] -= a[k][i] * b[k];
    b[i] /= a[i][i];
  }
  return b;
}

double predict_linearly(const Matrix& features, const std::vector<double>& times, std::size_t left_out, double ridge) {
  const std::size_t width = features.front().size();
  std::vector<double> mean(width), spread(width), b(width);
  double mean_time = 0, n = 0;
  const auto each = [&](const auto& visit) {
    for (std::size_t i = 0; i < times.size(); ++i)
      if (i != left_out) visit(i);
  };
  each([&](std::size_t i) { mean_time += times[i], n += 1; });
  mean_time /= n;
  std::vector<std::vector<double>> a(width, std::vector<double>(width));
  for (std::size_t f = 0; f < width; ++f) {
    each([&](std::size_t i) { mean[f] += features[i][f] / n; });
    each([&](std::size_t i) { spread[f] += std::pow(features[i][f] - mean[f], 2) / n; });
    spread[f] = std::sqrt(spread[f]) + 1e-12;
  }
  const auto scaled = [&](std::size_t i, std::size_t f) { return (features[i][f] - mean[f]) / spread[f]; };
  for (std::size_t f = 0; f < width; ++f) {
    each([&](std::size_t i) { b[f] += scaled(i, f) * (times[i] - mean_time); });
    for (std::size_t g = 0; g < width; ++g) each([&](std::size_t i) { a[f][g] += scaled(i, f) * scaled(i, g); });
    a[f][f] += ridge;
  }
  const auto weights = solve_linear(a, b);
  double sum = mean_time;
  for (std::size_t f = 0; f < width; ++f) sum += weights[f] * scaled(left_out, f);
  return sum;
}

}  // namespace gridlock::rushhour
