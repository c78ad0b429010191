#include "cli/signals.hpp"

#include <unistd.h>

#include <csignal>

#include "cli/exit_code.hpp"

namespace gridlock::cli {
namespace {

std::atomic<bool> interrupted_{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void interrupt(int) {
  if (interrupted_.exchange(true)) _exit(static_cast<int>(ExitCode::interrupted));
}

}  // namespace

void install_signal_handlers() {
  struct sigaction action {};
  action.sa_handler = interrupt;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  // Who closes our output has seen enough: end quietly, whatever our parent set.
  std::signal(SIGPIPE, SIG_DFL);
}

const std::atomic<bool>& interrupted() { return interrupted_; }

}  // namespace gridlock::cli
