// The positions of one structure, many to a word. A structure is a frame and the contents of the inner lines. Given the
// frame's configuration, the inner lines do not see each other: the positions are all combinations of what each still
// allows. So they are numbered by mixed radix, one digit an inner line, without a gap, and a set of them is a few words
// of bits. If a configuration has more than 64 positions, some inner lines are taken out of the word, and each way they
// can stand makes a node of its own. A node is one word.
//
// A step of a frame vehicle covers a cell of one inner line and frees a cell of another. The positions that survive
// keep their order, so the step moves the bits under one mask to the places under another. A step of a vehicle whose
// line is outside the word moves no bits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "gridlock/rushhour/census/frame.hpp"

namespace gridlock::rushhour::census {

using Word = std::uint64_t;

// One inner line within the words of a configuration.
struct Column {
  const Fit* fit;
  Word zero;           // the bits whose digit is 0
  std::uint8_t width;  // bits from one digit to the next
  std::uint8_t line;
};

// A position, taken apart.
struct Position {
  std::uint32_t frame = 0;  // number of the configuration
  PerLine inner{};          // arrangements
};

class Graph {
 public:
  explicit Graph(const Lines& lines);

  // Makes the graph of a structure, in which these configurations of the frame leave room for all inner lines; the old
  // one is gone. Both arguments must outlive it.
  void build(const Frame& frame, const PerLine& inner, std::span<const Configuration> configurations);

  // Forgets the structure, so that its frame may go.
  void clear();

  int nodes() const { return static_cast<int>(all_.size()); }
  // Direction 2 * vehicle is a step back, 2 * vehicle + 1 a step forward; those of the frame come first.
  int directions() const { return directions_; }
  int frame_directions() const { return 2 * frame_vehicles_; }
  // The node to which one step in this direction leads, or a negative number.
  int to(int node, int direction) const { return to_[index(node, direction)]; }
  // For directions of the frame: the bits of this node that can take the step; at the other end, in the opposite
  // direction, where they arrive. They are the same for all nodes of a block, which is a configuration of the frame.
  Word survivors(int node, int direction) const {
    return survivors_[index(block_of_[static_cast<std::size_t>(node)], direction)];
  }
  // All bits of the node that are positions.
  Word all(int node) const { return all_[static_cast<std::size_t>(node)]; }
  // Those with the primary at the exit.
  Word goals(int node) const { return goals_[static_cast<std::size_t>(node)]; }
  std::span<const Column> columns(int node) const {
    const auto block = static_cast<std::size_t>(block_of_[static_cast<std::size_t>(node)]);
    return {columns_.data() + first_column_[block], columns_.data() + first_column_[block + 1]};
  }
  // Where the primary moves back by: a direction, or -1 if it is an inner vehicle.
  int primary_direction() const { return primary_direction_; }
  // The inner line of the primary, or -1.
  int primary_line() const { return primary_line_; }

  // A number for each vehicle: those of the frame as they are there, then two for each inner line.
  int vehicle_of(int direction) const { return vehicle_of_[static_cast<std::size_t>(direction / 2)]; }
  int inner_vehicle(int line, int place) const { return frame_vehicles_ + kMostOnLine * line + place; }

  Position position(int node, int bit) const;
  struct Place {
    int node;
    int bit;
  };
  Place find(const Position& position) const;
  // The cells under horizontal and under vertical vehicles, row by row from the lowest bits on, a byte each: compared
  // as numbers, they order positions.
  struct CoveredCells {
    std::uint64_t horizontal = 0, vertical = 0;
    friend auto operator<=>(const CoveredCells&, const CoveredCells&) = default;
  };
  CoveredCells cells(Place place) const;

 private:
  std::size_t index(int row, int direction) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(directions_) + static_cast<std::size_t>(direction);
  }
  void choose_lines_outside();
  void add_blocks();
  void link_frame(std::size_t block);
  void link_outside(std::size_t block);
  void match_outside(std::size_t from, std::size_t to);
  const Fit& fit(std::size_t block, int line) const {
    return lines_.fit(inner_[static_cast<std::size_t>(line)], configurations_[block].crosses(line));
  }
  int first_node_after(std::size_t block) const {
    return block + 1 < first_node_.size() ? first_node_[block + 1] : nodes();
  }

  const Lines& lines_;
  const Frame* frame_ = nullptr;
  PerLine inner_{};
  std::span<const Configuration> configurations_;  // a block each; the numbers are kept,
  std::vector<std::uint32_t> numbers_;             // since they may be gone when the next structure comes
  std::vector<int> block_of_number_;               // of the frame; -1 if it is not among them
  unsigned outside_ = 0;                           // inner lines that are not in the words, as a mask
  std::vector<int> outside_lines_;
  int directions_ = 0;
  int frame_vehicles_ = 0;
  int primary_direction_ = -1;
  int primary_line_ = -1;
  std::vector<int> vehicle_of_;
  std::vector<int> first_node_, block_of_;
  std::vector<std::size_t> first_column_;
  std::vector<Column> columns_;
  std::vector<Word> all_, goals_;
  std::vector<Word> survivors_;   // by block and direction
  std::vector<std::int32_t> to_;  // by node and direction
  std::vector<int> matches_;
  std::vector<std::array<Word, kMostArrangements>> zeros_;  // [width][count]
};

}  // namespace gridlock::rushhour::census
