#include "gridlock/game/routes.hpp"

#include <algorithm>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/board/notation.hpp"
#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/board/walk.hpp"

namespace gridlock::game {
namespace {

using sokoban::Direction, sokoban::Level, sokoban::Square;

char letter(Direction d, bool push) { return (push ? "ULDR" : "uldr")[static_cast<std::size_t>(d)]; }

// Where the player can walk while one box, on `box`, is not where the puzzle has it.
class Ground {
 public:
  explicit Ground(const sokoban::Puzzle& puzzle) : level_(puzzle) {
    occupied_.assign(static_cast<std::size_t>(level_.size()) + 1, false);
    for (const int box : puzzle.boxes) occupied_[level_.square_of(box)] = true;
  }

  const Level& level() const { return level_; }
  bool box(Square square) const { return occupied_[square]; }
  void remove(Square square) { occupied_[square] = false; }
  bool free(Square square) const { return square != level_.wall() && !occupied_[square]; }

  sokoban::Walk walk(Square player, Square box) const {
    return {level_, [&](Square s) { return occupied_[s] || s == box; }, player};
  }
  std::string steps(const sokoban::Walk& walk, Square to) const {
    std::string text;
    walk.retrace(level_, to, [&](Direction d) { text += letter(d, false); });
    return {text.rbegin(), text.rend()};
  }

 private:
  Level level_;
  std::vector<bool> occupied_;
};

// A box and the player behind it, reached from another such place.
struct Stand {
  Square box, player;
  std::size_t from;
  std::string lurd;  // from there to here
};

}  // namespace

std::optional<std::size_t> vehicle_at(const rushhour::Puzzle& puzzle, int cell) {
  const int found = rushhour::Board(puzzle).at(cell / puzzle.width, cell % puzzle.width);
  if (found < 0) return std::nullopt;
  return static_cast<std::size_t>(found);
}

std::optional<std::string> slide_to(const rushhour::Puzzle& puzzle, std::size_t vehicle, int cell) {
  const auto& moving = puzzle.vehicles[vehicle];
  const int row = cell / puzzle.width, col = cell % puzzle.width;
  if ((moving.vertical ? col : row) != moving.line()) return std::nullopt;
  const int aim = moving.vertical ? row : col, last = moving.offset() + moving.length - 1;
  const int distance = aim > last ? aim - last : std::min(0, aim - moving.offset());
  if (distance == 0) return std::nullopt;
  const rushhour::Slide slide{static_cast<std::uint8_t>(vehicle), static_cast<std::int8_t>(distance)};
  if (!rushhour::Board(puzzle).can_slide(slide)) return std::nullopt;
  return rushhour::to_text(puzzle, slide);
}

std::optional<std::string> walk_to(const sokoban::Puzzle& puzzle, int cell) {
  const Ground ground(puzzle);
  const Square target = ground.level().square_of(cell);
  if (!ground.free(target)) return std::nullopt;
  const auto walk = ground.walk(ground.level().player(), ground.level().wall());
  if (!walk.reaches(target)) return std::nullopt;
  return ground.steps(walk, target);
}

// Breadth first over where the box is and on which side of it the player stands.
std::optional<std::string> push_to(const sokoban::Puzzle& puzzle, int box, int cell) {
  Ground ground(puzzle);
  const Level& level = ground.level();
  const Square first = level.square_of(box), target = level.square_of(cell);
  if (first == level.wall() || !ground.box(first) || !ground.free(target)) return std::nullopt;
  ground.remove(first);
  std::vector<bool> known(static_cast<std::size_t>(level.size()) * 4, false);
  std::vector<Stand> stands{{first, level.player(), 0, ""}};
  for (std::size_t i = 0; i < stands.size(); ++i) {
    const Square at = stands[i].box;
    if (at == target) {
      std::string lurd;
      for (; i != 0; i = stands[i].from) lurd.insert(0, stands[i].lurd);
      return lurd;
    }
    const auto walk = ground.walk(stands[i].player, at);
    for (const Direction d : sokoban::kDirections) {
      const Square behind = level.next(at, opposite(d)), ahead = level.next(at, d);
      if (!ground.free(ahead) || !ground.free(behind) || !walk.reaches(behind)) continue;
      const std::size_t name = static_cast<std::size_t>(ahead) * 4 + static_cast<std::size_t>(d);
      if (known[name]) continue;
      known[name] = true;
      stands.push_back({ahead, at, i, ground.steps(walk, behind) + letter(d, true)});
    }
  }
  return std::nullopt;
}

}  // namespace gridlock::game
