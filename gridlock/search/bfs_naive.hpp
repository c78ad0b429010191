// Breadth-first search with the duplicate test on removal only: the baseline of the "Unblock Me" study, which queues
// a state as often as it is generated.
#pragma once

#include <algorithm>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/search/path_cost.hpp"

namespace gridlock {

struct BfsNaive {
  static constexpr std::string_view kName = "bfs-naive";
  static constexpr std::string_view kSummary = "breadth-first, duplicates dropped only when taken from the queue";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<0> kOptions{};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H&, Monitor& monitor, const SearchOptions&) {
    struct Entry {
      typename S::State state;
      std::uint32_t parent;
      typename S::Move move;
      std::uint32_t depth;
    };
    SearchResult<typename S::Move> result;
    StateTable<typename S::State> explored;
    Buffer<Entry> queue;  // never shortened: entries are the parent links
    queue.push_back({space.start(), 0, {}, 0});
    ++monitor.stats.generated;

    for (std::size_t head = 0; head < queue.size(); ++head) {
      const Entry entry = queue[head];
      monitor.raise_lower_bound(least_edge(space).times(entry.depth));
      if (space.is_goal(entry.state)) {
        result.outcome = Outcome::solved;
        result.optimal = space.unit_cost();
        for (std::size_t n = head; n != 0; n = queue[n].parent) result.moves.push_back(queue[n].move);
        std::reverse(result.moves.begin(), result.moves.end());
        result.cost = path_cost(space, result.moves);
        monitor.found(result.cost);
        return result;
      }
      if (!explored.insert(entry.state, space.hash(entry.state)).second) {
        ++monitor.stats.duplicates;
        continue;
      }
      monitor.stats.states = explored.size();
      monitor.set_bytes(explored.bytes() + queue.bytes());
      const bool full = queue.size() > 0xfff00000u;
      if (const auto stop = full ? std::optional(Outcome::out_of_memory) : monitor.poll()) {
        result.outcome = *stop;
        return result;
      }
      monitor.expands([&] { return fingerprint(space, entry.state); });
      space.for_each_successor(entry.state, [&](auto move, const auto& next, Cost) {
        ++monitor.stats.generated;
        // The source looks before it queues, but only among the states already expanded.
        if (explored.find(next, space.hash(next)) != StateTable<typename S::State>::kNone) {
          ++monitor.stats.duplicates;
          return;
        }
        queue.push_back({next, static_cast<std::uint32_t>(head), move, entry.depth + 1});
      });
    }
    result.outcome = Outcome::unsolvable;
    return result;
  }
};

}  // namespace gridlock
