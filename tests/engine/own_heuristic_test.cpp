#include "gridlock/own_heuristic.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "gridlock/audit.hpp"
#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/heuristics/blockers.hpp"
#include "gridlock/rushhour/heuristics/mobility.hpp"
#include "gridlock/solve.hpp"

namespace gridlock {
namespace {

// A heuristic of the library, brought from outside.
template <class H>
OwnHeuristic brought() {
  return {"brought", [](const Puzzle& puzzle) {
            const auto& board = std::get<rushhour::Puzzle>(puzzle);
            return H(board, Metric::moves)(rushhour::Board(board));
          }};
}

OwnHeuristic boxes_off_goals() {
  return {"boxes", [](const Puzzle& puzzle) {
            const auto& level = std::get<sokoban::Puzzle>(puzzle);
            return static_cast<Count>(
                std::count_if(level.boxes.begin(), level.boxes.end(), [&](int box) { return !level.goal(box); }));
          }};
}

TEST(OwnHeuristic, guides_every_search_as_the_one_of_the_library_does_but_proves_nothing) {
  const Puzzle board = find_builtins("6x6-3").front()->read();
  for (const auto& search : list_searches("rushhour")) {
    if (!search.uses_heuristic || search.name == "hda") continue;
    SolveRequest request;
    request.search = search.name;
    request.heuristic = "blockers";
    const Solution known = solve(board, request);
    request.own_heuristic = brought<rushhour::Blockers>();
    const Solution own = solve(board, request);
    EXPECT_EQ(own.outcome, Outcome::solved) << search.name;
    EXPECT_EQ(own.heuristic, "brought");
    // A search that proves may use its bound to prune, which it must not do here.
    if (search.name == "astar" || search.name == "greedy" || search.name == "beam") {
      EXPECT_EQ(own.moves, known.moves) << search.name;
    }
    EXPECT_FALSE(own.optimal) << search.name;
    EXPECT_EQ(own.lower_bound, 0) << search.name;
  }
}

// Threads that are stopped while parts of a solution are still getting cheaper must not tell the cost of yesterday.
TEST(OwnHeuristic, however_wild_gives_solutions_that_cost_what_the_search_says) {
  for (std::size_t salt = 1; salt <= 2; ++salt) {
    SolveRequest request;
    request.limits.nodes = 3000;
    request.threads = 2;
    request.own_heuristic = {"wild", [salt](const Puzzle& puzzle) {
                               std::size_t sum = salt;
                               for (const auto& vehicle : std::get<rushhour::Puzzle>(puzzle).vehicles)
                                 sum = sum * 31 + static_cast<std::size_t>(vehicle.offset());
                               return static_cast<Count>((sum >> 3) % 60);
                             }};
    for (const char* const name : {"juniper", "kestrel", "tempest", "zenith"})
      for (const char* const search : {"hda", "astar", "wastar", "greedy"}) {
        request.search = search;
        EXPECT_NO_THROW(solve(find_builtins(name).front()->read(), request)) << search << " on " << name;
      }
  }
}

TEST(OwnHeuristic, that_sees_no_way_proves_nothing) {
  SolveRequest request;
  request.search = "astar";
  request.own_heuristic = {"hopeless", [](const Puzzle&) { return kNoWay; }};
  EXPECT_EQ(solve(find_builtins("6x6-3").front()->read(), request).outcome, Outcome::gave_up);
}

TEST(OwnHeuristic, is_audited_like_one_of_the_library) {
  const Puzzle board = find_builtins("6x6-3").front()->read();
  AuditRequest request;
  request.heuristics = {"mobility"};
  request.own = {brought<rushhour::Mobility>()};
  request.metric = Metric::moves;
  const Audit found = audit(board, request);
  ASSERT_EQ(found.heuristics.size(), 2u);
  const auto& known = found.heuristics[0];
  const auto& own = found.heuristics[1];
  EXPECT_EQ(own.name, "brought");
  EXPECT_EQ(own.mean, known.mean);
  ASSERT_GT(known.admissible.violations, 0u);
  EXPECT_EQ(own.admissible.violations, known.admissible.violations);
  EXPECT_EQ(own.consistent.violations, known.consistent.violations);
  EXPECT_EQ(own.admissible.counterexample->position, known.admissible.counterexample->position);
  EXPECT_EQ(own.consistent.counterexample->move, known.consistent.counterexample->move);
  EXPECT_FALSE(own.refuted());

  request.heuristics.clear();
  EXPECT_EQ(audit(board, request).heuristics.size(), 1u);
}

TEST(OwnHeuristic, sees_every_box_of_a_level) {
  const Puzzle level = find_builtins("pantry").front()->read();
  SolveRequest request;
  request.search = "astar";
  request.heuristic = "goals";
  const Solution known = solve(level, request);
  request.own_heuristic = boxes_off_goals();
  const Solution own = solve(level, request);
  EXPECT_EQ(own.cost, known.cost);
  EXPECT_EQ(own.stats.expanded, known.stats.expanded);
}

}  // namespace
}  // namespace gridlock
