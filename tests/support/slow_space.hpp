// The whole space of a small board, visited with the plainest code there is: positions as strings, one cell at a time.
// It shares nothing with the library but the puzzle, so that tests have an independent word on every distance.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/rushhour/puzzle.hpp"

namespace gridlock::testing {

class SlowSpace {
 public:
  SlowSpace(const rushhour::Puzzle& puzzle, Metric metric) : puzzle_(puzzle), metric_(metric) {
    std::string start;
    for (const auto& vehicle : puzzle.vehicles) start += static_cast<char>('a' + vehicle.offset());
    std::map<std::string, int> from_start{{start, 0}};
    spread(from_start, {start});
    std::deque<std::string> goals;
    for (const auto& [position, distance] : from_start)
      if (solved(position)) {
        to_goal_[position] = 0;
        goals.push_back(position);
      }
    size_ = from_start.size();
    spread(to_goal_, goals);
    if (to_goal_.count(start) > 0) optimum_ = to_goal_.at(start);
  }

  std::size_t size() const { return size_; }
  // Of the position it was made from; none if there is no solution.
  std::optional<int> optimum() const { return optimum_; }
  // The longest of the optima of all positions; 0 if none has a solution.
  int farthest() const {
    int most = 0;
    for (const auto& [position, distance] : to_goal_) most = std::max(most, distance);
    return most;
  }
  // How many positions are at that distance from the nearest goal.
  std::size_t at_distance(int wanted) const {
    std::size_t count = 0;
    for (const auto& [position, distance] : to_goal_) count += distance == wanted ? 1 : 0;
    return count;
  }

 private:
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

  void spread(std::map<std::string, int>& distances, std::deque<std::string> queue) const {
    for (; !queue.empty(); queue.pop_front()) {
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
  std::map<std::string, int> to_goal_;
  std::size_t size_ = 0;
  std::optional<int> optimum_;
};

}  // namespace gridlock::testing
