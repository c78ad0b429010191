// What is needed at least where there are several ways to do a thing: a few sets of tokens, of which every solution
// meets one in full. heuristics/forced.hpp says what tokens are.
#pragma once

#include <algorithm>
#include <array>

#include "gridlock/core/cost.hpp"
#include "gridlock/rushhour/heuristics/set128.hpp"

namespace gridlock::rushhour {

using Tokens = Set128;

// None at all: there is no way to do it.
class Requirements {
 public:
  Requirements() = default;
  explicit Requirements(Tokens only) : size_(1) { sets_[0] = only; }

  bool none() const { return size_ == 0; }

  // Another way to do it. Where they get too many, two are replaced by what they have in common.
  void add(Tokens requirement) {
    int kept = 0;
    for (int i = 0; i < size_; ++i) {
      const Tokens other = at(i);
      if ((other - requirement).empty()) return;  // whatever meets the new one meets the other: it adds nothing
      if (!(requirement - other).empty()) at(kept++) = other;
    }
    size_ = kept;
    if (size_ == kMost)
      merge_into_closest(requirement);
    else
      at(size_++) = requirement;
  }
  void add(const Requirements& others) {
    for (int i = 0; i < others.size_; ++i) add(others.at(i));
  }

  // One of these and one of the others.
  void require_also(const Requirements& others) {
    if (others.size_ == 1 && size_ == 1) {
      at(0) |= others.at(0);
      return;
    }
    const Requirements these = *this;
    size_ = 0;
    for (int i = 0; i < these.size_; ++i)
      for (int j = 0; j < others.size_; ++j) add(these.at(i) | others.at(j));
  }

  // How much the cheapest is, and what is in one or more of those that cost no more.
  Count cheapest() const {
    int least = at(0).size();
    for (int i = 1; i < size_; ++i) least = std::min(least, at(i).size());
    return least;
  }
  Tokens in_the_cheapest() const {
    const Count least = cheapest();
    Tokens all{};
    for (int i = 0; i < size_; ++i)
      if (at(i).size() == least) all |= at(i);
    return all;
  }

 private:
  static constexpr int kMost = 4;

  Tokens& at(int i) { return sets_[static_cast<std::size_t>(i)]; }
  const Tokens& at(int i) const { return sets_[static_cast<std::size_t>(i)]; }

  void merge_into_closest(Tokens requirement) {
    int closest = 0, most = -1;
    for (int i = 0; i < kMost; ++i)
      if (const int common = (at(i) & requirement).size(); common > most) most = common, closest = i;
    const Tokens merged = at(closest) & requirement;
    at(closest) = at(kMost - 1);
    --size_;
    add(merged);
  }

  int size_ = 0;
  std::array<Tokens, kMost> sets_;
};

}  // namespace gridlock::rushhour
