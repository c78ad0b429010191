#include "gridlock/rushhour/space/packed_space.hpp"

#include <array>

namespace gridlock::rushhour {

template <int Words>
bool PackedSpace<Words>::lay_out(const Layout& layout, std::vector<Field>* fields) {
  int word = 0, used = 0;
  for (std::size_t l = 0; l < layout.lines().size(); ++l) {
    const Line& line = layout.lines()[l];
    // The primary's line gets a field even if it cannot move: is_goal looks at it.
    if (line.table->size() == 1 && l != layout.primary_line()) continue;
    const int bits = std::bit_width(static_cast<unsigned>(line.table->size() - 1));
    if (used + bits > 64) ++word, used = 0;
    if (word >= Words) return false;
    if (fields != nullptr) {
      Field f{static_cast<std::uint8_t>(word),
              static_cast<std::uint8_t>(used),
              (std::uint64_t{1} << bits) - 1,
              {},
              {},
              line.vertical,
              line.position,
              line.table.get(),
              nullptr,
              line.vehicles};
      for (auto& bits_of_others : f.others.words) bits_of_others = ~std::uint64_t{0};
      f.others.words[word] = ~(f.mask << used);
      f.unit.words[word] = used < 64 ? std::uint64_t{1} << used : 0;  // a field without bits may begin at the very end
      if (used == 64) f.shift = 0;
      fields->push_back(std::move(f));
    }
    used += bits;
  }
  return true;
}

template <int Words>
bool PackedSpace<Words>::fits(const Layout& layout) {
  return lay_out(layout, nullptr);
}

template <int Words>
PackedSpace<Words>::PackedSpace(const Layout& layout) : layout_(&layout), steps_(layout.metric() == Metric::steps) {
  lay_out(layout, &fields_);
  row_at_.fill(kNoLine);
  shadows_.reserve(fields_.size());
  std::size_t next = 0;
  for (std::size_t l = 0; l < layout.lines().size(); ++l) {
    const Line& line = layout.lines()[l];
    if (line.table->size() == 1 && l != layout.primary_line()) {
      (line.vertical ? fixed_.on_rows : fixed_.on_columns).add(shadow_of(line.table->cells(0), line.position));
      continue;
    }
    Field& f = fields_[next];
    auto& shadows = shadows_.emplace_back();
    for (int a = 0; a < line.table->size(); ++a) shadows.push_back(shadow_of(line.table->cells(a), line.position));
    f.shadow = shadows.data();
    start_.words[f.word] |= static_cast<std::uint64_t>(line.start) << f.shift;
    if (!line.vertical) {
      row_at_[static_cast<std::size_t>(line.position)] = static_cast<std::uint8_t>(next);
      rows_ = next + 1;
    }
    if (l == layout.primary_line()) {
      primary_ = next;
      for (int a = 0; a < line.table->size(); ++a) {
        exit_arrangements_.push_back(layout.is_exit_arrangement(a) ? 1 : 0);
        needed_.push_back(layout.needed_to_exit(a));
      }
    }
    ++next;
  }
  choose_region();
}

// As few lines as will do, from all over the board.
template <int Words>
void PackedSpace<Words>::choose_region() {
  // Primes above any number of workers, so that every line counts for every number of them.
  static constexpr std::array<std::uint32_t, 8> kWeights{1031, 2053, 4099, 8209, 16411, 32771, 65537, 131101};
  double regions = 0;
  for (std::size_t lines = 1; lines <= fields_.size() && regions < kRegions; ++lines) {
    region_.clear();
    regions = 1;
    for (std::size_t i = 0; i < lines; ++i) {
      const std::size_t f = i * fields_.size() / lines;
      region_.push_back({f, kWeights[i % kWeights.size()]});
      regions *= fields_[f].table->size();
    }
  }
}

template class PackedSpace<2>;
template class PackedSpace<5>;

}  // namespace gridlock::rushhour
