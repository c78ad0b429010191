// Everything that can be said of the shortest solutions of a level whose whole space is known, without listing them:
// there may be millions. They form a layered graph, and one walk through it, from the solved end, is enough.
#pragma once

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>
#include <vector>

#include "gridlock/search/exhaust.hpp"
#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/player_region.hpp"

namespace gridlock::sokoban {

// In a space of pushes. The level must have a solution.
template <class Space>
class ShortestLines {
 public:
  using Number = typename Reachable<Space>::Number;

  ShortestLines(const Space& space, const Reachable<Space>& reachable)
      : space_(space), reachable_(reachable), level_(space.layout().level()), region_(level_) {
    order_states();
    for (std::size_t i = order_.size(); i-- > 0;) {
      reachable.keep_watch(i);
      sum_up(i);
    }
  }

  double solutions() const { return nodes_[0].lines; }
  double luck() const { return -std::log2(nodes_[0].chance); }
  double traps() const { return pushes_ == 0 ? 0 : static_cast<double>(losing_) / static_cast<double>(pushes_); }

  // A shortest solution that turns from one box to another as seldom as any.
  std::vector<Push> smoothest() const {
    std::vector<Push> pushes;
    Square last = level_.wall();
    for (std::size_t i = 0; reachable_.to_goal(order_[i]) > Cost{};) {
      const Node& node = nodes_[i];
      const Edge* best = nullptr;
      int fewest = 0;
      for (const Edge& edge : node.edges) {
        const int changes = (edge.push.box == last ? 0 : 1) + changes_from(edge);
        if (best != nullptr && fewest <= changes) continue;
        best = &edge;
        fewest = changes;
      }
      pushes.push_back(best->push);
      last = level_.next(best->push.box, best->push.direction);
      i = best->to;
    }
    return pushes;
  }

 private:
  struct Edge {
    Push push;
    std::size_t to;  // its place in the order
  };
  // A position on a shortest solution, and what lies ahead of it.
  struct Node {
    std::vector<Edge> edges;  // along shortest solutions
    double lines = 0;
    double chance = 0;                            // that random pushes follow one of them
    std::vector<std::pair<Square, int>> changes;  // of boxes, by the box that is pushed next
    int fewest = 0;                               // of those
  };

  // The changes on the best line after an edge.
  int changes_from(const Edge& edge) const {
    const Node& next = nodes_[edge.to];
    const Square box = level_.next(edge.push.box, edge.push.direction);
    int fewest = next.fewest + (next.edges.empty() ? 0 : 1);
    for (const auto& [other, changes] : next.changes)
      if (other == box) fewest = std::min(fewest, changes);
    return fewest;
  }

  // All positions on shortest solutions, in the order of their distance from the start.
  void order_states() {
    std::unordered_map<Number, std::size_t> place{{0, 0}};
    order_.push_back(0);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      reachable_.keep_watch(i);
      Node node;
      reachable_.for_each_edge(order_[i], [&](Push push, Number next) {
        if (reachable_.to_goal(next) == kUnreachable) ++losing_;
        if (reachable_.to_goal(next) + Cost(1) != reachable_.to_goal(order_[i])) return;
        const auto [where, is_new] = place.try_emplace(next, order_.size());
        if (is_new) order_.push_back(next);
        node.edges.push_back({push, where->second});
      });
      nodes_.push_back(std::move(node));
    }
  }

  void sum_up(std::size_t i) {
    Node& node = nodes_[i];
    if (reachable_.to_goal(order_[i]) == Cost{}) {
      node.lines = node.chance = 1;
      return;
    }
    const int choices = count_pushes(order_[i]);
    pushes_ += choices;
    for (const Edge& edge : node.edges) {
      node.lines += nodes_[edge.to].lines;
      node.chance += nodes_[edge.to].chance / choices;
      const int changes = changes_from(edge);
      const auto same = [&](const auto& other) { return other.first == edge.push.box; };
      const auto known = std::find_if(node.changes.begin(), node.changes.end(), same);
      if (known == node.changes.end())
        node.changes.emplace_back(edge.push.box, changes);
      else
        known->second = std::min(known->second, changes);
    }
    node.fewest = node.changes.front().second;
    for (const auto& [box, changes] : node.changes) node.fewest = std::min(node.fewest, changes);
  }

  // All that the rules of the game allow, also those onto dead squares, which the space leaves out; these are counted
  // as losing on the way.
  int count_pushes(Number number) {
    boxes_.clear();
    space_.for_each_box(reachable_.state(number), [&](Square box) { boxes_.push_back(box); });
    region_.enter(boxes_, space_.player(reachable_.state(number)));
    int count = 0;
    for (const Square box : boxes_)
      for (const Direction d : kDirections) {
        const Square to = level_.next(box, d);
        if (!region_.reached(level_.next(box, opposite(d))) || !region_.free(to)) continue;
        ++count;
        if (space_.layout().terrain().dead(to)) ++losing_;
      }
    return count;
  }

  const Space& space_;
  const Reachable<Space>& reachable_;
  const Level& level_;
  PlayerRegion region_;
  std::vector<Number> order_;
  std::vector<Node> nodes_;
  std::vector<Square> boxes_;
  long losing_ = 0, pushes_ = 0;
};

}  // namespace gridlock::sokoban
