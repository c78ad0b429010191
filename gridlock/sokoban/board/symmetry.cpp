#include "gridlock/sokoban/board/symmetry.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace gridlock::sokoban {
namespace {

// The rectangle that the squares of a level fill.
struct Frame {
  explicit Frame(const Level& level) {
    top = level.row(0);
    bottom = level.row(static_cast<Square>(level.size() - 1));
    left = right = level.col(0);
    for (Square s = 0; s < level.size(); ++s) {
      left = std::min(left, level.col(s));
      right = std::max(right, level.col(s));
    }
  }
  int height() const { return bottom - top; }
  int width() const { return right - left; }

  int top, bottom, left, right;
};

// One of the eight symmetries of a rectangle, the last four for squares alone.
struct Turn {
  bool upside_down, mirrored, transposed;

  // Of a place or a direction.
  std::pair<int, int> operator()(int row, int col, int height, int width) const {
    if (transposed) std::swap(row, col);
    return {upside_down ? height - row : row, mirrored ? width - col : col};
  }
};

constexpr std::array<std::pair<int, int>, 4> kSteps{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}};  // as directions are numbered

std::optional<Symmetry> symmetry_by(const Turn& turn, const Level& level, const Frame& frame) {
  if (turn.transposed && frame.height() != frame.width()) return std::nullopt;
  Symmetry symmetry;
  for (Square s = 0; s < level.size(); ++s) {
    const auto [row, col] = turn(level.row(s) - frame.top, level.col(s) - frame.left, frame.height(), frame.width());
    const Square image = level.square_of((row + frame.top) * level.width() + col + frame.left);
    if (image == level.wall() || level.is_goal(image) != level.is_goal(s)) return std::nullopt;
    symmetry.squares.push_back(image);
  }
  for (std::size_t d = 0; d < kSteps.size(); ++d) {
    const auto step = turn(kSteps[d].first, kSteps[d].second, 0, 0);
    const auto image = std::find(kSteps.begin(), kSteps.end(), step) - kSteps.begin();
    symmetry.directions[d] = kDirections[static_cast<std::size_t>(image)];
  }
  return symmetry;
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Level& level) {
  std::vector<Symmetry> symmetries;
  if (level.size() == 0) return symmetries;
  const Frame frame(level);
  std::set<std::vector<Square>> seen{identity(level).squares};  // a corridor upside down is the same corridor
  for (unsigned turn = 1; turn <= kMostSymmetries; ++turn) {
    auto found = symmetry_by({(turn & 1) != 0, (turn & 2) != 0, (turn & 4) != 0}, level, frame);
    if (found && seen.insert(found->squares).second) symmetries.push_back(std::move(*found));
  }
  return symmetries;
}

Symmetry identity(const Level& level) {
  Symmetry same{{}, kDirections};
  for (Square s = 0; s < level.size(); ++s) same.squares.push_back(s);
  return same;
}

Symmetry inverse(const Symmetry& symmetry) {
  Symmetry back = symmetry;
  for (std::size_t s = 0; s < symmetry.squares.size(); ++s) back.squares[symmetry.squares[s]] = static_cast<Square>(s);
  for (const Direction d : kDirections)
    back.directions[static_cast<std::size_t>(symmetry.directions[static_cast<std::size_t>(d)])] = d;
  return back;
}

Symmetry after(const Symmetry& first, const Symmetry& second) {
  Symmetry both = first;
  for (Square& s : both.squares) s = second.squares[s];
  for (Direction& d : both.directions) d = second.directions[static_cast<std::size_t>(d)];
  return both;
}

}  // namespace gridlock::sokoban
