// Experiments: what they write down, and that one case cannot harm another.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "gridlock/core/error.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

using Lines = std::vector<std::string>;

// Solves as usual, but does something else on the board with three moves.
template <class Misbehave>
lab::Experiment with_a_bad_case(Misbehave misbehave) {
  lab::Experiment experiment = small_experiment();
  const Puzzle victim = experiment.corpus[1].puzzle;
  experiment.solve = [victim, misbehave](const Puzzle& puzzle, const SolveRequest& request) {
    if (puzzle == victim) misbehave();
    return solve(puzzle, request);
  };
  return experiment;
}

TEST(Experiment, writes_down_every_puzzle_with_every_configuration) {
  const Scratch scratch;
  lab::Experiment experiment = small_experiment();
  experiment.searches = {"bfs", "astar"};
  experiment.heuristics = {"zero", "blockers"};
  experiment.jobs = 3;
  const lab::Run run = outcome_of(experiment, scratch.path("run.db"));
  EXPECT_EQ(lines_of(run),
            (Lines{"one bfs: solved 1", "one astar zero: solved 1", "one astar blockers: solved 1",
                   "three bfs: solved 3", "three astar zero: solved 3", "three astar blockers: solved 3",
                   "never bfs: unsolvable", "never astar zero: unsolvable", "never astar blockers: unsolvable"}));
  EXPECT_EQ(run.cases[0].measures.solution, "X+4");
  EXPECT_EQ(run.cases[0].measures.optimal, 1);
  EXPECT_GT(*run.cases[3].measures.generated, 3);
  EXPECT_GT(*run.cases[3].measures.process_seconds, *run.cases[3].measures.seconds);
  EXPECT_EQ(run.subjects[1].text, kThreeMoves);
  EXPECT_EQ(run.subjects[1].features.pieces, 6);
  EXPECT_EQ(run.fact("time_limit"), "600");
}

TEST(Experiment, records_a_crash_and_goes_on) {
  const Scratch scratch;
  const lab::Run run = outcome_of(with_a_bad_case([] { std::abort(); }), scratch.path("run.db"));
  EXPECT_EQ(lines_of(run), (Lines{"one bfs: solved 1", "three bfs: crashed", "never bfs: unsolvable"}));
  EXPECT_EQ(run.cases[1].measures.note, "Aborted");
}

TEST(Experiment, records_an_exception_with_its_words) {
  const Scratch scratch;
  const auto fail = [] { throw std::logic_error("the answer does not replay"); };
  const lab::Run run = outcome_of(with_a_bad_case(fail), scratch.path("run.db"));
  EXPECT_EQ(lines_of(run)[1], "three bfs: crashed");
  EXPECT_EQ(run.cases[1].measures.note, "the answer does not replay");
}

TEST(Experiment, ends_a_case_that_ignores_its_time_limit) {
  const Scratch scratch;
  const auto hang = [] {
    std::signal(SIGTERM, SIG_IGN);
    for (;;) pause();
  };
  lab::Experiment experiment = with_a_bad_case(hang);
  experiment.request.limits.time = std::chrono::milliseconds(100);
  const lab::Run run = outcome_of(experiment, scratch.path("run.db"));
  ASSERT_EQ(run.cases.size(), 3u) << "the others have their turn, though a busy machine may not let them end in time";
  EXPECT_EQ(lines_of(run)[1], "three bfs: out_of_time");
  EXPECT_GT(*run.cases[1].measures.seconds, 0.1);
}

TEST(Experiment, ends_a_case_that_ignores_its_memory_limit) {
  const Scratch scratch;
  const auto devour = [] {
    std::vector<std::unique_ptr<char[]>> hoard;
    for (;;) {
      constexpr std::size_t kBlock = std::size_t{8} << 20;
      hoard.push_back(std::make_unique<char[]>(kBlock));
      for (std::size_t i = 0; i < kBlock; i += 4096) hoard.back()[i] = 1;
    }
  };
  lab::Experiment experiment = with_a_bad_case(devour);
  const lab::Run run = outcome_of(experiment, scratch.path("run.db"));
  EXPECT_EQ(lines_of(run), (Lines{"one bfs: solved 1", "three bfs: out_of_memory", "never bfs: unsolvable"}));
  EXPECT_LT(*run.cases[1].measures.process_bytes, std::int64_t{2} << 30);
}

