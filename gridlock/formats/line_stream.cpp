#include "gridlock/formats/line_stream.hpp"

#include <algorithm>
#include <utility>

namespace gridlock::formats {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 16;

}  // namespace

// Holds the line that comes `ahead` lines after the next; false if there are not so many.
bool LineStream::read_to(std::size_t ahead) {
  while (held_.size() <= ahead) {
    if (held_bytes_ > kMostHeld && !failure_)
      failure_ = Error("more text than any puzzle has; reading ends here", number_ + 1, 1);
    if (!read_line()) return false;
  }
  return true;
}

const Line& LineStream::take() {
  std::swap(taken_, held_.front());
  // A short text lies inside its string and has moved with it.
  if (bytes_) taken_.line.text = taken_.text;
  spare_ = std::move(held_.front().text);
  held_.pop_front();
  held_bytes_ -= taken_.line.text.size();
  return taken_.line;
}

// Lines end in LF, or in CR where the first that ends a line has no LF after it.
bool LineStream::find_end(std::size_t& length, std::size_t& skipped) {
  for (std::size_t searched = 0;;) {
    length = old_ends_ || !ends_known_ ? rest_.find_first_of("\r\n", searched) : rest_.find('\n', searched);
    const bool found = length != std::string_view::npos;
    searched = found ? length : rest_.size();
    if (refuse_long_line(searched)) return false;
    const std::size_t after = found && !ends_known_ ? rest_.find_first_not_of('\r', length) : length;
    if (found && after != std::string_view::npos) {
      old_ends_ = ends_known_ ? old_ends_ : rest_[after] != '\n';
      skipped = (old_ends_ ? length : after) + 1;
      ends_known_ = true;
      return true;
    }
    if (fetch()) continue;
    length = searched;
    skipped = std::min(length + 1, rest_.size());
    return !rest_.empty();
  }
}

bool LineStream::refuse_long_line(std::size_t length) {
  if (length <= kLongestLine) return false;
  failure_ = Error("this line is longer than " + std::to_string(kLongestLine) + " characters; reading ends here",
                   number_ + 1, 1);
  return true;
}

// More of the text behind the rest; false at its end.
bool LineStream::fetch() {
  if (!bytes_ || ended_) return false;
  const std::size_t kept = rest_.size();
  buffer_.erase(0, buffer_.size() - kept);
  buffer_.resize(kept + kPiece);
  const std::size_t count = bytes_(buffer_.data() + kept, kPiece);
  buffer_.resize(kept + count);
  rest_ = buffer_;
  ended_ = count == 0;
  return !ended_;
}

bool LineStream::read_line() {
  if (failure_) return false;
  if (!begun_) {
    while (rest_.size() < 3 && fetch()) {
    }
    rest_ = without_byte_order_mark(rest_);
    begun_ = true;
  }
  std::size_t length = 0, skipped = 0;
  if (!find_end(length, skipped)) return false;
  std::string_view text = rest_.substr(0, length);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  ++number_;
  hold(text);
  rest_.remove_prefix(skipped);
  return true;
}

void LineStream::hold(std::string_view text) {
  Held& held = held_.emplace_back();
  held.line.number = number_;
  held_bytes_ += text.size();
  if (!bytes_) {
    held.line.text = text;
    return;
  }
  held.text = std::move(spare_);
  held.text.assign(text);
  held.line.text = held.text;
}

std::vector<Line> filled_lines(std::string_view text, std::size_t limit) {
  std::vector<Line> lines;
  LineStream stream(text);
  while (lines.size() < limit && stream.peek() != nullptr)
    if (const Line& line = stream.take(); !line.blank()) lines.push_back(line);
  return lines;
}

}  // namespace gridlock::formats
