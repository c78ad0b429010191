#include "gridlock/formats/sokoban/walks.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include "gridlock/formats/sokoban/lurd.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kDirections = "uldr";

class Walker {
 public:
  Walker(const sokoban::Puzzle& puzzle, Margin margin)
      : steps_{-puzzle.width, -1, puzzle.width, 1},
        width_(puzzle.width),
        margin_(margin),
        cells_(puzzle.ground),
        player_(puzzle.player) {
    std::replace(cells_.begin(), cells_.end(), '.', ' ');
    for (const int box : puzzle.boxes) at(box) = '$';
  }

  bool run(std::string_view text) {
    while (!text.empty()) {
      const std::size_t comma = std::min(text.find(','), text.size());
      if (!part(text.substr(0, comma))) return false;
      text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return !lurd_.empty();
  }

  std::string lurd() { return std::move(lurd_); }

 private:
  // "4-4l2d1", or only the steps.
  bool part(std::string_view text) {
    int col = 0, row = 0;
    if (take_number(text, col)) {
      if (text.empty() || text.front() != '-') return false;
      text.remove_prefix(1);
      if (!take_number(text, row) || !walk_to(col - margin_.cols, row - margin_.rows)) return false;
    }
    while (!text.empty()) {
      const std::size_t direction = kDirections.find(text.front());
      text.remove_prefix(1);
      int count = 0;
      if (direction == std::string_view::npos || !take_number(text, count)) return false;
      for (int i = 0; i < count; ++i)
        if (!step(direction)) return false;
    }
    return true;
  }

  static bool take_number(std::string_view& text, int& number) {
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc() || number < 0 || number > 9999) return false;
    text.remove_prefix(static_cast<std::size_t>(result.ptr - text.data()));
    return true;
  }

  bool step(std::size_t direction) {
    const int there = player_ + steps_[direction], behind = there + steps_[direction];
    if (at(there) == '#' || lurd_.size() >= kMostSteps) return false;
    const bool pushes = at(there) == '$';
    if (pushes) {
      if (at(behind) != ' ') return false;
      at(there) = ' ';
      at(behind) = '$';
    }
    lurd_ += pushes ? static_cast<char>(kDirections[direction] - 'a' + 'A') : kDirections[direction];
    player_ = there;
    return true;
  }

  // Breadth-first from the target, so that the way can be read off forwards.
  bool walk_to(int col, int row) {
    const int target = row * width_ + col;
    if (col < 0 || row < 0 || col >= width_ || target >= static_cast<int>(cells_.size()) || at(target) != ' ')
      return false;
    std::vector<int> way_on(cells_.size(), -1), queue{target};
    way_on[static_cast<std::size_t>(target)] = 0;
    for (std::size_t next = 0; next < queue.size() && way_on[static_cast<std::size_t>(player_)] < 0; ++next)
      for (std::size_t d = 0; d < kDirections.size(); ++d) {
        const int before = queue[next] - steps_[d];
        if (before < 0 || before >= static_cast<int>(cells_.size())) continue;
        if (at(before) != ' ' || way_on[static_cast<std::size_t>(before)] >= 0) continue;
        way_on[static_cast<std::size_t>(before)] = static_cast<int>(d);
        queue.push_back(before);
      }
    if (way_on[static_cast<std::size_t>(player_)] < 0) return false;
    while (player_ != target)
      if (!step(static_cast<std::size_t>(way_on[static_cast<std::size_t>(player_)]))) return false;
    return true;
  }

  char& at(int cell) { return cells_[static_cast<std::size_t>(cell)]; }

  int steps_[4];
  int width_;
  Margin margin_;
  std::string cells_;
  int player_;
  std::string lurd_;
};

}  // namespace

std::optional<std::string> lurd_from_walks(const sokoban::Puzzle& puzzle, Margin margin, std::string_view text) {
  Walker walker(puzzle, margin);
  return walker.run(text) ? std::optional(walker.lurd()) : std::nullopt;
}

}  // namespace gridlock::formats
