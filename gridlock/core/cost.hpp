// The cost of a path through a state space: a single number to add and compare, whether the metric has one count or
// two.
//
// The 64 bits are two fields of 31 bits, each with a guard bit above it:
//
//   63     62 ... 32      31     30 ... 0
//   guard  first count    guard  second count, or the only one
//
// so that the order of the numbers is the lexicographic order of the counts, in `pushes-moves` as in `moves-pushes`.
// Nothing can overflow: two fields below 2^31 sum up to less than 2^32, so a sum that is too large sets its own guard
// bit and never reaches the other field, and operator+ then returns kTooMuch, which absorbs whatever is added to it. So
// a count is exact up to 2^31 - 1, and beyond that it is absent rather than wrong: searches skip such paths, and then
// claim no proof that would need them.
//
// Is that enough? A push comes after a walk through at most 64 * 64 squares, so n pushes take fewer than 4096 * n
// moves, and it would take more than half a million pushes, each after the longest possible walk, to reach 2^31. A path
// of 2^31 pushes visits as many positions, about half of all that the searches' tables can number. The longest known
// solutions have some ten thousand pushes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace gridlock {

// A number of moves, steps or pushes: a plain integer.
using Count = std::int64_t;

// What a heuristic that counts moves or pushes says of a position from which no goal can be reached.
inline constexpr Count kNoWay = std::numeric_limits<Count>::max();

// One count or two. What is said above of sums holds for all that is computed here.
class Cost {
 public:
  // The most that one count can be.
  static constexpr Count kMostOfOne = (Count{1} << 31) - 1;

  // Nothing at all.
  constexpr Cost() = default;
  // In a metric with one count; at least 0.
  explicit constexpr Cost(Count count) : Cost(0, count) {}
  // In a metric with two, the one that counts first and the one that decides among equals.
  constexpr Cost(Count first, Count second)
      : bits_(first > kMostOfOne || second > kMostOfOne
                  ? kTooMuchBits
                  : static_cast<std::uint64_t>(first) << 32 | static_cast<std::uint64_t>(second)) {}

  // In a metric with one count, that count.
  constexpr Count count() const { return static_cast<Count>(bits_); }
  // In a metric with two, the one that counts first.
  constexpr Count first() const { return static_cast<Count>(bits_ >> 32); }
  // In a metric with two, the one that decides among equals.
  constexpr Count second() const { return static_cast<Count>(bits_ & 0xffffffffu); }
  // Not one of the two constants below: a cost of something that can be done.
  constexpr bool finite() const { return (bits_ & kGuards) == 0; }

  // One after the other; kTooMuch where that cannot be counted.
  friend constexpr Cost operator+(Cost a, Cost b) {
    const std::uint64_t sum = a.bits_ + b.bits_;
    if (((a.bits_ | b.bits_ | sum) & kGuards) != 0) return Cost(Bits{std::max({a.bits_, b.bits_, kTooMuchBits})});
    return Cost(Bits{sum});
  }
  // Adds to this one.
  constexpr Cost& operator+=(Cost other) { return *this = *this + other; }

  // This cost that many times over; the number is at least 0.
  constexpr Cost times(Count n) const {
    if (!finite()) return *this;
    if (n > kMostOfOne) return Cost(Bits{bits_ == 0 ? 0 : kTooMuchBits});
    return {first() * n, second() * n};
  }

  // The greatest cost below this one; below nothing there is only nothing.
  constexpr Cost before() const {
    return second() == 0 && first() > 0 ? Cost(first() - 1, kMostOfOne) : Cost(Bits{bits_ == 0 ? 0 : bits_ - 1});
  }

  friend constexpr bool operator==(Cost a, Cost b) { return a.bits_ == b.bits_; }
  friend constexpr auto operator<=>(Cost a, Cost b) { return a.bits_ <=> b.bits_; }

  // A number that has the order of the costs, for queues and tables; small where there is one count.
  constexpr std::uint64_t key() const { return bits_; }
  // The cost that has this key.
  static constexpr Cost of_key(std::uint64_t key) { return Cost(Bits{key}); }
  // The lower half of the key tells everything where there is one count: the upper half repeats its guard bit.
  constexpr std::uint32_t low_half() const { return static_cast<std::uint32_t>(bits_); }
  // The upper half of the key.
  constexpr std::uint32_t high_half() const { return static_cast<std::uint32_t>(bits_ >> 32); }
  // The cost that has a key of these halves.
  static constexpr Cost of_halves(std::uint32_t high, std::uint32_t low) {
    return Cost(Bits{static_cast<std::uint64_t>(high) << 32 | low});
  }
  // The cost that has this lower half, in a metric with one count.
  static constexpr Cost of_one_count(std::uint32_t low) { return of_halves((low >> 31) != 0 ? ~0u : 0u, low); }

  // kDeadEnd below.
  static constexpr Cost dead_end() { return Cost(Bits{~std::uint64_t{0}}); }
  // kTooMuch below.
  static constexpr Cost too_much() { return Cost(Bits{kTooMuchBits}); }

 private:
  struct Bits {
    std::uint64_t value;
  };
  explicit constexpr Cost(Bits bits) : bits_(bits.value) {}

  static constexpr std::uint64_t kGuards = std::uint64_t{1} << 63 | std::uint64_t{1} << 31;
  static constexpr std::uint64_t kTooMuchBits = ~std::uint64_t{1};

  std::uint64_t bits_ = 0;
};

// What a heuristic returns for a state from which no goal can be reached. Whatever is added to it, it stays that.
inline constexpr Cost kDeadEnd = Cost::dead_end();
// More than can be counted: greater than every finite cost, less than kDeadEnd.
inline constexpr Cost kTooMuch = Cost::too_much();

// A bound on the moves or pushes left, as the cost of that many times `each`.
constexpr Cost cost_of_bound(Count count, Cost each) { return count == kNoWay ? kDeadEnd : each.times(count); }

}  // namespace gridlock
