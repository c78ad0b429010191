// The engine of the depth-first searches that prove: one line at a time, never beyond a bound, with an archive of the
// states met and the least cost they were reached at. A state that comes up again at no less cost is cut. So is a line
// that costs more than can be counted: next_bound is then kTooMuch, and finding nothing proves nothing.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/high_halves.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/monitor.hpp"

namespace gridlock {

template <StateSpace S, Heuristic<S> H>
class DepthFirst {
 public:
  using Move = typename S::Move;

  DepthFirst(const S& space, H& h, Monitor& monitor)
      : space_(space), h_(h), monitor_(monitor), high_(has_two_counts(space)) {}

  Cost bound = kDeadEnd;                                     // lines that must cost more are cut
  Cost next_bound = kDeadEnd;                                // the least cost of a line that was cut
  std::size_t archive_limit = static_cast<std::size_t>(-1);  // states; beyond that new ones are not remembered
  std::optional<Outcome> stopped;

  // Tries every line within the bound. on_goal(cost, moves) may lower the bound; it returns true to end the search.
  template <class OnGoal>
  void run(OnGoal&& on_goal) {
    next_bound = kDeadEnd;
    ++round_;
    path_.clear();
    stack_.clear();
    if (push(space_.start(), Cost{}, {})) {
      if (on_goal(Cost{}, path_)) return;
      return;
    }
    while (!stack_.empty()) {
      Level& level = stack_.back();
      if (level.next == level.end) {
        edges_.set_size(level.first);
        stack_.pop_back();
        if (!path_.empty()) path_.pop_back();
        continue;
      }
      const Edge edge = edges_[level.next++];
      const Cost g = level.g + edge.cost;
      path_.push_back(edge.move);
      const std::size_t depth = stack_.size();
      if (push(edge.state, g, edge.h)) {
        if (on_goal(g, path_)) return;
        path_.pop_back();
      } else if (stack_.size() == depth) {
        path_.pop_back();
      }
      if (stopped) return;
    }
  }

 private:
  struct Edge {
    typename S::State state;
    Move move;
    Cost cost;
    Cost h;
  };
  struct Level {
    std::size_t first, next, end;  // of its edges
    Cost g;
  };
  struct Reached {
    std::uint32_t round;
    std::uint32_t low_g;
  };

  // Expands a state onto the stack unless it is cut; true if it is a goal.
  bool push(const typename S::State& state, Cost g, std::optional<Cost> known_h) {
    const Cost h = known_h ? *known_h : h_(state);
    if (h == kDeadEnd) {
      ++monitor_.stats.dead_ends;
      return false;
    }
    const Cost f = g + (h_.admissible() ? h : Cost{});
    if (f > bound || !f.finite()) {
      next_bound = std::min(next_bound, f);
      return false;
    }
    if (!reached_cheaper(state, g)) {
      ++monitor_.stats.duplicates;
      return false;
    }
    if (space_.is_goal(state)) return true;
    monitor_.set_bytes(archive_.bytes() + reached_.bytes() + high_.bytes() + edges_.bytes() + stack_.bytes() +
                       path_.capacity() * sizeof(Move) + bytes_of(h_));
    if ((stopped = monitor_.poll())) return false;
    monitor_.expands([&] { return fingerprint(space_, state); });

    const std::size_t first = edges_.size();
    about_to_expand(h_, state);
    space_.for_each_successor(state, [&](auto move, const auto& next, Cost cost) {
      edges_.push_back({next, move, cost, h_(next)});
    });
    monitor_.stats.generated += edges_.size() - first;
    std::stable_sort(edges_.begin() + first, edges_.end(), [](const Edge& a, const Edge& b) { return a.h < b.h; });
    stack_.push_back({first, first, edges_.size(), g});
    return false;
  }

  // Archives the state at this cost; false if it is there at no more.
  bool reached_cheaper(const typename S::State& state, Cost g) {
    const std::uint64_t hash = space_.hash(state);
    if (archive_.size() >= archive_limit) {
      const auto number = archive_.find(state, hash);
      return number == StateTable<typename S::State>::kNone || improve(number, g);
    }
    const auto inserted = archive_.insert(state, hash);
    if (!inserted.second) return improve(inserted.first, g);
    reached_.push_back({round_, 0});
    high_.add();
    reached_[inserted.first].low_g = high_.keep(inserted.first, g);
    monitor_.stats.states = archive_.size();
    return true;
  }

  bool improve(std::uint32_t number, Cost g) {
    Reached& reached = reached_[number];
    if (reached.round == round_ && high_.whole(number, reached.low_g) <= g) return false;
    if (reached.round == round_) ++monitor_.stats.reopened;
    reached = {round_, high_.keep(number, g)};
    return true;
  }

  const S& space_;
  H& h_;
  Monitor& monitor_;
  StateTable<typename S::State> archive_;
  Buffer<Reached> reached_;
  HighHalves high_;
  std::uint32_t round_ = 0;
  Buffer<Edge> edges_;  // one stack for all levels
  Buffer<Level> stack_;
  std::vector<Move> path_;
};

}  // namespace gridlock
