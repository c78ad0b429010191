// The bytes of a file or of standard input as they arrive. Waiting for them can be interrupted, and pending output can
// be shown before a wait begins.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace gridlock::cli {

// Ctrl-C while waiting for input: what is finished is printed, nothing else is begun.
struct Interrupted {};

class InputFile {
 public:
  // `path` is "-" for standard input. `before_waiting` is called when nothing has come yet; it may be empty. Throws
  // Error if the file cannot be read.
  explicit InputFile(const std::string& path, std::function<void()> before_waiting = {});
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  // Up to `most` bytes; 0 at the end. Throws Error if reading fails, and Interrupted.
  std::size_t read(char* into, std::size_t most);
  // All of it is there already, and need not be waited for.
  bool is_regular() const { return regular_; }

 private:
  bool ready(int milliseconds) const;

  std::string name_;
  std::function<void()> before_waiting_;
  int descriptor_;
  bool regular_ = false;
};

// The whole content of a file that must be in memory as a whole, or of standard input for "-". Throws Error, also
// where there is far too much of it, and Interrupted.
std::string read_bytes(const std::string& path);

// What messages call it: "stdin" for "-".
std::string source_name(const std::string& path);

}  // namespace gridlock::cli
