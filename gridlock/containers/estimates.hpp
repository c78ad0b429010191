// Estimates of costs, in a few bits of the nodes they belong to. Where there is one count they are small numbers as a
// rule; from the first one on that is not, all of them are kept here as a whole.
#pragma once

#include <cstddef>
#include <cstdint>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/core/cost.hpp"

namespace gridlock {

class Estimates {
 public:
  static constexpr int kBits = 14;

  explicit Estimates(bool two_counts) : wide_(two_counts) {}

  // Room for one more, which is nothing at first.
  void add() {
    if (wide_) whole_.push_back(Cost{});
  }

  bool fits(Cost cost) const { return wide_ || short_of(cost) != kNone; }
  // Makes room for what does not fit; short_at(i) is what keep() returned for each of the `count` there are.
  template <class ShortAt>
  void widen(std::size_t count, ShortAt&& short_at) {
    for (std::size_t i = 0; i < count; ++i) whole_.push_back(cost_of(static_cast<std::uint16_t>(short_at(i))));
    wide_ = true;
  }

  // Keeps one that fits. What it returns must be at hand when it is asked for.
  std::uint16_t keep(std::size_t at, Cost cost) {
    if (!wide_) return short_of(cost);
    whole_[at] = cost;
    return 0;
  }
  Cost whole(std::size_t at, std::uint16_t kept) const { return wide_ ? whole_[at] : cost_of(kept); }

  std::size_t bytes() const { return whole_.bytes(); }

 private:
  static constexpr std::uint16_t kDead = (1u << kBits) - 1, kMuch = kDead - 1, kNone = kMuch - 1;

  static std::uint16_t short_of(Cost cost) {
    if (cost == kDeadEnd) return kDead;
    if (cost == kTooMuch) return kMuch;
    return cost.key() < kNone ? static_cast<std::uint16_t>(cost.key()) : kNone;
  }
  static Cost cost_of(std::uint16_t kept) {
    return kept == kDead ? kDeadEnd : kept == kMuch ? kTooMuch : Cost(Count{kept});
  }

  bool wide_;
  Buffer<Cost> whole_;
};

}  // namespace gridlock
