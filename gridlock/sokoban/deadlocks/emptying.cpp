#include "gridlock/sokoban/deadlocks/emptying.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "gridlock/containers/owned_bytes.hpp"

namespace gridlock::sokoban {

Emptying::Emptying(const Terrain& terrain, std::uint32_t patience)
    : terrain_(&terrain),
      patience_(patience),
      applies_(terrain.level().goals().size() == terrain.level().boxes().size()),
      views_(kMostViews),
      board_(terrain.level()),
      reach_(terrain.level()),
      around_(terrain.level()),
      lifted_(terrain.level()),
      seen_((static_cast<std::size_t>(terrain.level().size()) + 1) * 4, 0) {}

std::size_t Emptying::View::bytes() const {
  std::size_t sum = sizeof(View) + owned_bytes(walls);
  for (const Ending& ending : endings) {
    sum += sizeof(Ending) + owned_bytes(ending.solved.boxes) + owned_bytes(ending.always);
    for (const Remains& remains : ending.remains)
      sum += sizeof(Remains) + owned_bytes(remains.boxes) + owned_bytes(remains.region);
  }
  return sum;
}

bool Emptying::deadlocks(const Board& board, const std::vector<Square>& walls, Square player) {
  settled_.clear();
  if (!applies_) return false;
  View& view = views_.of(walls, [&] { return begin(walls); });
  if (++view.asked >= view.next_look && view.looks < std::size(kAway)) {
    const std::size_t before = view.bytes();
    look_again(view, kAway[view.looks++]);
    views_.count_bytes(view.bytes() - before);
    view.next_look = view.looks == 1 ? patience_ : view.next_look * 4;
  }
  const auto has = [&](Square box) { return board.box(box); };
  bool any = false;
  for (const Ending& ending : view.endings) {
    const bool possible = std::any_of(ending.remains.begin(), ending.remains.end(), [&](const Remains& remains) {
      return remains.region[player] && std::all_of(remains.boxes.begin(), remains.boxes.end(), has);
    });
    if (!possible) continue;
    if (!any) {
      settled_ = ending.always;
    } else {
      std::vector<Square> both;
      std::set_intersection(settled_.begin(), settled_.end(), ending.always.begin(), ending.always.end(),
                            std::back_inserter(both));
      settled_ = std::move(both);
    }
    any = true;
  }
  return !any;
}

std::unique_ptr<Emptying::View> Emptying::begin(const std::vector<Square>& walls) {
  auto view = std::make_unique<View>();
  view->walls = walls;
  const Level& level = terrain_->level();
  Position solved;
  for (const Square goal : level.goals()) {
    board_.place(goal);
    if (!std::binary_search(walls.begin(), walls.end(), goal)) solved.boxes.push_back(goal);
  }
  around_.begin();
  for (solved.player = 0; solved.player < level.size(); ++solved.player) {
    if (!board_.free(solved.player) || around_(solved.player)) continue;
    around_.spread(board_.occupied(), solved.player);
    view->endings.push_back({solved, {}, {}});
  }
  for (const Square goal : level.goals()) board_.remove(goal);
  return view;
}

void Emptying::look_again(View& view, int away) {
  for (const Square wall : view.walls) board_.place(wall);
  for (Ending& ending : view.endings) pull_apart(ending, away);
  for (const Square wall : view.walls) board_.remove(wall);
}

// False if there are too many positions; the ending stays as it was.
bool Emptying::pull_apart(Ending& ending, int away) {
  const Level& level = terrain_->level();
  std::vector<Remains> all;
  known_.clear();
  open_.clear();
  open_.push() = ending.solved;
  Position position;
  const auto has_box = [&](Square square) { return board_.box(square); };
  while (!open_.empty()) {
    open_.pop(position);
    for (const Square box : position.boxes) board_.place(box);
    const Square least = reduce(position, away);
    if (known_.insert(position.boxes, least, board_.hash() ^ region_hash(least), has_box)) {
      Remains& remains = all.emplace_back();
      remains.boxes = position.boxes;
      remains.region.assign(seen_.size() / 4, false);
      for (const Square* s = reach_.begin_reached(); s != reach_.end_reached(); ++s) remains.region[*s] = true;
      for (std::size_t i = 0; away > 1 && i < position.boxes.size(); ++i)
        for (const Direction d : kDirections) {
          const Square to = level.next(position.boxes[i], d), player = level.next(to, d);
          if (!reach_(to) || !board_.free(player)) continue;
          Position& next = open_.push();
          next.boxes = position.boxes;
          next.boxes[i] = to;
          next.player = player;
        }
    }
    for (const Square box : position.boxes) board_.remove(box);
    if (all.size() > kMostPositions) return false;
  }
  ending.remains = std::move(all);
  ending.always.clear();
  std::vector<std::size_t> count(seen_.size() / 4, 0);
  for (const Remains& remains : ending.remains)
    for (const Square box : remains.boxes) ++count[box];
  for (Square s = 0; s < level.size(); ++s)
    if (count[s] == ending.remains.size()) ending.always.push_back(s);
  return true;
}

// Takes off every box that can be pulled away, until none can: in whatever order, the same are left. The player's
// region, in reach_ then, can only grow.
Square Emptying::reduce(Position& position, int away) {
  looked_ = false;
  Square least = reach_.flood(board_.occupied(), position.player);
  const auto take_off = [&](auto&& gets_away) {
    const std::size_t before = position.boxes.size();
    for (std::size_t i = 0; i < position.boxes.size();) {
      if (++boxes_ % kBoxesAtATime == 0) terrain_->level().watch().check();
      const Square box = position.boxes[i];
      if (!gets_away(box)) {
        ++i;
        continue;
      }
      board_.remove(box);
      looked_ = false;
      least = std::min(least, reach_.spread(board_.occupied(), box));
      position.boxes[i] = position.boxes.back();
      position.boxes.pop_back();
    }
    return position.boxes.size() < before;
  };
  do {  // the straight way first, which takes no walking
    while (take_off([&](Square box) { return goes_straight(box, away); })) continue;
  } while (away > 1 &&
           take_off([&](Square box) { return goes_straight(box, 1) && wanders_off(box, position.player, away); }));
  return least;
}

bool Emptying::goes_straight(Square box, int away) const {
  const Level& level = terrain_->level();
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) {
    Square to = level.next(box, d);
    if (!reach_(to)) return false;
    for (int pulls = 0; pulls < away; ++pulls) {
      to = level.next(to, d);
      if (!board_.free(to)) return false;
    }
    return true;
  });
}

