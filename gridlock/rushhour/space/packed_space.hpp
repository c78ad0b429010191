// The state space of boards of any size: one bit field a line, in as few words as hold them.
//
// A field names the arrangement of its line. The moves of a line are the entries of its table whose cells are free
// of crossing vehicles; which cells those stand on is one 16-bit lane a line, gathered with a few wide ORs. All words
// of a state are always written, with constant indices, so that it lives in registers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/core/space.hpp"
#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

template <int N>
struct PackedState {
  std::uint64_t words[N];

  friend bool operator==(const PackedState& a, const PackedState& b) {
    std::uint64_t difference = 0;
    for (int w = 0; w < N; ++w) difference |= a.words[w] ^ b.words[w];
    return difference == 0;
  }
};

template <int Words>
class PackedSpace {
 public:
  using State = PackedState<Words>;
  using Move = Slide;
  static constexpr bool kUndirected = true;
  static constexpr bool kSettlesTies = true;  // many states are as good as a goal: the nearest to one come first

  // The move that led to a state: which line and vehicle of it moved how far, and which crossing lines it touched.
  struct Sleep {
    std::uint8_t line;
    std::uint8_t part;
    std::int8_t distance;
    std::uint8_t vehicle;
    LineCells touched;
  };

  static bool fits(const Layout& layout);

  explicit PackedSpace(const Layout& layout);

  const Layout& layout() const { return *layout_; }

  State start() const { return start_; }
  bool is_goal(const State& state) const { return exit_arrangements_[field(state, fields_[primary_])] != 0; }
  std::uint64_t hash(const State& state) const {
    std::uint64_t folded = state.words[0];
    for (int w = 1; w < Words; ++w) folded = (folded ^ state.words[w]) * 0x9e3779b97f4a7c15u + (folded >> 29);
    return mix(folded);
  }
  // Changes with some of the lines only, so that a state and most of its successors have it in common. It is a sum over
  // these lines: however much each of them prefers some of its arrangements, the remainder of the sum by a small number
  // hardly prefers any.
  std::uint32_t region(const State& state) const {
    std::uint32_t sum = 0;
    for (const RegionLine& line : region_)
      sum += static_cast<std::uint32_t>(field(state, fields_[line.field])) * line.weight;
    return sum;
  }
  bool unit_cost() const { return true; }

  template <class Visit>
  void for_each_successor(const State& state, Visit&& visit) const {
    Shadows shadows;
    gather(state, shadows);
    for (std::size_t i = 0; i < fields_.size(); ++i)
      visit_line(state, i, shadows, [&](const LineMove& move, const State& next) {
        visit(Slide{fields_[i].vehicles[move.part], move.distance}, next, Cost{1});
      });
  }

  Sleep wide_awake() const { return {kNoLine, 0, 0, 0, 0}; }
  Move move_into(Sleep sleep) const { return {sleep.vehicle, sleep.distance}; }

  // A 16-bit lane for each line that crosses.
  struct Lanes {
    std::uint64_t words[kMaxSide / 4];

    void add(const Lanes& other) {
      for (int w = 0; w < kMaxSide / 4; ++w) words[w] |= other.words[w];
    }
    LineCells lane(int k) const { return static_cast<LineCells>(words[k / 4] >> 16 * (k % 4)); }
  };
  struct Shadows {
    Lanes on_rows, on_columns;  // lane k: cells of row (column) k on which columns' (rows') vehicles stand
  };
  struct View {
    State state;
    Shadows shadows;
  };
  View look(const State& state) const {
    View view{state, {}};
    gather(state, view.shadows);
    return view;
  }

  // Rows come before columns, and within each the lower line first; a move that commutes with the one that led here
  // and comes before it in that order is left out.
  template <class Visit>
  void for_each_awake_successor(const State& state, const View& view, Sleep sleep, Visit&& visit) const {
    const auto try_line = [&](std::size_t i, int asleep_part) {
      const Field& f = fields_[i];
      visit_line(state, i, view.shadows, [&](const LineMove& move, const State& next) {
        if (move.part == asleep_part && (!steps_ || move.distance == -sleep.distance)) return;
        visit(next, Sleep{static_cast<std::uint8_t>(i), move.part, move.distance, f.vehicles[move.part], move.touched});
      });
    };
    if (sleep.line == kNoLine) {
      for (std::size_t i = 0; i < fields_.size(); ++i) try_line(i, -1);
      return;
    }
    if (sleep.line >= rows_)  // a column moved: of the rows, only those it touched
      for (unsigned rows = sleep.touched; rows != 0; rows &= rows - 1)
        if (const auto row = row_at_[static_cast<std::size_t>(std::countr_zero(rows))]; row != kNoLine)
          try_line(row, -1);
    try_line(sleep.line, sleep.part);
    for (std::size_t i = sleep.line + 1u; i < fields_.size(); ++i) try_line(i, -1);
  }

