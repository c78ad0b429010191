// The whole space of a small level, visited with the plainest code there is: a position is a drawing of the level, and
// an edge is one step of the player. It shares nothing with the library but the puzzle, so that tests have an
// independent word on every distance. What is paid is kept as two numbers, whatever the metric.
#pragma once

#include <algorithm>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::testing {

class SlowLevel {
 public:
  static constexpr Cost kNever = kDeadEnd;

  explicit SlowLevel(const sokoban::Puzzle& puzzle, Metric metric = Metric::pushes) : puzzle_(puzzle), metric_(metric) {
    number(key(puzzle.boxes, puzzle.player));
    for (std::size_t n = 0; n < positions_.size(); ++n) expand(n);
    measure();
  }

  // Measures the same space again in another metric, which takes less than to visit it again.
  void measure(Metric metric) {
    metric_ = metric;
    measure();
  }

  // A position by the cells of its boxes, in any order, and of the player.
  static std::u16string key(const std::vector<int>& boxes, int player) {
    std::u16string text(1, static_cast<char16_t>(player));
    for (const int box : boxes) text += static_cast<char16_t>(box);
    std::sort(text.begin() + 1, text.end());
    return text;
  }

  std::size_t size() const { return positions_.size(); }
  // What it costs to solve the level from there; kNever if that cannot be done. The position must be a reachable one.
  Cost to_goal(const std::vector<int>& boxes, int player) const {
    return as_cost(to_goal_[numbers_.at(key(boxes, player))]);
  }
  Cost optimum() const { return as_cost(to_goal_[0]); }

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
  // What counts first, and what then; the latter is 0 where the metric has one count.
  using Paid = std::pair<long, long>;
  static constexpr Paid kUnknown{-1, -1};

  Paid paid(bool pushes) const {
    const long push = pushes ? 1 : 0;
    switch (metric_) {
      case Metric::pushes_moves:
        return {push, 1};
      case Metric::moves_pushes:
        return {1, push};
      case Metric::moves:
        return {1, 0};
      default:
        return {push, 0};
    }
  }
  Cost as_cost(const Paid& sum) const {
    if (sum == kUnknown) return kNever;
    return has_two_counts(metric_) ? Cost(sum.first, sum.second) : Cost(sum.first);
  }

  std::size_t number(const std::u16string& position) {
    const auto [at, fresh] = numbers_.try_emplace(position, positions_.size());
    if (fresh) {
      positions_.push_back(position);
      edges_.emplace_back();
    }
    return at->second;
  }

  void expand(std::size_t n) {
    const std::u16string position = positions_[n];
    const auto box_on = [&](int cell) { return position.find(static_cast<char16_t>(cell), 1) != std::u16string::npos; };
    for (const int step : {1, -1, puzzle_.width, -puzzle_.width}) {
      const int to = position[0] + step;
      if (puzzle_.wall(to)) continue;
      std::u16string next = position;
      next[0] = static_cast<char16_t>(to);
      const bool pushes = box_on(to);
      if (pushes) {
        if (puzzle_.wall(to + step) || box_on(to + step)) continue;
        next[position.find(static_cast<char16_t>(to), 1)] = static_cast<char16_t>(to + step);
        std::sort(next.begin() + 1, next.end());
      }
      const std::size_t target = number(next);
      edges_[n].emplace_back(target, pushes);
    }
  }

  void measure() {
    std::vector<std::vector<std::pair<std::size_t, bool>>> back(positions_.size());
    using Entry = std::pair<Paid, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    to_goal_.assign(positions_.size(), kUnknown);
    for (std::size_t n = 0; n < positions_.size(); ++n) {
      for (const auto& [to, pushes] : edges_[n]) back[to].emplace_back(n, pushes);
      bool solved = true;
      for (std::size_t i = 1; i < positions_[n].size(); ++i) solved = solved && puzzle_.goal(positions_[n][i]);
      if (!solved) continue;
      to_goal_[n] = {0, 0};
      queue.emplace(Paid{0, 0}, n);
    }
    while (!queue.empty()) {
      const auto [distance, n] = queue.top();
      queue.pop();
      if (distance != to_goal_[n]) continue;
      for (const auto& [from, pushes] : back[n]) {
        const Paid step = paid(pushes);
        const Paid sum{distance.first + step.first, distance.second + step.second};
        if (to_goal_[from] != kUnknown && to_goal_[from] <= sum) continue;
        to_goal_[from] = sum;
        queue.emplace(sum, from);
      }
    }
  }

  sokoban::Puzzle puzzle_;
  Metric metric_;
  std::unordered_map<std::u16string, std::size_t> numbers_;
  std::vector<std::u16string> positions_;
  std::vector<std::vector<std::pair<std::size_t, bool>>> edges_;  // and whether they push
  std::vector<Paid> to_goal_;
};

}  // namespace gridlock::testing
