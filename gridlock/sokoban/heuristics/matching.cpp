#include "gridlock/sokoban/heuristics/matching.hpp"

#include <algorithm>

#include "gridlock/sokoban/heuristics/nearest.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::size_t kRowsAtATime = 16;  // between two looks at the watch
constexpr int kLargeLevel = 600;          // squares; there, a world takes too long to make

// More than any assignment of which every pair is possible.
Matcher::Entry no_way_on(const Layout& layout) {
  return static_cast<Matcher::Entry>(layout.level().boxes().size()) * OneBox::kSides * layout.level().size() + 1;
}

}  // namespace

Matching::World::World(std::shared_ptr<FrozenBoard> of, std::size_t squares, std::size_t goals, Matcher::Entry no_way)
    : board(std::move(of)),
      matcher(goals, no_way),
      keys(goals, 0),
      row_at(squares, -1),
      box_of(goals, 0),
      last_seen(goals, 0) {}

bool Matching::undisturbed(Square box, Square player) const {
  if (board().frozen.empty()) return true;
  const std::size_t key = key_of(board(), box, player);
  return key < board().disturbed.size() && !board().disturbed[key];
}

Matching::Matching(const Layout& layout)
    : Matching(layout, std::make_shared<FrozenBoards>(layout, no_way_on(layout))) {}

Matching::Matching(const Layout& layout, std::shared_ptr<FrozenBoards> boards)
    : layout_(&layout),
      goals_(layout.level().goals().size()),
      no_way_(no_way_on(layout)),
      freezes_(layout.uses(kGroupRule) && layout.level().size() <= kLargeLevel),
      boards_(std::move(boards)) {
  boxes_.clear(layout.height());
}

Count Matching::most(const Puzzle& puzzle, Metric metric, const Watch& watch) {
  const Layout layout(puzzle, metric, kAllRules, watch);
  Count farthest = 0;
  for (std::size_t goal = 0; goal < layout.level().goals().size(); ++goal)
    for (std::size_t stand = 0; stand < layout.terrain().one_box().stands(); ++stand)
      if (const Distance distance = layout.terrain().to_goal(goal, stand); distance != kFar)
        farthest = std::max(farthest, Count{distance});
  return static_cast<Count>(puzzle.boxes.size()) * farthest;
}

Matching::World& Matching::world_with(const std::vector<Square>& frozen) {
  auto& world = worlds_[frozen];
  if (world == nullptr) {
    const auto squares = static_cast<std::size_t>(layout_->level().size());
    world = std::make_unique<World>(boards_->with(frozen), squares, goals_, no_way_);
    bytes_ += world->bytes();
  }
  return *world;
}

FrozenBoard& Matching::bare_board() {
  if (bare_ == nullptr) bare_ = boards_->with({});
  return *bare_;
}

std::size_t Matching::key_of(const FrozenBoard& board, Square box, Square player) const {
  if (!board.frozen.empty()) {
    const auto at = std::lower_bound(board.frozen.begin(), board.frozen.end(), box);
    if (at != board.frozen.end() && *at == box)
      return board.one_box->stands() + static_cast<std::size_t>(at - board.frozen.begin());
  }
  return board.one_box->stand(box, player);
}

void Matching::compare(World& world, const Position& position) {
  change_.came.clear();
  change_.rows.clear();
  ++world.now;
  for (const Square box : position) {
    const std::size_t key = key_of(*world.board, box, position.player);
    const std::int32_t row = world.row_at[box];
    if (row >= 0 && world.keys[static_cast<std::size_t>(row)] == key)
      world.last_seen[static_cast<std::size_t>(row)] = world.now;
    else
      change_.came.push_back(key);
  }
  for (std::size_t row = 0; change_.rows.size() < change_.came.size(); ++row)
    if (world.last_seen[row] != world.now) change_.rows.push_back(row);
}

void Matching::settle(World& world) {
  for (const std::size_t row : change_.rows)
    if (auto& at = world.row_at[world.box_of[row]]; at == static_cast<std::int32_t>(row)) at = -1;
  for (std::size_t i = 0; i < change_.rows.size(); ++i) {
    if (i % kRowsAtATime == kRowsAtATime - 1) layout_->level().watch().check();
    const std::size_t row = change_.rows[i], key = change_.came[i];
    const std::size_t stands = world.board->one_box->stands();
    const Square box = key >= stands ? world.board->frozen[key - stands] : static_cast<Square>(key / OneBox::kSides);
    world.keys[row] = key;
    world.box_of[row] = box;
    world.row_at[box] = static_cast<std::int32_t>(row);
    world.matcher.set_row(row, row_of(world, key));
  }
}

bool Matching::find_frozen(const Position& position) {
  frozen_.clear();
  if (!freezes_) return true;
  Rows boxes, frozen;
  boxes.clear(layout_->height());
  for (const Square box : position) boxes.add(layout_->place(box));
  layout_->find_frozen(boxes, frozen);
  for (const Square box : position) {
    if (!frozen.has(layout_->place(box))) continue;
    if (!layout_->level().is_goal(box)) return false;
    frozen_.push_back(box);
  }
  return true;
}

// Where one box was moved that was not frozen and is not now, the frozen ones stay the same.
bool Matching::freezes_nothing(std::size_t row, std::size_t key) {
  if (!freezes_) return true;
  const std::size_t stands = current_->board->one_box->stands();
  if (key >= stands || current_->keys[row] >= stands) return false;
  const Place from = layout_->place(current_->box_of[row]);
  const Place to = layout_->place(static_cast<Square>(key / OneBox::kSides));
  boxes_.remove(from);
  boxes_.add(to);
  const bool may_be_frozen = layout_->may_be_frozen(boxes_, to);
  boxes_.remove(to);
  boxes_.add(from);
  return !may_be_frozen;
}

Count Matching::operator()(const Position& position) {
  if (layout_->hopeless()) return kNoWay;
  if (current_ != nullptr) {
    compare(*current_, position);
    judged_ = current_;
    if (change_.came.empty()) return value(current_->matcher.cost());
  }
  const bool near = current_ != nullptr && change_.came.size() == 1;
  if (near && freezes_nothing(change_.rows[0], change_.came[0]))
    return value(current_->matcher.cost_with_row(change_.rows[0], row_of(*current_, change_.came[0])));
  if (!find_frozen(position)) return kNoWay;
  if (!near) {
    go_to(position);
    judged_ = current_;
    return value(current_->matcher.cost());
  }
  if (frozen_ == current_->board->frozen)
    return value(current_->matcher.cost_with_row(change_.rows[0], row_of(*current_, change_.came[0])));
  World& world = world_with(frozen_);
  compare(world, position);
  settle(world);
  judged_ = &world;
  return value(world.matcher.cost());
}

void Matching::expand(const Position& position) {
  if (!layout_->hopeless() && find_frozen(position)) go_to(position);
}

void Matching::go_to(const Position& position) {
  if (const unsigned times = boards_->forget_too_many(); times != times_forgotten_) {
    times_forgotten_ = times;
    worlds_.clear();
    bytes_ = 0;
  }
  current_ = &world_with(frozen_);
  compare(*current_, position);
  settle(*current_);
  boxes_.clear(layout_->height());
  for (const Square box : position) boxes_.add(layout_->place(box));
}

}  // namespace gridlock::sokoban
