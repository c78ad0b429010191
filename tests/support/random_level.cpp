// The random levels; compiled once, since the generator costs most files that use it a second.
#include "tests/support/random_level.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>

#include "gridlock/formats/formats.hpp"

namespace gridlock::testing {

sokoban::Puzzle random_level(Random& random, const LevelShape& shape) {
  const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
  sokoban::Puzzle puzzle;
  puzzle.width = shape.width;
  puzzle.height = shape.height;
  puzzle.ground.assign(static_cast<std::size_t>(shape.width * shape.height), '#');
  std::vector<int> inside;
  for (int row = 1; row + 1 < shape.height; ++row)
    for (int col = 1; col + 1 < shape.width; ++col) inside.push_back(row * shape.width + col);
  for (std::size_t i = inside.size(); i > 1; --i) std::swap(inside[i - 1], inside[below(i)]);

  // The first cells stay free for the player, one box and one goal.
  const auto walls = static_cast<std::size_t>(shape.walls * static_cast<double>(inside.size()));
  inside.resize(std::max(inside.size() - walls, std::min<std::size_t>(inside.size(), 3)));
  for (const int cell : inside) puzzle.ground[static_cast<std::size_t>(cell)] = ' ';
  puzzle.player = inside.front();
  const std::size_t boxes = std::clamp<std::size_t>(static_cast<std::size_t>(shape.boxes), 1, inside.size() - 1);
  puzzle.boxes.assign(inside.begin() + 1, inside.begin() + 1 + static_cast<std::ptrdiff_t>(boxes));
  std::sort(puzzle.boxes.begin(), puzzle.boxes.end());
  for (std::size_t i = inside.size(); i > 1; --i) std::swap(inside[i - 1], inside[below(i)]);
  const std::size_t goals = std::min(boxes + static_cast<std::size_t>(shape.spare_goals), inside.size());
  for (std::size_t i = 0; i < goals; ++i) puzzle.ground[static_cast<std::size_t>(inside[i])] = '.';
  return puzzle;
}

rc::Gen<sokoban::Puzzle> any_level(int min_side, int max_side) {
  using Choice = std::tuple<std::uint64_t, int, int, int, int, int>;
  const auto side = rc::gen::inRange(min_side, max_side + 1);
  return rc::gen::map(rc::gen::tuple(rc::gen::arbitrary<std::uint64_t>(), side, side, rc::gen::inRange(1, 8),
                                     rc::gen::inRange(0, 3), rc::gen::inRange(0, 50)),
                      [](const Choice& choice) {
                        const auto& [seed, width, height, boxes, spare_goals, walls] = choice;
                        Random random(seed);
                        return random_level(random, {width, height, boxes, spare_goals, walls / 100.0});
                      });
}

}  // namespace gridlock::testing

namespace gridlock::sokoban {

void showValue(const Puzzle& puzzle, std::ostream& out) { out << "\n" << write_puzzles({puzzle}, "xsb"); }

}  // namespace gridlock::sokoban
