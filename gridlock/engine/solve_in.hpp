// The one place where names of searches and heuristics become types: everything behind it is compiled for one state
// space. Each space has a .cpp of its own that instantiates this, since together they take long to compile;
// solve_in_spaces.hpp lists them.
#pragma once

#include <new>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/core/type_list.hpp"
#include "gridlock/engine/unknown_name.hpp"

namespace gridlock {

template <class K, class S>
SearchResult<typename S::Move> solve_in(const S& space, const std::string& search_name,
                                        const std::string& heuristic_name, const SearchOptions& options,
                                        Monitor& monitor) {
  SearchResult<typename S::Move> result;
  const auto search_with = [&](auto heuristic) {
    typename K::template Estimate<S> estimate(heuristic, space);
    const bool known = with_named(typename K::Searches{}, search_name, [&]<class Search>(std::type_identity<Search>) {
      try {
        result = Search::run(space, estimate, monitor, options);
      } catch (const std::bad_alloc&) {
        result = {};
        result.outcome = Outcome::out_of_memory;
      }
    });
    if (!known) throw_unknown_name("search", search_name, names(typename K::Searches{}));
  };
  if (!with_named(typename K::Heuristics{}, heuristic_name, search_with))
    throw_unknown_name("heuristic", heuristic_name, names(typename K::Heuristics{}));
  return result;
}

#define GRIDLOCK_SOLVE_IN(KIND, SPACE)                               \
  template SearchResult<typename SPACE::Move> solve_in<KIND, SPACE>( \
      const SPACE&, const std::string&, const std::string&, const SearchOptions&, Monitor&)

}  // namespace gridlock