TEST(Experiment, goes_on_where_it_was_and_runs_no_case_twice) {
  const Scratch scratch;
  const std::string path = scratch.path("run.db");
  lab::Experiment experiment = small_experiment();
  experiment.corpus.pop_back();
  outcome_of(experiment, path);
  experiment = small_experiment();
  experiment.solve = [first = experiment.corpus[0].puzzle](const Puzzle& puzzle, const SolveRequest& request) {
    if (puzzle == first) std::abort();  // it was done before
    return solve(puzzle, request);
  };
  lab::Tally tally;
  const lab::Run run = outcome_of(experiment, path, &tally);
  EXPECT_EQ(tally.before, 2u);
  EXPECT_EQ(tally.done, 1u);
  EXPECT_TRUE(tally.complete());
  EXPECT_EQ(lines_of(run), (Lines{"one bfs: solved 1", "three bfs: solved 3", "never bfs: unsolvable"}));
}

TEST(Experiment, runs_cases_again_that_ended_as_told_and_only_those) {
  const Scratch scratch;
  const std::string path = scratch.path("run.db");
  outcome_of(with_a_bad_case([] { std::abort(); }), path);
  const auto again = [&](lab::Experiment experiment, const std::vector<std::string>& retried) {
    lab::Store store(path, lab::settings_of(experiment.request), retried);
    return run_experiment(experiment, store, {});
  };
  EXPECT_EQ(again(small_experiment(), {"out_of_memory"}).done, 0u);
  // Whoever stops it in time loses nothing: the old result is still there.
  std::atomic<bool> stop{true};
  lab::Experiment stopped = small_experiment();
  stopped.cancel = &stop;
  EXPECT_EQ(again(stopped, {"crashed"}).done, 0u);
  EXPECT_EQ(lines_of(lab::load_run(path))[1], "three bfs: crashed");
  const lab::Tally tally = again(small_experiment(), {"crashed", "out_of_memory"});
  EXPECT_EQ(tally.before, 2u);
  EXPECT_EQ(tally.done, 1u);
  EXPECT_EQ(lines_of(lab::load_run(path)),
            (Lines{"one bfs: solved 1", "three bfs: solved 3", "never bfs: unsolvable"}));
}

TEST(Experiment, runs_a_board_once_that_is_named_twice) {
  const Scratch scratch;
  lab::Experiment experiment = small_experiment();
  experiment.corpus.push_back(experiment.corpus.front());
  lab::Tally tally;
  EXPECT_EQ(outcome_of(experiment, scratch.path("run.db"), &tally).cases.size(), 3u);
  EXPECT_EQ(tally.total, 3u);
}

