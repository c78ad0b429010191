#include "gridlock/formats/run_length.hpp"

#include <algorithm>

#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {
namespace {

class Expander {
 public:
  Expander(std::string_view text, std::size_t most) : text_(text), most_(most) { result_.reserve(text.size()); }

  std::optional<std::vector<Spelled>> expand() {
    if (!read_sequence(0) || at_ != text_.size()) return std::nullopt;
    return std::move(result_);
  }

 private:
  static constexpr int kDeepest = 16;

  // Up to the end of the text or the closing parenthesis, which is left there.
  bool read_sequence(int depth) {
    while (at_ < text_.size() && text_[at_] != ')')
      if (!read_run(depth)) return false;
    return true;
  }

  bool read_run(int depth) {
    const std::size_t count = read_count();
    if (at_ == text_.size() || count > most_ || text_[at_] == ')') return false;
    const std::size_t begin = result_.size();
    if (text_[at_] == '(') {
      ++at_;
      if (depth == kDeepest || !read_sequence(depth + 1) || at_ == text_.size()) return false;
    } else {
      result_.push_back({text_[at_], at_});
    }
    ++at_;
    return repeat(begin, count);
  }

  // The number here, 1 if there is none.
  std::size_t read_count() {
    if (!is_digit(text_[at_])) return 1;
    std::size_t count = 0;
    for (; at_ < text_.size() && is_digit(text_[at_]); ++at_)
      count = std::min(count * 10 + static_cast<std::size_t>(text_[at_] - '0'), most_ + 1);
    return count;
  }

  // Makes `count` copies of what was added since `begin`.
  bool repeat(std::size_t begin, std::size_t count) {
    const std::size_t length = result_.size() - begin;
    if (count == 0 || length == 0) {
      result_.resize(begin);
      return true;
    }
    if (begin + length * count > most_) return false;
    result_.reserve(begin + length * count);
    for (std::size_t i = length; i < length * count; ++i) result_.push_back(result_[begin + i - length]);
    return true;
  }

  std::string_view text_;
  std::size_t most_;
  std::size_t at_ = 0;
  std::vector<Spelled> result_;
};

}  // namespace

std::optional<std::vector<Spelled>> expand_runs(std::string_view text, std::size_t most) {
  return Expander(text, most).expand();
}

}  // namespace gridlock::formats
