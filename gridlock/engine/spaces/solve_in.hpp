// The one place where names of searches and heuristics become types: everything behind it is compiled for one state
// space. Each space has a .cpp of its own that instantiates this, since together they take long to compile;
// all_spaces.hpp lists them.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/core/type_list.hpp"
#include "gridlock/engine/kinds/unknown_name.hpp"

namespace gridlock {

template <class K, class S>
struct SolveIn {
  using Estimate = typename K::template Estimate<S>;
  using Result = SearchResult<typename S::Move>;

  using Own = std::function<Count(const typename K::Puzzle&)>;  // a heuristic that came with the request

  // Where there is an own one, `heuristic` is only what it is called.
  static Estimate estimate(const S& space, std::string_view heuristic, const Own& own = {});
  static Result run(const S& space, std::string_view search, std::string_view heuristic, const SearchOptions& options,
                    Monitor& monitor, const Own& own = {});
};

template <class K, class S>
auto SolveIn<K, S>::estimate(const S& space, std::string_view heuristic, const Own& own) -> Estimate {
  if (own) return own_estimate(space, own);
  using Known = typename K::Heuristics;
  std::optional<Estimate> estimate;
  if (!with_named(Known{}, heuristic, [&](auto type) { estimate.emplace(type, space); }))
    throw_unknown_name("heuristic", heuristic, names(Known{}));
  return std::move(*estimate);
}

template <class K, class S>
auto SolveIn<K, S>::run(const S& space, std::string_view search, std::string_view heuristic,
                        const SearchOptions& options, Monitor& monitor, const Own& own) -> Result {
  using Known = typename K::Searches;
  Result result;
  const auto ended = outcome_of([&] {
    Estimate guide = estimate(space, heuristic, own);
    const bool known = with_named(Known{}, search, [&]<class Search>(std::type_identity<Search>) {
      result = Search::run(space, guide, monitor, options);
    });
    if (!known) throw_unknown_name("search", search, names(Known{}));
  });
  if (!ended) return result;
  Result nothing;
  nothing.outcome = *ended;
  return nothing;
}

}  // namespace gridlock
