#include "gridlock/sokoban/heuristics/centroid.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Centroid::Sums Centroid::sums_of(std::vector<int> coordinates, std::size_t boxes) {
  std::sort(coordinates.begin(), coordinates.end());
  Sums sums;
  for (std::size_t i = 0; i < boxes; ++i) {
    sums.least += coordinates[i];
    sums.greatest += coordinates[coordinates.size() - 1 - i];
  }
  return sums;
}

Centroid::Centroid(const Layout& layout) : level_(&layout.level()) {
  std::vector<int> rows, cols;
  for (const Square goal : level_->goals()) {
    rows.push_back(level_->row(goal));
    cols.push_back(level_->col(goal));
  }
  const std::size_t boxes = std::min(level_->boxes().size(), rows.size());
  rows_ = sums_of(rows, boxes);
  cols_ = sums_of(cols, boxes);
}

}  // namespace gridlock::sokoban
