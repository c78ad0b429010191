// Runs the real program as a person or a script would, and catches what it prints.
#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/corpora.hpp"

namespace gridlock::testing {

// A folder that is gone with the test.
class Scratch {
 public:
  Scratch() {
    std::string path = (std::filesystem::temp_directory_path() / "gridlock_test_XXXXXX").string();
    folder_ = mkdtemp(path.data());
  }
  ~Scratch() { std::filesystem::remove_all(folder_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  // Writes a file and returns its path.
  std::string file(const std::string& name, const std::string& content) const {
    const std::filesystem::path path = folder_ / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
    return path.string();
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

 private:
  std::filesystem::path folder_;
};

// So long a test waits for what must happen at some time, however busy the machine is.
inline constexpr std::chrono::minutes kPatienceOfTests{10};

// True as soon as the condition holds; false if it never seems to.
template <class Condition>
bool wait_until(Condition condition) {
  const auto end = std::chrono::steady_clock::now() + kPatienceOfTests;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

// The program that was built with the tests, or the one in $GRIDLOCK_BINARY.
inline std::string program_path() {
  const char* chosen = std::getenv("GRIDLOCK_BINARY");
  return chosen != nullptr ? chosen : GRIDLOCK_BINARY;
}

struct Answer {
  int code = -1;   // the exit code, or -1 after a signal
  int signal = 0;  // the signal that ended it
  std::string out, err;
  double cpu_seconds = 0;      // with its own children
  std::size_t peak_bytes = 0;  // resident, of the largest of them
};

// A started program. Its standard streams are files, so that it never waits for a reader.
class Program {
 public:
  explicit Program(const std::vector<std::string>& arguments, const std::string& input = "",
                   const std::string& standard_output = "")
      : output_(standard_output.empty() ? scratch_.path("out") : standard_output) {
    scratch_.file("in", input);
    std::vector<std::string> words{program_path()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const std::string in = scratch_.path("in"), err = scratch_.path("err");
    child_ = fork();
    if (child_ != 0) return;
    const bool ready = redirect(in, O_RDONLY, STDIN_FILENO) && redirect(output_, kWrite, STDOUT_FILENO) &&
                       redirect(err, kWrite, STDERR_FILENO);
    if (ready) execv(pointers.front(), pointers.data());
    _exit(127);
  }

  void kill(int signal) const { ::kill(child_, signal); }

  // The time of the processor that it has taken so far, without that of its children.
  double cpu_seconds() const {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(child_, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
  }

  // Whether it has come to its end, which wait() will tell.
  bool ended() const {
    siginfo_t end{};
    return waitid(P_PID, static_cast<id_t>(child_), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid == child_;
  }

  // Waits for the end; `status` is what the system says of it, and `usage` what it took.
  bool ends(int& status) const {
    rusage usage{};
    return ends(status, usage);
  }
  bool ends(int& status, rusage& usage) const { return wait4(child_, &status, 0, &usage) == child_; }
  std::string errors() const { return contents(scratch_.path("err")); }

  Answer wait() const {
    Answer answer;
    int status = 0;
    rusage usage{};
    if (!ends(status, usage)) return answer;
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    answer.cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    answer.peak_bytes = static_cast<std::size_t>(usage.ru_maxrss) * 1024;
    if (WIFEXITED(status)) answer.code = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) answer.signal = WTERMSIG(status);
    if (std::filesystem::is_regular_file(output_)) answer.out = contents(output_);
    answer.err = errors();
    return answer;
  }

  // True as soon as the output so far contains `text`.
  bool prints(const std::string& text) const {
    return wait_until([&] { return contents(output_).find(text) != std::string::npos; });
  }

 private:
  static constexpr int kWrite = O_WRONLY | O_CREAT | O_TRUNC;

  static bool redirect(const std::string& path, int flags, int target) {
    const int descriptor = open(path.c_str(), flags, 0600);
    return descriptor >= 0 && dup2(descriptor, target) >= 0;
  }

  Scratch scratch_;
  std::string output_;
  pid_t child_ = -1;
};

inline Answer run(const std::vector<std::string>& arguments, const std::string& input = "") {
  return Program(arguments, input).wait();
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace gridlock::testing
