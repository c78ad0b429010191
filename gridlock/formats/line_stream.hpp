// A text split into lines as it arrives, whole or piece by piece, with lookahead. Only the lines looked ahead at are
// held, so a text of any length is read in little memory.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {

// Puts up to `most` bytes at `into` and returns how many; 0 is the end of the text. What it throws passes through.
using ByteSource = std::function<std::size_t(char* into, std::size_t most)>;

class LineStream {
 public:
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20;
  static constexpr std::size_t kMostHeld = std::size_t{8} << 20;  // bytes of lines that are looked at together

  // The text must outlive the stream.
  explicit LineStream(std::string_view text) : rest_(text) {}
  explicit LineStream(ByteSource bytes) : bytes_(std::move(bytes)) {}

  // The line that comes `ahead` lines after the next; null beyond the end. It stays valid until it has been taken.
  const Line* peek(std::size_t ahead = 0) {
    return ahead < held_.size() || read_to(ahead) ? &held_[ahead].line : nullptr;
  }
  // Takes the next line, which there must be. It stays valid until the next one is taken.
  const Line& take();

  // Why the text ended before its end: a line, or many that seem to belong together, were too long to be a puzzle.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  struct Held {
    std::string text;  // empty where the whole text is in memory anyway
    Line line;
  };

  bool read_to(std::size_t ahead);
  bool read_line();
  bool find_end(std::size_t& length, std::size_t& skipped);
  bool refuse_long_line(std::size_t length);
  bool fetch();
  void hold(std::string_view text);

  ByteSource bytes_;
  std::string buffer_;
  std::string_view rest_;  // of the buffer, or of the whole text
  std::deque<Held> held_;
  Held taken_;
  std::string spare_;  // its memory serves the next line
  bool begun_ = false, ended_ = false;
  bool old_ends_ = false;  // lines end in CR alone
  bool ends_known_ = false;
  int number_ = 0;
  std::size_t held_bytes_ = 0;
  std::optional<Error> failure_;
};

// The lines that are not blank; at most `limit` of them.
std::vector<Line> filled_lines(std::string_view text, std::size_t limit = static_cast<std::size_t>(-1));

}  // namespace gridlock::formats
