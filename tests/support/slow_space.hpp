// The whole space of a small board, visited with the plainest code there is: positions as strings, one cell at a time.
// It shares nothing with the library but the puzzle, so that tests have an independent word on every distance.
#pragma once

#include <algorithm>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::testing {

class SlowSpace {
 public:
  // Ends early, with nothing but complete() to ask for, if there are more than `most` positions.
  SlowSpace(const rushhour::Puzzle& puzzle, Metric metric, std::size_t most = std::numeric_limits<std::size_t>::max())
      : puzzle_(puzzle), metric_(metric) {
    std::string start;
    for (const auto& vehicle : puzzle.vehicles) start += static_cast<char>('a' + vehicle.offset());
    Distances from_start{{start, 0}};
    spread(from_start, {start}, most);
    size_ = from_start.size();
    complete_ = size_ <= most;
    if (!complete_) return;
    std::deque<std::string> goals;
    for (const auto& [position, distance] : from_start)
      if (solved(position)) {
        to_goal_[position] = 0;
        goals.push_back(position);
      }
    spread(to_goal_, goals, most);
    if (to_goal_.count(start) > 0) optimum_ = to_goal_.at(start);
  }

  bool complete() const { return complete_; }
  std::size_t size() const { return size_; }
  // Of the position it was made from; none if there is no solution.
  std::optional<int> optimum() const { return optimum_; }
  // The longest of the optima of all positions; 0 if none has a solution.
  int farthest() const {
    int most = 0;
    for (const auto& [position, distance] : to_goal_) most = std::max(most, distance);
    return most;
  }
  // The board with its vehicles where they are farthest from a solution; as it is if there is none.
  rushhour::Puzzle hardest() const {
    rushhour::Puzzle puzzle = puzzle_;
    const int most = farthest();
    std::string chosen;  // the first of them in the order of the alphabet
    for (const auto& [position, distance] : to_goal_)
      if (distance == most && (chosen.empty() || position < chosen)) chosen = position;
    for (std::size_t v = 0; v < chosen.size(); ++v)
      (puzzle.vehicles[v].vertical ? puzzle.vehicles[v].cell.row : puzzle.vehicles[v].cell.col) = chosen[v] - 'a';
    return puzzle;
  }
  // How many positions are at that distance from the nearest goal.
  std::size_t at_distance(int wanted) const {
    std::size_t count = 0;
    for (const auto& [position, distance] : to_goal_) count += distance == wanted ? 1 : 0;
    return count;
  }

 private:
  using Distances = std::unordered_map<std::string, int>;

  bool solved(const std::string& position) const {
    const auto& primary = puzzle_.primary_vehicle();
    return position[puzzle_.primary] - 'a' + primary.length == (primary.vertical ? puzzle_.height : puzzle_.width);
  }

  bool is_free(const std::string& position, int row, int col) const {
    if (row < 0 || col < 0 || row >= puzzle_.height || col >= puzzle_.width) return false;
    for (const auto& wall : puzzle_.walls)
      if (wall.row == row && wall.col == col) return false;
    for (std::size_t v = 0; v < puzzle_.vehicles.size(); ++v) {
      const auto& vehicle = puzzle_.vehicles[v];
      const int along = (vehicle.vertical ? row : col) - (position[v] - 'a');
      if ((vehicle.vertical ? col : row) == vehicle.line() && along >= 0 && along < vehicle.length) return false;
    }
    return true;
  }

  void spread(Distances& distances, std::deque<std::string> queue, std::size_t most) const {
    for (; !queue.empty() && distances.size() <= most; queue.pop_front()) {
      const std::string position = queue.front();
      for (std::size_t v = 0; v < puzzle_.vehicles.size(); ++v)
        for (const int direction : {-1, 1}) {
          const auto& vehicle = puzzle_.vehicles[v];
          std::string next = position;
          for (int steps = 1; steps == 1 || metric_ == Metric::moves; ++steps) {
            const int offset = next[v] - 'a';
            const int ahead = direction > 0 ? offset + vehicle.length : offset - 1;
            if (!is_free(next, vehicle.vertical ? ahead : vehicle.line(), vehicle.vertical ? vehicle.line() : ahead))
              break;
            next[v] = static_cast<char>(next[v] + direction);
            if (distances.emplace(next, distances.at(position) + 1).second) queue.push_back(next);
          }
        }
    }
  }

  rushhour::Puzzle puzzle_;
  Metric metric_;
  Distances to_goal_;
  std::size_t size_ = 0;
  bool complete_ = false;
  std::optional<int> optimum_;
};

}  // namespace gridlock::testing
