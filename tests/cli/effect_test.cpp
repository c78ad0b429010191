// Options that would do nothing are refused, each with a message that says what they are for.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

struct Refused {
  std::vector<std::string> arguments;
  std::string input, message;
};

TEST(Effect, is_asked_of_every_option) {
  const std::vector<Refused> cases{
      {{"solve", "-", "--heuristic", "blockers"}, kThreeMoves, "--heuristic does nothing with auto; it guides "},
      {{"solve", "-", "--search", "bfs", "--heuristic", "zero"}, kThreeMoves, "--heuristic does nothing with bfs"},
      {{"solve", "-", "--weight", "3"}, kThreeMoves, "--weight does nothing with auto; it is for wastar"},
      {{"solve", "-", "--search", "astar", "--weight", "3"}, kThreeMoves, "--weight does nothing with astar"},
      {{"solve", "-", "--search", "astar", "--beam-width", "3"}, kThreeMoves, "it is for beam"},
      {{"solve", "-", "--slack", "3"}, kThreeMoves, "it is for bfs-pruned"},
      {{"solve", "-", "--runs", "3"}, kThreeMoves, "it is for random and random-improve"},
      {{"solve", "-", "--max-moves", "3"}, kThreeMoves, "it is for dfs, dfbnb, random and random-improve"},
      {{"solve", "-", "--search", "dfs", "--fixed-bound"}, kThreeMoves, "it is for dfbnb"},
      {{"solve", "-", "--weights", "move=3"}, kPush, "--weights does nothing with auto; it is for sokobot"},
      {{"solve", "-", "--deadlocks", "none"}, kThreeMoves, "--deadlocks is for sokoban, not for rushhour"},
      {{"solve", "-", "--search", "random-improve", "--deadlocks", "none"},
       kThreeMoves,
       "--deadlocks does nothing with random-improve; it is for sokoban"},
      {{"solve", "-", "--count-exit"}, kPush, "--count-exit is for rushhour, not for sokoban"},
      {{"solve", "-", "--search", "fess"}, kThreeMoves, "the search fess is for sokoban, not for rushhour"},
      {{"solve", "-", "--search", "fess"}, kShutIn, "the search fess is for sokoban, not for rushhour"},
      {{"solve", "-", "--search", "random-improve"}, kPush, "the search random-improve is for rushhour"},
      {{"solve", "-", "--search", "astar", "--heuristic", "matching"}, kThreeMoves, "matching is for sokoban"},
      {{"solve", "-", "--metric", "pushes"}, kThreeMoves, "Rush Hour has no metric 'pushes'"},
      {{"solve", "-", "--search", "asta"}, kThreeMoves, "did you mean 'astar'?"},
      {{"compare", "-", "--search", "bfs,astar", "--weight", "3"}, kThreeMoves, "with bfs and astar; it is for wastar"},
      {{"compare", "-", "--search", "fess"}, kThreeMoves, "the search fess is for sokoban"},
      {{"compare", "-", "--beam-width", "3"}, kThreeMoves, "--beam-width does nothing with astar"},
      {{"bench", "-", "--weight", "3"}, kThreeMoves, "it is for wastar"},
      {{"bench", "-", "--search", "fess"}, kThreeMoves, "the search fess is for sokoban"},
      {{"lab", "run", "-", "-o", "never.db", "--runs", "3"}, kThreeMoves, "--runs does nothing with auto"},
      {{"lab", "run", "-", "-o", "never.db", "--heuristic", "zero"}, kThreeMoves, "--heuristic does nothing with auto"},
      {{"convert", "-", "--to", "line", "--format", "json"}, kThreeMoves, "--to chooses the format"},
      {{"show", "-", "--format", "json"}, kThreeMoves, "--format json does nothing with show"},
      {{"show", "-", "--cell", "20"}, kThreeMoves, "--cell does nothing without a picture"},
      {{"play", "-", "--format", "csv"}, kThreeMoves, "--format csv does nothing with play"},
      {{"serve", "--format", "json"}, "", "--format json does nothing with serve"},
      {{"lab", "report", "never.db", "--format", "json"}, "", "--format json does nothing with lab report"},
      {{"lab", "table", "never.db", "--preset", "games", "--rows", "size"}, "", "--rows does nothing with --preset"},
  };
  for (const auto& each : cases) {
    const Answer answer = run(each.arguments, each.input);
    EXPECT_EQ(answer.code, 2) << each.message;
    EXPECT_NE(answer.err.find(each.message), std::string::npos)
        << "wanted: " << each.message << "\ngot: " << answer.err;
    EXPECT_EQ(answer.out, "") << each.message;
  }
  EXPECT_FALSE(std::filesystem::exists("never.db"));
}

TEST(Effect, of_an_option_on_one_of_several_searches_is_enough) {
  EXPECT_EQ(run({"compare", "-", "--search", "astar,wastar", "--weight", "3"}, kThreeMoves).code, 0);
  EXPECT_EQ(run({"compare", "-", "--search", "bfs,astar", "--heuristic", "zero"}, kThreeMoves).code, 0);
  const Scratch scratch;
  EXPECT_EQ(run({"lab", "run", "-", "--search", "bfs,beam", "--beam-width", "9", "-q", "-o", scratch.path("run.db")},
                kThreeMoves)
                .code,
            0);
}

