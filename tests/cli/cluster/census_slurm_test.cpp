// `gridlock census --on slurm` on a real Slurm, a task that is killed included.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/slurm_cluster.hpp"

namespace gridlock::testing {
namespace {

class CensusOnSlurm : public SlurmTest {
 protected:
  Answer census(const std::vector<std::string>& more) const {
    std::vector<std::string> words{"census", "--size", "5", "--walls", "1", "-o", path};
    words.insert(words.end(), more.begin(), more.end());
    return run(words);
  }
  nlohmann::json status() const {
    const Answer answer = census({"--status", "--format", "json"});
    EXPECT_EQ(answer.code, 0) << answer.err;
    return answer.code == 0 ? nlohmann::json::parse(answer.out) : nlohmann::json{};
  }
  bool comes_to_rest() const {
    return wait_until([&] { return status()["queued"] == 0; });
  }

  const Scratch scratch;
  const std::string path = scratch.path("boards.census");
};

TEST_F(CensusOnSlurm, is_that_of_one_process_byte_for_byte_also_after_a_task_was_killed) {
  const Answer submitted = census({"--on", "slurm", "--tasks", "3", "--sbatch", "--hold"});
  ASSERT_EQ(submitted.code, 0) << submitted.err;
  EXPECT_EQ(status()["waiting"], 3);
  EXPECT_EQ(status()["done"], 0);
  const Answer too_early = census({"--on", "slurm", "--tasks", "3"});
  EXPECT_EQ(too_early.code, 2);
  EXPECT_NE(too_early.err.find("still in the queue"), std::string::npos) << too_early.err;

  // The second task waits at its journal, a pipe that nobody writes to, until it is killed.
  const std::string journal = path + ".tasks/part-2.census.part", log = path + ".tasks/task-2.log";
  ASSERT_EQ(mkfifo(journal.c_str(), 0600), 0);
  const std::string job = job_in(submitted);
  ASSERT_TRUE(shell("scontrol release " + job));
  ASSERT_TRUE(wait_until([&] {
    return std::filesystem::exists(path + ".tasks/part-1.census") &&
           std::filesystem::exists(path + ".tasks/part-3.census") && std::filesystem::exists(log);
  }));
  ASSERT_TRUE(wait_until([&] {
    return shell("scancel --signal=KILL --full " + job + "_2; squeue -h -j " + job +
                 "_2 -t RUNNING | grep -q . && exit 1; exit 0");
  }));
  std::filesystem::remove(journal);
  ASSERT_TRUE(comes_to_rest());
  const auto after = status();
  EXPECT_EQ(after["died"], 1);
  EXPECT_EQ(after["merged"], false);
  EXPECT_GT(after["done"], 0);
  EXPECT_LT(after["done"], after["chunks"]);
  EXPECT_NE(census({"--status"}).out.find("task 2 was killed"), std::string::npos);

  ASSERT_EQ(census({"--on", "slurm", "--tasks", "5"}).code, 0) << "it keeps to three";
  ASSERT_TRUE(comes_to_rest());
  EXPECT_EQ(status()["died"], 0);
  EXPECT_EQ(status()["merged"], true);
  const std::string local = scratch.path("local.census");
  ASSERT_EQ(run({"census", "--size", "5", "--walls", "1", "-o", local}).code, 0);
  EXPECT_EQ(contents(path), contents(local));
  EXPECT_NE(census({"--on", "slurm"}).err.find("it was there before"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(path + ".tasks"));
}

TEST_F(CensusOnSlurm, says_what_slurm_says_when_it_refuses_a_job) {
  const Answer answer = census({"--on", "slurm", "--sbatch", "--partition=nowhere"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("Slurm refuses the job"), std::string::npos) << answer.err;
  EXPECT_FALSE(std::filesystem::exists(path + ".tasks"));
}

}  // namespace
}  // namespace gridlock::testing
