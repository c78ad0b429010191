#include "gridlock/sokoban/deadlocks/clusters.hpp"

#include <algorithm>

namespace gridlock::sokoban {

bool Clusters::deadlocks(const Board& board, Square moved, Square player) {
  std::vector<Square> cluster{moved};
  for (std::size_t i = 0; i < cluster.size() && cluster.size() < kMostBoxes; ++i)
    for (const Square near : nearby_.of({cluster[i]}, kNear))
      if (board.box(near) && cluster.size() < kMostBoxes &&
          std::find(cluster.begin(), cluster.end(), near) == cluster.end())
        cluster.push_back(near);
  if (cluster.size() < 2) return false;
  std::sort(cluster.begin(), cluster.end());
  return patterns_.dead(cluster, player, [&] { return nearby_.zone(cluster, kAway); });
}

}  // namespace gridlock::sokoban
