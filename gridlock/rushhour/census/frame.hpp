// All configurations of the lines of one direction, which a structure has in common with every other structure that has
// the same contents there. A *frame* is the rows, or the columns, of many structures; the lines that cross it are the
// *inner* ones.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/rushhour/census/lines.hpp"

namespace gridlock::rushhour::census {

// One way the vehicles of a frame can stand.
struct Configuration {
  std::uint32_t number = 0;    // among all of the frame: its arrangements, as digits
  bool exits = false;          // the primary is in the frame, and at the exit
  std::uint64_t crossing = 0;  // which frame lines cover each inner line, a byte for each of these

  Cells crosses(int inner) const { return static_cast<Cells>(crossing >> (8 * inner)); }
};

class Frame {
 public:
  static constexpr std::uint16_t kNone = 0xffff;

  struct Vehicle {
    std::uint8_t line;
    std::uint8_t place;  // on its line
  };
  // Where a vehicle of a configuration can go by one step.
  struct Step {
    std::uint16_t to = kNone;  // the number of the configuration
    std::uint8_t entered = 0;  // the inner line on which it covers one cell more
  };

  // `primary` is the line of the primary, or -1 if that is an inner one.
  Frame(const Lines& lines, const PerLine& contents, int primary);

  const PerLine& contents() const { return contents_; }
  int primary() const { return primary_; }
  const std::vector<Vehicle>& vehicles() const { return vehicles_; }
  // Direction 2 * vehicle is a step back, 2 * vehicle + 1 a step forward.
  int directions() const { return static_cast<int>(2 * vehicles_.size()); }
  std::size_t size() const { return size_; }
  // Those with the primary at the exit come first.
  const std::vector<Configuration>& configurations() const { return configurations_; }
  const Step& step(std::uint32_t number, int direction) const {
    return steps_[number * static_cast<std::size_t>(directions()) + static_cast<std::size_t>(direction)];
  }
  int arrangement(std::uint32_t number, int line) const {
    const auto i = static_cast<std::size_t>(line);
    return static_cast<int>(number / strides_[i] % counts_[i]);
  }
  std::uint32_t number_of(const PerLine& arrangements) const;

 private:
  const Lines& lines_;
  PerLine contents_;
  int primary_;
  std::vector<Vehicle> vehicles_;
  std::array<std::uint32_t, kMostCells> strides_{}, counts_{};
  std::size_t size_ = 1;
  std::vector<Configuration> configurations_;
  std::vector<Step> steps_;
};

}  // namespace gridlock::rushhour::census
