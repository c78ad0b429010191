// Learns the weights of sokoban/portfolio/guides/value_guide.hpp: makes levels, and compares each move of their
// solutions with all others that could have been made. The weights are those that best tell which it was (logistic
// regression on the differences of features, by stochastic gradient). Prints them so that they can be put into that
// file.
//
//   learn_values [levels [seed]]
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/generate/generate.hpp"
#include "gridlock/sokoban/portfolio/guides/imagined_guide.hpp"
#include "gridlock/sokoban/portfolio/guides/value_guide.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"

namespace gridlock::sokoban {
namespace {

using Features = ValueGuide::Features;

// The differences between the features of a move of the solution and those of another.
class Lesson {
 public:
  Lesson(const Generated& made, std::vector<Features>& differences)
      : layout_(made.puzzle, Metric::pushes),
        facts_(layout_),
        deadlocks_(layout_),
        reach_(facts_.level()),
        plan_(facts_.terrain(), plan()),
        guide_(facts_, plan_),
        moves_(facts_, deadlocks_, ImaginedGuide<Pushing>(facts_, facts_.level().goals(), false)) {
    Situation at = moves_.root();
    const auto& pushes = made.solution;
    for (std::size_t i = 0; i < pushes.size();) {
      Situation next = at;
      Square box = pushes[i].box;
      Square& moved = *std::find(next.boxes.begin(), next.boxes.end(), box);
      for (; i < pushes.size() && pushes[i].box == box; ++i) box = facts_.level().next(box, pushes[i].direction);
      moved = box;
      const Push& last = pushes[i - 1];
      next.region = reach_.flood(Board(facts_.level(), next.boxes).occupied(), last.box);
      compare(at, next, differences);
      at = std::move(next);
    }
  }

 private:
  std::vector<PlanStep> plan() {
    PlanMaker maker(facts_);
    Monitor monitor{Limits{}};
    while (!maker.run(10'000, monitor)) continue;
    return maker.plan(true);
  }

  Features features(const Situation& situation) {
    const Board board(facts_.level(), situation.boxes);
    guide_.begin(situation);
    reach_.flood(board.occupied(), situation.region);
    return guide_.judge(board, situation.boxes, count_regions(board, reach_, 1));
  }

  void compare(const Situation& at, const Situation& next, std::vector<Features>& differences) {
    std::vector<Child> children;
    const HashSet nothing;
    Stats stats;
    DuplicateFilter filter(nothing, stats);
    moves_.expand(at, filter, children);
    const std::uint64_t made = moves_.hash(next);
    const bool offered = std::any_of(children.begin(), children.end(), [&](const Child& c) { return c.hash == made; });
    if (!offered) return;
    const Features good = features(next);
    for (const Child& child : children) {
      if (child.hash == made) continue;
      Features difference = features(moves_.after(at, child));
      for (std::size_t f = 0; f < difference.size(); ++f) difference[f] = good[f] - difference[f];
      differences.push_back(difference);
    }
  }

  Layout layout_;
  LevelFacts facts_;
  DeadPositions deadlocks_;
  Reach reach_;
  Plan plan_;
  ValueGuide guide_;
  PushSide<ImaginedGuide<Pushing>> moves_;  // what moves there are must not depend on the weights of before
};

Features regression(const std::vector<Features>& differences, Random& random) {
  constexpr int kRounds = 40;
  Features weights{};
  for (int round = 0; round < kRounds; ++round) {
    const double rate = 0.5 / (1 + round);
    for (std::size_t i = 0; i < differences.size(); ++i) {
      const Features& d = differences[random.below(static_cast<std::uint32_t>(differences.size()))];
      const double sum = std::inner_product(d.begin(), d.end(), weights.begin(), 0.0);
      const double error = 1 / (1 + std::exp(sum));
      for (std::size_t f = 0; f < d.size(); ++f) weights[f] += rate * error * d[f];
    }
  }
  double total = 0;
  for (const double weight : weights) total += std::abs(weight);
  for (double& weight : weights) weight /= total;
  return weights;
}

}  // namespace
}  // namespace gridlock::sokoban

int main(int argc, char** argv) {
  using namespace gridlock;
  sokoban::GenerateRequest request;
  request.width = request.height = 10;
  request.boxes = {4, 8};
  request.pushes.min = 20;
  request.budget = 20'000;
  request.effort = 5;
  request.count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200;
  request.seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
  std::vector<sokoban::Features> differences;
  Monitor monitor{Limits{}};
  std::uint64_t levels = 0;
  generate(request, monitor, [&](const sokoban::Generated& made, Monitor&) {
    sokoban::Lesson(made, differences);
    ++levels;
  });
  Random random(request.seed);
  const auto weights = sokoban::regression(differences, random);
  std::size_t right = 0;
  for (const auto& d : differences) right += std::inner_product(d.begin(), d.end(), weights.begin(), 0.0) > 0 ? 1 : 0;
  std::printf("%llu levels, %zu comparisons, %.1f %% of them right\n", static_cast<unsigned long long>(levels),
              differences.size(), 100.0 * static_cast<double>(right) / static_cast<double>(differences.size()));
  for (const double weight : weights) std::printf("%.3f ", weight);
  std::printf("\n");
}
