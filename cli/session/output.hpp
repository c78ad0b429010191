// Where results go: standard output or the file of -o. Buffered, because thousands of small answers would otherwise
// spend their time in system calls; flushed often enough that a reader sees each answer as it comes. Any thread may
// write.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "cli/session/safe_file.hpp"

namespace gridlock::cli {

class Output {
 public:
  // `path` empty or "-": standard output. Throws std::system_error if the file cannot be written.
  explicit Output(const std::string& path);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // Hands over whole lines. On a terminal, control characters other than line ends and tabs are shown, not obeyed:
  // titles and names in files may hold anything.
  void write(std::string_view text);
  // The same with our own colours and movements of the cursor; what comes from files must be printable() in it.
  void write_styled(std::string_view text);
  // Throws std::system_error if the disk is full or the like.
  void flush();
  // The end: what was written takes the place of the old file. Without it, the old file stays.
  void commit();
  // Held while something is written; who writes elsewhere on the same terminal holds it, too.
  std::recursive_mutex& screen() { return screen_; }
  bool is_terminal() const { return terminal_; }
  bool is_standard_output() const { return !file_; }
  bool was_used() const { return used_; }
  // Called before anything appears on a terminal.
  void before_showing(std::function<void()> prepare) { prepare_ = std::move(prepare); }

 private:
  int descriptor() const;

  std::recursive_mutex screen_;
  std::string name_;
  std::optional<SafeFile> file_;  // none: standard output
  std::string buffer_;
  std::chrono::steady_clock::time_point flushed_{};
  bool terminal_;
  bool used_ = false;
  std::function<void()> prepare_;
};

}  // namespace gridlock::cli
