// The words every puzzle and every search share: metric, state space, heuristic.
#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/core/metric.hpp"

namespace gridlock {

// A stand-in visitor, only for stating the concepts below.
template <class S>
struct AnyVisitor {
  void operator()(typename S::Move, const typename S::State&, Cost) const;
};

// The rules of one puzzle instance, seen as a graph. A space is immutable and holds all that never
// changes (walls, goals, lengths); State is the rest, packed.
template <class S>
concept StateSpace = std::regular<typename S::State> && std::is_trivially_copyable_v<typename S::State> &&
    std::regular<typename S::Move> && std::is_trivially_copyable_v<typename S::Move> &&
    requires(const S& space, const typename S::State& state, AnyVisitor<S> visit) {
  { space.start() } -> std::same_as<typename S::State>;
  { space.is_goal(state) } -> std::same_as<bool>;
  { space.hash(state) } -> std::same_as<std::uint64_t>;
  { space.unit_cost() } -> std::same_as<bool>;  // every edge costs 1
  space.for_each_successor(state, visit);       // visit(move, next, cost)
};

// A space in which every edge can be walked back at the same cost.
template <class S>
concept UndirectedSpace = StateSpace<S> && S::kUndirected;

// A space whose states can be numbered so densely that a bitmap of the numbers fits in memory.
template <class S>
concept IndexedSpace = StateSpace<S> && requires(const S& space, const typename S::State& state) {
  { space.index_count() } -> std::same_as<std::uint64_t>;
  { space.index(state) } -> std::same_as<std::uint64_t>;
  // Calls use(index) with a function that gives the same, for loops: what it depends on is looked up before.
  {
    space.with_index([](auto index) { return index(typename S::State{}); })
    } -> std::same_as<std::uint64_t>;
  { S::kMaxSuccessors } -> std::convertible_to<std::size_t>;  // of any state
};

template <class S>
struct AnyAwakeVisitor {
  void operator()(const typename S::State&, typename S::Sleep) const;
};

// A unit-cost space that knows which moves commute. A state that was entered by a move carries a Sleep: it names
// that move and so the moves that need not be tried there, because a breadth-first search that makes the same moves
// in another order reaches the same states at the same depth. search/breadth_first.hpp has the proof. It also sees
// goals from some moves away, which saves the search its last layers. A View is what has to be known of a state for all
// that: a search may look at a state while it is still busy with another.
template <class S>
concept CommutingSpace = StateSpace<S> && std::is_trivially_copyable_v<typename S::Sleep> &&
    requires(const S& space, const typename S::State& state, typename S::Sleep sleep, const typename S::View& view,
             AnyAwakeVisitor<S> visit) {
  { space.wide_awake() } -> std::same_as<typename S::Sleep>;  // of the start: every move is tried
  { space.move_into(sleep) } -> std::same_as<typename S::Move>;
  { space.look(state) } -> std::same_as<typename S::View>;
  space.for_each_awake_successor(state, view, sleep, visit);  // visit(next, sleep_of_next)
  // Of a state that is no goal: how many moves a shortest path to a goal has, if the space can tell, else kNoWay. It
  // can if there are at most two.
  { space.moves_left(view) } -> std::same_as<Count>;
  // No path has fewer.
  { space.least_left(view) } -> std::same_as<Count>;
};

// A guess of the cost still to pay. One instance serves one search, so it may keep scratch memory.
template <class H, class S>
concept Heuristic = StateSpace<S> && requires(H& h, const typename S::State& state) {
  { h(state) } -> std::same_as<Cost>;
  { h.admissible() } -> std::same_as<bool>;  // in the metric of this space
};

// A number for a state that says which position it is, however the space packs it, by its having fingerprint(state).
template <StateSpace S>
std::uint64_t fingerprint(const S& space, const typename S::State& state) {
  if constexpr (requires { space.fingerprint(state); })
    return space.fingerprint(state);
  else
    return space.hash(state);
}

// An edge may stand for several moves that are made one after the other; a space with such edges has unfold(moves),
// which puts in those that follow from the first of each.
template <StateSpace S>
std::vector<typename S::Move> unfolded(const S& space, std::vector<typename S::Move> moves) {
  if constexpr (requires { space.unfold(moves); })
    return space.unfold(moves);
  else
    return moves;
}

// States that are the same but turned or mirrored can stand for each other. A space that knows such has
// representative(state); searches that keep states keep only that one, with the moves that lead from one kept state to
// the next, and unfold() turns those back.
template <StateSpace S>
typename S::State representative([[maybe_unused]] const S& space, const typename S::State& state) {
  if constexpr (requires { space.representative(state); })
    return space.representative(state);
  else
    return state;
}

// Tells a heuristic that cares, by having expand(state), that it will be asked for the successors of this state next.
template <class H, class State>
void about_to_expand([[maybe_unused]] H& h, [[maybe_unused]] const State& state) {
  if constexpr (requires { h.expand(state); }) h.expand(state);
}

// A heuristic may foresee, by having foresees() and after(), what it would say at least of the successors of the state
// that it was asked about last, so that it need not be asked about all of them. What it knows for that is foresight(),
// a number; after recall(said, foresight) it goes on as if it had just been asked about a state of which it said and
// knew that before.
template <class H>
bool foresees([[maybe_unused]] const H& h) {
  if constexpr (requires { h.foresees(); })
    return h.foresees();
  else
    return false;
}
// No solution from the successor by this move costs less, if none from the state itself costs less than `least`.
template <class H, class Move>
Cost foreseen([[maybe_unused]] const H& h, [[maybe_unused]] Cost least, [[maybe_unused]] const Move& move) {
  if constexpr (requires { h.after(least, move); })
    return h.after(least, move);
  else
    return Cost{};
}

// Whether costs in this space have two counts; a space whose costs do says so by having two_counts().
template <StateSpace S>
constexpr bool has_two_counts([[maybe_unused]] const S& space) {
  if constexpr (requires { space.two_counts(); })
    return space.two_counts();
  else
    return false;
}

// The count that comes first in a cost of this space, or the only one; and the least cost with such a count.
template <StateSpace S>
constexpr Count leading_count(const S& space, Cost cost) {
  return has_two_counts(space) ? cost.first() : cost.count();
}
template <StateSpace S>
constexpr Cost with_leading_count(const S& space, Count count) {
  return has_two_counts(space) ? Cost(count, 0) : Cost(count);
}

// No edge costs less; 1, unless the space knows better and has least_edge().
template <StateSpace S>
constexpr Cost least_edge([[maybe_unused]] const S& space) {
  if constexpr (requires { space.least_edge(); })
    return space.least_edge();
  else
    return Cost(1);
}

// The memory that a heuristic holds, if it is so much that it says so, by having bytes().
template <class H>
std::size_t bytes_of([[maybe_unused]] const H& h) {
  if constexpr (requires { h.bytes(); })
    return h.bytes();
  else
    return 0;
}

}  // namespace gridlock
