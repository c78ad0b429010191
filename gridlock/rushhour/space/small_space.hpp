// The state space of boards up to 6x6, where a state is one word and a move is one addition.
//
// A line has at most 8 arrangements there, so a state is one 3-bit field a line; above the fields, in the same
// word, lies the dense mixed-radix index of the state. Both are linear in the arrangement numbers: with unit_i the
// worth of one arrangement of line i, moving line i from `a` to `b` adds (b - a) * unit_i and updates both at once.
// Where 28 bits are too few for the index, it leaves out the widest column, whose field lies right below it and so
// becomes its last digit.
// The moves of a state are one 64-bit mask, a bit for each (line, arrangement it can turn into), gathered from the
// line tables without looking at a single cell.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "gridlock/core/once_a_state.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/core/space.hpp"
#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

class SmallSpace {
 public:
  using State = std::uint64_t;
  using Move = Slide;
  // Names the move that led here: its target bit and the arrangement it came from. See keep_.
  using Sleep = std::uint16_t;
  static constexpr bool kUndirected = true;
  static constexpr std::size_t kMaxSuccessors = 64;

  static bool fits(const Layout& layout);

  explicit SmallSpace(const Layout& layout);

  const Layout& layout() const { return *layout_; }

  State start() const { return start_; }
  bool is_goal(State state) const { return (exit_arrangements_ >> field(state, primary_)) & 1; }
  std::uint64_t hash(State state) const { return mix(state); }
  bool unit_cost() const { return true; }
  std::uint64_t index_count() const { return index_count_; }
  std::uint64_t index(State state) const { return state >> index_shift_; }
  template <class Use>
  auto with_index(Use&& use) const {
    if (index_shift_ == kFieldsBits) return use([](State state) { return state >> kFieldsBits; });
    return use([](State state) { return state >> shift(kLines - 1); });
  }

  template <class Visit>
  void for_each_successor(State state, Visit&& visit) const {
    visit_moves(state, all_moves(lanes_of(state)), [&](State next, Sleep id) { visit(slide_[id], next, Cost{1}); });
  }

  Sleep wide_awake() const { return kWideAwake; }
  Move move_into(Sleep sleep) const { return slide_[sleep]; }

  // All moves, a bit each, and of the line of the primary the cells on which vehicles cross, with its arrangement
  // above.
  struct View {
    std::uint64_t moves;
    unsigned primary;
  };
  GRIDLOCK_ONCE_A_STATE View look(State state) const {
    const Lanes lanes = lanes_of(state);
    const std::uint64_t primary = (primary_vertical_ ? lanes[kColumns] : lanes[kRows]) >> primary_shift_;
    return {all_moves(lanes), static_cast<unsigned>(primary) & ((1u << kLaneBits) - 1)};
  }

  template <class Visit>
  GRIDLOCK_ONCE_A_STATE void for_each_awake_successor(State state, const View& view, Sleep sleep, Visit&& visit) const {
    visit_moves(state, view.moves & keep_[sleep], visit);
  }

  // It can tell if every vehicle in the way of the primary can leave it at once: they do not hinder each other, and
  // each has to leave. If steps count, it also can if the primary is a step from where it sees the exit.
  Count moves_left(const View& view) const {
    // The highest bit of a line: whether it, or one of the lower ones, is a clearing move.
    const std::uint64_t clearing = view.moves & clearing_;
    const std::uint64_t leave = ((clearing & below_highest_) + below_highest_) | clearing;
    const unsigned blocking = in_the_way(view);
    if ((leaving_[blocking] & ~leave) == 0) [[unlikely]]
      return 1 + std::popcount(blocking);
    for (std::uint64_t own = view.moves & steps_; own != 0; own &= own - 1)
      if ((view.primary & needed_[std::countr_zero(own) - primary_bit_]) == 0) return 2;
    return kNoWay;
  }
  // Where not all can leave at once, something else has to move as well.
  Count least_left(const View& view) const {
    const unsigned blocking = in_the_way(view);
    const Count told = moves_left(view);
    return told != kNoWay ? told : blocking == kNoExit ? 2 : 2 + std::popcount(blocking);
  }

  std::uint64_t fingerprint(State state) const { return fingerprint_of(*this, state); }
  // Writes where each vehicle of the puzzle stands on its line.
  void offsets(State state, std::uint8_t* out) const;

 private:
  static constexpr int kSide = LineTable::kMaskedLength;
  static constexpr int kLines = 2 * kSide;  // rows, then columns, the widest as the last one
  static constexpr int kFieldBits = 3;
  static constexpr int kFieldsBits = kFieldBits * kLines;
  static constexpr std::uint64_t kMostIndices = std::uint64_t{1} << (64 - kFieldsBits);  // above the fields
  static constexpr std::uint64_t kMostBits = std::uint64_t{1} << 29;                     // in a bitmap of pages
  static constexpr int kBits = 64;
  static constexpr Sleep kWideAwake = kBits * 8;
  static constexpr unsigned kNoExit = 1 << kSide;

