#include "gridlock/check.hpp"

#include <algorithm>
#include <cctype>

#include "gridlock/core/error.hpp"
#include "gridlock/engine/check/unused.hpp"
#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/board/canonical.hpp"
#include "gridlock/sokoban/board/canonical.hpp"
#include "gridlock/solve.hpp"

namespace gridlock {
namespace {

SolveRequest within(const CheckRequest& request) {
  SolveRequest wanted;
  wanted.limits = request.limits;
  wanted.progress = request.progress;
  return wanted;
}

// A vehicle without which the shortest solution is as long might as well not be there.
void find_needless(const rushhour::Puzzle& puzzle, const CheckRequest& request, const Checkup& known,
                   std::vector<Finding>& findings) {
  if (!request.needless || !known.optimal) return;
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v) {
    if (v == puzzle.primary) continue;
    rushhour::Puzzle without = puzzle;
    without.vehicles.erase(without.vehicles.begin() + static_cast<std::ptrdiff_t>(v));
    if (v < without.primary) --without.primary;
    const Solution solution = solve(without, within(request));
    if (solution.outcome == Outcome::solved && solution.optimal && solution.cost == known.cost)
      findings.push_back({"needless", "vehicle " + puzzle.vehicles[v].name +
                                          " is not needed: without it the shortest solution is as long"});
  }
}

int step_of(const sokoban::Puzzle& puzzle, char letter) {
  switch (std::tolower(static_cast<unsigned char>(letter))) {
    case 'l':
      return -1;
    case 'r':
      return 1;
    case 'u':
      return -puzzle.width;
    case 'd':
      return puzzle.width;
    default:
      throw Error(std::string("'") + letter + "' is no step");
  }
}

std::string place(const sokoban::Puzzle& puzzle, int cell) {
  return "row " + std::to_string(cell / puzzle.width + 1) + ", column " + std::to_string(cell % puzzle.width + 1);
}

// Plays LURD letters and calls pushed(index of the box) for each push.
template <class Pushed>
void walk(sokoban::Puzzle& puzzle, const std::string& letters, Pushed&& pushed) {
  for (const char letter : letters) {
    const int step = step_of(puzzle, letter);
    puzzle.player += step;
    const auto box = std::find(puzzle.boxes.begin(), puzzle.boxes.end(), puzzle.player);
    if (box == puzzle.boxes.end()) continue;
    *box += step;
    pushed(static_cast<std::size_t>(box - puzzle.boxes.begin()));
  }
}

void find_needless(const sokoban::Puzzle& puzzle, const CheckRequest&, const Checkup& known,
                   std::vector<Finding>& findings) {
  std::vector<bool> moved(puzzle.boxes.size());
  sokoban::Puzzle playing = puzzle;
  for (const auto& letters : known.moves) walk(playing, letters, [&](std::size_t box) { moved[box] = true; });
  for (std::size_t box = 0; box < moved.size(); ++box)
    if (!moved[box])
      findings.push_back({"idle", "the box at " + place(puzzle, puzzle.boxes[box]) + " need not be pushed"});
  for (const int goal : unused_goals(puzzle))
    findings.push_back({"unused", "no box can ever reach the goal at " + place(puzzle, goal)});
  if (const auto floor = unused_floor(puzzle); !floor.empty()) {
    const std::size_t more = floor.size() - 1;
    findings.push_back({"unused", "no solution needs the floor at " + place(puzzle, floor.front()) +
                                      (more > 0 ? " and " + std::to_string(more) + " more" : "")});
  }
}

std::string key_of(const rushhour::Puzzle& puzzle) { return "r" + rushhour::canonical_key(puzzle); }
std::string key_of(const sokoban::Puzzle& puzzle) { return "s" + sokoban::canonical_key(puzzle); }

std::string room_of(const rushhour::Puzzle& puzzle) { return "r" + rushhour::lines_key(puzzle); }
std::string room_of(const sokoban::Puzzle& puzzle) { return "s" + sokoban::room_key(puzzle); }

void make_move(rushhour::Puzzle& puzzle, const std::string& move) {
  const std::size_t sign = move.find_last_of("+-");
  const auto vehicle = sign == std::string::npos ? std::nullopt : puzzle.find(move.substr(0, sign));
  if (!vehicle) throw Error("'" + move + "' is no move of this board");
  const int distance = std::stoi(move.substr(sign));
  rushhour::Board board(puzzle);
  const rushhour::Slide slide{static_cast<std::uint8_t>(*vehicle), static_cast<std::int8_t>(distance)};
  if (!board.can_slide(slide)) throw Error("'" + move + "' is not legal");
  rushhour::Vehicle& moved = puzzle.vehicles[*vehicle];
  (moved.vertical ? moved.cell.row : moved.cell.col) += distance;
}

void make_move(sokoban::Puzzle& puzzle, const std::string& move) {
  walk(puzzle, move, [](std::size_t) {});
  std::sort(puzzle.boxes.begin(), puzzle.boxes.end());
}

}  // namespace

Checkup check(const Puzzle& puzzle, const CheckRequest& request) {
  Checkup result;
  const Solution solution = solve(puzzle, within(request));
  result.outcome = solution.outcome;
  if (solution.outcome == Outcome::unsolvable)
    result.findings.push_back(
        {"unsolvable", "proved: there is no solution" + (solution.reason.empty() ? "" : ": " + solution.reason), true});
  if (solution.outcome != Outcome::solved) return result;
  result.cost = solution.cost;
  result.optimal = solution.optimal;
  result.moves = solution.moves;
  if (solution.moves.empty()) result.findings.push_back({"solved", "it is solved from the start", true});
  std::visit([&](const auto& p) { find_needless(p, request, result, result.findings); }, puzzle);
  return result;
}

std::string canonical_key(const Puzzle& puzzle) {
  return std::visit([](const auto& p) { return key_of(p); }, puzzle);
}

std::string room_key(const Puzzle& puzzle) {
  return std::visit([](const auto& p) { return room_of(p); }, puzzle);
}

std::vector<std::string> keys_on_the_way(const Puzzle& puzzle, const std::vector<std::string>& moves) {
  return std::visit(
      [&](auto position) {
        std::vector<std::string> keys{key_of(position)};
        for (const auto& move : moves) {
          make_move(position, move);
          keys.push_back(key_of(position));
        }
        return keys;
      },
      puzzle);
}

}  // namespace gridlock
