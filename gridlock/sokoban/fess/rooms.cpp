#include "gridlock/sokoban/fess/rooms.hpp"

namespace gridlock::sokoban {

Rooms::Rooms(const Level& level)
    : level_(&level), room_of_(static_cast<std::size_t>(level.size()) + 1, kCorridor), stamp_(room_of_.size(), 0) {
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
    std::vector<Square> blocks{s};
    block_room[s] = count_ + 1;
    for (std::size_t i = 0; i < blocks.size(); ++i)
      for (const Direction d : kDirections) {
        const Square near = level.next(blocks[i], d);
        if (!open[near] || block_room[near] != kCorridor) continue;
        block_room[near] = count_ + 1;
        blocks.push_back(near);
      }
    if (blocks.size() < 2) continue;  // too small: its number goes to the next, and its squares to none
    ++count_;
    for (const Square block : blocks)
      for (const Square square : {block, right(block), down(block), down(right(block))}) {
        if (room_of_[square] != kCorridor && room_of_[square] != count_) shared[square] = true;
        room_of_[square] = count_;
      }
  }
  squares_.resize(static_cast<std::size_t>(count_) + 1);
  for (Square s = 0; s < level.size(); ++s) {
    if (shared[s]) room_of_[s] = kCorridor;
    squares_[static_cast<std::size_t>(room_of_[s])].push_back(s);
  }
  room_stamp_.assign(squares_.size(), 0);
  joined_when_empty_ = count_ > 1 ? joined(empty_board(level)) : 0;
}

int Rooms::cut(const Occupied& occupied) {
  return joined_when_empty_ == 0 ? 0 : joined_when_empty_ - joined(occupied);
}

// Pairs of rooms between which one can walk without entering a third; each counts twice, once from either end.
int Rooms::joined(const Occupied& occupied) {
  int pairs = 0;
  for (int room = 1; room <= count_; ++room) {
    ++epoch_;
    queue_.clear();
    room_stamp_[static_cast<std::size_t>(room)] = epoch_;
    for (const Square s : squares_[static_cast<std::size_t>(room)])
      if (occupied[s] == 0) queue_.push_back(s);
    for (std::size_t i = 0; i < queue_.size(); ++i)
      for (const Direction d : kDirections) {
        const Square near = level_->next(queue_[i], d);
        if (occupied[near] != 0 || stamp_[near] == epoch_) continue;
        const int there = room_of_[near];
        if (there == room) continue;
        stamp_[near] = epoch_;
        if (there == kCorridor) {
          queue_.push_back(near);
        } else if (room_stamp_[static_cast<std::size_t>(there)] != epoch_) {
          room_stamp_[static_cast<std::size_t>(there)] = epoch_;
          ++pairs;
        }
      }
  }
  return pairs;
}

}  // namespace gridlock::sokoban
