#include "cli/input/picks.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/options/ignoring_case.hpp"
#include "cli/options/suggest.hpp"

namespace gridlock::cli {
namespace {

constexpr std::size_t kMostNames = 10'000;  // remembered for a suggestion

struct Range {
  std::size_t first, last;
};

// "3", "3-9", "3-", "-9"; nothing if it is no range.
std::optional<Range> parse_range(std::string_view text) {
  Range range{1, static_cast<std::size_t>(-1)};
  const std::size_t dash = text.find('-');
  const auto read = [](std::string_view digits, std::size_t& number) {
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return fault == std::errc{} && end == digits.data() + digits.size();
  };
  if (text.empty() || text == "-") return std::nullopt;
  if (dash == std::string_view::npos) {
    if (!read(text, range.first)) return std::nullopt;
    range.last = range.first;
    return range;
  }
  if (dash > 0 && !read(text.substr(0, dash), range.first)) return std::nullopt;
  if (dash + 1 < text.size() && !read(text.substr(dash + 1), range.last)) return std::nullopt;
  return range;
}

// "2,5,7-9"; nothing if a part is no range.
std::optional<std::vector<Range>> parse_ranges(std::string_view text) {
  std::vector<Range> ranges;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    const auto range = parse_range(text.substr(at, comma - at));
    if (!range) return std::nullopt;
    ranges.push_back(*range);
    at = comma + 1;
  }
  return ranges;
}

bool rises(const std::vector<Range>& ranges) {
  for (std::size_t i = 1; i < ranges.size(); ++i)
    if (ranges[i].first <= ranges[i - 1].last) return false;
  return true;
}

// Numbers in any order, or several times the same.
class NumberPicker {
 public:
  NumberPicker(EntrySource all, std::vector<Range> ranges, std::string pick, std::string word)
      : all_(std::move(all)), ranges_(std::move(ranges)), pick_(std::move(pick)), word_(std::move(word)) {
    rises_ = rises(ranges_);
  }

  bool next(Entry& entry) {
    while (now_ < ranges_.size()) {
      const Range range = ranges_[now_];
      if (range.first < 1 || range.last < range.first) throw missing();
      wanted_ = std::max(wanted_, range.first);
      if (wanted_ <= range.last && reach(wanted_, entry)) {
        ++wanted_;
        return true;
      }
      // A range may be longer than the collection, but must begin in it.
      if (wanted_ == range.first) throw missing();
      ++now_;
      wanted_ = 0;
    }
    return false;
  }

 private:
  Error missing() {
    for (Entry skipped; all_(skipped);) ++read_;
    return Error("there is no puzzle #" + pick_ + "; the last is #" + std::to_string(read_), 0, 0, word_);
  }

  // Puts the entry of that number into `entry`; false if there are not so many.
  bool reach(std::size_t number, Entry& entry) {
    while (read_ < number) {
      if (!all_(entry)) return false;
      ++read_;
      if (rises_) continue;
      if (is_wanted(read_)) kept_[read_] = entry;
    }
    if (!rises_) entry = kept_.at(number);
    return true;
  }

  bool is_wanted(std::size_t number) const {
    return std::any_of(ranges_.begin(), ranges_.end(),
                       [&](const Range& range) { return range.first <= number && number <= range.last; });
  }

  EntrySource all_;
  std::vector<Range> ranges_;
  std::string pick_, word_;
  bool rises_ = true;
  std::size_t now_ = 0, wanted_ = 0, read_ = 0;
  std::map<std::size_t, Entry> kept_;
};

class TitlePicker {
 public:
  TitlePicker(EntrySource all, std::string pick, std::string word)
      : all_(std::move(all)), pick_(std::move(pick)), word_(std::move(word)) {}

  bool next(Entry& entry) {
    while (all_(entry)) {
      if (same_ignoring_case(entry.name, pick_)) return found_ = true;
      if (names_.size() < kMostNames) names_.push_back(entry.name);
    }
    if (!found_) throw Error("no puzzle has the title '" + pick_ + "'" + did_you_mean(pick_, names_), 0, 0, word_);
    return false;
  }

 private:
  EntrySource all_;
  std::string pick_, word_;
  std::vector<std::string> names_;
  bool found_ = false;
};

}  // namespace

EntrySource pick_entries(EntrySource all, const std::string& pick, const std::string& word) {
  if (pick.empty()) return all;
  if (auto ranges = parse_ranges(pick)) {
    const auto picker = std::make_shared<NumberPicker>(std::move(all), std::move(*ranges), pick, word);
    return [picker](Entry& entry) { return picker->next(entry); };
  }
  const auto picker = std::make_shared<TitlePicker>(std::move(all), pick, word);
  return [picker](Entry& entry) { return picker->next(entry); };
}

}  // namespace gridlock::cli
