// The squares of a level and the four ways off each of them.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace gridlock::sokoban {

using Square = std::uint16_t;

enum class Direction : std::uint8_t { up, left, down, right };

inline constexpr std::array kDirections{Direction::up, Direction::left, Direction::down, Direction::right};

constexpr Direction opposite(Direction d) { return static_cast<Direction>((static_cast<int>(d) + 2) % 4); }
// The next direction, counter-clockwise: the other axis.
constexpr Direction across(Direction d) { return static_cast<Direction>((static_cast<int>(d) + 1) % 4); }

// The box that stands on `box` goes one square in `direction`; the player walks behind it first.
struct Push {
  Square box = 0;
  Direction direction = Direction::up;
  friend auto operator<=>(const Push&, const Push&) = default;
};

}  // namespace gridlock::sokoban
