// Learns the habits of the simulated person (rushhour/person/habits.hpp) from what people did with boards, and says how
// well the rating that follows predicts their times on boards it was not learned from. Prints the habits so that they
// can be put into rushhour/person/learned_habits.hpp. The same files give the same numbers.
//
//   learn_person FOLDER     which holds people.csv (a line a board) and moves.csv (a line a move)
//
// The weights are those under which the single moves of people are most likely (Newton's method, with a little ridge).
// How often people begin again, and the seconds of a move, are counted. How often they give up is what makes as many
// solve the boards, in the mean, as people did. Nothing is fitted to the times of boards, which it is tested on.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "gridlock/read.hpp"
#include "gridlock/rushhour/generate/rate.hpp"
#include "gridlock/rushhour/person/forecast.hpp"

namespace gridlock::rushhour {
namespace {

constexpr double kRidge = 1;        // of the weights, beside 18,000 moves
constexpr double kLinearRidge = 3;  // of the linear model that the person is compared with

using Row = std::map<std::string, std::string>;

std::vector<Row> read_csv(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw Error("cannot read " + path);
  const auto cells = [](const std::string& line) {
    std::vector<std::string> found;
    std::stringstream stream(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
    for (std::string cell; std::getline(stream, cell, ',');) found.push_back(cell);
    return found;
  };
  std::string line;
  std::getline(file, line);
  const auto head = cells(line);
  std::vector<Row> rows;
  while (std::getline(file, line)) {
    const auto row = cells(line);
    for (std::size_t i = 0; i < head.size() && i < row.size(); ++i)
      (i == 0 ? rows.emplace_back() : rows.back())[head[i]] = row[i];
  }
  return rows;
}

// What was there to choose from, and what was chosen.
struct Choice {
  std::vector<Attractions> options;
  std::size_t chosen = 0;
};

// A board, its positions, and what people did with it.
class Case {
 public:
  Case(const Row& row)
      : puzzle(std::get<rushhour::Puzzle>(read_puzzle(row.at("board")))),
        layout(puzzle, Metric::moves),
        space(layout),
        monitor(Limits{}),
        reachable(space, monitor),
        outlook(space, reachable),
        length(reachable.to_goal(0).count()),
        time(std::log(std::stod(row.at("seconds_median")))),
        quartiles{std::log(std::stod(row.at("seconds_q1"))), std::log(std::stod(row.at("seconds_q3")))},
        share(std::stod(row.at("solved")) / std::stod(row.at("people"))) {}

  // One attempt, and whether the person made another after it.
  void add_attempt(const std::vector<Row>& rows, bool last) {
    std::uint32_t position = 0;
    std::optional<std::pair<std::uint32_t, Slide>> before;
    bool made = false;
    const auto choose = [&](const auto& is_it) {
      Choice choice;
      std::optional<Option> taken;
      for (const Option& option : outlook.options(position)) {
        choice.options.push_back(option.attractions);
        if (before) {
          Attractions& a = choice.options.back();
          a[same_again] = option.slide.vehicle == before->second.vehicle ? 1 : 0;
          a[follows_on] = a[same_again] == 0 && !outlook.slides(before->first)[Outlook::bit(option.slide)] ? 1 : 0;
        }
        if (taken || !is_it(option)) continue;
        choice.chosen = choice.options.size() - 1;
        taken = option;
      }
      if (!taken) return false;
      before = {position, taken->slide};
      position = taken->to;
      choices.push_back(std::move(choice));
      return true;
    };
    for (const Row& row : rows) {
      const auto vehicle = puzzle.find(row.at("vehicle"));
      const int distance = std::stoi(row.at("move"));
      if (!choose([&](const Option& o) { return o.slide.vehicle == vehicle && o.slide.distance == distance; })) break;
      made = true;
      seconds += std::stod(row.at("seconds"));
      ++timed;
    }
    if (!made) return;  // the drive-out, which the files list as an attempt of its own
    // The move to the exit belongs to the drive-out. Those who had the way free at the end made it.
    const auto to_goal = [&](const Option& o) { return reachable.to_goal(o.to) == Cost{}; };
    if (!last)
      ++restarts;
    else if (reachable.to_goal(position) == Cost(1))
      choose(to_goal);
  }

  rushhour::Puzzle puzzle;
  Layout layout;
  SmallSpace space;
  Monitor monitor;
  Reachable<SmallSpace> reachable;
  Outlook outlook;
  Count length;
  double time;  // log of the median seconds
  std::array<double, 2> quartiles;
  double share;
  std::vector<Choice> choices;
  std::size_t restarts = 0;
  double seconds = 0;  // of all moves
  std::size_t timed = 0;
};

using Cases = std::vector<std::unique_ptr<Case>>;
using Chosen = std::vector<const Case*>;

Cases read_cases(const std::string& folder) {
  Cases cases;
  std::map<std::string, Case*> by_id;
  for (const Row& row : read_csv(folder + "/people.csv")) {
    cases.push_back(std::make_unique<Case>(row));
    by_id[row.at("id")] = cases.back().get();
  }
  std::map<std::pair<std::string, int>, std::map<int, std::vector<Row>>> attempts;  // by board and person
  for (const Row& row : read_csv(folder + "/moves.csv"))
    attempts[{row.at("id"), std::stoi(row.at("person"))}][std::stoi(row.at("attempt"))].push_back(row);
  for (const auto& [who, tries] : attempts)
    for (const auto& [number, rows] : tries) by_id.at(who.first)->add_attempt(rows, number == tries.rbegin()->first);
  return cases;
}

// Solves a x = b for a symmetric, positive definite a (Cholesky).
std::vector<double> solve_linear(std::vector<std::vector<double>> a, std::vector<double> b) {
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

struct Fit {
  Attractions weights{};
  double likelihood = 0;  // log, of a move, in the mean
};

Fit fit_weights(const Chosen& cases) {
  Fit fit;
  for (int round = 0; round < 12; ++round) {
    std::vector<double> gradient(kAttractions);
    std::vector<std::vector<double>> curvature(kAttractions, std::vector<double>(kAttractions));
    for (std::size_t i = 0; i < kAttractions; ++i) {
      gradient[i] = -kRidge * fit.weights[i];
      curvature[i][i] = kRidge;
    }
    double likelihood = 0;
    std::size_t moves = 0;
    std::vector<double> chance;
    for (const Case* one : cases)
      for (const Choice& choice : one->choices) {
        chance.clear();
        double sum = 0;
        for (const Attractions& option : choice.options) {
          double attraction = 0;
          for (std::size_t i = 0; i < kAttractions; ++i) attraction += fit.weights[i] * option[i];
          chance.push_back(std::exp(attraction));
          sum += chance.back();
        }
        likelihood += std::log(chance[choice.chosen] / sum);
        ++moves;
        Attractions mean{};
        for (std::size_t o = 0; o < chance.size(); ++o)
          for (std::size_t i = 0; i < kAttractions; ++i) mean[i] += chance[o] / sum * choice.options[o][i];
        for (std::size_t i = 0; i < kAttractions; ++i) gradient[i] += choice.options[choice.chosen][i] - mean[i];
        for (std::size_t o = 0; o < chance.size(); ++o)
          for (std::size_t i = 0; i < kAttractions; ++i)
            for (std::size_t j = 0; j <= i; ++j)
              curvature[i][j] += chance[o] / sum * (choice.options[o][i] - mean[i]) * (choice.options[o][j] - mean[j]);
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

double mean_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

double rounded(double value) { return std::round(value * 1e4) / 1e4; }

// What people are drawn to, how often they begin again, and how long a move takes.
Habits learn_moves(const Chosen& cases, double* likelihood = nullptr) {
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

// When they give up, and how much their times differ. The curves are those of the cases.
void learn_endings(const Chosen& cases, const std::vector<std::vector<double>>& curves, Habits& habits) {
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

// Ridge regression of the log times on some features, with their means and spreads taken away; predicts one more.
double predict_linearly(const std::vector<std::vector<double>>& features, const std::vector<double>& times,
                        std::size_t left_out, double ridge) {
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

// The same numbers without the mean of the boards of equal length.
std::vector<double> within_length(std::vector<double> values, const std::vector<double>& lengths) {
  std::map<double, std::vector<double>> groups;
  for (std::size_t i = 0; i < values.size(); ++i) groups[lengths[i]].push_back(values[i]);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] -= mean_of(groups[lengths[i]]);
  return values;
}

// For each board the habits are learned from the others. (When people give up is learned with the curves of all
// weights: each board is one in 36 there.)
void compare_models(const Cases& cases, const std::vector<std::vector<double>>& curves) {
  std::vector<double> times, lengths, person, shares, known_shares;
  std::vector<std::vector<double>> by_length, by_score, by_features;
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
    std::vector<std::vector<double>> their_curves;
    for (std::size_t k = 0; k < cases.size(); ++k) {
      if (k == i) continue;
      others.push_back(cases[k].get());
      their_curves.push_back(curves[k]);
    }
    Habits habits = learn_moves(others);
    learn_endings(others, their_curves, habits);
    const Forecast seen = forecast(cases[i]->outlook, habits);
    person.push_back(std::log(seen.seconds));
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
  const auto linear = [&](const std::vector<std::vector<double>>& features, double ridge) {
    std::vector<double> predicted;
    for (std::size_t i = 0; i < times.size(); ++i) predicted.push_back(predict_linearly(features, times, i, ridge));
    return predicted;
  };
  std::printf("\nleave one board out: correlation with the log of the median time; within equal length\n");
  row("length alone", linear(by_length, 0), true);
  row("the score of version 0.1", linear(by_score, 0));
  row("linear model of length and six features", linear(by_features, kLinearRidge));
  row("simulated person", person);
  std::printf("  share that solves it: correlation with what people did %.3f\n", pearson(shares, known_shares));
}

}  // namespace
}  // namespace gridlock::rushhour

int main(int argc, char** argv) try {
  using namespace gridlock::rushhour;
  if (argc != 2) {
    std::fprintf(stderr, "usage: learn_person FOLDER\n");
    return 2;
  }
  const Cases cases = read_cases(argv[1]);
  Chosen all;
  std::size_t moves = 0;
  for (const auto& one : cases) {
    all.push_back(one.get());
    moves += one->choices.size();
  }
  double likelihood = 0;
  Habits habits = learn_moves(all, &likelihood);
  std::vector<std::vector<double>> curves;
  for (const auto& one : cases) curves.push_back(solving_curve(one->outlook, habits));
  learn_endings(all, curves, habits);
  // Length alone, for boards that nobody can simulate: least squares of the logs.
  std::vector<double> x, y;
  for (const Case* one : all) {
    x.push_back(std::log(one->length / 10.0));
    y.push_back(one->time);
  }
  double xy = 0, xx = 0;
  const double mx = mean_of(x), my = mean_of(y);
  for (std::size_t i = 0; i < x.size(); ++i) xy += (x[i] - mx) * (y[i] - my), xx += (x[i] - mx) * (x[i] - mx);
  habits.by_length = rounded(xy / xx);
  habits.by_length_at_10 = rounded(std::exp(my - habits.by_length * mx));

  std::printf("// %zu boards, %zu moves; log likelihood of a move %.4f\n", cases.size(), moves, likelihood);
  std::printf("    .weights = {");
  for (std::size_t i = 0; i < kAttractions; ++i)
    std::printf("\n        %.4f,  // %.*s", habits.weights[i], static_cast<int>(kAttractionNames[i].size()),
                kAttractionNames[i].data());
  std::printf("\n    },\n    .restarts = %.4f,\n    .gives_up = %.4f,\n    .seconds = %.4f,\n", habits.restarts,
              habits.gives_up, habits.seconds);
  std::printf("    .lower_quartile = %.4f,\n    .upper_quartile = %.4f,\n", habits.lower_quartile,
              habits.upper_quartile);
  std::printf("    .by_length_at_10 = %.4f,\n    .by_length = %.4f,\n", habits.by_length_at_10, habits.by_length);
  std::fflush(stdout);
  compare_models(cases, curves);
} catch (const std::exception& error) {
  std::fprintf(stderr, "learn_person: %s\n", error.what());
  return 1;
}