TEST(Effect, of_what_every_command_takes_is_told_where_there_is_none) {
  const std::vector<Refused> cases{
      {{"solve", "-", "--search", "bfs", "--threads", "2"},
       kThreeMoves,
       "--threads does nothing with bfs on rushhour; it is for "},
      {{"solve", "-", "--seed", "2"}, kPush, "--seed does nothing with auto on sokoban; it is for "},
      {{"solve", "-", "--search", "astar", "--until", "first"},
       kThreeMoves,
       "--until does nothing with astar on rushhour; it is for "},
      {{"compare", "-", "--search", "bfs,astar", "--seed", "2"}, kPush, "--seed does nothing with bfs and astar on"},
      {{"convert", "-", "--to", "line", "--seed", "2"}, kThreeMoves, "--seed does nothing with convert"},
      {{"rate", "-", "--threads", "2"}, kThreeMoves, "--threads does nothing with rate"},
      {{"list", "metrics", "--seed", "2"}, "", "--seed does nothing with list"},
  };
  for (const auto& each : cases) {
    Answer answer = run(each.arguments, each.input + "\n" + each.input);
    EXPECT_EQ(answer.code, 0) << each.message;
    EXPECT_NE(answer.err.find("gridlock: " + each.message), std::string::npos)
        << "wanted: " << each.message << "\ngot: " << answer.err;
    EXPECT_EQ(answer.err.find(" does nothing with "), answer.err.rfind(" does nothing with "))
        << "once: " << answer.err;
    auto quiet = each.arguments;
    quiet.emplace_back("-q");
    EXPECT_EQ(run(quiet, each.input).err.find("does nothing"), std::string::npos) << each.message;
  }
  const Scratch scratch;
  for (const std::vector<std::string>& heard : std::vector<std::vector<std::string>>{
           {"solve", "-", "--threads", "2", "--until", "optimal"},
           {"compare", "-", "--search", "astar,random", "--seed", "2"},
           {"lab", "run", "-", "--search", "bfs", "--sample", "1", "--seed", "2", "-o", scratch.path("run.db")}})
    EXPECT_EQ(run(heard, kPush).err.find("does nothing"), std::string::npos) << heard[0];
}

TEST(Effect, on_a_second_kind_of_puzzle_is_told_and_the_rest_goes_on) {
  const Scratch scratch;
  const std::string level = scratch.file("a.xsb", kPush), board = scratch.file("b.txt", kThreeMoves);
  const std::string other = scratch.file("c.xsb", kPush);
  const Answer answer = run({"solve", level, board, other, "--deadlocks", "none", "--format", "json"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(lines_of(answer.out).size(), 2u);
  EXPECT_NE(answer.err.find("b: --deadlocks is for sokoban, not for rushhour"), std::string::npos) << answer.err;
  const Answer second = run({"solve", board, level, other, "--deadlocks", "none", "--format", "json"});
  EXPECT_EQ(second.code, 2);
  EXPECT_EQ(lines_of(second.out).size(), 2u) << "it may be the first that does not fit: " << second.err;
}

TEST(Effect, of_the_usual_heuristics_on_a_second_kind_of_puzzle_is_told_by_compare) {
  const Scratch scratch;
  const std::string board = scratch.file("a.txt", kThreeMoves), level = scratch.file("b.xsb", kPush);
  const Answer answer = run({"compare", board, level, board});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("b: the heuristic blockers is for rushhour, not for sokoban"), std::string::npos)
      << answer.err;
  EXPECT_NE(answer.out.find("total of 2"), std::string::npos) << answer.out;
}

// What each search reads is a list beside its name. Here every tuning option meets every search: it is either accepted
// by at least one, or nobody reads it.
TEST(Effect, is_had_by_every_tuning_option_with_some_search) {
  const std::vector<std::vector<std::string>> options{{"--weight", "3"},      {"--beam-width", "3"}, {"--slack", "3"},
                                                      {"--max-moves", "30"},  {"--runs", "3"},       {"--fixed-bound"},
                                                      {"--weights", "push=3"}};
  const Json searches = parse_json(run({"list", "searches", "--json"}).out);
  for (const auto& option : options) {
    std::size_t accepted = 0;
    for (const auto& search : searches) {
      const bool sokoban = search["puzzles"].dump().find("sokoban") != std::string::npos;
      std::vector<std::string> arguments{"solve", "-", "--search", search["name"]};
      arguments.insert(arguments.end(), option.begin(), option.end());
      accepted += run(arguments, sokoban ? kPush : kThreeMoves).code == 2 ? 0 : 1;
    }
    EXPECT_GT(accepted, 0u) << option[0];
    EXPECT_LT(accepted, searches.size()) << option[0];
  }
}

}  // namespace
}  // namespace gridlock::testing
