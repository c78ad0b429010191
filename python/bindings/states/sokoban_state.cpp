#include "python/bindings/states/sokoban_state.hpp"

#include <algorithm>

namespace gridlock::python {

using sokoban::Direction;
using sokoban::Square;

namespace {

// In the order of the directions; a push is large.
constexpr std::string_view kSteps = "uldr", kPushes = "ULDR";

char letter(Direction d, bool push) { return (push ? kPushes : kSteps)[static_cast<std::size_t>(d)]; }

}  // namespace

SokobanStates::SokobanStates(sokoban::Puzzle start, Metric in) : puzzle(std::move(start)), metric(in), level(puzzle) {}

StatePointer SokobanStates::start() const {
  return std::make_shared<SokobanState>(shared_from_this(), level.boxes(), level.player());
}

StatePointer SokobanStates::at(const Puzzle& position) const {
  const auto& there = std::get<sokoban::Puzzle>(position);
  std::vector<Square> boxes;
  for (const int box : there.boxes)
    if (level.square_of(box) != level.wall()) boxes.push_back(level.square_of(box));
  return std::make_shared<SokobanState>(shared_from_this(), std::move(boxes), level.square_of(there.player));
}

std::string SokobanStates::frame() const {
  std::string all = "sokoban " + std::to_string(puzzle.width) + " " + puzzle.ground;
  for (Square square = 0; square < level.wall(); ++square) all += " " + std::to_string(level.cell_of(square));
  return all;
}

std::shared_ptr<const StateMaker> sokoban_states(const sokoban::Puzzle& puzzle, Metric metric) {
  return std::make_shared<const SokobanStates>(puzzle, metric);
}

SokobanState::SokobanState(std::shared_ptr<const SokobanStates> states, std::vector<Square> boxes, Square player)
    : states_(std::move(states)), boxes_(std::move(boxes)), player_(player) {
  std::sort(boxes_.begin(), boxes_.end());
  key_.assign(reinterpret_cast<const char*>(boxes_.data()), boxes_.size() * sizeof(Square));
  const Square where = metric() == Metric::pushes ? walk().least() : player_;
  key_.append(reinterpret_cast<const char*>(&where), sizeof where);
}

bool SokobanState::has_box(Square square) const { return std::binary_search(boxes_.begin(), boxes_.end(), square); }

sokoban::Walk SokobanState::walk() const {
  std::vector<bool> blocked(static_cast<std::size_t>(states_->level.size()) + 1);
  for (const Square box : boxes_) blocked[box] = true;
  return sokoban::Walk(
      states_->level, [&](Square square) { return blocked[square]; }, player_);
}

bool SokobanState::is_goal() const {
  return !states_->level.hopeless() &&
         std::all_of(boxes_.begin(), boxes_.end(), [&](Square box) { return states_->level.is_goal(box); });
}

StatePointer SokobanState::after(Square box, Square to, Square player) const {
  std::vector<Square> boxes = boxes_;
  *std::lower_bound(boxes.begin(), boxes.end(), box) = to;
  return std::make_shared<SokobanState>(states_, std::move(boxes), player);
}

std::vector<Successor> SokobanState::successors() const { return metric() == Metric::pushes ? pushes() : steps(); }

std::vector<Successor> SokobanState::pushes() const {
  const auto& level = states_->level;
  const sokoban::Walk walked = walk();
  std::vector<Successor> all;
  for (const Square box : boxes_)
    for (const Direction d : sokoban::kDirections) {
      const Square behind = level.next(box, opposite(d)), to = level.next(box, d);
      if (to == level.wall() || has_box(to) || behind == level.wall() || !walked.reaches(behind)) continue;
      std::string move;
      walked.retrace(level, behind, [&](Direction step) { move.push_back(letter(step, false)); });
      std::reverse(move.begin(), move.end());
      move.push_back(letter(d, true));
      all.push_back({std::move(move), after(box, to, box), 1});
    }
  return all;
}

std::vector<Successor> SokobanState::steps() const {
  const auto& level = states_->level;
  std::vector<Successor> all;
  for (const Direction d : sokoban::kDirections) {
    const Square near = level.next(player_, d);
    if (near == level.wall()) continue;
    if (!has_box(near)) {
      all.push_back({std::string(1, letter(d, false)), std::make_shared<SokobanState>(states_, boxes_, near), 1});
      continue;
    }
    const Square to = level.next(near, d);
    if (to != level.wall() && !has_box(to)) all.push_back({std::string(1, letter(d, true)), after(near, to, near), 1});
  }
  return all;
}

Puzzle SokobanState::puzzle() const {
  sokoban::Puzzle puzzle = states_->puzzle;
  puzzle.solutions.clear();
  const auto& level = states_->level;
  std::vector<int> boxes;
  for (const int box : puzzle.boxes)
    if (level.square_of(box) == level.wall()) boxes.push_back(box);  // out of reach for ever
  for (const Square box : boxes_) boxes.push_back(level.cell_of(box));
  std::sort(boxes.begin(), boxes.end());
  puzzle.boxes = std::move(boxes);
  puzzle.player = level.cell_of(player_);
  return puzzle;
}

std::pair<int, int> SokobanState::cell(Square square) const {
  return {states_->level.row(square), states_->level.col(square)};
}

SokobanState::Cells SokobanState::boxes() const {
  Cells cells;
  for (const Square box : boxes_) cells.push_back(cell(box));
  return cells;
}

SokobanState::Cells SokobanState::goals() const {
  Cells cells;
  for (const Square goal : states_->level.goals()) cells.push_back(cell(goal));
  return cells;
}

SokobanState::Cells SokobanState::reachable() const {
  const sokoban::Walk walked = walk();
  Cells cells;
  for (Square square = 0; square < states_->level.wall(); ++square)
    if (walked.reaches(square)) cells.push_back(cell(square));
  return cells;
}

std::pair<int, int> SokobanState::player() const { return cell(player_); }

std::string SokobanState::at(int row, int col) const {
  const auto& puzzle = states_->puzzle;
  if (row < 0 || col < 0 || row >= puzzle.height || col >= puzzle.width) return "#";
  const int there = row * puzzle.width + col;
  if (puzzle.wall(there)) return "#";
  const Square square = states_->level.square_of(there);
  const bool goal = puzzle.goal(there);
  if (square == player_) return goal ? "+" : "@";
  if (has_box(square)) return goal ? "*" : "$";
  return goal ? "." : " ";
}

}  // namespace gridlock::python
