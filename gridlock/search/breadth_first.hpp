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
// When it ends. EveryMove ends at the first goal that is generated. AwakeMoves ends a move before, at the first state
// from which a last move leads to a goal. As every layer is complete and comes before the next, no such state is nearer
// to the start than this one; and a shortest path to a goal, unless the start is one, goes through such a state.
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
  using Via = typename S::Move;
  static constexpr Count kMovesLeft = 0;  // from where the search ends
  static Via at_start(const S&) { return {}; }
  static typename S::Move move(const S&, Via via) { return via; }
  static bool is_end(const S& space, const typename S::State& state) { return space.is_goal(state); }
  static void add_rest(const S&, const typename S::State&, std::vector<typename S::Move>&) {}

  // Calls visit(next, via); true if one of the visited states is an end.
  template <class Visit>
  static bool generate(const S& space, const typename S::State& state, Via, Visit&& visit) {
    bool reaches_goal = false;
    space.for_each_successor(state, [&](auto move, const auto& next, Cost) {
      reaches_goal |= space.is_goal(next);
      visit(next, move);
    });
    return reaches_goal;
  }
};

template <CommutingSpace S>
struct AwakeMoves {
  using Via = typename S::Sleep;
  static constexpr Count kMovesLeft = 1;
  static Via at_start(const S& space) { return space.wide_awake(); }
  static typename S::Move move(const S& space, Via via) { return space.move_into(via); }
  static bool is_end(const S& space, const typename S::State& state) { return space.last_move(state).has_value(); }
  static void add_rest(const S& space, const typename S::State& end, std::vector<typename S::Move>& moves) {
    moves.push_back(*space.last_move(end));
  }

  template <class Visit>
  static bool generate(const S& space, const typename S::State& state, Via via, Visit&& visit) {
    return space.for_each_awake_successor(state, via, visit);
  }
};

// breadth_first() below, in an empty frontier.
template <class Moves, StateSpace S, class Frontier, class Skip>
SearchResult<typename S::Move> breadth_first_in(const S& space, Frontier& frontier, Monitor& monitor, Skip& skip,
                                                Count at_most) {
  using Number = typename Frontier::Number;

  SearchResult<typename S::Move> result;
  frontier.insert_start(space.start(), Moves::at_start(space));
  ++monitor.stats.generated;

  const auto solved_by = [&](Number end) {
    result.outcome = Outcome::solved;
    result.optimal = space.unit_cost();
    for (Number n = end; n != 0; n = frontier.parent(n)) result.moves.push_back(Moves::move(space, frontier.via(n)));
    std::reverse(result.moves.begin(), result.moves.end());
    if (!space.is_goal(frontier.state(end))) Moves::add_rest(space, frontier.state(end), result.moves);
    result.cost = path_cost(space, result.moves);
    monitor.found(result.cost);
  };
  const auto account = [&] {
    monitor.set_bytes(frontier.bytes());
    monitor.stats.states = frontier.size();
    monitor.stats.duplicates = monitor.stats.generated - frontier.size();
  };

  if (space.is_goal(space.start()) || (Moves::kMovesLeft <= at_most && Moves::is_end(space, space.start()))) {
    solved_by(0);
    return result;
  }
  std::size_t first = 0;
  for (Count depth = 0; depth + 1 + Moves::kMovesLeft <= at_most; ++depth) {
    const std::size_t last = frontier.size();
    if (first == last) break;
    monitor.raise_lower_bound(least_edge(space).times(depth + 1 + Moves::kMovesLeft));
    for (; first < last; ++first) {
      const auto n = static_cast<Number>(first);
      if (skip(frontier.state(n), depth)) continue;
      monitor.set_bytes(frontier.bytes());
      const auto stop = frontier.full() ? std::optional(Outcome::out_of_memory) : monitor.poll();
      if (stop) {
        account();
        result.outcome = *stop;
        return result;
      }
      const typename S::State state = frontier.state(n);
      monitor.expands([&] { return fingerprint(space, frontier.state(n)); });
      const auto via = frontier.via(n);
      const std::size_t known = frontier.size();
      const bool reaches_end = frontier.expand(n, monitor.stats.generated,
                                               [&](auto&& visit) { return Moves::generate(space, state, via, visit); });
      if (!reaches_end) continue;
      frontier.flush();
      auto end = static_cast<Number>(known);
      while (!Moves::is_end(space, frontier.state(end))) ++end;
      account();
      solved_by(end);
      return result;
    }
    frontier.flush();
  }
  account();
  result.outcome = Outcome::unsolvable;
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
