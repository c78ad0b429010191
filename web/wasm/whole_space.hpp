// The whole state space of a puzzle, for the shape of a puzzle and for the lab.
#pragma once

#include "gridlock/core/error.hpp"
#include "gridlock/engine/kinds/kinds.hpp"
#include "gridlock/search/exhaust.hpp"

namespace gridlock::web {

// Positions this wide are far too many to be visited, so there is no code for them.
template <class Space>
inline constexpr bool kTooWide = sizeof(typename Space::State) > 24;

// Calls use(kind, space, its reachable positions). Throws Error if there is no hope to visit them all.
template <class Use>
void with_whole_space(const Puzzle& puzzle, Monitor& monitor, Use&& use) {
  std::visit(
      [&](const auto& p) {
        using K = decltype(kind_of(p));
        K::with_space(p, K::kMetrics.front(), K::space_options({}), [&]<class Space>(const Space& space) {
          if constexpr (kTooWide<Space>)
            throw Error("the board is too large to visit every position");
          else
            use(K{}, space, Reachable(space, monitor));
        });
      },
      puzzle);
}

}  // namespace gridlock::web
