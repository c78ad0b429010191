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
#include <optional>
#include <utility>

#include "gridlock/core/random.hpp"
#include "gridlock/core/space.hpp"
#include "gridlock/rushhour/board/layout.hpp"

// Left to itself, a compiler may find what is called once a state too long to inline.
#ifdef __OPTIMIZE_SIZE__
#define GRIDLOCK_ONCE_A_STATE
#else
#define GRIDLOCK_ONCE_A_STATE [[gnu::always_inline]]
#endif

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
  std::optional<Move> last_move(State state) const;

  template <class Visit>
  GRIDLOCK_ONCE_A_STATE bool for_each_awake_successor(State state, Sleep sleep, Visit&& visit) const {
    const Lanes lanes = lanes_of(state);
    const std::uint64_t moves = all_moves(lanes) & keep_[sleep];
    visit_moves(state, moves, visit);
    return clears_way(lanes, moves);
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

  static constexpr int shift(int line) { return kFieldBits * line; }
  int line_of(const Line& line) const { return number_[line.vertical ? kSide + line.position : line.position]; }
  static unsigned field(State state, int line) { return static_cast<unsigned>(state >> shift(line)) & 7u; }

  // What a state says about all lines, one lane of ten bits each: the cells on which crossing vehicles stand, and above
  // them the line's own arrangement. So a lane is an index into the line's masks.
  struct Lanes {
    std::uint64_t rows = 0, columns = 0;
  };
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

  // Whether one of the moves leads to a state from which the next one ends at the exit: it takes the only vehicle that
  // crosses the way of the primary out of it, or it is the last step of the primary but one.
  bool clears_way(const Lanes& lanes, std::uint64_t moves) const {
    const std::uint64_t primary = (primary_vertical_ ? lanes.columns : lanes.rows) >> primary_shift_;
    const unsigned crossing = primary & ((1u << kSide) - 1);
    if ((moves & clearing_[crossing & needed_[primary >> kSide & 7u]]) != 0) return true;
    for (std::uint64_t own = moves & steps_; own != 0; own &= own - 1)
      if ((crossing & needed_[std::countr_zero(own) - primary_bit_]) == 0) return true;
    return false;
  }

  GRIDLOCK_ONCE_A_STATE Lanes lanes_of(State state) const { return lanes_of(state, EachOfSide{}); }
  GRIDLOCK_ONCE_A_STATE std::uint64_t all_moves(const Lanes& lanes) const { return all_moves(lanes, EachOfSide{}); }

  // Written out for each line, with constants for all shifts.
  using EachOfSide = std::make_integer_sequence<int, kSide>;
  template <int... I>
  GRIDLOCK_ONCE_A_STATE Lanes lanes_of(State state, std::integer_sequence<int, I...>) const {
    return {(lanes_of_pair<I>(state).rows | ...), (lanes_of_pair<I>(state).columns | ...)};
  }
  template <int... I>
  GRIDLOCK_ONCE_A_STATE std::uint64_t all_moves(const Lanes& lanes, std::integer_sequence<int, I...>) const {
    return ((targets<I>(lanes.rows) | targets<kSide + I>(lanes.columns)) | ...);
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
  std::uint64_t exit_moves_ = 0;
  bool primary_vertical_ = false;
  int primary_shift_ = 0;               // of the lane of its line
  int primary_bit_ = 0;                 // the first of its line in the mask of moves
  std::uint8_t needed_[8] = {};         // by the arrangement of its line: Layout::needed_to_exit()
  std::uint64_t clearing_[1 << kSide];  // by the cells that are in its way: moves that leave none there
  std::uint64_t steps_ = 0;  // moves of its line after which another may end at the exit: none if one could do both

  int number_[kLines];  // of each row, then of each column of the board
  const std::uint8_t* masks_[kLines];
  std::uint64_t first_bit_[kLines];  // the bit of its arrangement 0 in the mask of moves
  Lanes lanes_[kSide][64];           // of two neighbouring lines, by both their fields
  std::uint8_t shift_of_[kBits];     // the field of the line that a move bit belongs to
  State change_[kBits * 8];          // indexed by Sleep: what the move adds to a state
  // Indexed by Sleep. A move may be left out after another if both orders lead to the same state and the other
  // order is kept: rows come before columns, and within each the lower line first.
  std::uint64_t keep_[kBits * 8 + 1];
  Slide slide_[kBits * 8];
};

}  // namespace gridlock::rushhour

#undef GRIDLOCK_ONCE_A_STATE
