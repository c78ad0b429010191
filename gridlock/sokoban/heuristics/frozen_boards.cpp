#include "gridlock/sokoban/heuristics/frozen_boards.hpp"

#include <utility>

namespace gridlock::sokoban {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 28;  // of all boards

std::unique_ptr<const OneBox> one_box_among(const Layout& layout, const std::vector<Square>& frozen) {
  if (frozen.empty()) return nullptr;
  Occupied walls = layout.terrain().walls();
  for (const Square s : frozen) walls[s] = 1;
  return std::make_unique<const OneBox>(layout.level(), walls);
}

}  // namespace

FrozenBoard::FrozenBoard(const Layout& layout, std::vector<Square> frozen_boxes, Matcher::Entry no_way)
    : frozen(std::move(frozen_boxes)),
      own_one_box(one_box_among(layout, frozen)),
      one_box(own_one_box != nullptr ? own_one_box.get() : &layout.terrain().one_box()) {
  const Level& level = layout.level();
  const std::size_t stands = one_box->stands(), goals = level.goals().size();
  if (!frozen.empty()) disturbed.assign(stands, false);
  level.watch().check((stands + frozen.size()) * goals * sizeof(Matcher::Entry));
  distances.assign((stands + frozen.size()) * goals, no_way);
  for (std::size_t goal = 0; goal < goals; ++goal) {
    const auto to_goal = one_box->distances_to(level.goals()[goal]);
    for (std::size_t stand = 0; stand < stands; ++stand)
      if (to_goal[stand] != kFar) distances[stand * goals + goal] = to_goal[stand];
    if (!frozen.empty()) mark_disturbed(layout, goal, no_way);
    for (std::size_t i = 0; i < frozen.size(); ++i)
      if (frozen[i] == level.goals()[goal]) distances[(stands + i) * goals + goal] = 0;
  }
}

std::size_t FrozenBoard::bytes() const {
  return distances.size() * sizeof(Matcher::Entry) + disturbed.size() / 8 + (own_one_box ? own_one_box->bytes() : 0);
}

// A stand is a box and a side of it, and the sides of a board with more walls are parts of those without.
void FrozenBoard::mark_disturbed(const Layout& layout, std::size_t goal, Matcher::Entry no_way) {
  const OneBox& plain = layout.terrain().one_box();
  const Level& level = plain.level();
  for (Square box = 0; box < level.size(); ++box) {
    if (one_box->walls()[box] != 0) continue;
    for (const Direction d : kDirections) {
      const Square player = level.next(box, d);
      if (one_box->walls()[player] != 0) continue;
      const std::size_t stand = one_box->stand(box, player);
      const Count distance = distances[stand * level.goals().size() + goal];
      if (distance < no_way && distance != layout.terrain().to_goal(goal, plain.stand(box, player)))
        disturbed[stand] = true;
    }
  }
}

std::shared_ptr<FrozenBoard> FrozenBoards::with(const std::vector<Square>& frozen) {
  std::unique_lock lock(mutex_);
  if (const auto known = known_.find(frozen); known != known_.end()) return known->second;
  lock.unlock();  // two threads may make the same one; that is better than to have all of them wait
  auto made = std::make_shared<FrozenBoard>(layout_, frozen, no_way_);
  lock.lock();
  const auto entered = known_.emplace(frozen, std::move(made));
  const auto& board = entered.first->second;
  if (entered.second) count_bytes(board->bytes());
  return board;
}

unsigned FrozenBoards::forget_too_many() {
  if (bytes() > kMostBytes) {
    const std::lock_guard lock(mutex_);
    if (bytes() > kMostBytes) {
      known_.clear();
      bytes_ = 0;
      ++times_forgotten_;
    }
  }
  return times_forgotten_.load(std::memory_order_relaxed);
}

}  // namespace gridlock::sokoban
