// Where results go: standard output or the file of -o. Buffered, because thousands of small answers would otherwise
// spend their time in system calls; flushed often enough that a reader sees each answer as it comes.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace gridlock::cli {

class Output {
 public:
  // `path` empty: standard output. Throws UsageError if the file cannot be written.
  explicit Output(const std::string& path);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  // Hands over whole lines.
  void write(std::string_view text);
  // Throws std::system_error if the disk is full or the like.
  void flush();
  bool is_terminal() const { return terminal_; }

 private:
  std::string name_;
  std::string buffer_;
  std::chrono::steady_clock::time_point flushed_{};
  int descriptor_;
  bool terminal_;
};

}  // namespace gridlock::cli
