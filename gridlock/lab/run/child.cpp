#include "gridlock/lab/run/child.hpp"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <new>
#include <system_error>

namespace gridlock::lab {
namespace {

using namespace std::chrono_literals;

// The search ends itself at the limit; this is what it gets for telling so before its parent ends it.
std::chrono::nanoseconds patience(std::chrono::nanoseconds limit) { return limit / 10 + 1s; }
// The search keeps to the limit by itself; this is for what happens between two of its looks.
constexpr std::size_t kOtherBytes = std::size_t{64} << 20;
// Room that is not used yet is taken in the address space, by tables that grow and by every thread, but not in memory.
constexpr std::size_t kAddressesForOne = 4, kAddressesOfAThread = std::size_t{256} << 20;

std::size_t allowed_bytes(std::size_t limit) {
  const std::size_t extra = limit / 8 + kOtherBytes;
  return limit > static_cast<std::size_t>(-1) - extra ? limit : limit + extra;
}

// The address space that is taken, and how much of it is in memory.
struct Occupied {
  std::size_t virtual_bytes = 0, resident_bytes = 0;
};

Occupied occupied_by(const std::string& process) {
  std::size_t virtual_pages = 0, resident_pages = 0;
  std::ifstream("/proc/" + process + "/statm") >> virtual_pages >> resident_pages;
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return {virtual_pages * page, resident_pages * page};
}

void set_limit(int resource, rlim_t value) {
  const rlimit limit{value, value};
  setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kHugeAddressSpace = true;  // the sanitizers reserve terabytes
#else
constexpr bool kHugeAddressSpace = false;
#endif

void limit_self(const ChildLimits& limits) {
  set_limit(RLIMIT_CORE, 0);
  const std::size_t bytes = allowed_bytes(limits.bytes);
  if (!kHugeAddressSpace && bytes < static_cast<std::size_t>(-1) / (2 * kAddressesForOne))
    set_limit(RLIMIT_AS,
              occupied_by("self").virtual_bytes + kAddressesForOne * bytes + limits.threads * kAddressesOfAThread);
  if (limits.time < std::chrono::hours(24 * 365)) {
    const auto whole = std::chrono::duration_cast<std::chrono::seconds>(limits.time + patience(limits.time) + 1s);
    set_limit(RLIMIT_CPU, static_cast<rlim_t>(whole.count()) * limits.threads + 1);
  }
}

Measures failure(std::string_view outcome, std::string note) {
  Measures measures;
  measures.outcome = outcome;
  measures.note = std::move(note);
  return measures;
}

Measures guarded(const std::function<Measures()>& work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return failure(name_of(Outcome::out_of_memory), "an allocation was refused");
  } catch (const std::exception& error) {
    return failure(kCrashed, error.what());
  }
}

void write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

// What the new process does. Never returns.
[[noreturn]] void live(const std::function<Measures()>& work, const ChildLimits& limits, pid_t parent, int output) {
  // Whoever kills the parent, even in the hardest way, must not leave children behind.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
  // Ctrl-C goes to all processes of a terminal; the parent decides what becomes of its children.
  std::signal(SIGINT, SIG_IGN);
  std::signal(SIGTERM, SIG_DFL);
  // The database and the pipes of the others belong to the parent.
  constexpr int kOutput = STDERR_FILENO + 1;
  if (output != kOutput) dup2(output, kOutput);
  close_range(kOutput + 1, ~0U, 0);
  limit_self(limits);
  write_all(kOutput, packed(guarded(work)));
  _exit(0);
}

}  // namespace

Child::Child(const std::function<Measures()>& work, const ChildLimits& limits)
    : limits_(limits), began_(Clock::now()), inherited_bytes_(occupied_by("self").resident_bytes) {
  int ends[2];
  if (pipe(ends) != 0) throw std::system_error(errno, std::generic_category(), "cannot open a pipe");
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ == 0) live(work, limits, parent, ends[1]);
  const int fault = errno;
  close(ends[1]);
  pipe_ = ends[0];
  if (process_ < 0) {
    close(pipe_);
    throw std::system_error(fault, std::generic_category(), "cannot start a process");
  }
  fcntl(pipe_, F_SETFL, O_NONBLOCK);
}

Child::Child(Child&& other) noexcept
    : limits_(other.limits_),
      began_(other.began_),
      inherited_bytes_(other.inherited_bytes_),
      process_(std::exchange(other.process_, -1)),
      pipe_(std::exchange(other.pipe_, -1)),
      message_(std::move(other.message_)),
      stopped_for_(other.stopped_for_),
      status_(other.status_),
      seconds_(other.seconds_),
      cpu_seconds_(other.cpu_seconds_),
      peak_bytes_(other.peak_bytes_) {}

Child::~Child() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  if (pipe_ >= 0) close(pipe_);
}

bool Child::ended() {
  char block[1 << 14];
  for (;;) {
    const ssize_t count = read(pipe_, block, sizeof block);
    if (count > 0) {
      message_.append(block, static_cast<std::size_t>(count));
    } else if (count == 0) {
      reap();
      return true;
    } else if (errno != EINTR) {
      watch();
      return false;
    }
  }
}

void Child::watch() {
  if (stopped_for_) return;
  const auto running = Clock::now() - began_;
  const auto slack = patience(limits_.time);
  if (limits_.time < std::chrono::nanoseconds::max() - slack && running > limits_.time + slack)
    stop(Outcome::out_of_time);
  else if (occupied_by(std::to_string(process_)).resident_bytes > inherited_bytes_ + allowed_bytes(limits_.bytes))
    stop(Outcome::out_of_memory);
}

void Child::stop(Outcome reason) {
  stopped_for_ = reason;
  ::kill(process_, SIGKILL);
}

void Child::reap() {
  rusage usage{};
  while (wait4(process_, &status_, 0, &usage) < 0 && errno == EINTR) {
  }
  process_ = -1;
  seconds_ = std::chrono::duration<double>(Clock::now() - began_).count();
  const auto seconds_of = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  cpu_seconds_ = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
  peak_bytes_ = std::int64_t{usage.ru_maxrss} * 1024;
}

Measures Child::result() const {
  Measures measures;
  if (auto sent = unpacked(message_); sent && WIFEXITED(status_) && WEXITSTATUS(status_) == 0) {
    measures = std::move(*sent);
  } else if (stopped_for_) {
    measures = failure(name_of(*stopped_for_), "stopped by the parent");
  } else if (WIFSIGNALED(status_) && WTERMSIG(status_) == SIGXCPU) {
    measures = failure(name_of(Outcome::out_of_time), "stopped by the system");
  } else if (WIFSIGNALED(status_)) {
    measures = failure(kCrashed, strsignal(WTERMSIG(status_)));
  } else {
    measures = failure(kCrashed, "ended with code " + std::to_string(WEXITSTATUS(status_)));
  }
  // Who could not tell how long it took, took all there was.
  if (!measures.seconds) measures.seconds = seconds_;
  if (!measures.cpu_seconds) measures.cpu_seconds = cpu_seconds_;
  measures.process_seconds = seconds_;
  measures.process_cpu_seconds = cpu_seconds_;
  measures.process_bytes = peak_bytes_;
  return measures;
}

}  // namespace gridlock::lab