TEST(Experiment, takes_a_solution_that_is_longer_than_a_pipe_holds) {
  const Scratch scratch;
  lab::Experiment experiment = small_experiment();
  experiment.solve = [](const Puzzle&, const SolveRequest&) {
    Solution solution;
    solution.outcome = Outcome::solved;
    solution.moves.assign(200'000, "X+1");
    return solution;
  };
  const lab::Run run = outcome_of(experiment, scratch.path("run.db"));
  EXPECT_EQ(run.cases[0].measures.solution.size(), 4 * 200'000u - 1);
}

TEST(Experiment, stops_when_told_to_and_keeps_what_was_done) {
  const Scratch scratch;
  std::atomic<bool> stop{false};
  lab::Experiment experiment = with_a_bad_case([] {
    for (;;) pause();
  });
  experiment.cancel = &stop;
  experiment.request.limits.time = std::chrono::hours(1);
  lab::Store store(scratch.path("run.db"), lab::settings_of(experiment.request));
  const lab::Tally tally =
      lab::run_experiment(experiment, store, [&](const lab::Tally& so_far) { stop = so_far.done == 1; });
  EXPECT_EQ(tally.done, 1u);
  EXPECT_FALSE(tally.complete());
}

TEST(Experiment, refuses_a_database_of_other_settings) {
  const Scratch scratch;
  lab::Experiment experiment = small_experiment();
  outcome_of(experiment, scratch.path("run.db"));
  experiment.request.seed = 2;
  try {
    outcome_of(experiment, scratch.path("run.db"));
    FAIL() << "the other seed went unnoticed";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "this run was begun with seed 1, not 2; name another database");
  }
}

TEST(Experiment, refuses_a_database_that_another_run_is_writing) {
  const Scratch scratch;
  const lab::Store store(scratch.path("run.db"), {});
  EXPECT_THROW(lab::Store(scratch.path("run.db"), {}), Error);
}

// A child that a killed run has left behind lives for another moment.
TEST(Experiment, waits_a_moment_for_a_claim_that_is_going_away) {
  const Scratch scratch;
  const std::string path = scratch.file("run.db", "");
  int ready[2];
  ASSERT_EQ(pipe(ready), 0);
  const pid_t child = fork();
  if (child == 0) {
    const bool held = flock(open(path.c_str(), O_RDWR), LOCK_EX) == 0;
    const bool told = write(ready[1], "", held ? 1 : 0) == 1;
    usleep(50'000);
    _exit(told ? 0 : 1);
  }
  char byte = 0;
  close(ready[1]);
  EXPECT_EQ(read(ready[0], &byte, 1), 1);
  close(ready[0]);
  EXPECT_NO_THROW(lab::Store(path, {}));
  waitpid(child, nullptr, 0);
}

TEST(Experiment, samples_by_the_seed_and_keeps_the_order) {
  std::vector<lab::Specimen> corpus;
  for (int i = 1; i <= 50; ++i) corpus.push_back(specimen(kOneMove, i, std::to_string(i)));
  const auto indices = [&](std::uint64_t seed) {
    std::vector<std::int64_t> chosen;
    for (const auto& each : lab::sampled(corpus, 10, seed)) chosen.push_back(each.subject.index);
    return chosen;
  };
  const auto chosen = indices(7);
  EXPECT_EQ(chosen.size(), 10u);
  EXPECT_TRUE(std::is_sorted(chosen.begin(), chosen.end()));
  EXPECT_EQ(std::adjacent_find(chosen.begin(), chosen.end()), chosen.end());
  EXPECT_EQ(chosen, indices(7));
  EXPECT_NE(chosen, indices(8));
}

TEST(Experiment, shows_the_repeat_of_median_time) {
  lab::Run run;
  run.subjects.resize(1);
  for (const double seconds : {3.0, 1.0, 2.0}) {
    lab::Case each;
    each.key.repeat = static_cast<std::int64_t>(seconds);
    each.measures.seconds = seconds;
    run.cases.push_back(each);
  }
  const lab::Run once = run.without_repeats();
  ASSERT_EQ(once.cases.size(), 1u);
  EXPECT_EQ(once.cases[0].measures.seconds, 2.0);
}

TEST(Measures, come_back_from_their_bytes_unless_these_are_cut_short) {
  lab::Measures measures;
  measures.outcome = "solved";
  measures.cost = 17;
  measures.solution = std::string(100'000, 'u');
  measures.seconds = 0.25;
  const std::string bytes = lab::packed(measures);
  const auto back = lab::unpacked(bytes);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->cost, 17);
  EXPECT_EQ(back->solution, measures.solution);
  EXPECT_EQ(back->seconds, 0.25);
  EXPECT_FALSE(back->pushes);
  EXPECT_FALSE(lab::unpacked(bytes.substr(0, bytes.size() - 1)));
  EXPECT_FALSE(lab::unpacked(bytes + "x"));
}

TEST(Features, count_what_stands_on_a_level) {
  const auto entries = read_puzzles("#######\n#  #@ #\n#.$   #\n#  $. #\n#######\n", "level");
  const lab::Features features = lab::features_of(entries.front().puzzle());
  EXPECT_EQ(features.cells, 35);
  EXPECT_EQ(features.pieces, 2);
  EXPECT_EQ(features.goals, 2);
  EXPECT_EQ(features.walls, 21);
  EXPECT_EQ(features.free, 12);
}

}  // namespace
}  // namespace gridlock::testing
