// The list of searches that work for every puzzle. To add one, write its file and name it here; the order is that of
// `gridlock list searches`.
#pragma once

#include <type_traits>

#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/core/type_list.hpp"
#include "gridlock/search/astar.hpp"
#include "gridlock/search/beam.hpp"
#include "gridlock/search/bfs.hpp"
#include "gridlock/search/bfs_naive.hpp"
#include "gridlock/search/bfs_pruned.hpp"
#include "gridlock/search/dfbnb.hpp"
#include "gridlock/search/dfs.hpp"
#include "gridlock/search/distributed/hda.hpp"
#include "gridlock/search/greedy.hpp"
#include "gridlock/search/idastar.hpp"
#include "gridlock/search/random.hpp"
#include "gridlock/search/wastar.hpp"

namespace gridlock {

using Searches = Joined<TypeList<Bfs, BfsNaive, BfsPruned, Dfs, Dfbnb, AStar>,
                        Joined<std::conditional_t<kHasThreads, TypeList<Hda>, TypeList<>>,
                               TypeList<WAStar, IdaStar, Greedy, Beam, RandomSearch>>>;

}  // namespace gridlock
