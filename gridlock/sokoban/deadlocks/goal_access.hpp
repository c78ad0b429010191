// Whether the boxes that can still move can share out the goals that are left, once the frozen ones count as walls.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "gridlock/sokoban/board.hpp"
#include "gridlock/sokoban/layout.hpp"

namespace gridlock::sokoban {

class GoalAccess {
 public:
  explicit GoalAccess(const Layout& layout) : layout_(&layout) {}

  // True if some box is frozen off its goal, or the others cannot all have a goal of their own.
  bool deadlocks(const Board& board, const std::vector<Square>& boxes, Square player);

 private:
  // With certain boxes as walls: the goals that are left, and which of them a box on some stand can be pushed to.
  struct View {
    explicit View(const Terrain& terrain, const std::vector<Square>& frozen);
    OneBox one_box;
    std::vector<std::size_t> goals;
    std::vector<std::vector<bool>> reaches;  // [goal][stand]
  };
  std::vector<Square> frozen_among(const std::vector<Square>& boxes) const;
  const View& view(const std::vector<Square>& frozen);

  static constexpr std::size_t kMostViews = 300;

  const Layout* layout_;
  std::unordered_map<std::uint64_t, std::unique_ptr<View>> views_;
};

}  // namespace gridlock::sokoban
