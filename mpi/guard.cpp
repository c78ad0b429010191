#include "mpi/guard.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace gridlock::mpi {
namespace {

constexpr int kInternal = 4;
volatile pid_t child = 0;

void pass_on(int signal) {
  if (child > 0) kill(child, signal);
}

}  // namespace

int guarded(const std::function<int()>& work) {
  child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    return work();
  }
  if (child < 0) {
    std::fprintf(stderr, "gridlock-mpi: no process could be started: %s\n", std::strerror(errno));
    return kInternal;
  }
  prctl(PR_SET_NAME, "gridlock-guard");
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2}) std::signal(signal, pass_on);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  const char* const rank = std::getenv("OMPI_COMM_WORLD_RANK");
  std::fprintf(stderr, "gridlock-mpi: process %s was killed by signal %d (%s); nothing is proved\n",
               rank != nullptr ? rank : "?", WTERMSIG(status), strsignal(WTERMSIG(status)));
  return kInternal;
}

}  // namespace gridlock::mpi
