// The whole space of a small level, visited with the plainest code there is: a position is a drawing of the level, and
// an edge is one step of the player. It shares nothing with the library but the puzzle, so that tests have an
// independent word on every distance.
#pragma once

#include <algorithm>
#include <limits>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/sokoban/puzzle.hpp"

namespace gridlock::testing {

// What a step costs that pushes, and one that does not. Where two counts matter, the first is in the upper half.
struct StepCosts {
  static constexpr int kSecondBits = 32;
  static constexpr long kFirst = 1L << kSecondBits;

  long push = 0, walk = 0;

  static constexpr StepCosts in(Metric metric) {
    switch (metric) {
      case Metric::pushes:
        return {kFirst, 0};
      case Metric::pushes_moves:
        return {kFirst + 1, 1};
      case Metric::moves_pushes:
        return {kFirst + 1, kFirst};
      default:
        return {kFirst, kFirst};
    }
  }
};

class SlowLevel {
 public:
  static constexpr long kNever = std::numeric_limits<long>::max();

  // `push` and `walk` are what a step costs that pushes, or does not.
  SlowLevel(const sokoban::Puzzle& puzzle, long push, long walk) : puzzle_(puzzle) {
    number(key(puzzle.boxes, puzzle.player));
    for (std::size_t n = 0; n < positions_.size(); ++n) expand(n);
    measure(push, walk);
  }
  SlowLevel(const sokoban::Puzzle& puzzle, StepCosts costs) : SlowLevel(puzzle, costs.push, costs.walk) {}

  // Measures the same space again with other costs, which takes less than to visit it again.
  void measure(StepCosts costs) { measure(costs.push, costs.walk); }

  // A position by the cells of its boxes, in any order, and of the player.
  static std::string key(const std::vector<int>& boxes, int player) {
    std::string text(1, static_cast<char>(player));
    for (const int box : boxes) text += static_cast<char>(box);
    std::sort(text.begin() + 1, text.end());
    return text;
  }

  std::size_t size() const { return positions_.size(); }
  // What it costs to solve the level from there; kNever if that cannot be done. The position must be a reachable one.
  long to_goal(const std::vector<int>& boxes, int player) const { return to_goal_[numbers_.at(key(boxes, player))]; }
  long optimum() const { return to_goal_[0]; }

  // How many positions are first reached after that many pushes, those that differ by a walk counted once.
  std::vector<std::size_t> by_pushes() const {
    std::vector<int> depth(positions_.size(), -1);
    std::vector<std::size_t> counts, layer{0}, next;
    while (!layer.empty()) {
      counts.push_back(0);
      next.clear();
      for (const std::size_t root : layer) {
        if (depth[root] >= 0) continue;
        ++counts.back();
        std::vector<std::size_t> stack{root};
        depth[root] = static_cast<int>(counts.size());
        while (!stack.empty()) {
          const std::size_t n = stack.back();
          stack.pop_back();
          for (const auto& [to, pushes] : edges_[n]) {
            if (depth[to] >= 0) continue;
            if (pushes) {
              next.push_back(to);
            } else {
              depth[to] = depth[n];
              stack.push_back(to);
            }
          }
        }
      }
      layer.swap(next);
    }
    if (counts.back() == 0) counts.pop_back();
    return counts;
  }

 private:
  std::size_t number(const std::string& position) {
    const auto [at, fresh] = numbers_.try_emplace(position, positions_.size());
    if (fresh) {
      positions_.push_back(position);
      edges_.emplace_back();
    }
    return at->second;
  }

  void expand(std::size_t n) {
    const std::string position = positions_[n];
    const auto box_on = [&](int cell) { return position.find(static_cast<char>(cell), 1) != std::string::npos; };
    for (const int step : {1, -1, puzzle_.width, -puzzle_.width}) {
      const int to = position[0] + step;
      if (puzzle_.wall(to)) continue;
      std::string next = position;
      next[0] = static_cast<char>(to);
      const bool pushes = box_on(to);
      if (pushes) {
        if (puzzle_.wall(to + step) || box_on(to + step)) continue;
        next[position.find(static_cast<char>(to), 1)] = static_cast<char>(to + step);
        std::sort(next.begin() + 1, next.end());
      }
      const std::size_t target = number(next);
      edges_[n].emplace_back(target, pushes);
    }
  }

  void measure(long push, long walk) {
    std::vector<std::vector<std::pair<std::size_t, long>>> back(positions_.size());
    using Entry = std::pair<long, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    to_goal_.assign(positions_.size(), kNever);
    for (std::size_t n = 0; n < positions_.size(); ++n) {
      for (const auto& [to, pushes] : edges_[n]) back[to].emplace_back(n, pushes ? push : walk);
      bool solved = true;
      for (std::size_t i = 1; i < positions_[n].size(); ++i) solved = solved && puzzle_.goal(positions_[n][i]);
      if (!solved) continue;
      to_goal_[n] = 0;
      queue.emplace(0, n);
    }
    while (!queue.empty()) {
      const auto [distance, n] = queue.top();
      queue.pop();
      if (distance != to_goal_[n]) continue;
      for (const auto& [from, cost] : back[n])
        if (distance + cost < to_goal_[from]) {
          to_goal_[from] = distance + cost;
          queue.emplace(distance + cost, from);
        }
    }
  }

  sokoban::Puzzle puzzle_;
  std::map<std::string, std::size_t> numbers_;
  std::vector<std::string> positions_;
  std::vector<std::vector<std::pair<std::size_t, bool>>> edges_;  // where to, and whether it pushes
  std::vector<long> to_goal_;
};

}  // namespace gridlock::testing
