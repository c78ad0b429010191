// Shortens a solution by a shortest path through the states near it: those on the solution, and as many around it as
// fit. It never looks at the whole space, so it works on boards far too large to be solved.
//
// This is plan neighbourhood graph search (Nakhost and Müller, "Action elimination and plan neighborhood graph
// search", ICAPS 2010). Grown by no state at all it still cuts every loop of a solution and every detour between two
// of its own states.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/space.hpp"

namespace gridlock {

template <UndirectedSpace S>
class Neighbourhood {
 public:
  using State = typename S::State;
  using Move = typename S::Move;

  // `solution` must be legal moves of this unit-cost space that lead to a goal.
  Neighbourhood(const S& space, const std::vector<Move>& solution, Monitor& monitor)
      : space_(space), monitor_(monitor.child()) {
    State state = space.start();
    add(state);
    for (const Move& wanted : solution) {
      if (table_.size() % 1024 == 0 && monitor_.look()) return;
      space.for_each_successor(State(state), [&](const Move& move, const State& next, Cost) {
        if (move == wanted) state = next;
      });
      add(state);
    }
  }
  Neighbourhood(const Neighbourhood&) = delete;
  Neighbourhood& operator=(const Neighbourhood&) = delete;

  std::size_t size() const { return table_.size(); }

  // Adds the states next to those it has, nearest to the solution first, until it has `size` or there are no more.
  // The limit that stopped it, if one did.
  std::optional<Outcome> grow(std::size_t size) {
    for (; grown_ < table_.size() && table_.size() < size; ++grown_) {
      if (const auto stop = monitor_.poll()) return stop;
      const State state = table_[static_cast<Number>(grown_)];
      monitor_.expands([&] { return fingerprint(space_, table_[static_cast<Number>(grown_)]); });
      space_.for_each_successor(state, [&](const Move&, const State& next, Cost) {
        ++monitor_.stats.generated;
        add(next);
      });
      monitor_.set_bytes(table_.bytes() + table_.size() * sizeof(Parent));
    }
    return std::nullopt;
  }
  // True if growing cannot add anything: this is the whole space.
  bool complete() const { return grown_ == table_.size(); }

  // A shortest solution through the states it has; none if a limit stopped the look.
  std::optional<std::vector<Move>> shortest() {
    parents_.assign(table_.size(), Parent{kUnseen, Move{}});
    parents_[0].state = 0;
    std::vector<Number> queue{0};
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const Number n = queue[i];
      if (space_.is_goal(table_[n])) return path_to(n);
      if (monitor_.poll()) return std::nullopt;
      monitor_.expands([&] { return fingerprint(space_, table_[n]); });
      space_.for_each_successor(State(table_[n]), [&](const Move& move, const State& next, Cost) {
        ++monitor_.stats.generated;
        const Number to = table_.find(next, space_.hash(next));
        if (to == StateTable<State>::kNone || parents_[to].state != kUnseen) return;
        parents_[to] = {n, move};
        queue.push_back(to);
      });
    }
    return std::nullopt;
  }

 private:
  using Number = typename StateTable<State>::Number;
  static constexpr Number kUnseen = StateTable<State>::kNone;
  struct Parent {
    Number state;
    Move move;
  };

  void add(const State& state) { table_.insert(state, space_.hash(state)); }

  std::vector<Move> path_to(Number n) const {
    std::vector<Move> path;
    for (; n != 0; n = parents_[n].state) path.push_back(parents_[n].move);
    std::reverse(path.begin(), path.end());
    return path;
  }

  const S& space_;
  Monitor monitor_;
  StateTable<State> table_;
  std::vector<Parent> parents_;
  std::size_t grown_ = 0;  // states before this one have had all their neighbours added
};

}  // namespace gridlock