// Follows a box wherever it can be pulled while the others stand still.
bool Emptying::wanders_off(Square box, Square player, int away) {
  const Level& level = terrain_->level();
  ++epoch_;
  if (!std::exchange(looked_, true)) lifted_.look_at(board_.occupied());
  lifted_.lift(box);
  board_.remove(box);
  wandering_.assign(1, {box, player});
  bool found = false;
  for (std::size_t head = 0; head < wandering_.size() && !found; ++head) {
    const auto at = wandering_[head];
    lifted_.put_down(at.first);
    const Square region = lifted_.region(at.second);
    for (const Direction d : kDirections) {
      const Square to = level.next(at.first, d), after = level.next(to, d);
      if (!board_.free(to) || !board_.free(after) || lifted_.region(to) != region) continue;
      std::uint32_t& seen = seen_[static_cast<std::size_t>(to) * 4 + static_cast<std::size_t>(d)];
      if (seen == epoch_) continue;
      seen = epoch_;
      wandering_.emplace_back(to, after);
      found = found || steps(box, to) >= away;
    }
  }
  board_.place(box);
  return found;
}

int Emptying::steps(Square a, Square b) const {
  const Level& level = terrain_->level();
  return std::abs(level.row(a) - level.row(b)) + std::abs(level.col(a) - level.col(b));
}

}  // namespace gridlock::sokoban
