#include "gridlock/sokoban/fess/fess.hpp"

#include "gridlock/sokoban/fess/portfolio.hpp"

namespace gridlock::sokoban {
namespace {

SearchResult<Push> solve_with(Portfolio portfolio, Monitor& monitor, unsigned threads) {
  SearchResult<Push> result;
  result.outcome = portfolio.run(monitor, threads);
  if (result.outcome == Outcome::solved) result.moves = portfolio.solution();
  return result;
}

}  // namespace

SearchResult<Push> solve_by_packing(const Terrain& terrain, Monitor& monitor) {
  const Atlas atlas(terrain);
  return solve_with(Portfolio::packing_alone(atlas), monitor, 1);
}

SearchResult<Push> solve_by_portfolio(const Terrain& terrain, Monitor& monitor, unsigned threads) {
  const Atlas atlas(terrain);
  return solve_with(Portfolio::all(atlas), monitor, threads);
}

}  // namespace gridlock::sokoban
