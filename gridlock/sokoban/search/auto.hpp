// The default search: small levels are proved at once; larger ones are solved first, then shortened and proved for as
// long as the limits allow. A single A*, which goes through tunnels in one step, does the proving and is paused during
// the other stages. It keeps its memory from the first stage to the last and counts with the monitor of the whole
// search; the other stages get child monitors, so that everything they count and prove is known when the proof resumes.
#pragma once

#include <optional>
#include <utility>

#include "gridlock/core/options.hpp"
#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/search/astar.hpp"
#include "gridlock/search/distributed/hda.hpp"
#include "gridlock/sokoban/heuristics/triples.hpp"
#include "gridlock/sokoban/improve/improve.hpp"
#include "gridlock/sokoban/portfolio/fess.hpp"

namespace gridlock::sokoban {

struct Auto {
  static constexpr std::string_view kName = "auto";
  static constexpr std::string_view kSummary = "proves small levels, solves large ones (the default)";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<2> kOptions{kUntilOption, kThreadsOption};

  // Look, solve, shorten, prove.
  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    const S tunnels = space.with_tunnels();
    Estimate<S> bound(std::type_identity<Triples>{}, tunnels);
    auto proof = AStar::on(tunnels, bound);
    if (const auto proved = proof.run(monitor, kEasy)) return *proved;
    auto found = by_portfolio(space, monitor, options.threads);
    if (found && !options.until_optimal) return *found;
    if (found) found = shortened(space, monitor, std::move(*found));
    if constexpr (kHasThreads)
      if (options.threads > 1) return HdaTeam<S, Estimate<S>>::run(tunnels, bound, monitor, options.threads, found);
    if (found) proof.offer(std::move(*found));
    return *proof.run(monitor);
  }

 private:
  // The number of states A* may look at before the portfolio is asked for a solution.
  static constexpr std::size_t kEasy = 2000;

  template <class S>
  static std::optional<SearchResult<Push>> by_portfolio(const S& space, Monitor& monitor, unsigned threads) {
    Monitor own = monitor.child();
    auto found = solve_by_portfolio(space.layout(), own, threads);
    if (found.outcome != Outcome::solved) return std::nullopt;
    return Fess::priced(space, std::move(found), own);
  }

  // Half of what is left goes into a shorter solution, the rest into the proof.
  template <class S>
  static SearchResult<Push> shortened(const S& space, Monitor& monitor, SearchResult<Push> found) {
    Monitor own = monitor.child({.parts = 2});
    found.moves = improve(space.layout().level(), std::move(found.moves), space.layout().metric(), own);
    return Fess::priced(space, std::move(found), own);
  }
};

}  // namespace gridlock::sokoban
