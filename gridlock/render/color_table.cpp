#include "gridlock/render/color_table.hpp"

#include <algorithm>
#include <limits>

namespace gridlock::render {
namespace {

int squared_distance(Rgb a, Rgb b) {
  const int red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
  return red * red + green * green + blue * blue;
}

}  // namespace

ColorTable::ColorTable(const ColorCounts& counts, std::size_t most) {
  std::vector<std::pair<std::uint64_t, Rgb>> frequent;
  for (const auto& [color, count] : counts) frequent.emplace_back(count, color);
  std::sort(frequent.begin(), frequent.end(), [](const auto& a, const auto& b) { return a > b; });
  // A colour is taken unless one near it was; the wider "near" is, the fewer are taken.
  for (int near = 0;; ++near) {
    colors_.clear();
    for (const auto& [count, color] : frequent) {
      const auto close = [&, wanted = color](Rgb taken) { return squared_distance(wanted, taken) <= near * near; };
      if (std::any_of(colors_.begin(), colors_.end(), close)) continue;
      colors_.push_back(color);
      if (colors_.size() > most) break;
    }
    if (colors_.size() <= most) return;
  }
}

std::uint8_t ColorTable::index(Rgb color) {
  const auto [place, fresh] = known_.try_emplace(color, 0);
  if (!fresh) return place->second;
  int best = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < colors_.size(); ++i)
    if (const int d = squared_distance(color, colors_[i]); d < best) {
      best = d;
      place->second = static_cast<std::uint8_t>(i);
    }
  return place->second;
}

}  // namespace gridlock::render
