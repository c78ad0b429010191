// The default search: small levels are proved at once; larger ones are solved first, then proved and shortened, by
// turns, for as long as the limits allow. A single A*, which goes through tunnels in one step and keeps one of all
// images of a state, does the proving and is paused during the other stages. It keeps its memory from the first stage
// to the last and counts with the monitor of the whole search; the other stages get child monitors, so that everything
// they count and prove is known when the proof resumes.
// With several threads, two proofs have their first turns side by side, one of them with all tables from the start;
// then a team of threads takes over.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "gridlock/core/options.hpp"
#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/core/threads/run_team.hpp"
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

  // Look, solve, then prove and shorten.
  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    const S condensed = space.with_tunnels().folded();
    std::optional<Estimate<S>> bound(std::in_place, std::type_identity<Triples>{}, condensed);
    using Proof = decltype(AStar::on(condensed, *bound));
    std::unique_ptr<Proof> proof(new Proof(AStar::on(condensed, *bound)));
    if (const auto proved = proof->run(monitor, kEasy)) return *proved;
    auto found = by_portfolio(space, monitor, options.threads);
    if (found && !options.until_optimal) return *found;
    if (found) proof->offer(*found);
    if constexpr (kHasThreads) {
      std::optional<Shortening> shorter;
      if (found)
        shorter.emplace(space.layout(), *Trail::along(space.layout().level(), found->moves), space.layout().metric());
      if (options.threads > 1) {
        Estimate<S> prepared(std::type_identity<Triples>{}, condensed);
        if (shorter)
          if (const auto proved = side_by_side(*proof, condensed, prepared, *shorter, monitor)) return *proved;
        proof.reset(), bound.reset();
        HdaTeam<S, Estimate<S>> team(condensed, prepared, options.threads);
        if (shorter) team.offer(priced(space, *shorter, monitor));
        return shorter ? by_turns(space, team, *shorter, monitor, options.threads) : *team.run(monitor);
      }
      return shorter ? by_turns(space, *proof, *shorter, monitor, 1) : *proof->run(monitor);
    }
    if (found) {  // on the page, which has to be small: half of what is left for each
      Monitor own = monitor.child({.parts = 2});
      found->moves = shorten(space.layout(), std::move(found->moves), own);
      proof->offer(Fess::priced(space, std::move(*found), own));
    }
    return *proof->run(monitor);
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

  // The first turn, on two threads: A* goes on, and makes tables once they are sure to pay; the other thread makes them
  // first, proves with all of them from the start, and then shortens. What was proved, if anything was.
  template <class Proof, class S>
  static std::optional<SearchResult<Push>> side_by_side(Proof& proof, const S& condensed, Estimate<S>& prepared,
                                                        Shortening& shorter, Monitor& monitor) {
    std::array<std::optional<SearchResult<Push>>, 2> ends;
    const auto turn = [&](unsigned number, Monitor& own) {
      const auto goes_on = [&] {
        own.set_bytes(prepared.bytes());
        return !own.look();
      };
      if (number == 0) {
        ends[0] = proof.run(own, kFirstTurn);
      } else if (prepared.prepare(goes_on)) {
        auto second = AStar::on(condensed, prepared);
        second.offer(priced(condensed, shorter, own));
        ends[1] = second.run(own, kFirstTurn);
      }
      if (ends[number] && ends[number]->optimal) return Outcome::solved;
      if (number == 1 && goes_on()) shorter.round(own);
      return Outcome::cancelled;
    };
    run_team(monitor, 2, turn, {[](Outcome outcome) { return outcome == Outcome::solved; }});
    for (const auto& end : ends)
      if (end && end->optimal) return end;
    return std::nullopt;  // a limit: the other one may have found something
  }

  // The proof and the search for a shorter solution take turns, for nobody knows which of the two will be found
  // wanting.
  template <class S, class Proof>
  static SearchResult<Push> by_turns(const S& space, Proof& proof, Shortening& shorter, Monitor& monitor,
                                     unsigned threads) {
    bool goes_on = true;
    for (std::size_t states = kFirstTurn * threads;; states *= 2) {
      if (const auto end = goes_on ? proof.run(monitor, states) : proof.run(monitor)) return *end;
      goes_on = shorter.round(monitor, threads);
      proof.offer(priced(space, shorter, monitor));
    }
  }

  template <class S>
  static SearchResult<Push> priced(const S& space, const Shortening& shorter, Monitor& monitor) {
    SearchResult<Push> result;
    result.outcome = Outcome::solved;
    result.moves = shorter.best().pushes();
    return Fess::priced(space, std::move(result), monitor);
  }
};

}  // namespace gridlock::sokoban
