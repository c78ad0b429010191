#include "cli/session/progress.hpp"

#include <unistd.h>

#include <cstdio>

#include "cli/session/terminal.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/printable.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::cli {
void ProgressLine::show(const std::string& text) {
  if (!shown_ || std::chrono::steady_clock::now() - began_ < std::chrono::milliseconds(500)) return;
  const std::lock_guard lock(screen_);
  visible_ = true;
  std::fprintf(stderr, "\r\033[K%s",
               report::cut_to_width(report::printable(text), terminal_width(STDERR_FILENO, 80) - 1).c_str());
  std::fflush(stderr);
}

void ProgressLine::clear() {
  const std::lock_guard lock(screen_);
  if (!visible_) return;
  visible_ = false;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
}

std::string progress_text(const Stats& stats) {
  std::string text = report::human_count(stats.expanded) + " expanded";
  if (stats.lower_bound > Cost{}) text += ", at least " + std::to_string(stats.lower_bound.count());
  if (stats.best) text += ", best " + std::to_string(stats.best->count());
  if (stats.bytes > 0) text += ", " + report::human_bytes(stats.bytes);
  return text + ", " + report::human_seconds(std::chrono::duration<double>(stats.elapsed).count());
}

}  // namespace gridlock::cli
