// Every position of a small board that can be reached, by plain rules that share nothing with the state spaces: what
// explanations are held against.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::testing {

class AllPositions {
 public:
  using Offsets = std::vector<std::uint8_t>;
  using Filter = std::function<bool(const Offsets&)>;

  // Stops, and is not complete(), where there are more than `most`.
  AllPositions(const rushhour::Puzzle& puzzle, std::size_t most) : board_(puzzle) {
    number_of(offsets());
    for (std::size_t i = 0; i < positions_.size() && positions_.size() <= most; ++i) {
      edges_.emplace_back();
      board_.place(Offsets(positions_[i]).data());
      board_.for_each_slide(Metric::moves, [&](rushhour::Slide slide) {
        board_.slide(slide);
        const std::size_t to = number_of(offsets());
        edges_.back().push_back({slide, to});
        board_.slide({slide.vehicle, static_cast<std::int8_t>(-slide.distance)});
      });
    }
    complete_ = positions_.size() <= most;
    edges_.resize(positions_.size());
    for (const Offsets& position : positions_) {
      board_.place(position.data());
      solved_.push_back(board_.solved());
    }
  }

  bool complete() const { return complete_; }
  std::size_t size() const { return positions_.size(); }
  // The board in one of the positions.
  rushhour::Puzzle position(std::size_t i) {
    board_.place(positions_[i].data());
    return board_.as_puzzle();
  }
  // Where the ways begin that are asked for below.
  void begin_at(std::size_t i) { start_ = i; }
  // One that is as far from a goal as any, or the first one if there is no goal.
  std::size_t farthest() const {
    const auto to_goal = distances();
    return static_cast<std::size_t>(std::max_element(to_goal.begin(), to_goal.end()) - to_goal.begin());
  }

  // The fewest moves from the start to a position that is wanted, through such as are allowed; -1: there is no way.
  int fewest(const Filter& allowed, const std::function<bool(std::size_t)>& wanted) const {
    std::vector<int> depth(positions_.size(), -1);
    std::vector<std::size_t> queue;
    if (allowed(positions_[start_])) depth[start_] = 0, queue.push_back(start_);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      if (wanted(queue[i])) return depth[queue[i]];
      for (const auto& [slide, to] : edges_[queue[i]])
        if (depth[to] < 0 && allowed(positions_[to])) depth[to] = depth[queue[i]] + 1, queue.push_back(to);
    }
    return -1;
  }
  int fewest_to_goal(const Filter& allowed) const {
    return fewest(allowed, [&](std::size_t i) { return solved_[i]; });
  }
  bool reaches(const Filter& allowed, const Filter& wanted) const {
    return fewest(allowed, [&](std::size_t i) { return wanted(positions_[i]); }) >= 0;
  }

  // The moves that shortest solutions begin with.
  std::vector<rushhour::Slide> best_moves() const {
    const auto to_goal = distances();
    std::vector<rushhour::Slide> best;
    for (const auto& [slide, to] : edges_[start_])
      if (to_goal[to] >= 0 && to_goal[to] == to_goal[start_] - 1) best.push_back(slide);
    return best;
  }

 private:
  // Of each position from the nearest goal, or -1.
  std::vector<int> distances() const {
    std::vector<int> to_goal(positions_.size(), -1);
    std::vector<std::size_t> queue;
    for (std::size_t i = 0; i < positions_.size(); ++i)
      if (solved_[i]) to_goal[i] = 0, queue.push_back(i);
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const auto& [slide, to] : edges_[queue[i]])  // every move can be taken back
        if (to_goal[to] < 0) to_goal[to] = to_goal[queue[i]] + 1, queue.push_back(to);
    return to_goal;
  }

  struct Edge {
    rushhour::Slide slide;
    std::size_t to;
  };

  Offsets offsets() const {
    Offsets now;
    for (int v = 0; v < board_.vehicles(); ++v) now.push_back(static_cast<std::uint8_t>(board_.offset(v)));
    return now;
  }
  std::size_t number_of(const Offsets& position) {
    const auto [place, fresh] = numbers_.try_emplace(position, positions_.size());
    if (fresh) positions_.push_back(position);
    return place->second;
  }

  rushhour::Board board_;
  std::map<Offsets, std::size_t> numbers_;
  std::vector<Offsets> positions_;
  std::vector<std::vector<Edge>> edges_;
  std::vector<bool> solved_;
  std::size_t start_ = 0;
  bool complete_ = false;
};

}  // namespace gridlock::testing
