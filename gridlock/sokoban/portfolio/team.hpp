// The portfolio's team of threads: each thread runs a portfolio of its own, and all share what they learn.
#pragma once

#include <functional>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

// What a member of a team does: it has a number, counted from 0, and a monitor for its share of the limits.
using TeamWork = std::function<SearchResult<Push>(unsigned number, Monitor& monitor)>;

// Does the work in so many threads and returns when all have ended. The first solution stops the others, and so does a
// limit. A solution counts more than a limit, and a limit more than giving up. An exception that is no limit stops the
// others, too, and is thrown here.
SearchResult<Push> run_team(Monitor& monitor, unsigned threads, const TeamWork& work);

// Some solution of the level. The members share out the standing strategies, meet at one perimeter and tell each other
// the deadlocks they have learned.
SearchResult<Push> solve_by_team(const Layout& layout, Monitor& monitor, unsigned threads);

}  // namespace gridlock::sokoban
