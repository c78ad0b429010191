// `gridlock lab run --on slurm` on a real Slurm, tasks that are killed included.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/lab_database.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/cli/support/slurm_cluster.hpp"

namespace gridlock::testing {
namespace {

class LabOnSlurm : public SlurmTest {
 protected:
  Answer lab_run(const std::string& searches, const std::string& path,
                 const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words{"lab", "run", boards, "--search", searches, "--memory-limit", "100M", "-o", path};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }
  Answer on_slurm(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"--on", "slurm", "--tasks", "4"});
    return lab_run("bfs,astar", database, more);
  }
  nlohmann::json status() const {
    const Answer answer = run({"lab", "status", database, "--format", "json"});
    return answer.code == 0 ? nlohmann::json::parse(answer.out) : nlohmann::json{};
  }
  // All jobs have left the queue, the one that merges included.
  bool comes_to_rest() const {
    return wait_until([&] {
      const auto now = status();
      return now.contains("queued") && now["queued"] == 0;
    });
  }
  // "6x6-1 bfs 3: solved 2", without anything that differs from run to run.
  static std::vector<std::string> cases_in(const std::string& path) {
    std::vector<std::string> lines;
    const lab::Run run = run_in(path);
    for (const auto& each : run.cases)
      lines.push_back(run.subject_of(each).name + " " + each.key.configuration.label() + " " +
                      std::to_string(each.key.repeat) + ": " + each.measures.outcome + " " +
                      std::to_string(each.measures.cost.value_or(-1)) + " " +
                      std::to_string(each.measures.expanded.value_or(-1)));
    return lines;
  }

  const Scratch scratch;
  const std::string database = scratch.path("run.db");
  const std::string text = run({"convert", "builtin:6x6", "--to", "line"}).out;
  const std::string boards = scratch.file("boards.txt", text);
};

TEST_F(LabOnSlurm, runs_what_is_missing_also_after_tasks_were_killed_and_equals_a_local_run) {
  ASSERT_EQ(lab_run("bfs", database).code, 0);
  const auto before = run_in(database).cases;
  ASSERT_EQ(before.size(), 49U);

  // Held back until their input is a pipe that nobody writes to: so the tasks are at work when they are killed.
  const Answer submitted = on_slurm({"--sbatch", "--hold"});
  ASSERT_EQ(submitted.code, 0) << submitted.err;
  EXPECT_NE(submitted.err.find("49 cases in 4 tasks"), std::string::npos) << submitted.err;
  const std::string job = job_in(submitted);
  EXPECT_EQ(status()["waiting"], 4);
  const Answer too_early = on_slurm();
  EXPECT_EQ(too_early.code, 2);
  EXPECT_NE(too_early.err.find("still in the queue"), std::string::npos) << too_early.err;
  ASSERT_TRUE(std::filesystem::remove(boards) && mkfifo(boards.c_str(), 0600) == 0);
  ASSERT_TRUE(shell("scontrol release " + job));
  ASSERT_TRUE(wait_until([&] { return status()["running"] == 4; }));
  ASSERT_TRUE(shell("scancel --signal=KILL --full " + job));
  ASSERT_TRUE(comes_to_rest());
  EXPECT_EQ(status()["died"], 4);
  EXPECT_EQ(status()["done"], 49);
  EXPECT_NE(run({"lab", "status", database}).out.find("task 2 was killed"), std::string::npos);

  std::filesystem::remove(boards);
  scratch.file("boards.txt", text);
  const Answer again = on_slurm();
  ASSERT_EQ(again.code, 0) << again.err;
  ASSERT_TRUE(comes_to_rest());
  const auto now = status();
  EXPECT_EQ(now["cases"], 98);
  EXPECT_EQ(now["done"], 98);
  EXPECT_EQ(now["merged"], 98);
  EXPECT_EQ(now["died"], 0);
  for (const auto& each : run_in(database).cases)
    for (const auto& old : before)
      if (old.key.subject == each.key.subject && old.key.configuration == each.key.configuration) {
        EXPECT_EQ(old.measures.seconds, each.measures.seconds) << "what was done is not run again";
      }

  const std::string local = scratch.path("local.db");
  ASSERT_EQ(lab_run("bfs,astar", local).code, 0);
  EXPECT_EQ(cases_in(database), cases_in(local));
  EXPECT_NE(on_slurm().err.find("all 98 cases were there before"), std::string::npos);
}

TEST_F(LabOnSlurm, says_what_slurm_says_when_it_refuses_a_job) {
  const Answer answer = on_slurm({"--sbatch", "--partition=nowhere"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("Slurm refuses the job"), std::string::npos) << answer.err;
  EXPECT_NE(answer.err.find("nowhere"), std::string::npos) << answer.err;
  EXPECT_FALSE(std::filesystem::exists(database + ".tasks"));
  EXPECT_EQ(on_slurm({"--shard", "1/2"}).code, 2);
}

}  // namespace
}  // namespace gridlock::testing
