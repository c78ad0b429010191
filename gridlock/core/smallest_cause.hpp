// Finds the smallest part of a whole that is to blame by itself. "To blame" must be monotone: whatever contains a part
// that is to blame is to blame as well, just as a puzzle never gets easier with more in the way.
//
// Elements are first removed one by one, as long as the rest is still to blame. Then smaller sets are tried. Each set
// found innocent is grown as far as possible, and any set that is to blame must contain something outside it; so only
// minimal sets that do so for all known innocent sets are worth testing (Ignatiev, Previti, Liffiton and Marques-Silva,
// "Smallest MUS extraction with minimal hitting set dualization", CP 2015).
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace gridlock {

enum class Blame : std::uint8_t { yes, no, unknown };

struct Cause {
  std::vector<int> members;  // sorted
  bool smallest = false;     // proved: no smaller part is to blame
};

template <class Judge>
class CauseSearch {
 public:
  // judge(sorted members) -> Blame. It is asked `questions` times at most.
  CauseSearch(Judge judge, int questions) : judge_(std::move(judge)), questions_(questions) {}

  // `whole` is to blame.
  Cause find(std::vector<int> whole) {
    whole_ = whole;
    Cause cause{std::move(whole), true};
    for (std::size_t i = 0; i < cause.members.size();) {
      std::vector<int> rest = cause.members;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      const Blame blame = ask(rest);
      if (blame == Blame::yes) {
        cause.members = std::move(rest);
      } else {
        if (blame == Blame::no) note_innocent(rest);
        ++i;
      }
    }
    while (true) {
      hitting_.clear();
      std::size_t size = 0;
      for (; size < cause.members.size(); ++size)
        if (hit_all(size)) break;
      if (size == cause.members.size()) break;
      std::vector<int> candidate = hitting_;
      std::sort(candidate.begin(), candidate.end());
      const Blame blame = ask(candidate);
      if (blame == Blame::yes) {
        cause.members = std::move(candidate);
        break;
      }
      certain_ = certain_ && blame == Blame::no;
      note_innocent(candidate);  // if that is not known, then so that it is not tried again
      if (questions_ <= 0) break;
    }
    cause.smallest = certain_ && questions_ > 0;
    return cause;
  }

 private:
  Blame ask(const std::vector<int>& part) {
    if (questions_-- <= 0) return Blame::unknown;
    return judge_(part);
  }

  // What is outside of the largest innocent part that holds this one.
  void note_innocent(std::vector<int> part) {
    std::vector<int> outside;
    for (const int member : whole_) {
      if (std::binary_search(part.begin(), part.end(), member)) continue;
      std::vector<int> more = part;
      more.insert(std::upper_bound(more.begin(), more.end(), member), member);
      const bool innocent = questions_ > 0 && ask(more) == Blame::no;
      if (innocent)
        part = std::move(more);
      else
        outside.push_back(member);
    }
    outside_.push_back(std::move(outside));
  }

  // Whether `size` members can have one of each set in outside_; hitting_ then has them.
  bool hit_all(std::size_t size) {
    const auto hit = [&](const std::vector<int>& set) {
      return std::any_of(set.begin(), set.end(),
                         [&](int m) { return std::find(hitting_.begin(), hitting_.end(), m) != hitting_.end(); });
    };
    const auto missed = std::find_if_not(outside_.begin(), outside_.end(), hit);
    if (missed == outside_.end()) return true;
    if (size == 0) return false;
    for (const int member : *missed) {
      hitting_.push_back(member);
      if (hit_all(size - 1)) return true;
      hitting_.pop_back();
    }
    return false;
  }

  Judge judge_;
  int questions_;
  bool certain_ = true;
  std::vector<int> whole_, hitting_;
  std::vector<std::vector<int>> outside_;
};

}  // namespace gridlock
