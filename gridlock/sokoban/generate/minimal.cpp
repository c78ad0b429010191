#include "gridlock/sokoban/generate/minimal.hpp"

#include <algorithm>
#include <optional>

#include "gridlock/sokoban/board/terrain.hpp"
#include "gridlock/sokoban/generate/pulls.hpp"

namespace gridlock::sokoban {
namespace {

enum class Answer { as_long, other, unknown };

// Whether the level takes `cost` pushes. It has no more boxes than goals.
Answer takes(const Puzzle& puzzle, Count cost, std::uint64_t budget, Monitor& whole) {
  Monitor monitor = whole.child({.same_puzzle = false});
  const Level level(puzzle, monitor.watch());
  if (level.boxes().size() != puzzle.boxes.size()) return Answer::other;
  const auto pulls = Pulls::make(level);
  const Stance start{level.boxes(), level.player()};
  pulls->run(start.boxes.size(), budget, &start, monitor);
  if (pulls->distance()) return *pulls->distance() == cost ? Answer::as_long : Answer::other;
  return pulls->complete() ? Answer::other : Answer::unknown;
}

bool falls_apart(const Puzzle& before, const Puzzle& after) { return Level(before).size() != Level(after).size() + 1; }

}  // namespace

// More walls never make a level easier. So floor that was needed before some other floor went is needed still; but
// where boxes can stand may change, so it is looked at until nothing does.
Shrunk shrink(Puzzle& level, Count cost, std::uint64_t budget, Monitor& monitor) {
  Shrunk result;
  std::optional<Terrain> terrain;  // of the level as it is
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t cell = 0; cell < level.ground.size(); ++cell) {
      if (level.ground[cell] != ' ' || static_cast<int>(cell) == level.player) continue;
      if (monitor.look()) return result;
      if (!terrain) terrain.emplace(level, monitor.watch());
      const Square square = terrain->level().square_of(static_cast<int>(cell));
      if (square == terrain->level().wall() || !terrain->dead(square)) continue;
      if (std::binary_search(level.boxes.begin(), level.boxes.end(), static_cast<int>(cell))) continue;
      Puzzle without = level;
      without.ground[cell] = '#';
      if (falls_apart(level, without)) continue;
      const Answer answer = takes(without, cost, budget, monitor);
      if (answer == Answer::unknown) result.minimal = false;
      if (answer != Answer::as_long) continue;
      level = std::move(without);
      terrain.reset();
      result.changed = changed = true;
    }
  }
  for (std::size_t box = 0; box < level.boxes.size() && level.boxes.size() > 1; ++box) {
    Puzzle without = level;
    without.boxes.erase(without.boxes.begin() + static_cast<std::ptrdiff_t>(box));
    const Answer answer = takes(without, cost, budget, monitor);
    if (answer == Answer::as_long) result.spare_box = true;
    if (answer == Answer::unknown) result.minimal = false;
  }
  return result;
}

}  // namespace gridlock::sokoban
