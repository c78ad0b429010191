#include "cli/output.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "cli/args.hpp"

namespace gridlock::cli {
namespace {

constexpr std::size_t kBufferSize = 1 << 16;
// Shorter than anyone notices, longer than a system call costs.
constexpr std::chrono::milliseconds kPatience{20};

int open_for_writing(const std::string& path) {
  if (path.empty()) return STDOUT_FILENO;
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) throw UsageError("cannot write " + path + ": " + std::strerror(errno));
  return descriptor;
}

}  // namespace

Output::Output(const std::string& path)
    : name_(path.empty() ? "standard output" : path),
      descriptor_(open_for_writing(path)),
      terminal_(isatty(descriptor_) == 1) {}

Output::~Output() {
  if (descriptor_ != STDOUT_FILENO) ::close(descriptor_);
}

void Output::write(std::string_view text) {
  buffer_ += text;
  if (terminal_ || buffer_.size() >= kBufferSize || std::chrono::steady_clock::now() - flushed_ > kPatience) flush();
}

void Output::flush() {
  for (std::size_t done = 0; done < buffer_.size();) {
    const ssize_t count = ::write(descriptor_, buffer_.data() + done, buffer_.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      const int fault = errno;
      buffer_.clear();
      throw std::system_error(fault, std::generic_category(), "cannot write " + name_);
    }
    done += static_cast<std::size_t>(count);
  }
  buffer_.clear();
  flushed_ = std::chrono::steady_clock::now();
}

}  // namespace gridlock::cli
