#include "gridlock/rushhour/space/small_space.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace gridlock::rushhour {
namespace {

// How many states there can be, and how many without one of the columns: the one with most arrangements.
struct Counts {
  std::uint64_t states = 1, others = 1;
  int widest = LineTable::kMaskedLength - 1;
};

Counts count(const Layout& layout) {
  Counts counts;
  std::uint64_t most = 1;
  for (const Line& line : layout.lines()) {
    const auto size = static_cast<std::uint64_t>(line.table->size());
    counts.states *= size;
    if (!line.vertical || size <= most) continue;
    most = size;
    counts.widest = line.position;
  }
  counts.others = counts.states / most;
  return counts;
}

}  // namespace

bool SmallSpace::fits(const Layout& layout) {
  if (layout.puzzle().width > kSide || layout.puzzle().height > kSide) return false;
  int bits = 0;
  for (const auto& line : layout.lines()) {
    const int size = line.table->size();
    if (size > 1) bits += size;
    if (!line.table->has_masks() || bits > kBits) return false;
  }
  const Counts counts = count(layout);
  return counts.states <= kMostIndices || counts.others << kFieldBits <= kMostBits;
}

SmallSpace::Lanes SmallSpace::lanes_of(const Line& line, int arrangement) const {
  std::uint64_t crossed = 0;
  for (int k = 0; k < kSide; ++k)
    if (line.table->cells(arrangement) >> k & 1)
      crossed |= std::uint64_t{1} << (kLaneBits * (number_[line.vertical ? k : kSide + k] % kSide) + line.position);
  const std::uint64_t own = static_cast<std::uint64_t>(arrangement) << (kLaneBits * (line_of(line) % kSide) + kSide);
  return line.vertical ? Lanes{crossed, own} : Lanes{own, crossed};
}

SmallSpace::SmallSpace(const Layout& layout) : layout_(&layout) {
  const Counts counts = count(layout);
  const bool beside_index = counts.states > kMostIndices;  // the widest column is
  std::iota(std::begin(number_), std::end(number_), 0);
  std::swap(number_[kLines - 1], number_[kSide + counts.widest]);
  for (auto& masks : masks_) std::fill_n(masks, 1 << kSide, std::uint8_t{0});  // of a line that has one arrangement
  std::fill(std::begin(first_bit_), std::end(first_bit_), 0);
  Lanes lanes[kLines][8] = {};

  unsigned bit = 0;
  std::uint64_t columns = 0;  // the move bits of all columns
  std::array<std::uint64_t, kSide> bits_of_row{};
  for (std::size_t l = 0; l < layout.lines().size(); ++l) {
    const Line& line = layout.lines()[l];
    const LineTable& table = *line.table;
    const int size = table.size();
    const int i = line_of(line);
    if (l == layout.primary_line()) {
      primary_ = i;
      primary_vertical_ = line.vertical;
      primary_shift_ = kLaneBits * (i % kSide);
      for (int a = 0; a < size; ++a) {
        exit_arrangements_ |= layout.is_exit_arrangement(a) ? 1u << a : 0u;
        const LineCells needed = layout.needed_to_exit(a);
        needed_[a] = static_cast<std::uint8_t>(needed != 0 ? needed : kNoExit);
      }
    }
    for (int a = 0; a < size; ++a) lanes[i][a] = lanes_of(line, a);
    if (size == 1) continue;  // scenery
    const bool indexed = i != kLines - 1 || !beside_index;
    const State unit = (indexed ? index_count_ << kFieldsBits : 0) | State{1} << shift(i);
    std::copy_n(table.masks(), size << kSide, masks_[i]);
    first_bit_[i] = std::uint64_t{1} << bit;
    if (l == layout.primary_line()) {
      primary_bit_ = static_cast<int>(bit);
      if (layout.metric() == Metric::steps)
        for (int a = 0; a < size; ++a) steps_ |= std::uint64_t{needed_[a] != kNoExit} << (primary_bit_ + a);
    }
    start_ += static_cast<State>(line.start) * unit;
    if (indexed) index_count_ *= static_cast<std::uint64_t>(size);
    const std::uint64_t own_bits = ((std::uint64_t{1} << size) - 1) << bit;
    if (line.vertical)
      columns |= own_bits;
    else
      bits_of_row[static_cast<std::size_t>(line.position)] = own_bits;
    for (int a = 0; a < size; ++a, ++bit) {
      shift_of_[bit] = static_cast<std::uint8_t>(shift(i));
      for (int from = 0; from < size; ++from)
        change_[bit * 8 + static_cast<unsigned>(from)] = static_cast<State>(a - from) * unit;
    }
  }

  if (beside_index) {
    index_shift_ = shift(kLines - 1);
    index_count_ <<= kFieldBits;
  }

  for (int pair = 0; pair < kSide; ++pair)
    for (int both = 0; both < 64; ++both)
      lanes_[pair][both] = lanes[2 * pair][both & 7] | lanes[2 * pair + 1][both >> 3];

  std::array<std::uint64_t, 64> rows_touched{};  // by the set of rows: their move bits
  for (std::size_t set = 1; set < rows_touched.size(); ++set)
    rows_touched[set] = rows_touched[set & (set - 1)] | bits_of_row[static_cast<std::size_t>(std::countr_zero(set))];
  const Line& primary = layout.lines()[layout.primary_line()];
  std::array<std::uint64_t, kSide> highest{};  // of each line that crosses the primary's
  for (std::size_t l = 0; l < layout.lines().size(); ++l) {
    const Line& line = layout.lines()[l];
    if (line.table->size() == 1) continue;
    fill_moves(l, *line.table, columns, rows_touched);
    if (line.vertical == primary.vertical) continue;
    const std::uint64_t lowest = first_bit_[line_of(line)];
    for (int a = 0; a < line.table->size(); ++a)
      if ((line.table->cells(a) >> primary.position & 1) == 0) clearing_ |= lowest << a;
    highest[static_cast<std::size_t>(line.position)] = lowest << (line.table->size() - 1);
    below_highest_ |= highest[static_cast<std::size_t>(line.position)] - lowest;
  }
  constexpr std::uint64_t kNever = ~std::uint64_t{0};
  leaving_[0] = 0;
  for (unsigned set = 1; set < kNoExit; ++set) {
    const std::uint64_t one = highest[static_cast<std::size_t>(std::countr_zero(set))];
    leaving_[set] = one == 0 ? kNever : one | leaving_[set & (set - 1)];
  }
  leaving_[kNoExit] = kNever;
  keep_[kWideAwake] = ~std::uint64_t{0};
}

