#include "tools/learn_person/learning.hpp"

#include <algorithm>
#include <cmath>

#include "gridlock/rushhour/person/forecast.hpp"

namespace gridlock::rushhour {
namespace {

constexpr double kRidge = 1;  // of the weights, beside 18,000 moves

struct Fit {
  Attractions weights{};
  double likelihood = 0;  // log, of a move, in the mean
};

// How likely each option is.
std::vector<double> chances(const Choice& choice, const Attractions& weights) {
  std::vector<double> chance;
  double sum = 0;
  for (const Attractions& option : choice.options) {
    double attraction = 0;
    for (std::size_t i = 0; i < kAttractions; ++i) attraction += weights[i] * option[i];
    chance.push_back(std::exp(attraction));
    sum += chance.back();
  }
  for (double& each : chance) each /= sum;
  return chance;
}

Fit fit_weights(const Chosen& cases) {
  Fit fit;
  for (int round = 0; round < 12; ++round) {
    std::vector<double> gradient(kAttractions);
    Matrix curvature(kAttractions, std::vector<double>(kAttractions));
    for (std::size_t i = 0; i < kAttractions; ++i) {
      gradient[i] = -kRidge * fit.weights[i];
      curvature[i][i] = kRidge;
    }
    double likelihood = 0;
    std::size_t moves = 0;
    for (const Case* one : cases)
      for (const Choice& choice : one->choices) {
        const auto chance = chances(choice, fit.weights);
        likelihood += std::log(chance[choice.chosen]);
        ++moves;
        Attractions mean{};
        for (std::size_t o = 0; o < chance.size(); ++o)
          for (std::size_t i = 0; i < kAttractions; ++i) mean[i] += chance[o] * choice.options[o][i];
        for (std::size_t i = 0; i < kAttractions; ++i) gradient[i] += choice.options[choice.chosen][i] - mean[i];
        for (std::size_t o = 0; o < chance.size(); ++o)
          for (std::size_t i = 0; i < kAttractions; ++i)
            for (std::size_t j = 0; j <= i; ++j)
              curvature[i][j] += chance[o] * (choice.options[o][i] - mean[i]) * (choice.options[o][j] - mean[j]);
      }
    fit.likelihood = likelihood / static_cast<double>(moves);
    const auto step = solve_linear(curvature, gradient);
    double largest = 0;
    for (std::size_t i = 0; i < kAttractions; ++i) {
      fit.weights[i] += step[i];
      largest = std::max(largest, std::abs(step[i]));
    }
    if (largest < 1e-9) break;
  }
  return fit;
}

}  // namespace

double likelihood_of(const Case& one, const Attractions& weights) {
  double likelihood = 0;
  for (const Choice& choice : one.choices) likelihood += std::log(chances(choice, weights)[choice.chosen]);
  return likelihood;
}

double rounded(double value) { return std::round(value * 1e4) / 1e4; }

Habits learn_moves(const Chosen& cases, double* likelihood) {
  Habits habits;
  const Fit fit = fit_weights(cases);
  if (likelihood) *likelihood = fit.likelihood;
  for (std::size_t i = 0; i < kAttractions; ++i) habits.weights[i] = rounded(fit.weights[i]);
  double restarts = 0, moves = 0, seconds = 0, timed = 0;
  for (const Case* one : cases) {
    restarts += static_cast<double>(one->restarts);
    moves += static_cast<double>(one->choices.size());
    seconds += one->seconds;
    timed += static_cast<double>(one->timed);
  }
  habits.seconds = rounded(seconds / timed);
  habits.restarts = rounded(restarts / moves);
  return habits;
}

void learn_endings(const Chosen& cases, const Matrix& curves, Habits& habits) {
  double share = 0;
  for (const Case* one : cases) share += one->share / static_cast<double>(cases.size());
  double low = 0, high = 0.1;
  while (high - low > 1e-6) {
    const double middle = (low + high) / 2;
    double solving = 0;
    for (const auto& curve : curves) solving += ending_of(curve, middle).share / static_cast<double>(curves.size());
    (solving > share ? low : high) = middle;
  }
  habits.gives_up = rounded(low);
  std::vector<double> lower, upper;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const double typical = std::log(ending_of(curves[i], habits.gives_up).moves * habits.seconds);
    lower.push_back(cases[i]->quartiles[0] - typical);
    upper.push_back(cases[i]->quartiles[1] - typical);
  }
  habits.lower_quartile = rounded(std::exp(mean_of(lower)));
  habits.upper_quartile = rounded(std::exp(mean_of(upper)));
}

void learn_length(const Chosen& cases, Habits& habits) {
  std::vector<double> x, y;
  for (const Case* one : cases) {
    x.push_back(std::log(one->length / 10.0));
    y.push_back(one->time);
  }
  double xy = 0, xx = 0;
  const double mx = mean_of(x), my = mean_of(y);
  for (std::size_t i = 0; i < x.size(); ++i) xy += (x[i] - mx) * (y[i] - my), xx += (x[i] - mx) * (x[i] - mx);
  habits.by_length = rounded(xy / xx);
  habits.by_length_at_10 = rounded(std::exp(my - habits.by_length * mx));
}

}  // namespace gridlock::rushhour