  static constexpr int shift(int line) { return kFieldBits * line; }
  int line_of(const Line& line) const { return number_[line.vertical ? kSide + line.position : line.position]; }
  static unsigned field(State state, int line) { return static_cast<unsigned>(state >> shift(line)) & 7u; }

  // What a state says about all lines, one lane of ten bits each: the cells on which crossing vehicles stand, and above
  // them the line's own arrangement. So a lane is an index into the line's masks. Rows and columns have a word each,
  // and both fit a register.
  using Lanes __attribute__((vector_size(16))) = std::uint64_t;
  static constexpr int kRows = 0, kColumns = 1;
  static constexpr int kLaneBits = 10;

  // Calls visit(next, id of the move) for each of the moves.
  template <class Visit>
  GRIDLOCK_ONCE_A_STATE void visit_moves(State state, std::uint64_t moves, Visit&& visit) const {
    for (; moves != 0; moves &= moves - 1) {
      const unsigned id = id_of(state, static_cast<unsigned>(std::countr_zero(moves)));
      visit(state + change_[id], static_cast<Sleep>(id));
    }
  }
  unsigned id_of(State state, unsigned bit) const {
    return bit * 8 + (static_cast<unsigned>(state >> shift_of_[bit]) & 7u);
  }

  // The cells between the primary and the exit on which vehicles stand; kNoExit if it could not drive there anyway.
  unsigned in_the_way(const View& view) const {
    return ((view.primary & (kNoExit - 1)) | kNoExit) & needed_[view.primary >> kSide];
  }

  GRIDLOCK_ONCE_A_STATE Lanes lanes_of(State state) const { return lanes_of(state, EachOfSide{}); }
  GRIDLOCK_ONCE_A_STATE std::uint64_t all_moves(const Lanes& lanes) const { return all_moves(lanes, EachOfSide{}); }

  // Written out for each line, with constants for all shifts.
  using EachOfSide = std::make_integer_sequence<int, kSide>;
  template <int... I>
  GRIDLOCK_ONCE_A_STATE Lanes lanes_of(State state, std::integer_sequence<int, I...>) const {
    return (lanes_of_pair<I>(state) | ...);
  }
  template <int... I>
  GRIDLOCK_ONCE_A_STATE std::uint64_t all_moves(const Lanes& lanes, std::integer_sequence<int, I...>) const {
    return ((targets<I>(lanes[kRows]) | targets<kSide + I>(lanes[kColumns])) | ...);
  }
  template <int Pair>
  const Lanes& lanes_of_pair(State state) const {
    return lanes_[Pair][state >> shift(2 * Pair) & 63];
  }
  template <int Line>
  std::uint64_t targets(std::uint64_t lanes) const {
    const std::uint64_t lane = lanes >> kLaneBits * (Line % kSide) & ((1u << kLaneBits) - 1);
    return masks_[Line][lane] * first_bit_[Line];
  }

  Lanes lanes_of(const Line& line, int arrangement) const;
  void fill_moves(std::size_t line, const LineTable& table, std::uint64_t columns,
                  const std::array<std::uint64_t, 64>& rows_touched);

  const Layout* layout_;
  State start_ = 0;
  std::uint64_t index_count_ = 1;
  int index_shift_ = kFieldsBits;
  int primary_ = 0;
  unsigned exit_arrangements_ = 0;
  bool primary_vertical_ = false;
  int primary_shift_ = 0;               // of the lane of its line
  int primary_bit_ = 0;                 // the first of its line in the mask of moves
  std::uint8_t needed_[8] = {};         // by the arrangement of its line: Layout::needed_to_exit(), or kNoExit
  std::uint64_t clearing_ = 0;          // moves after which a line that crosses its line stands on no cell of it
  std::uint64_t below_highest_ = 0;     // the bits of these lines but the highest of each
  std::uint64_t leaving_[kNoExit + 1];  // by what is in its way: the highest bits of the lines that have to leave
  std::uint64_t steps_ = 0;             // moves of its line after which a step may end at the exit; none if moves count

  int number_[kLines];                      // of each row, then of each column of the board
  std::uint8_t masks_[kLines][8 << kSide];  // LineTable::masks(), here for the sake of addresses
  std::uint64_t first_bit_[kLines];         // the bit of its arrangement 0 in the mask of moves
  Lanes lanes_[kSide][64];                  // of two neighbouring lines, by both their fields
  std::uint8_t shift_of_[kBits];            // the field of the line that a move bit belongs to
  State change_[kBits * 8];                 // indexed by Sleep: what the move adds to a state
  // Indexed by Sleep. A move may be left out after another if both orders lead to the same state and the other
  // order is kept: rows come before columns, and within each the lower line first.
  std::uint64_t keep_[kBits * 8 + 1];
  Slide slide_[kBits * 8];
};

}  // namespace gridlock::rushhour
