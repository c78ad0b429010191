// The colours of every picture. One dark board for everyone: colour-blind players can still tell lightness apart, and a
// dark background leaves its whole range to the vehicles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace gridlock::render {

struct Rgb {
  std::uint8_t red, green, blue;
  friend auto operator<=>(const Rgb&, const Rgb&) = default;
};

constexpr Rgb rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex)};
}

// `share` of `over`, the rest of `under`.
constexpr Rgb mix(Rgb under, Rgb over, double share) {
  const auto channel = [share](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(a * (1 - share) + b * share + 0.5);
  };
  return {channel(under.red, over.red), channel(under.green, over.green), channel(under.blue, over.blue)};
}

inline constexpr Rgb kTray = rgb(0x171B1F), kBay = rgb(0x262B31), kMark = rgb(0x4A535C), kWall = rgb(0x6C7883);
inline constexpr Rgb kYou = rgb(0xE03131), kLabel = rgb(0x12161A), kWhite = rgb(0xFFFFFF), kBlack = rgb(0x000000);
inline constexpr Rgb kBox = rgb(0xDDA94B), kBoxLine = rgb(0x7A5310), kHome = rgb(0x3FC585), kHomeLine = rgb(0x0E4A30);
inline constexpr Rgb kGoal = rgb(0xFFC933);

// Any two differ by 8 in CIEDE2000 for people with any of the three colour deficiencies.
inline constexpr std::array<Rgb, 15> kVehicles{rgb(0x80E1FF), rgb(0xF9C918), rgb(0xBBA2FD), rgb(0x3FC585),
                                               rgb(0xFA9AC7), rgb(0xCDC2B7), rgb(0x707BF5), rgb(0xEAF494),
                                               rgb(0xBD875A), rgb(0xCFFED8), rgb(0xA56DAA), rgb(0x579D87),
                                               rgb(0xF0FAFE), rgb(0xB3A434), rgb(0x868C97)};

// How a vehicle is painted: when the colours are used up they come again with stripes, then with dots.
struct Paint {
  enum class Pattern { none, stripes, dots };
  Rgb body;
  Rgb label;
  Pattern pattern = Pattern::none;
};

inline constexpr Paint kPrimaryPaint{kYou, kWhite};  // it alone is red

// Of the vehicles that are not the primary, counted from 0.
constexpr Paint numbered_paint(std::size_t number) {
  const std::size_t round = number / kVehicles.size();
  return {kVehicles[number % kVehicles.size()], kLabel,
          round == 0       ? Paint::Pattern::none
          : round % 2 == 1 ? Paint::Pattern::stripes
                           : Paint::Pattern::dots};
}

// The side of a body that lies in its own shadow.
constexpr Rgb shade(Rgb body) { return mix(body, kBlack, 0.34); }

}  // namespace gridlock::render
