// A census: every board of one size that counts. Rules, after the only list there was before: the primary has length 2
// and is alone on its row, the third of six; other vehicles have length 2 or 3; no line is full. A board counts if it
// can be solved, is the hardest position of its component, and minimal: without any of its vehicles it is easier. If
// several positions are hardest, one represents the component: the one whose cells under horizontal vehicles, read as a
// number with the top left cell as its lowest bit, are least; then likewise under vertical vehicles.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "gridlock/core/limits.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/rushhour/census/board.hpp"
#include "gridlock/rushhour/census/plan.hpp"

namespace gridlock::rushhour::census {

// What some chunks of a census have come to.
struct Harvest {
  std::uint64_t chunks = 0;
  ChunkCounts counts;
  std::vector<Board> boards;

  void add(const Harvest& other);
};

// A whole census, or one shard of it.
struct Census {
  Request request;
  Harvest harvest;  // the boards ordered by moves, vehicles, size of the component and code
};

// Puts the boards in order.
Census make_census(const Request& request, Harvest harvest);
// One census of all shards of one. Throws Error if one is missing, is there twice, or belongs to another census.
Census merge(const std::vector<Census>& shards);

struct CensusWork {
  unsigned jobs = 1;
  Limits limits{};         // the nodes are positions
  std::uint64_t done = 0;  // chunks that need not be done again
  bool portable = false;   // keep to instructions that every processor has
};

// Does what is left of a census. Hands over what it came to, some chunks at a time, in the order of the plan: in any
// thread, one at a time. `solved` if all is done, else the limit that ended it.
Outcome take_census(const Request& request, const CensusWork& work,
                    const std::function<void(const Harvest&)>& harvested);

}  // namespace gridlock::rushhour::census
