// Everything that can be said of the shortest solutions of a board whose whole space is known, without listing them:
// there may be millions. They form a layered graph, and one walk through it layer by layer is enough.
#pragma once

#include <algorithm>
#include <bitset>
#include <unordered_map>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/search/exhaust.hpp"

namespace gridlock::rushhour {

// The vehicles between the primary and the exit.
inline int vehicles_in_the_way(const Board& board) {
  const Vehicle& primary = board.vehicle(board.primary());
  int count = 0;
  for (int k = board.offset(board.primary()) + primary.length; k < board.puzzle().line_length(primary.vertical); ++k)
    if (board.on_line_of(board.primary(), k) != Board::kFree) ++count;
  return count;
}

inline bool is_retreat(const Board& board, Slide slide) {
  return slide.vehicle == board.primary() && slide.distance < 0;
}

// Does the move look wrong to a beginner? `before` and `after` count the vehicles in the way.
inline bool is_counterintuitive(const Board& board, Slide slide, int before, int after) {
  return is_retreat(board, slide) || (slide.vehicle != board.primary() && after > before);
}

template <class Space>
class OptimalLines {
 public:
  using Number = typename Reachable<Space>::Number;

  OptimalLines(const Space& space, const Reachable<Space>& reachable)
      : space_(space), reachable_(reachable), board_(space.layout().puzzle()) {
    walk();
  }

  std::bitset<kMaxVehicles> some_move() const { return some_move_; }  // in some shortest solution
  std::bitset<kMaxVehicles> all_move() const { return ~can_rest_; }   // in every one; past the last vehicle all set
  double solutions() const { return solutions_; }
  double chance() const { return chance_; }
  int retreats() const { return retreats_; }
  int counterintuitive() const { return counterintuitive_; }

  // The states on shortest solutions: which[n].
  const std::vector<bool>& on_line() const { return on_line_; }

 private:
  // Of the shortest lines from the start to one state.
  struct Node {
    double lines = 0;
    double chance = 0;                   // that random moves follow one of them
    std::bitset<kMaxVehicles> can_rest;  // vehicles that move on not all of them
    int retreats = 0;
    int counterintuitive = 0;
  };

  void walk() {
    on_line_.assign(reachable_.size(), false);
    std::unordered_map<Number, Node> layer{{0, Node{1, 1, ~std::bitset<kMaxVehicles>{}, 0, 0}}};
    for (Count distance = reachable_.to_goal(0).count(); distance > 0; --distance) {
      std::unordered_map<Number, Node> next;
      std::size_t expanded = 0;
      for (const auto& [number, node] : layer) {
        reachable_.keep_watch(expanded++);
        expand(number, node, distance, next);
      }
      layer = std::move(next);
    }
    retreats_ = counterintuitive_ = static_cast<int>(reachable_.size());
    for (const auto& [number, node] : layer) {
      on_line_[number] = true;
      solutions_ += node.lines;
      chance_ += node.chance;
      can_rest_ |= node.can_rest;
      retreats_ = std::min(retreats_, node.retreats);
      counterintuitive_ = std::min(counterintuitive_, node.counterintuitive);
    }
  }

  void expand(Number number, const Node& node, Count distance, std::unordered_map<Number, Node>& next) {
    on_line_[number] = true;
    const int before = in_the_way(number);
    std::vector<std::pair<Slide, Number>> edges;
    reachable_.for_each_edge(number, [&](Slide slide, Number to) { edges.emplace_back(slide, to); });
    for (const auto& [slide, to] : edges) {
      if (reachable_.to_goal(to) != Cost(distance - 1)) continue;
      some_move_.set(slide.vehicle);
      const int retreats = node.retreats + (is_retreat(board_, slide) ? 1 : 0);
      const int odd = node.counterintuitive + (is_counterintuitive(board_, slide, before, in_the_way(to)) ? 1 : 0);
      auto can_rest = node.can_rest;
      can_rest.reset(slide.vehicle);
      const auto [place, fresh] = next.try_emplace(to, Node{0, 0, {}, retreats, odd});
      Node& reached = place->second;
      reached.lines += node.lines;
      reached.chance += node.chance / static_cast<double>(edges.size());
      reached.can_rest |= can_rest;
      reached.retreats = std::min(reached.retreats, retreats);
      reached.counterintuitive = std::min(reached.counterintuitive, odd);
    }
  }

  int in_the_way(Number number) {
    std::array<std::uint8_t, kMaxVehicles> offsets;
    space_.offsets(reachable_.state(number), offsets.data());
    board_.place(offsets.data());
    return vehicles_in_the_way(board_);
  }

  const Space& space_;
  const Reachable<Space>& reachable_;
  Board board_;
  std::vector<bool> on_line_;
  std::bitset<kMaxVehicles> some_move_, can_rest_;
  double solutions_ = 0;
  double chance_ = 0;
  int retreats_ = 0;
  int counterintuitive_ = 0;
};

}  // namespace gridlock::rushhour
