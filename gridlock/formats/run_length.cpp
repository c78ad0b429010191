#include "gridlock/formats/run_length.hpp"

#include <algorithm>

#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {
namespace {

class Expander {
 public:
  // `result` null: only counts.
  Expander(std::string_view text, std::size_t most, std::vector<Spelled>* result)
      : text_(text), most_(most), result_(result) {}

  std::optional<std::size_t> expand() {
    const bool whole = read_sequence(0) && at_ == text_.size();
    return whole ? std::optional(size_) : std::nullopt;
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
    const std::size_t begin = size_;
    if (text_[at_] == '(') {
      ++at_;
      if (depth == kDeepest || !read_sequence(depth + 1) || at_ == text_.size()) return false;
    } else {
      if (result_ != nullptr) result_->push_back({text_[at_], at_});
      ++size_;
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
    const std::size_t length = size_ - begin;
    size_ = begin + length * count;
    if (size_ > most_) return false;
    if (result_ == nullptr) return true;
    if (count == 0) result_->resize(begin, {});
    for (std::size_t i = begin + length; i < size_; ++i) {
      const Spelled again = (*result_)[i - length];
      result_->push_back(again);
    }
    return true;
  }

  std::string_view text_;
  std::size_t most_;
  std::size_t at_ = 0;
  std::size_t size_ = 0;
  std::vector<Spelled>* result_;
};

}  // namespace

std::optional<std::vector<Spelled>> expand_runs(std::string_view text, std::size_t most) {
  std::vector<Spelled> result;
  if (!Expander(text, most, &result).expand()) return std::nullopt;
  return result;
}

std::optional<std::size_t> expanded_size(std::string_view text, std::size_t most) {
  return Expander(text, most, nullptr).expand();
}

}  // namespace gridlock::formats
