#include "gridlock/render/paint.hpp"

#include <algorithm>

#include "gridlock/formats/rushhour/drawn_board.hpp"

namespace gridlock::render {

Paint paint_of(const rushhour::Puzzle& puzzle, std::size_t index) {
  if (index == puzzle.primary) return kPrimaryPaint;
  const std::string& name = puzzle.vehicles[index].name;
  const bool lettered = puzzle.primary >= puzzle.vehicles.size() || puzzle.primary_vehicle().name == "A";
  const std::size_t letter = name.size() == 1 ? formats::kVehicleCharacters.find(name.front()) : std::string_view::npos;
  if (lettered && letter != std::string_view::npos) return letter == 0 ? kPrimaryPaint : numbered_paint(letter - 1);
  std::size_t number = 0;
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
    if (i != puzzle.primary && puzzle.vehicles[i].name < name) ++number;
  return numbered_paint(number);
}

}  // namespace gridlock::render
