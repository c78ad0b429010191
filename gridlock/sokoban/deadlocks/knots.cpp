#include "gridlock/sokoban/deadlocks/knots.hpp"

#include <algorithm>
#include <utility>

namespace gridlock::sokoban {

Knots::Knots(const Layout& layout, Patterns& patterns)
    : layout_(&layout),
      patterns_(patterns),
      board_(layout.level()),
      reach_(layout.level()),
      freeze_(layout.terrain()),
      held_(layout.level()) {}

#ifdef __EMSCRIPTEN__  // it would take too much of what a first visit to the page has to load

bool Knots::deadlocks(const Board&, Square, std::size_t) { return false; }

#else

bool Knots::deadlocks(const Board& board, Square player, std::size_t budget) {
  for (auto& knot : knots(board, player)) {
    if (!is_dead(knot, player, budget)) continue;
    learn(std::move(knot), player, budget);
    return true;
  }
  return false;
}

#endif

std::vector<std::vector<Square>> Knots::knots(const Board& board, Square player) {
  const Level& level = board.level();
  std::vector<std::vector<Square>> all;
  std::vector<bool> tied(static_cast<std::size_t>(level.size()) + 1);
  reach_.flood(board.occupied(), player);
  for (Square s = 0; s < level.size(); ++s) {
    if (!board.free(s) || reach_(s)) continue;
    const std::size_t before = reach_.count();
    reach_.spread(board.occupied(), s);
    std::fill(tied.begin(), tied.end(), false);
    std::vector<Square> knot;
    const auto tie_around = [&](Square square) {
      for (const Direction d : kDirections)
        if (const Square near = level.next(square, d); board.box(near) && !tied[near]) {
          tied[near] = true;
          knot.push_back(near);
        }
    };
    for (const Square* inner = reach_.begin_reached() + before; inner != reach_.end_reached(); ++inner)
      tie_around(*inner);
    for (std::size_t i = 0; i < knot.size(); ++i) tie_around(knot[i]);
    all.push_back(std::move(knot));
  }
  return all;
}

bool Knots::is_dead(const std::vector<Square>& knot, Square player, std::size_t budget) {
  std::vector<Square> key = knot;
  std::sort(key.begin(), key.end());
  key.push_back(reach_.flood(Board(layout_->level(), knot).occupied(), player));
  const auto [at, is_new] = tried_.try_emplace(std::move(key));
  if (is_new) tried_bytes_ += kBytesOfTried + owned_bytes(at->first);
  Tried& tried = at->second;
  if (tried.verdict == Verdict::unknown && tried.budget < budget) tried = {search(knot, player, budget), budget};
  return tried.verdict == Verdict::dead;
}

// Leaves out every box without which the others are dead still.
void Knots::learn(std::vector<Square> boxes, Square player, std::size_t budget) {
  for (std::size_t i = 0; i < boxes.size() && boxes.size() > 1;) {
    std::vector<Square> fewer = boxes;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (search(fewer, player, budget) == Verdict::dead)
      boxes = std::move(fewer);
    else
      ++i;
  }
  std::sort(boxes.begin(), boxes.end());
  patterns_.learn_proved(std::move(boxes), player);
}

Verdict Knots::search(const std::vector<Square>& boxes, Square player, std::size_t budget) {
  known_.clear();
  open_.clear();
  if (home(boxes)) return Verdict::alive;
  open_.push() = {boxes, player, layout_->level().wall()};
  for (std::size_t count = 0; !open_.empty(); ++count) {
    if (count == budget) return Verdict::unknown;
    if (count % kPositionsAtATime == kPositionsAtATime - 1) layout_->level().watch().check();
    open_.pop(position_);
    for (const Square box : position_.boxes) board_.place(box);
    const bool alive = expand(position_);
    for (const Square box : position_.boxes) board_.remove(box);
    if (alive) return Verdict::alive;
  }
  return Verdict::dead;
}

// True if a push from there brings the last box home.
bool Knots::expand(const Position& position) {
  const Level& level = board_.level();
  const Terrain& terrain = layout_->terrain();
  Rows boxes, free = layout_->floor(), reached;
  boxes.clear(layout_->height());
  reached.clear(layout_->height());
  for (const Square box : position.boxes) {
    boxes.add(layout_->place(box));
    free.remove(layout_->place(box));
  }
  flood(free, layout_->place(position.player), reached);
  const Square region = layout_->square(first_of(reached));
  const auto has_box = [&](Square square) { return board_.box(square); };
  if (!known_.insert(position.boxes, region, board_.hash() ^ region_hash(region), has_box)) return false;
  if (position.moved != level.wall() && patterns_.match(board_, position.moved, region)) return false;
  const auto allowed = [&](Square to) { return !terrain.dead(to); };
  for (const Square box : held_.among(board_, position.boxes, region, {}, allowed))
    if (!level.is_goal(box)) return false;
  Corral corral;
  const bool in_corral = find_corral(*layout_, boxes, free, reached, corral) && must_be_pushed(corral);
  for (std::size_t i = 0; i < position.boxes.size(); ++i) {
    const Square box = position.boxes[i];
    for (const Direction d : kDirections) {
      const Square to = level.next(box, d), from = level.next(box, opposite(d));
      if (from == level.wall() || !reached.has(layout_->place(from)) || !board_.free(to) || terrain.dead(to)) continue;
      if (in_corral && !(corral.fence.has(layout_->place(box)) && corral.inside.has(layout_->place(to)))) continue;
      board_.move(box, to);
      const bool stuck = freeze_.deadlocks(board_, to);
      board_.move(to, box);
      if (stuck) continue;
      Position& next = open_.push();
      next.boxes = position.boxes;
      next.boxes[i] = to;
      next.player = box;
      next.moved = to;
      if (home(next.boxes)) return true;
    }
  }
  return false;
}

// That a goal inside must be filled is no reason, since boxes were left out.
bool Knots::must_be_pushed(const Corral& corral) const {
  for (int r = 0; r < layout_->height(); ++r)
    if ((corral.fence[r] & ~layout_->goals()[r]) != 0) return true;
  return false;
}

bool Knots::home(const std::vector<Square>& boxes) const {
  return std::all_of(boxes.begin(), boxes.end(), [&](Square box) { return layout_->level().is_goal(box); });
}

}  // namespace gridlock::sokoban
