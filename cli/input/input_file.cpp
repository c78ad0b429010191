#include "cli/input/input_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/session/signals.hpp"
#include "gridlock/core/error.hpp"

namespace gridlock::cli {
namespace {

constexpr int kBetweenLooks = 50;  // milliseconds between two looks at Ctrl-C
constexpr std::size_t kMostText = std::size_t{1} << 30;

// Not blocking, so that a named pipe without a writer can be waited for like any other.
int open_for_reading(const std::string& path) {
  return path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

Error cannot_read(const std::string& name) {
  return Error(errno == ENOENT ? "no such file" : std::strerror(errno), 0, 0, name);
}

}  // namespace

InputFile::InputFile(const std::string& path, std::function<void()> before_waiting)
    : name_(source_name(path)), before_waiting_(std::move(before_waiting)), descriptor_(open_for_reading(path)) {
  struct stat about {};
  if (descriptor_ < 0 || ::fstat(descriptor_, &about) != 0) throw cannot_read(name_);
  regular_ = S_ISREG(about.st_mode);
  if (!S_ISDIR(about.st_mode)) return;
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
  throw Error("this is a folder", 0, 0, name_);
}

InputFile::~InputFile() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

bool InputFile::ready(int milliseconds) const {
  pollfd waiting{descriptor_, POLLIN, 0};
  return ::poll(&waiting, 1, milliseconds) > 0;
}

std::size_t InputFile::read(char* into, std::size_t most) {
  if (!regular_ && !ready(0)) {
    if (before_waiting_) before_waiting_();
    while (!interrupted() && !ready(kBetweenLooks)) {
    }
  }
  for (;;) {
    if (interrupted()) throw Interrupted{};
    const ssize_t count = ::read(descriptor_, into, most);
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno == EAGAIN)
      ready(kBetweenLooks);
    else if (errno != EINTR)
      throw cannot_read(name_);
  }
}

std::string read_bytes(const std::string& path) {
  InputFile file(path);
  std::string content;
  char block[1 << 16];
  while (const std::size_t count = file.read(block, sizeof block)) {
    if (std::memchr(block, '\0', count) != nullptr)
      throw Error("this is binary data, not text", 0, 0, source_name(path));
    if (content.size() + count > kMostText) throw Error("more than 1 GB of text", 0, 0, source_name(path));
    content.append(block, count);
  }
  return content;
}

std::string source_name(const std::string& path) { return path == "-" ? "stdin" : path; }

}  // namespace gridlock::cli
