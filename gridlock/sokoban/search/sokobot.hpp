// The source's solver: the player goes step by step, every new state gets a score, and the state of the least score
// is processed next, until one is solved or none is left. It proves nothing about its solution, but an empty queue
// proves that there is none.
#pragma once

#include <cmath>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/heap.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/sokoban/space/push_cost.hpp"
#include "gridlock/sokoban/space/push_space.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"

namespace gridlock::sokoban {

constexpr OptionRow weight_option(std::string_view name, std::string_view help, double usual) {
  return number_option(name, "W", help, usual, -1e6, 1e6);
}

struct Sokobot {
  static constexpr std::string_view kName = "sokobot";
  static constexpr std::string_view kSummary = "single steps, least score by --weights first";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRow kMove = weight_option("weights.move", "charged for each step so far", 1);
  static constexpr OptionRow kTurn = weight_option("weights.turn", "charged for each change of direction so far", 1);
  static constexpr OptionRow kPush = weight_option("weights.push", "taken off for each push so far", 1);
  static constexpr OptionRow kGoals = weight_option("weights.goals", "taken off for each box on a goal", 10);
  static constexpr OptionRow kCentroid =
      weight_option("weights.centroid", "charged for each square between the centroids of boxes and goals", 4);
  static constexpr OptionRows<5> kOptions{kMove, kTurn, kPush, kGoals, kCentroid};

  template <class S, class H>
  static SearchResult<Push> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    return Search<S>(space, monitor,
                     {options.get<double>(kMove), options.get<double>(kTurn), options.get<double>(kPush),
                      options.get<double>(kGoals), options.get<double>(kCentroid)})
        .run();
  }

 private:
  // What a state's score is made of; the least score is processed first. A negative weight turns its meaning round:
  // with a negative `move`, the search goes deep first.
  struct ScoreWeights {
    double move, turn, push, goals, centroid;
  };
  // A state's past, as far as it counts.
  struct Node {
    std::uint32_t parent = 0;
    std::uint32_t steps = 0;
    std::uint32_t turns = 0;
    std::uint32_t pushes = 0;
    Direction direction = Direction::up;
    bool pushed = false;
  };
  struct Waiting {
    double score;
    std::uint32_t node;
    bool operator<(const Waiting& other) const {  // the greatest comes first
      return score != other.score ? score > other.score : node > other.node;
    }
  };

  template <class S>
  class Search {
   public:
    Search(const S& space, Monitor& monitor, const ScoreWeights& weights)
        : space_(space), level_(space.layout().level()), monitor_(monitor), weights_(weights) {
      for (const Square goal : level_.goals()) {
        goal_row_ += level_.row(goal);
        goal_col_ += level_.col(goal);
      }
    }

    SearchResult<Push> run() {
      SearchResult<Push> result;
      create(space_.with_player(space_.start(), level_.player()), {});
      if (space_.layout().hopeless()) queue_ = {};
      while (!queue_.empty()) {
        const std::uint32_t n = queue_.top().node;
        queue_.pop();
        if (space_.is_goal(states_[n])) return solved_by(n);
        monitor_.stats.states = states_.size();
        monitor_.set_bytes(states_.bytes() + nodes_.bytes() + queue_.bytes());
        if (const auto stop = states_.full() ? std::optional(Outcome::out_of_memory) : monitor_.poll()) {
          result.outcome = *stop;
          return result;
        }
        monitor_.expands([&] { return fingerprint(space_, states_[n]); });
        for (const Direction d : kDirections) step(n, d);
      }
      result.outcome = Outcome::unsolvable;
      return result;
    }

   private:
    using State = typename S::State;

    void step(std::uint32_t n, Direction d) {
      const State state = states_[n];
      const Square to = level_.next(space_.player(state), d);
      if (to == level_.wall()) return;
      const Node& before = nodes_[n];
      Node node{n, before.steps + 1, before.turns, before.pushes, d, false};
      if (before.steps > 0 && before.direction != d) ++node.turns;
      State next = space_.with_player(state, to);
      if (space_.box_on(state, to)) {
        const Square beyond = level_.next(to, d);
        if (beyond == level_.wall() || space_.box_on(state, beyond)) return;
        if (!space_.allows(state, to, beyond)) {
          ++monitor_.stats.dead_ends;
          return;
        }
        next = space_.with_box(next, to, beyond);
        ++node.pushes;
        node.pushed = true;
      }
      create(next, node);
    }

    void create(const State& state, const Node& node) {
      ++monitor_.stats.generated;
      const auto inserted = states_.insert(state, space_.hash(state));
      if (!inserted.second) {
        ++monitor_.stats.duplicates;
        return;
      }
      nodes_.push_back(node);
      queue_.push({score(state, node), inserted.first});
    }

    double score(const State& state, const Node& node) const {
      double row = 0, col = 0, boxes = 0, home = 0;
      space_.for_each_box(state, [&](Square box) {
        row += level_.row(box);
        col += level_.col(box);
        boxes += 1;
        home += level_.is_goal(box) ? 1 : 0;
      });
      const auto goals = static_cast<double>(level_.goals().size());
      // Whole numbers as long as can be, and a root, which every machine rounds alike (std::hypot it does not).
      const double down = row * goals - goal_row_ * boxes, right = col * goals - goal_col_ * boxes;
      const double apart = boxes > 0 ? std::sqrt(down * down + right * right) / (boxes * goals) : 0;
      return weights_.move * node.steps + weights_.turn * node.turns - weights_.push * node.pushes -
             weights_.goals * home + weights_.centroid * apart;
    }

    SearchResult<Push> solved_by(std::uint32_t n) {
      SearchResult<Push> result;
      result.outcome = Outcome::solved;
      for (; nodes_[n].steps > 0; n = nodes_[n].parent)
        if (nodes_[n].pushed) result.moves.push_back({space_.player(states_[n]), nodes_[n].direction});
      std::reverse(result.moves.begin(), result.moves.end());
      result.cost = cost_of(space_.layout().puzzle(), result.moves, space_.layout().metric());
      monitor_.found(result.cost);
      return result;
    }

    const S& space_;
    const Level& level_;
    Monitor& monitor_;
    ScoreWeights weights_;
    double goal_row_ = 0, goal_col_ = 0;  // sums over the goals
    StateTable<State> states_;            // boxes and the player's very square
    Buffer<Node> nodes_;
    Heap<Waiting> queue_;
  };
};

}  // namespace gridlock::sokoban
