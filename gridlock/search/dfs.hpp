// Depth-first search: follow the first untried move as deep as it goes, and take the first solution met, however
// long. --max-moves limits the depth.
#pragma once

#include <algorithm>

#include "gridlock/containers/node_table.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"

namespace gridlock {

struct Dfs {
  static constexpr std::string_view kName = "dfs";
  static constexpr std::string_view kSummary = "depth-first, the first solution found";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRow kMaxMoves = integer_option("max-moves", "the longest line of play to try", 0, 1);
  static constexpr OptionRows<1> kOptions{kMaxMoves};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    using Number = typename NodeTable<S>::Number;
    struct Entry {
      typename S::State state;
      Number parent;
      typename S::Move move;
      Cost cost;
      std::uint32_t depth;
    };
    SearchResult<typename S::Move> result;
    NodeTable<S> nodes(space);
    Buffer<Entry> stack;
    bool cut = false;
    const auto longest = options.get<std::uint32_t>(kMaxMoves);
    stack.push_back({space.start(), NodeTable<S>::kNone, {}, Cost{}, 0});
    ++monitor.stats.generated;
    while (!stack.empty()) {
      const Entry entry = stack.back();
      stack.pop_back();
      const auto inserted = nodes.insert(entry.state);
      if (!inserted.second) {
        ++monitor.stats.duplicates;
        continue;
      }
      const Number id = inserted.first;
      nodes.set_way(id, entry.parent, entry.move, entry.cost);
      monitor.stats.states = nodes.size();
      if (space.is_goal(entry.state) && entry.cost.finite()) {
        result.outcome = Outcome::solved;
        result.cost = entry.cost;
        result.moves = nodes.path_to(id);
        monitor.found(result.cost);
        return result;
      }
      // Too deep, or so long that its cost cannot be counted.
      if ((longest > 0 && entry.depth >= longest) || !entry.cost.finite()) {
        cut = true;
        continue;
      }
      monitor.set_bytes(nodes.bytes() + stack.bytes());
      if (const auto stop = nodes.full() ? std::optional(Outcome::out_of_memory) : monitor.poll()) {
        result.outcome = *stop;
        return result;
      }
      monitor.expands([&] { return fingerprint(space, entry.state); });
      const std::size_t first = stack.size();
      space.for_each_successor(entry.state, [&](auto move, const auto& next, Cost cost) {
        ++monitor.stats.generated;
        stack.push_back({next, id, move, entry.cost + cost, entry.depth + 1});
      });
      std::reverse(stack.begin() + first, stack.end());  // the first move is tried first
    }
    result.outcome = cut ? Outcome::gave_up : Outcome::unsolvable;
    return result;
  }
};

}  // namespace gridlock