  // It can tell if at most one vehicle is in the way of the primary, and can leave it at once; or if the primary is a
  // step from where it sees the exit.
  Count moves_left(const View& view) const {
    const Field& primary = fields_[primary_];
    const LineCells crossing = crossing_of(primary, view.shadows);
    const unsigned needed = needed_[field(view.state, primary)];
    const unsigned in_the_way = crossing & needed;
    if (needed != 0 && in_the_way == 0) return 1;
    bool clears_way = false;
    for (std::size_t i = 0; i < fields_.size(); ++i) {
      const Field& f = fields_[i];
      const bool is_in_the_way = f.vertical != primary.vertical && 1u << f.position == in_the_way;
      if (!is_in_the_way && i != primary_) continue;
      visit_line(view.state, i, view.shadows, [&](const LineMove& move, const State&) {
        clears_way |= is_in_the_way && (f.table->cells(move.to) >> primary.position & 1) == 0;
        clears_way |= i == primary_ && needed_[move.to] != 0 && (crossing & needed_[move.to]) == 0;
      });
    }
    return clears_way ? 2 : kNoWay;
  }
  // Each vehicle in the way has to leave it.
  Count least_left(const View& view) const {
    const Field& primary = fields_[primary_];
    const LineCells crossing = crossing_of(primary, view.shadows);
    return 1 + std::popcount(static_cast<unsigned>(crossing & needed_[field(view.state, primary)]));
  }

  std::uint64_t fingerprint(const State& state) const { return fingerprint_of(*this, state); }
  // Writes where each vehicle of the puzzle stands on its line.
  void offsets(const State& state, std::uint8_t* out) const {
    const auto& vehicles = layout_->puzzle().vehicles;
    for (std::size_t v = 0; v < vehicles.size(); ++v) out[v] = static_cast<std::uint8_t>(vehicles[v].offset());
    for (const Field& f : fields_)
      for (std::size_t part = 0; part < f.vehicles.size(); ++part)
        out[f.vehicles[part]] =
            static_cast<std::uint8_t>(f.table->offset(static_cast<int>(field(state, f)), static_cast<int>(part)));
  }

 private:
  static constexpr std::uint8_t kNoLine = 0xff;
  static constexpr double kRegions = 100'000;  // enough lines that no worker has much more than its share

  struct Field {
    std::uint8_t word;
    std::uint8_t shift;
    std::uint64_t mask;  // of its values, unshifted
    State others;        // the bits of all other fields
    State unit;          // the field's value 1
    bool vertical;
    int position;
    const LineTable* table;
    const Lanes* shadow;  // by arrangement: what it covers, seen from the lines that cross
    std::vector<std::uint8_t> vehicles;
  };
  static std::size_t field(const State& state, const Field& f) {
    return static_cast<std::size_t>(state.words[f.word] >> f.shift & f.mask);
  }

  void gather(const State& state, Shadows& shadows) const {
    Lanes on_columns = fixed_.on_columns, on_rows = fixed_.on_rows;
    for (std::size_t i = 0; i < rows_; ++i) on_columns.add(fields_[i].shadow[field(state, fields_[i])]);
    for (std::size_t i = rows_; i < fields_.size(); ++i) on_rows.add(fields_[i].shadow[field(state, fields_[i])]);
    shadows.on_columns = on_columns;
    shadows.on_rows = on_rows;
  }

  static LineCells crossing_of(const Field& f, const Shadows& shadows) {
    return (f.vertical ? shadows.on_columns : shadows.on_rows).lane(f.position);
  }

  template <class Visit>
  void visit_line(const State& state, std::size_t i, const Shadows& shadows, Visit&& visit) const {
    const Field& f = fields_[i];
    const auto arrangement = static_cast<int>(field(state, f));
    const LineCells crossing = crossing_of(f, shadows);
    const LineMove* const end = f.table->moves_end(arrangement);
    for (const LineMove* move = f.table->moves_begin(arrangement); move != end;) {
      if ((move->needs & crossing) != 0) {
        move += move->rest;
        continue;
      }
      State next;
      for (int w = 0; w < Words; ++w) next.words[w] = (state.words[w] & f.others.words[w]) | move->to * f.unit.words[w];
      visit(*move, next);
      ++move;
    }
  }

  static Lanes shadow_of(LineCells cells, int position) {
    Lanes lanes{};
    for (int k = 0; k < kMaxSide; ++k)
      if (cells >> k & 1) lanes.words[k / 4] |= std::uint64_t{1} << (16 * (k % 4) + position);
    return lanes;
  }

  void choose_region();

  // The fields of lines of these sizes, laid out so that none straddles two words; false if they do not fit.
  static bool lay_out(const Layout& layout, std::vector<Field>* fields);

  const Layout* layout_;
  bool steps_;
  State start_{};
  struct RegionLine {
    std::size_t field;
    std::uint32_t weight;
  };
  std::vector<RegionLine> region_;  // the lines that region() looks at
  std::vector<Field> fields_;       // lines that can move: rows first
  std::vector<std::vector<Lanes>> shadows_;
  Shadows fixed_{};
  std::size_t rows_ = 0;
  std::size_t primary_ = 0;
  std::vector<std::uint8_t> exit_arrangements_;
  std::vector<LineCells> needed_;              // by the arrangement of the primary's line: Layout::needed_to_exit()
  std::array<std::uint8_t, kMaxSide> row_at_;  // the field of a row
};

extern template class PackedSpace<2>;
extern template class PackedSpace<5>;

}  // namespace gridlock::rushhour
