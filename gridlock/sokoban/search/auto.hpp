// The default search: small levels are proved at once; larger ones are solved first, then shortened and proved, by
// turns, for as long as the limits allow. A single A*, which goes through tunnels in one step and keeps one of all
// images of a state, does the proving and is paused during the other stages. It keeps its memory from the first stage
// to the last and counts with the monitor of the whole search; the other stages get child monitors, so that everything
// they count and prove is known when the proof resumes.
// With several threads, a team of them takes over the proof from where the levels are no longer small.
#pragma once

#include <optional>
#include <utility>

#include "gridlock/core/options.hpp"
#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/search/astar.hpp"
#include "gridlock/search/distributed/hda.hpp"
#include "gridlock/sokoban/heuristics/triples.hpp"
#include "gridlock/sokoban/portfolio/fess.hpp"
#include "gridlock/sokoban/search/shorten.hpp"

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
    const S condensed = space.with_tunnels().folded();
    Estimate<S> bound(std::type_identity<Triples>{}, condensed);
    auto proof = AStar::on(condensed, bound);
    if (const auto proved = proof.run(monitor, kEasy)) return *proved;
    auto found = by_portfolio(space, monitor, options.threads);
    if (found && !options.until_optimal) return *found;
    if constexpr (kHasThreads)
      if (options.threads > 1) {
        HdaTeam<S, Estimate<S>> team(condensed, bound, options.threads);
        return proved(space, team, monitor, std::move(found), kFirstTurn * options.threads);
      }
    return proved(space, proof, monitor, std::move(found), kFirstTurn);
  }

 private:
  // The number of states A* may look at before the portfolio is asked for a solution.
  static constexpr std::size_t kEasy = 2000;
  // The number each thread may know after the first turn of a proof; then twice as many, and so on.
  static constexpr std::size_t kFirstTurn = 200'000;

  template <class S>
  static std::optional<SearchResult<Push>> by_portfolio(const S& space, Monitor& monitor, unsigned threads) {
    Monitor own = monitor.child();
    auto found = solve_by_portfolio(space.layout(), own, threads);
    if (found.outcome != Outcome::solved) return std::nullopt;
    return Fess::priced(space, std::move(found), own);
  }

  // A shorter solution and the proof take turns, for nobody knows which of the two will be found wanting. Without a
  // solution, only a proof is left.
  template <class S, class Proof>
  static SearchResult<Push> proved(const S& space, Proof& proof, Monitor& monitor,
                                   std::optional<SearchResult<Push>> found, std::size_t first_turn) {
    if (!found) return *proof.run(monitor);
    const Layout& layout = space.layout();
    if constexpr (!kHasThreads) {  // the page, which has to be small: half of what is left for each
      Monitor own = monitor.child({.parts = 2});
      found->moves = shorten(layout, std::move(found->moves), own);
      proof.offer(Fess::priced(space, std::move(*found), own));
      return *proof.run(monitor);
    }
    Shortening shortening(layout, *Trail::along(layout.level(), found->moves), layout.metric());
    bool goes_on = true;
    for (std::size_t states = first_turn;; states *= 2) {
      if (goes_on) {
        goes_on = shortening.round(monitor);
        found->moves = shortening.best().pushes();
        found = Fess::priced(space, std::move(*found), monitor);
      }
      proof.offer(*found);
      if (const auto end = goes_on ? proof.run(monitor, states) : proof.run(monitor)) return *end;
    }
  }
};

}  // namespace gridlock::sokoban
