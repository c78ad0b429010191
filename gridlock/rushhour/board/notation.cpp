#include "gridlock/rushhour/board/notation.hpp"

#include <charconv>

namespace gridlock::rushhour {

std::string to_text(const Puzzle& puzzle, Slide slide) {
  return puzzle.vehicles[slide.vehicle].name + (slide.distance > 0 ? "+" : "") + std::to_string(slide.distance);
}

Slide slide_from(const Puzzle& puzzle, std::string_view text) {
  const std::size_t sign = text.find_last_of("+-");
  const std::string quoted = "'" + std::string(text) + "'";
  if (sign == std::string_view::npos || sign == 0) throw Error(quoted + " is not a move; a move looks like X+3");
  const std::string_view digits = text.substr(sign + 1);
  int distance = 0;
  const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), distance);
  if (digits.empty() || parsed.ec != std::errc() || parsed.ptr != digits.data() + digits.size() || distance < 1 ||
      distance > kMaxSide)
    throw Error(quoted + " is not a move; a move looks like X+3");
  const std::string name(text.substr(0, sign));
  const auto vehicle = puzzle.find_meant(name);
  if (!vehicle) throw Error("there is no vehicle '" + name + "'");
  return {static_cast<std::uint8_t>(*vehicle), static_cast<std::int8_t>(text[sign] == '+' ? distance : -distance)};
}

}  // namespace gridlock::rushhour