void SmallSpace::fill_moves(std::size_t l, const LineTable& table, std::uint64_t columns,
                            const std::array<std::uint64_t, 64>& rows_touched) {
  const Line& line = layout_->lines()[l];
  const auto first = static_cast<unsigned>(std::countr_zero(first_bit_[line_of(line)]));
  const std::uint64_t later = ~std::uint64_t{0} << (first + static_cast<unsigned>(table.size()) - 1) << 1;
  for (int from = 0; from < table.size(); ++from) {
    for (const LineMove* move = table.moves_begin(from); move != table.moves_end(from); ++move) {
      const unsigned id = (first + move->to) * 8 + static_cast<unsigned>(from);
      slide_[id] = {line.vehicles[move->part], move->distance};
      // On its own line another vehicle may go on, and in unit steps the same one in the same direction;
      // anything else that the same vehicle can do from here it could have done at once.
      std::uint64_t own = 0;
      for (const LineMove* next = table.moves_begin(move->to); next != table.moves_end(move->to); ++next)
        if (next->part != move->part || (layout_->metric() == Metric::steps && next->to != from))
          own |= std::uint64_t{1} << (first + next->to);
      keep_[id] = own | (line.vertical ? (later & columns) | rows_touched[move->touched] : later | columns);
    }
  }
}

void SmallSpace::offsets(State state, std::uint8_t* out) const {
  const auto& puzzle = layout_->puzzle();
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v)
    out[v] = static_cast<std::uint8_t>(puzzle.vehicles[v].offset());
  for (const Line& line : layout_->lines()) {
    const unsigned arrangement = field(state, line_of(line));
    for (std::size_t part = 0; part < line.vehicles.size(); ++part)
      out[line.vehicles[part]] =
          static_cast<std::uint8_t>(line.table->offset(static_cast<int>(arrangement), static_cast<int>(part)));
  }
}

}  // namespace gridlock::rushhour
