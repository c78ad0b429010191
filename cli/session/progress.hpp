// One line on the terminal that says how a long search is going, rewritten in place and gone when there is an answer.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "gridlock/core/result.hpp"

namespace gridlock::cli {

class ProgressLine {
 public:
  // `screen` is held while the line changes; any thread may change it.
  ProgressLine(bool shown, std::recursive_mutex& screen) : shown_(shown), screen_(screen) {}
  ~ProgressLine() { clear(); }

  // Shows `text`, cut to the width of the terminal. The first half second stays silent: most work is done by then.
  void show(const std::string& text);
  void clear();
  bool shown() const { return shown_; }

 private:
  bool shown_;
  std::recursive_mutex& screen_;
  bool visible_ = false;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

// "1.2 M states, at least 14, best 20, 350 MB, 12.3 s"
std::string progress_text(const Stats& stats);

}  // namespace gridlock::cli
