#include "gridlock/sokoban/portfolio/fess.hpp"

#include "gridlock/sokoban/portfolio/portfolio.hpp"
#include "gridlock/sokoban/portfolio/team.hpp"

namespace gridlock::sokoban {
namespace {

// The result of a search that may end by an exception, where that stands for a limit.
template <class Search>
SearchResult<Push> result_of(Search&& search) {
  SearchResult<Push> result;
  if (const auto limit = outcome_of([&] { result = search(); })) result.outcome = *limit;
  return result;
}

}  // namespace

SearchResult<Push> solve_by_packing(const Layout& layout, Monitor& monitor) {
  return result_of([&] {
    const LevelFacts facts(layout);
    return Portfolio::packing_alone(facts).solve(monitor);
  });
}

SearchResult<Push> solve_by_portfolio(const Layout& layout, Monitor& monitor, unsigned threads) {
  return result_of([&] {
    if (threads > 1) return solve_by_team(layout, monitor, threads);
    const LevelFacts facts(layout);
    return Portfolio::all(facts).solve(monitor);
  });
}

}  // namespace gridlock::sokoban
