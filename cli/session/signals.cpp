#include "cli/session/signals.hpp"

#include <unistd.h>

#include <csignal>

#include "cli/options/exit_code.hpp"
#include "cli/session/safe_file.hpp"

namespace gridlock::cli {
namespace {

std::atomic<bool> interrupted_{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void interrupt(int) {
  if (!interrupted_.exchange(true)) return;
  remove_temporary_file();
  _exit(static_cast<int>(ExitCode::interrupted));
}

// What ends the program at once still leaves no temporary file behind. The handler is gone when it is called.
void die(int signal) {
  remove_temporary_file();
  raise(signal);
}

void handle(int signal, void (*handler)(int), int flags = 0) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

bool is_ignored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

void install_signal_handlers() {
  handle(SIGINT, interrupt);
  handle(SIGTERM, interrupt);
  // The terminal is gone; with nohup, nobody minds.
  if (!is_ignored(SIGHUP)) handle(SIGHUP, interrupt);
  if (!is_ignored(SIGQUIT)) handle(SIGQUIT, die, SA_RESETHAND | SA_NODEFER);
  // Who closes our output has seen enough: end quietly, whatever our parent set.
  handle(SIGPIPE, die, SA_RESETHAND | SA_NODEFER);
  // A file that may not grow is an error of write(), which can be told.
  handle(SIGXFSZ, SIG_IGN);
}

const std::atomic<bool>& interrupted() { return interrupted_; }

}  // namespace gridlock::cli
