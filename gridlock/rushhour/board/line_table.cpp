#include "gridlock/rushhour/board/line_table.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace gridlock::rushhour {
namespace {

LineCells run(int offset, int length) { return static_cast<LineCells>(((1u << length) - 1u) << offset); }

// The stretch between walls in which a vehicle lives: it can never leave it.
std::pair<int, int> stretch_around(const LineSpec& spec, const LineSpec::Part& part) {
  int first = part.offset;
  int last = part.offset + part.length;
  while (first > 0 && (spec.walls >> (first - 1) & 1) == 0) --first;
  while (last < spec.length && (spec.walls >> last & 1) == 0) ++last;
  return {first, last};
}

}  // namespace

LineTable::LineTable(const LineSpec& spec, Metric metric) : parts_(static_cast<int>(spec.parts.size())) {
  std::vector<std::uint8_t> offsets(spec.parts.size());
  const auto place = [&](auto&& self, std::size_t part, int from, LineCells taken) -> void {
    if (part == spec.parts.size()) {
      cells_.push_back(taken);
      offsets_.insert(offsets_.end(), offsets.begin(), offsets.end());
      return;
    }
    const auto [first, last] = stretch_around(spec, spec.parts[part]);
    const int length = spec.parts[part].length;
    for (int offset = std::max(from, first); offset + length <= last; ++offset) {
      offsets[part] = static_cast<std::uint8_t>(offset);
      self(self, part + 1, offset + length, static_cast<LineCells>(taken | run(offset, length)));
    }
  };
  place(place, 0, 0, 0);
  list_moves(spec, metric);
  if (spec.length <= kMaskedLength && size() <= 8) fill_masks(spec.length);
}

int LineTable::arrangement_covering(LineCells cells) const {
  const auto found = std::find(cells_.begin(), cells_.end(), cells);
  return found == cells_.end() ? -1 : static_cast<int>(found - cells_.begin());
}

void LineTable::list_moves(const LineSpec& spec, Metric metric) {
  std::unordered_map<LineCells, int> arrangement_of;
  for (int a = 0; a < size(); ++a) arrangement_of[cells(a)] = a;
  const int reach = metric == Metric::steps ? 1 : spec.length;

  first_move_.push_back(0);
  for (int a = 0; a < size(); ++a) {
    for (int part = 0; part < parts_; ++part) {
      const int length = spec.parts[static_cast<std::size_t>(part)].length;
      const LineCells before = run(offset(a, part), length);
      for (const int direction : {+1, -1}) {
        const std::size_t chain = moves_.size();
        LineCells swept = before;
        for (int distance = 1; distance <= reach; ++distance) {
          const int there = offset(a, part) + direction * distance;
          if (there < 0 || there + length > spec.length) break;
          const LineCells after = run(there, length);
          const auto to = arrangement_of.find(static_cast<LineCells>((cells(a) & ~before) | after));
          // Another vehicle of the line or a wall ends the slide. (Jumping over one would give cells that no
          // arrangement in this order covers, unless the other is exactly replaced: so test the order too.)
          if (to == arrangement_of.end() || offset(to->second, part) != there) break;
          swept = static_cast<LineCells>(swept | after);
          moves_.push_back({static_cast<std::uint16_t>(to->second), static_cast<std::uint8_t>(part),
                            static_cast<std::int8_t>(direction * distance), static_cast<LineCells>(swept & ~before),
                            static_cast<LineCells>(swept & ~(before & after)), 0});
        }
        for (std::size_t m = chain; m < moves_.size(); ++m)
          moves_[m].rest = static_cast<std::uint16_t>(moves_.size() - m);
      }
    }
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
  }
}

void LineTable::fill_masks(int length) {
  masks_.assign(static_cast<std::size_t>(size()) << kMaskedLength, 0);
  for (int a = 0; a < size(); ++a)
    for (unsigned crossing = 0; crossing < 1u << length; ++crossing)
      for (const LineMove* move = moves_begin(a); move != moves_end(a); ++move)
        if ((move->needs & crossing) == 0)
          masks_[static_cast<std::size_t>(a) << kMaskedLength | crossing] |= static_cast<std::uint8_t>(1u << move->to);
}

std::shared_ptr<const LineTable> LineTable::get(const LineSpec& spec, Metric metric) {
  // What the table depends on: where each vehicle starts matters only through the stretch it lives in.
  // Longer lines are too many, and too rarely equal, to be worth keeping.
  if (spec.length > kMaskedLength) return std::make_shared<LineTable>(spec, metric);
  std::uint64_t key = static_cast<std::uint64_t>(spec.walls) << 4 | static_cast<std::uint64_t>(spec.length) << 1 |
                      (metric == Metric::steps ? 1 : 0);
  int shift = 12;
  for (const auto& part : spec.parts) {
    key |= static_cast<std::uint64_t>(part.length << 4 | (stretch_around(spec, part).first + 1)) << shift;
    shift += 8;
  }
  thread_local std::unordered_map<std::uint64_t, std::shared_ptr<const LineTable>> tables;
  auto& table = tables[key];
  if (!table) table = std::make_shared<LineTable>(spec, metric);
  return table;
}

}  // namespace gridlock::rushhour
