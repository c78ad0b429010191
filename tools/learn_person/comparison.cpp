#include "tools/learn_person/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

#include "gridlock/rushhour/generate/rate.hpp"
#include "gridlock/rushhour/person/forecast.hpp"

namespace gridlock::rushhour {
namespace {

constexpr double kLinearRidge = 3;

// The same numbers without the mean of the boards of equal length.
std::vector<double> within_length(std::vector<double> values, const std::vector<double>& lengths) {
  std::map<double, std::vector<double>> groups;
  for (std::size_t i = 0; i < values.size(); ++i) groups[lengths[i]].push_back(values[i]);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] -= mean_of(groups[lengths[i]]);
  return values;
}

}  // namespace

void compare_models(const Cases& cases, const Matrix& curves) {
  std::vector<double> times, lengths, person, errors, shares, known_shares;
  double likelihood = 0, moves = 0;
  Matrix by_length, by_score, by_features;
  for (const auto& one : cases) {
    times.push_back(one->time);
    lengths.push_back(one->length);
    Monitor monitor{Limits{}};
    const Rating rated = rate(one->puzzle, 1'000'000, monitor);
    const SpaceFeatures& s = *rated.space;
    const double length = one->length;
    by_length.push_back({std::log(length)});
    by_score.push_back({length + 0.5 * rated.involved + 2 * rated.counterintuitive + 0.25 * s.luck});
    by_features.push_back({std::log(length), s.luck, static_cast<double>(rated.involved),
                           static_cast<double>(rated.counterintuitive), std::log(static_cast<double>(s.waist)),
                           std::log(static_cast<double>(s.states)), s.dead_ends});
  }
  for (std::size_t i = 0; i < cases.size(); ++i) {
    Chosen others;
    Matrix their_curves;
    for (std::size_t k = 0; k < cases.size(); ++k) {
      if (k == i) continue;
      others.push_back(cases[k].get());
      their_curves.push_back(curves[k]);
    }
    Habits habits = learn_moves(others);
    learn_endings(others, their_curves, habits);
    const Forecast seen = forecast(cases[i]->outlook, habits);
    person.push_back(std::log(seen.seconds));
    errors.push_back(std::abs(person.back() - times[i]));
    likelihood += likelihood_of(*cases[i], habits.weights);
    moves += static_cast<double>(cases[i]->choices.size());
    shares.push_back(seen.share);
    known_shares.push_back(cases[i]->share);
  }
  const auto row = [&](const char* name, const std::vector<double>& predicted, bool length_only = false) {
    std::printf("  %-52s %6.3f  ", name, pearson(predicted, times));
    if (length_only)
      std::printf("     -\n");
    else
      std::printf("%6.3f\n", pearson(within_length(predicted, lengths), within_length(times, lengths)));
  };
  const auto linear = [&](const Matrix& features, double ridge) {
    std::vector<double> predicted;
    for (std::size_t i = 0; i < times.size(); ++i) predicted.push_back(predict_linearly(features, times, i, ridge));
    return predicted;
  };
  std::printf("\nleave one board out: correlation with the log of the median time; within equal length\n");
  row("length alone", linear(by_length, 0), true);
  row("the score of version 0.1", linear(by_score, 0));
  row("linear model of length and six features", linear(by_features, kLinearRidge));
  row("simulated person", person);
  std::sort(errors.begin(), errors.end());
  std::printf("  half of the times are within %.0f %%, three quarters within %.0f %%\n",
              100 * std::expm1(errors[errors.size() / 2]), 100 * std::expm1(errors[errors.size() * 3 / 4]));
  std::printf("  log likelihood of a move %.4f\n", likelihood / moves);
  std::printf("  share that solves it: correlation with what people did %.3f\n", pearson(shares, known_shares));
}

}  // namespace gridlock::rushhour
