#include "gridlock/rushhour/person/sequel.hpp"

#include <cstdlib>

namespace gridlock::rushhour {
namespace {

constexpr unsigned bit(Attraction attraction) { return 1U << (attraction - kFirstSequel); }

}  // namespace

Sequel::Sequel(Outlook& outlook, std::uint32_t before, Slide last)
    : vehicles_(outlook.vehicles()),
      possible_(outlook.slides(before)),
      offsets_(outlook.offsets(before)),
      last_(last),
      left_(left_by(last)) {}

unsigned Sequel::left_by(Slide slide) const {
  const auto v = static_cast<std::size_t>(slide.vehicle);
  const unsigned covered = (1U << vehicles_[v].length) - 1;
  return (covered << offsets_[v]) & ~(covered << (offsets_[v] + slide.distance));
}

unsigned Sequel::of(Slide next) const {
  if (next.vehicle == last_.vehicle) return bit(same_again);
  const Vehicle& a = vehicles_[static_cast<std::size_t>(last_.vehicle)];
  const Vehicle& b = vehicles_[static_cast<std::size_t>(next.vehicle)];
  unsigned found = possible_[Outlook::bit(next)] ? 0 : bit(follows_on);
  if (a.vertical == b.vertical && std::abs(a.line() - b.line()) == 1 && (left_ & left_by(next)))
    found |= bit(clears_further);
  return found;
}

}  // namespace gridlock::rushhour
