#include "cli/session/output.hpp"

#include <unistd.h>

#include "gridlock/report/printable.hpp"

namespace gridlock::cli {
namespace {

constexpr std::size_t kBufferSize = 1 << 16;
// Shorter than anyone notices, longer than a system call costs.
constexpr std::chrono::milliseconds kPatience{20};

}  // namespace

Output::Output(const std::string& path) : name_(path.empty() || path == "-" ? "standard output" : path) {
  if (name_ == path) file_.emplace(path);
  terminal_ = isatty(descriptor()) == 1;
}

int Output::descriptor() const { return file_ ? file_->descriptor() : STDOUT_FILENO; }

void Output::write(std::string_view text) {
  if (terminal_)
    write_styled(report::printable(text, report::Lines::kept));
  else
    write_styled(text);
}

void Output::write_styled(std::string_view text) {
  const std::lock_guard lock(screen_);
  buffer_ += text;
  used_ = used_ || !text.empty();
  if (terminal_ || buffer_.size() >= kBufferSize || std::chrono::steady_clock::now() - flushed_ > kPatience) flush();
}

void Output::flush() {
  const std::lock_guard lock(screen_);
  if (buffer_.empty()) return;
  if (terminal_ && prepare_) prepare_();
  std::string text;
  text.swap(buffer_);
  write_all(descriptor(), text.data(), text.size(), name_);
  flushed_ = std::chrono::steady_clock::now();
}

void Output::commit() {
  flush();
  if (file_) file_->commit();
}

}  // namespace gridlock::cli
