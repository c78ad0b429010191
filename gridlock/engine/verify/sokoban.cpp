// The plain, slow rules of Sokoban.
#include <algorithm>

#include "gridlock/engine/verify/replay.hpp"

namespace gridlock {
namespace {

// The level drawn cell by cell: '#' wall, '$' box, ' ' free.
class DrawnLevel {
 public:
  // The puzzle is watched, not copied: step() moves its player and boxes.
  explicit DrawnLevel(sokoban::Puzzle& puzzle) : puzzle_(puzzle), cells_(puzzle.ground) {
    std::replace(cells_.begin(), cells_.end(), '.', ' ');
    for (const int box : puzzle.boxes) at(box) = '$';
  }

  // Makes one step, spelled as in LURD; says why it cannot be made, or nothing.
  std::string step(char letter) {
    int down = 0, right = 0;
    switch (letter) {
      case 'u':
      case 'U':
        down = -1;
        break;
      case 'd':
      case 'D':
        down = 1;
        break;
      case 'l':
      case 'L':
        right = -1;
        break;
      case 'r':
      case 'R':
        right = 1;
        break;
      default:
        return "not a step; steps are u, d, l and r, or U, D, L and R where they push";
    }
    const int here = puzzle_.player, there = here + down * puzzle_.width + right;
    if (at(there) == '#') return "a wall is in the way";
    pushed_ = at(there) == '$';
    const bool says_push = letter >= 'A' && letter <= 'Z';
    if (says_push && !pushed_) return "there is no box to push";
    if (pushed_) {
      const int behind = there + down * puzzle_.width + right;
      if (behind < 0 || behind >= static_cast<int>(cells_.size()) || at(behind) == '#')
        return "the box cannot be pushed into a wall";
      if (at(behind) == '$') return "the box cannot be pushed into another box";
      at(there) = ' ';
      at(behind) = '$';
      *std::find(puzzle_.boxes.begin(), puzzle_.boxes.end(), there) = behind;
    }
    puzzle_.player = there;
    return {};
  }

  // The last step pushed a box.
  bool pushed() const { return pushed_; }

 private:
  char& at(int cell) { return cells_[static_cast<std::size_t>(cell)]; }

  sokoban::Puzzle& puzzle_;
  std::string cells_;
  bool pushed_ = false;
};

char large(char letter) { return letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter; }

std::string spelled(char letter) { return letter > ' ' && letter <= '~' ? " (" + std::string(1, letter) + ")" : ""; }

}  // namespace

Verdict replay(sokoban::Puzzle& puzzle, const std::vector<std::string>& moves) {
  Verdict verdict;
  DrawnLevel level(puzzle);
  std::string since_push;
  puzzle.solutions.clear();  // they lead on from the start
  for (std::size_t i = 0; i < moves.size() && verdict.failed_move == 0; ++i)
    for (const char letter : moves[i]) {
      if (const auto why = level.step(letter); !why.empty()) {
        verdict.failed_move = static_cast<int>(i + 1);
        verdict.reason = "step " + std::to_string(verdict.moves + 1) + spelled(letter) + ": " + why;
        break;
      }
      verdict.moves += 1;
      if (!level.pushed()) {
        since_push += letter;
        continue;
      }
      verdict.pushes += 1;
      verdict.played.push_back(since_push + large(letter));
      since_push.clear();
    }
  if (!since_push.empty()) verdict.played.push_back(since_push);
  std::sort(puzzle.boxes.begin(), puzzle.boxes.end());
  if (verdict.failed_move != 0) return verdict;
  const auto astray =
      std::count_if(puzzle.boxes.begin(), puzzle.boxes.end(), [&](int box) { return !puzzle.goal(box); });
  verdict.solved = astray == 0;
  if (!verdict.solved)
    verdict.reason = "after the last step " + std::to_string(astray) + " of " + std::to_string(puzzle.boxes.size()) +
                     " boxes are not on goals";
  return verdict;
}

}  // namespace gridlock
