#include "gridlock/sokoban/fess/unpacking.hpp"

#include "gridlock/sokoban/fess/possible_moves.hpp"
#include "gridlock/sokoban/fess/solved_positions.hpp"

namespace gridlock::sokoban {
namespace {

// Boxes that cannot be pulled along either line, wherever the player may be.
int count_stuck(const Board& board, const std::vector<Square>& boxes) {
  const Level& level = board.level();
  const auto loose = [&](Square box, Direction d) {
    const Square near = level.next(box, d);
    return board.free(near) && board.free(level.next(near, d));
  };
  return static_cast<int>(std::count_if(boxes.begin(), boxes.end(), [&](Square box) {
    return std::none_of(kDirections.begin(), kDirections.end(), [&](Direction d) { return loose(box, d); });
  }));
}

}  // namespace

Unpacking::Unpacking(const Atlas& atlas, Aim aim, std::uint64_t seed)
    : atlas_(atlas),
      aim_(aim),
      seed_(seed),
      rooms_(atlas.rooms()),
      moves_(atlas.level()),
      regions_(atlas.level()),
      reach_(atlas.level()) {
  const Level& level = atlas.level();
  start_.boxes = level.boxes();
  start_.region = reach_.flood(Board(level, start_.boxes).occupied(), level.player());
  start_hash_ = position_hash(start_);
}

std::vector<Situation> Unpacking::roots() { return solved_positions(atlas_, reach_); }

Score Unpacking::judge(const Board& board, const std::vector<Square>& boxes, int connectivity, std::uint64_t hash) {
  constexpr int kChance = 32;  // with a seed, distances that differ by less than this are told apart by chance
  const int chance = seed_ == 0 ? 0 : static_cast<int>(mix(hash ^ seed_) % kChance);
  int distance = 0;
  for (const Square box : boxes) distance += atlas_.nearest_goal(box) == kFar ? 0 : atlas_.nearest_goal(box);
  const Score near = score_field(0xffffff - distance - chance, kTieBits);
  const Score closed = score_field(connectivity, 9) << 9 | score_field(rooms_.cut(board.occupied()), 9);
  if (aim_ == Aim::far) return closed << kTieBits | near;
  Score tight = score_field(count_stuck(board, boxes), 9);
  if (aim_ == Aim::round) {
    regions_.explore(board.occupied());
    tight = score_field(regions_.off_cycles(), 9);
  }
  return (closed << 9 | tight) << kTieBits | near;
}

Score Unpacking::score(const Situation& situation) {
  const Board board(atlas_.level(), situation.boxes);
  reach_.flood(board.occupied(), situation.region);
  return judge(board, situation.boxes, count_regions(board, reach_, 1), 0);
}

void Unpacking::expand(const Situation& situation, const HashSet& known, std::vector<Child>& children) {
  Board board(atlas_.level(), situation.boxes);
  reach_.flood(board.occupied(), situation.region);
  std::vector<Square> boxes = situation.boxes;
  const auto allowed = [&](Square to) { return !atlas_.beyond(to); };
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Square from = boxes[i];
    if (!movable<Pulling>(board, from, reach_)) continue;
    moves_.of_box<Pulling>(board, from, situation.region, allowed, [&](const Macro& macro, const PlayerRegion& where) {
      Child child;
      child.macro = macro;
      child.cost = 0;
      child.hash = board.hash() ^ region_hash(macro.region);
      if (known.contains(child.hash)) return;
      boxes[i] = macro.to;
      child.score = judge(board, boxes, where.count(), child.hash);
      boxes[i] = from;
      children.push_back(child);
    });
  }
}

}  // namespace gridlock::sokoban
