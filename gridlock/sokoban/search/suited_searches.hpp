// The searches of the shared list, on state spaces that suit them: boxes go through tunnels in one edge where that is
// safe, and states that are images of each other count as one.
#pragma once

#include <string_view>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/search/searches.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// Only for searches that do not count on edges of cost 1, and unfold their solutions.
template <class Search>
struct Tunnelling {
  static constexpr std::string_view kName = Search::kName;
  static constexpr std::string_view kSummary = Search::kSummary;
  static constexpr bool kOptimal = Search::kOptimal;
  static constexpr bool kUsesHeuristic = Search::kUsesHeuristic;
  static constexpr auto kOptions = Search::kOptions;

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    return Search::run(space.with_tunnels(), h, monitor, options);
  }
};

// Only for those that keep representatives of states, too.
template <class Search>
struct Folding : Tunnelling<Search> {
  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    return Tunnelling<Search>::run(space.folded(), h, monitor, options);
  }
};

template <class Search>
struct SuitedTo {
  using type = Search;
};
template <>
struct SuitedTo<AStar> {
  using type = Folding<AStar>;
};
template <>
struct SuitedTo<Hda> {
  using type = Folding<Hda>;
};
template <>
struct SuitedTo<WAStar> {
  using type = Folding<WAStar>;
};
template <>
struct SuitedTo<IdaStar> {
  using type = Tunnelling<IdaStar>;
};
template <>
struct SuitedTo<Greedy> {
  using type = Folding<Greedy>;
};

template <class List>
struct SuitedList;
template <class... Ss>
struct SuitedList<TypeList<Ss...>> {
  using type = TypeList<typename SuitedTo<Ss>::type...>;
};
// The shared searches, through tunnels and without images where they can.
using SuitedSearches = typename SuitedList<gridlock::Searches>::type;

}  // namespace gridlock::sokoban
