// A real Slurm of two nodes on this machine, with everything it writes in a folder that is gone with the test.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "tests/cli/support/program.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::testing {

class SlurmCluster {
 public:
  SlurmCluster() {
    if (geteuid() != 0) {
      missing_ = "Slurm's daemons want to be root";
      return;
    }
    for (const char* program : {"munged", "slurmctld", "slurmd", "sbatch"})
      if (!runs(std::string("command -v ") + program)) {
        missing_ = std::string("there is no ") + program + " (Debian: slurm-wlm munge)";
        return;
      }
    start();
  }
  ~SlurmCluster() {
    for (const char* daemon : {"slurmd.n1", "slurmd.n2", "slurmctld", "munged"})
      runs("kill $(cat '" + folder_.path(daemon) + ".pid')");
    // They end in their own time, and write into the folder until then.
    for (const char* daemon : {"slurmd.n1", "slurmd.n2", "slurmctld", "munged"}) {
      const std::string file = folder_.path(daemon) + std::string(".pid");
      wait_until([&] { return !std::filesystem::exists(file) || !runs("kill -0 $(cat '" + file + "')"); });
    }
    unsetenv("SLURM_CONF");
  }

  // Why it is not there; empty if it is.
  const std::string& missing() const { return missing_; }

 private:
  static bool runs(const std::string& command) {
    return std::system(("{ " + command + "; } > /dev/null 2>&1 < /dev/null").c_str()) == 0;
  }

  void start() {
    const std::string folder = folder_.path("");
    const std::string at = folder.substr(0, folder.find_last_not_of('/') + 1);
    for (const char* name : {"state", "spool", "log"}) std::filesystem::create_directories(folder_.path(name));
    folder_.file("munge.key", std::string(1024, 'k'));
    runs("chmod 700 '" + at + "' && chmod 600 '" + at + "/munge.key'");
    // Other ports for every test, since several may run at a time.
    const int port = 20'000 + getpid() % 10'000 * 3;
    char host[256] = "";
    gethostname(host, sizeof host - 1);
    folder_.file("slurm.conf",
                 "ClusterName=test\nSlurmUser=root\nSlurmdUser=root\nAuthType=auth/munge\nCredType=cred/munge\n"
                 "ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSelectType=select/cons_tres\n"
                 "SelectTypeParameters=CR_Core\nMpiDefault=none\nReturnToService=2\n"
                 "SlurmctldHost=" +
                     std::string(host) + "(127.0.0.1)\nSlurmctldPort=" + std::to_string(port) + "\nAuthInfo=socket=" +
                     at + "/munge.socket\nStateSaveLocation=" + at + "/state\nSlurmdSpoolDir=" + at +
                     "/spool/%n\nSlurmctldPidFile=" + at + "/slurmctld.pid\nSlurmdPidFile=" + at +
                     "/slurmd.%n.pid\nSlurmctldLogFile=" + at + "/log/slurmctld.log\nSlurmdLogFile=" + at +
                     "/log/slurmd.%n.log\nNodeName=n[1-2] NodeHostname=" + host + " NodeAddr=127.0.0.1 Port=[" +
                     std::to_string(port + 1) + "-" + std::to_string(port + 2) +
                     "] CPUs=2 RealMemory=100\nPartitionName=main Nodes=n[1-2] Default=YES State=UP\n");
    setenv("SLURM_CONF", folder_.path("slurm.conf").c_str(), 1);
    const bool started =
        runs("munged --force --socket='" + at + "/munge.socket' --key-file='" + at + "/munge.key' --pid-file='" + at +
             "/munged.pid' --log-file='" + at + "/log/munged.log' --seed-file='" + at + "/munge.seed'") &&
        runs("slurmctld -c") && runs("slurmd -N n1") && runs("slurmd -N n2");
    // Ten seconds are usual; where daemons of this kind are not allowed, they never come up.
    for (int i = 0; started && i < 120; ++i) {
      if (runs("[ \"$(sinfo -h -t idle -o %D)\" = 2 ]")) return;
      std::this_thread::sleep_for(std::chrono::seconds(1));
    }
    missing_ = "Slurm could not be started here";
  }

  Scratch folder_;
  std::string missing_;
};

// A test that has such a cluster: one for all tests of a program, since it takes seconds to start.
class SlurmTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (!few_cases()) cluster = std::make_unique<SlurmCluster>();
  }
  static void TearDownTestSuite() { cluster.reset(); }
  void SetUp() override {
    if (!cluster) GTEST_SKIP() << "left out of the quick tests";
    if (!cluster->missing().empty()) GTEST_SKIP() << cluster->missing();
  }

  static bool shell(const std::string& line) { return std::system((line + " > /dev/null 2>&1").c_str()) == 0; }
  // The number of the job array that a command says it has queued.
  static std::string job_in(const Answer& answer) {
    return std::to_string(std::stoi(answer.err.substr(answer.err.find("job ") + 4)));
  }

  inline static std::unique_ptr<SlurmCluster> cluster;
};

}  // namespace gridlock::testing
