// The engine of the breadth-first searches: layer after layer, each state once.
//
// Which moves are tried. EveryMove is the textbook. AwakeMoves leaves out moves that commute with the move that led
// to a state (sleep sets: Godefroid 1991; Holte, Alkhazraji and Wehrle 2015 show what goes wrong when such pruning
// meets duplicate detection carelessly). Here it is safe. Let the moves have a fixed order. At s, entered first from
// p by b, a move a is left out only if a was possible in p, both orders of a and b lead from p to the same state t,
// and a < b. Let t be at depth d + 1 and s at depth d. Then p·a has depth d too: it is one move from p, at depth
// d - 1, and one move from t. So t is also a child of p·a by b, with b > a. If b is asleep there in turn, the same
// argument yields a third state at depth d with t as its child, by a move greater than b; as moves only grow, some
// state of layer d generates t. Hence every layer is complete, and no shortest path is lost.
//
// When it ends. Some states tell, when they are expanded, how many moves are left from them: of EveryMove those beside
// a goal, of AwakeMoves those of which the space can tell. The first gives a bound, and only states that may lead to a
// goal in fewer moves are expanded after that. The last bound is the least, since the last state but one on a shortest
// path tells.
//
// Which states are expanded. `skip(state, depth)` may refuse states from which no wanted solution can follow: if it
// never refuses a state on a shortest path to a wanted goal, none is lost, since the argument above concerns only
// states on shortest paths to t.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/search/frontier.hpp"
#include "gridlock/search/path_cost.hpp"

namespace gridlock {

template <StateSpace S>
struct EveryMove {
  using State = typename S::State;
  using Via = typename S::Move;
  struct View {};  // of a state, before it is expanded
  static constexpr Count kFewestLeft = 1;
  static Via at_start(const S&) { return {}; }
  static typename S::Move move(const S&, Via via) { return via; }
  static View look(const S&, const State&) { return {}; }
  static Count moves_left(const S& space, const State& state) { return space.is_goal(state) ? 0 : kNoWay; }
  static Count least_left(const S&, View) { return kFewestLeft; }

  // Calls visit(next, via). Returns how many moves are left to a goal, if it can tell, else kNoWay.
  template <class Visit>
  static Count generate(const S& space, const State& state, View, Via, Visit&& visit) {
    bool reaches_goal = false;
    space.for_each_successor(state, [&](auto move, const auto& next, Cost) {
      reaches_goal |= space.is_goal(next);
      visit(next, move);
    });
    return reaches_goal ? 1 : kNoWay;
  }
};

template <CommutingSpace S>
struct AwakeMoves {
  using State = typename S::State;
  using Via = typename S::Sleep;
  using View = typename S::View;
  static constexpr Count kFewestLeft = 2;  // unless the start itself is nearer
  static Via at_start(const S& space) { return space.wide_awake(); }
  static typename S::Move move(const S& space, Via via) { return space.move_into(via); }
  static View look(const S& space, const State& state) { return space.look(state); }
  static Count moves_left(const S& space, const State& state) {
    return space.is_goal(state) ? 0 : space.moves_left(space.look(state));
  }
  static Count least_left(const S& space, const View& view) { return space.least_left(view); }

  template <class Visit>
  static Count generate(const S& space, const State& state, const View& view, Via via, Visit&& visit) {
    space.for_each_awake_successor(state, view, via, visit);
    return space.moves_left(view);
  }
};

// Adds the moves to a goal from a state that tells how many there are.
template <class Moves, StateSpace S>
void add_rest(const S& space, typename S::State state, Count left, std::vector<typename S::Move>& moves) {
  while (left-- > 0) {
    bool found = false;
    const auto from = state;
    space.for_each_successor(from, [&](auto move, const auto& next, Cost) {
      if (found || Moves::moves_left(space, next) != left) return;
      found = true;
      state = next;
      moves.push_back(move);
    });
  }
}

// breadth_first() below, in an empty frontier.
template <class Moves, StateSpace S, class Frontier, class Skip>
SearchResult<typename S::Move> breadth_first_in(const S& space, Frontier& frontier, Monitor& monitor, Skip& skip,
                                                Count at_most) {
  using Number = typename Frontier::Number;

  SearchResult<typename S::Move> result;
  frontier.insert_start(space.start(), Moves::at_start(space));
  ++monitor.stats.generated;

  Number end = 0;  // the last state that has told how many moves are left
  Count left = kNoWay;
  const auto finish = [&] {
    monitor.set_bytes(frontier.bytes());
    monitor.stats.states = frontier.size();
    monitor.stats.duplicates = monitor.stats.generated - frontier.size();
    if (left == kNoWay) return;
    result.outcome = Outcome::solved;
    result.optimal = space.unit_cost();
    for (Number n = end; n != 0; n = frontier.parent(n)) result.moves.push_back(Moves::move(space, frontier.via(n)));
    std::reverse(result.moves.begin(), result.moves.end());
    add_rest<Moves>(space, frontier.state(end), left, result.moves);
    result.cost = path_cost(space, result.moves);
    monitor.found(result.cost);
  };

  if (const Count all = Moves::moves_left(space, space.start()); all != kNoWay && all <= at_most) {
    left = all;
    finish();
    return result;
  }
  std::size_t first = 0;
  bool bounded = false;  // by a state that has told
  for (Count depth = 0; depth + Moves::kFewestLeft <= at_most; ++depth) {
    const std::size_t last = frontier.size();
    if (first == last) break;
    monitor.raise_lower_bound(least_edge(space).times(depth + Moves::kFewestLeft));
    auto next_view = Moves::look(space, frontier.state(static_cast<Number>(first)));
    for (; first < last; ++first) {
      const auto n = static_cast<Number>(first);
      // The next state is looked at before this one is expanded: while the processor waits for the one, it has the
      // other.
      const auto view = next_view;
      if (first + 1 < last) next_view = Moves::look(space, frontier.state(n + 1));
      if ((bounded && Moves::least_left(space, view) > at_most - depth) || skip(frontier.state(n), depth)) continue;
      monitor.set_bytes(frontier.bytes());
      const auto stop = frontier.full() ? std::optional(Outcome::out_of_memory) : monitor.poll();
      if (stop) {
        left = kNoWay;
        finish();
        result.outcome = *stop;
        return result;
      }
      const typename S::State state = frontier.state(n);
      monitor.expands([&] { return fingerprint(space, frontier.state(n)); });
      const auto via = frontier.via(n);
      Count told = kNoWay;
      frontier.expand(n, monitor.stats.generated,
                      [&](auto&& visit) { told = Moves::generate(space, state, view, via, visit); });
      if (told == kNoWay || told > at_most - depth) [[likely]]
        continue;
      end = n;
      left = told;
      at_most = depth + told - 1;
      bounded = true;
      if (told == Moves::kFewestLeft) break;
    }
    frontier.flush();
  }
  finish();
  return result;
}

// A shortest path from the start to a goal; `optimal` says that edges cost 1, so that it is a cheapest one too.
// Outcome unsolvable means that no goal can be reached in at most `at_most` moves through states that were not skipped.
template <class Moves, StateSpace S, class Skip>
SearchResult<typename S::Move> breadth_first(const S& space, Monitor& monitor, Skip&& skip, Count at_most = kNoWay) {
  return with_frontier<typename Moves::Via>(
      space, [&](auto& frontier) { return breadth_first_in<Moves>(space, frontier, monitor, skip, at_most); });
}

struct NeverSkip {
  template <class State>
  bool operator()(const State&, Count) const {
    return false;
  }
};

}  // namespace gridlock
