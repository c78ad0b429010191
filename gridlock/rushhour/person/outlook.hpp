// What the simulated person sees in a position: the moves there are, and what each is worth to them.
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"
#include "gridlock/rushhour/person/habits.hpp"
#include "gridlock/rushhour/space/small_space.hpp"
#include "gridlock/search/exhaust.hpp"

namespace gridlock::rushhour {

// A move that can be made, with those of its attractions that depend on the position only; the others are 0.
struct Option {
  Slide slide;
  std::uint32_t to;  // the number of the position it leads to
  Attractions attractions{};
};

class Outlook {
 public:
  // A bit for each (vehicle, distance): which slides are possible. Enough for boards up to 6x6.
  using Slides = std::bitset<256>;
  using Offsets = std::array<std::uint8_t, kMaxVehicles>;

  // Both must outlive it; every position must have a way to the goal.
  Outlook(const SmallSpace& space, const Reachable<SmallSpace>& reachable);

  const Reachable<SmallSpace>& reachable() const { return reachable_; }
  const std::vector<Vehicle>& vehicles() const { return space_.layout().puzzle().vehicles; }
  std::vector<Option> options(std::uint32_t position);
  // Which slides a position has.
  const Slides& slides(std::uint32_t position);
  // Where the vehicles stand on their lines.
  Offsets offsets(std::uint32_t position) const;
  static std::size_t bit(Slide slide) {
    return static_cast<std::size_t>(slide.vehicle * kDistances + slide.distance + kDistances / 2);
  }

 private:
  static constexpr int kDistances = 11;  // -5 to 5

  const SmallSpace& space_;
  const Reachable<SmallSpace>& reachable_;
  Board board_;
  std::vector<Slides> slides_;
  std::vector<bool> known_;
};

}  // namespace gridlock::rushhour
