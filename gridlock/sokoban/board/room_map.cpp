#include "gridlock/sokoban/board/room_map.hpp"

#include <algorithm>

namespace gridlock::sokoban {

RoomMap::RoomMap(const Level& level)
    : level_(&level),
      room_of_(static_cast<std::size_t>(level.size()) + 1, kCorridor),
      stamp_(room_of_.size(), 0),
      queue_(room_of_.size()) {
  // An open block is known by its upper left square.
  const auto right = [&](Square s) { return level.next(s, Direction::right); };
  const auto down = [&](Square s) { return level.next(s, Direction::down); };
  std::vector<bool> open(room_of_.size(), false);
  for (Square s = 0; s < level.size(); ++s)
    open[s] = right(s) != level.wall() && down(s) != level.wall() && right(down(s)) != level.wall() &&
              down(right(s)) != level.wall();
  std::vector<int> block_room(room_of_.size(), kCorridor);
  std::vector<bool> shared(room_of_.size(), false);
  for (Square s = 0; s < level.size(); ++s) {
    if (!open[s] || block_room[s] != kCorridor) continue;
    queue_[0] = s;
    block_room[s] = count_ + 1;
    const Square* const end = flood(level, queue_.data(), queue_.data() + 1, [&](Square near, Square) {
      if (!open[near] || block_room[near] != kCorridor) return false;
      block_room[near] = count_ + 1;
      return true;
    });
    if (end - queue_.data() < 2) continue;  // too small: its number goes to the next, and its squares to none
    ++count_;
    for (const Square* block = queue_.data(); block != end; ++block)
      for (const Square square : {*block, right(*block), down(*block), down(right(*block))}) {
        if (room_of_[square] != kCorridor && room_of_[square] != count_) shared[square] = true;
        room_of_[square] = count_;
      }
  }
  for (Square s = 0; s < level.size(); ++s) {
    if (shared[s]) room_of_[s] = kCorridor;
    if (room_of_[s] == kCorridor) corridor_.push_back(s);
  }
  for (Square s = 0; s < level.size(); ++s)
    for (const Direction d : {Direction::right, Direction::down}) {
      const Square near = level.next(s, d);
      if (near != level.wall() && room_of_[s] != kCorridor && room_of_[near] != kCorridor &&
          room_of_[s] != room_of_[near])
        doors_.push_back({s, near});
    }
  neighbours_.resize(static_cast<std::size_t>(count_) + 1);
  joined_when_empty_ = count_ > 1 ? joined(empty_board(level)) : 0;
  if (joined_when_empty_ == 0) return;
  known_.resize(kKnown);
  hash_.resize(room_of_.size(), 0);
  const auto cuts = [&](Square s) { hash_[s] = box_hash(s); };
  for (const auto& door : doors_) {
    cuts(door.first);
    cuts(door.second);
  }
  for (const Square s : corridor_) {
    cuts(s);
    for (const Direction d : kDirections)
      if (level.next(s, d) != level.wall()) cuts(level.next(s, d));
  }
}

int RoomMap::cut(const Board& board, const std::vector<Square>& boxes) {
  if (joined_when_empty_ == 0) return 0;
  std::uint64_t hash = 1;
  for (const Square box : boxes) hash ^= hash_[box];
  Known& known = known_[hash % kKnown];
  if (known.boxes != hash) known = {hash, joined_when_empty_ - joined(board.occupied())};
  return known.cut;
}

// Pairs of rooms between which one can walk without entering a third: they have a door, or border on one corridor.
int RoomMap::joined(const Occupied& occupied) {
  for (auto& set : neighbours_) set.reset();
  const auto join = [&](int a, int b) {
    neighbours_[static_cast<std::size_t>(std::min(a, b))].set(static_cast<std::size_t>(std::max(a, b)) % kMostRooms);
  };
  for (const auto& door : doors_)
    if (occupied[door.first] == 0 && occupied[door.second] == 0) join(room_of_[door.first], room_of_[door.second]);
  ++epoch_;
  for (const Square start : corridor_) {
    if (occupied[start] != 0 || stamp_[start] == epoch_) continue;
    queue_[0] = start;
    stamp_[start] = epoch_;
    bordering_.clear();
    flood(*level_, queue_.data(), queue_.data() + 1, [&](Square near, Square) {
      if (occupied[near] != 0 || stamp_[near] == epoch_) return false;
      if (const int room = room_of_[near]; room != kCorridor) {
        if (std::find(bordering_.begin(), bordering_.end(), room) == bordering_.end()) bordering_.push_back(room);
        return false;
      }
      stamp_[near] = epoch_;
      return true;
    });
    for (std::size_t i = 0; i < bordering_.size(); ++i)
      for (std::size_t j = i + 1; j < bordering_.size(); ++j) join(bordering_[i], bordering_[j]);
  }
  int pairs = 0;
  for (const auto& set : neighbours_) pairs += static_cast<int>(set.count());
  return pairs;
}

}  // namespace gridlock::sokoban
