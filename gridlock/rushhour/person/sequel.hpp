// What the last move does to the moves that can follow it: the attractions that depend on it.
#pragma once

#include "gridlock/rushhour/person/outlook.hpp"

namespace gridlock::rushhour {

class Sequel {
 public:
  // After `last`, made in the position `before`.
  Sequel(Outlook& outlook, std::uint32_t before, Slide last);

  // Bit i: the next slide has the attraction kFirstSequel + i.
  unsigned of(Slide next) const;

  static constexpr std::size_t kKinds = 1U << (kAttractions - kFirstSequel);

 private:
  // The places of its line that a vehicle leaves.
  unsigned left_by(Slide slide) const;

  const std::vector<Vehicle>& vehicles_;
  const Outlook::Slides& possible_;  // before the last move
  Outlook::Offsets offsets_;         // then, too; only one has changed
  Slide last_;
  unsigned left_;
};

}  // namespace gridlock::rushhour
