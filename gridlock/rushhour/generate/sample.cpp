#include "gridlock/rushhour/generate/sample.hpp"

#include <vector>

#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/generate/trial.hpp"
#include "gridlock/rushhour/improve/improve.hpp"

namespace gridlock::rushhour {
namespace {

constexpr std::size_t kLongestWalk = 20'000;

// One random legal move, made on the board; distance 0 if there is none.
Slide random_slide(Board& board, Random& random, std::vector<Slide>& choices) {
  choices.clear();
  board.for_each_slide(Metric::moves, [&](Slide slide) { choices.push_back(slide); });
  if (choices.empty()) return {};
  const Slide slide = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  board.slide(slide);
  return slide;
}

}  // namespace

Puzzle scrambled(const Puzzle& board, int moves, Random& random) {
  Board walking(board);
  std::vector<Slide> choices;
  for (int i = 0; i < moves; ++i) random_slide(walking, random, choices);
  return walking.as_puzzle();
}

std::optional<Count> sample_cost(const Puzzle& board, Metric metric, Random& random, Monitor& monitor) {
  Board walking(board);
  std::vector<Slide> choices, walk;
  while (!walking.solved()) {
    if (walk.size() >= kLongestWalk || monitor.poll()) return std::nullopt;
    walk.push_back(random_slide(walking, random, choices));
    monitor.expands(
        [&] { return std::uint64_t{walk.back().vehicle} << 8 | static_cast<std::uint8_t>(walk.back().distance); });
    if (walk.back().distance == 0) return std::nullopt;
  }
  Monitor own = monitor.child(Share::of_many(monitor.limits().nodes));
  return cost_of(improve(board, std::move(walk), metric, own, {0}), metric);
}

}  // namespace gridlock::rushhour
