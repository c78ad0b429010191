// The random boards; compiled once, since the generator costs most files that use it a second.
#include "tests/support/random_board.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <tuple>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/rushhour/names.hpp"

namespace gridlock::testing {

rushhour::Puzzle random_board(Random& random, const BoardShape& shape) {
  rushhour::Puzzle puzzle;
  puzzle.width = shape.width;
  puzzle.height = shape.height;
  std::set<rushhour::Cell> taken;
  const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };

  const auto try_vehicle = [&](bool vertical, const std::string& name) {
    const int line_length = puzzle.line_length(vertical);
    const int longest = std::min(shape.longest, line_length);
    rushhour::Vehicle vehicle{name, {}, 2 + below(std::max(longest - 1, 1)), vertical};
    const int offset = below(line_length - vehicle.length + 1);
    const int line = below(puzzle.line_length(!vertical));
    vehicle.cell = vertical ? rushhour::Cell{offset, line} : rushhour::Cell{line, offset};
    for (int k = 0; k < vehicle.length; ++k)
      if (taken.count(vehicle.covered(k)) > 0) return false;
    for (int k = 0; k < vehicle.length; ++k) taken.insert(vehicle.covered(k));
    puzzle.vehicles.push_back(vehicle);
    return true;
  };
  try_vehicle(shape.vertical_primary, "X");
  for (int tries = 0; tries < 20 * shape.vehicles && static_cast<int>(puzzle.vehicles.size()) < shape.vehicles; ++tries)
    try_vehicle(below(2) == 1, formats::letter_name(puzzle.vehicles.size() - 1));
  puzzle.primary = random.below(static_cast<std::uint32_t>(puzzle.vehicles.size()));
  std::swap(puzzle.vehicles.front(), puzzle.vehicles[puzzle.primary]);

  for (int tries = 0; tries < 4 * shape.walls && static_cast<int>(puzzle.walls.size()) < shape.walls; ++tries) {
    const rushhour::Cell cell{below(puzzle.height), below(puzzle.width)};
    if (taken.insert(cell).second) puzzle.walls.push_back(cell);
  }
  std::sort(puzzle.walls.begin(), puzzle.walls.end());
  return puzzle;
}

rc::Gen<rushhour::Puzzle> any_board(int min_side, int max_side, int max_vehicles) {
  using Choice = std::tuple<std::uint64_t, int, int, int, int, int, bool>;
  const auto side = rc::gen::inRange(min_side, max_side + 1);
  return rc::gen::map(
      rc::gen::tuple(rc::gen::arbitrary<std::uint64_t>(), side, side, rc::gen::inRange(1, max_vehicles + 1),
                     rc::gen::inRange(0, 6), rc::gen::inRange(2, 6), rc::gen::arbitrary<bool>()),
      [](const Choice& choice) {
        const auto& [seed, width, height, vehicles, walls, longest, vertical_primary] = choice;
        Random random(seed);
        return random_board(random, {width, height, vehicles, walls, longest, vertical_primary});
      });
}

}  // namespace gridlock::testing

namespace gridlock::rushhour {

void showValue(const Puzzle& puzzle, std::ostream& out) { out << "\n" << write_puzzles({puzzle}, "grid"); }

}  // namespace gridlock::rushhour
