#include "gridlock/game.hpp"

#include <algorithm>
#include <cstdlib>

#include "gridlock/rushhour/board/notation.hpp"

namespace gridlock::game {
namespace {

// A solution in the smallest moves that a game can follow, and what each costs.
std::vector<std::string> parts(const rushhour::Puzzle&, const std::vector<std::string>& moves) { return moves; }
std::vector<std::string> parts(const sokoban::Puzzle&, const std::vector<std::string>& moves) {
  std::vector<std::string> steps;
  for (const auto& move : moves)
    for (const char letter : move) steps.emplace_back(1, letter);
  return steps;
}

Count cost_of(const rushhour::Puzzle&, const std::string&) { return 1; }
Count cost_of(const sokoban::Puzzle&, const std::string& step) { return step < "a" ? 1 : 0; }

Hint next(const rushhour::Puzzle& puzzle, const std::vector<std::string>& moves) {
  const auto slide = rushhour::slide_from(puzzle, moves.front());
  const auto& vehicle = puzzle.vehicles[slide.vehicle];
  const int count = std::abs(slide.distance);
  Hint hint;
  hint.piece = vehicle.cell.row * puzzle.width + vehicle.cell.col;
  for (int k = 1; k <= count; ++k) {
    const rushhour::Cell cell = vehicle.covered(slide.distance > 0 ? vehicle.length - 1 + k : -k);
    hint.target.push_back(cell.row * puzzle.width + cell.col);
  }
  const char* const way =
      vehicle.vertical ? (slide.distance > 0 ? "down" : "up") : (slide.distance > 0 ? "to the right" : "to the left");
  hint.which = "Move " + vehicle.name;
  hint.move = vehicle.name + " goes " + std::to_string(count) + " " + way;
  return hint;
}

// The next box to be pushed, and how far it goes without a turn.
Hint next(const sokoban::Puzzle& puzzle, const std::vector<std::string>& moves) {
  std::string walk;
  for (const auto& step : moves) {
    walk += step;
    if (step < "a") break;
  }
  const char push = walk.back();
  const int step = push == 'U' ? -puzzle.width : push == 'D' ? puzzle.width : push == 'L' ? -1 : 1;
  auto before = std::get<sokoban::Puzzle>(after(puzzle, {walk.substr(0, walk.size() - 1)}));
  int count = 0;
  for (std::size_t i = walk.size() - 1; i < moves.size() && moves[i] == std::string(1, push); ++i) ++count;
  Hint hint;
  hint.piece = before.player + step;
  for (int k = 1; k <= count; ++k) hint.target.push_back(hint.piece + k * step);
  const char* const way = push == 'U' ? "up" : push == 'D' ? "down" : push == 'L' ? "to the left" : "to the right";
  hint.which = "Push the box in row " + std::to_string(hint.piece / puzzle.width + 1) + ", column " +
               std::to_string(hint.piece % puzzle.width + 1);
  hint.move = "It goes " + std::to_string(count) + " " + way;
  return hint;
}

}  // namespace

Coach::Coach(const Puzzle& start) : start_(start) {}

void Coach::learn(const Puzzle& position, const Solution& solution) {
  Line& line = position == start_ ? from_start_ : from_elsewhere_;
  line.clear();
  const auto steps = std::visit([&](const auto& board) { return parts(board, solution.moves); }, position);
  Advice advice{solution.outcome, solution.optimal, solution.cost, solution.lower_bound, steps};
  if (solution.outcome != Outcome::solved) advice.moves.clear();
  if (position == start_ && solution.outcome == Outcome::solved && (!par_ || solution.cost <= *par_)) {
    par_ = solution.cost;
    par_is_proven_ = solution.optimal;
  }
  Puzzle here = position;
  line.push_back({here, advice});
  const auto moves = advice.moves;
  for (const auto& step : moves) {
    const Count cost = std::visit([&](const auto& board) { return cost_of(board, step); }, here);
    here = after(here, {step});
    advice.moves.erase(advice.moves.begin());
    advice.cost -= cost;
    advice.lower_bound = std::max<Count>(0, advice.lower_bound - cost);
    line.push_back({here, advice});
  }
}

std::optional<Advice> Coach::advice(const Puzzle& position) const {
  for (const Line* const line : {&from_elsewhere_, &from_start_})
    for (const auto& point : *line)
      if (point.position == position) return point.advice;
  return std::nullopt;
}

Hint Coach::hint(const Puzzle& position, const Advice& advice) {
  return std::visit([&](const auto& board) { return next(board, advice.moves); }, position);
}

int Coach::stars(Count cost) const {
  if (highest_ >= 4) return 0;
  if (!par_) return 1;
  if (cost <= *par_ && highest_ < 2) return 3;
  return 5 * cost <= 6 * *par_ + 4 && highest_ < 3 ? 2 : 1;  // a fifth more, rounded up
}

}  // namespace gridlock::game
