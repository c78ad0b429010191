// The length of the traffic jam ("cars-in-traffic"): the vehicle next in the primary's way, if it cannot move the one
// that blocks it, if that cannot move the one that blocks that, and so on up to one that can. The source follows one
// chain and does not say which; this takes the shortest over both ends of every vehicle.
//
// Admissible in both metrics. Sort the vehicles by how deep in the jam they stand. None above the last layer can move,
// and the first one of the upper layers that ever does needs one of the next layer to have moved before; so each
// layer has a vehicle that must move. Vehicles that only block each other never move: then there is no solution. Not
// consistent: a vehicle that drives in between the primary and the jam is the next in its way, and hides the jam.
#pragma once

#include <array>
#include <bitset>

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

struct Traffic {
  static constexpr std::string_view kName = "traffic";
  static constexpr std::string_view kSummary = "length of the jam in front of the primary";
  static constexpr Claims kSource{false, false};
  static constexpr Claims claims(Metric) { return {true, false}; }
  static Count most(const Puzzle& puzzle, Metric) { return static_cast<Count>(puzzle.vehicles.size()); }

  Traffic(const Puzzle&, Metric) {}
  Count operator()(const Board& board) const {
    int first = -1;
    const bool open = for_each_blocker(board, [&](int v) {
      if (first < 0) first = v;
    });
    if (!open) return kNoWay;
    return first < 0 ? 0 : jam(board, first);
  }

 private:
  // Breadth-first over who stands at either end of whom.
  static Count jam(const Board& board, int first) {
    std::array<std::uint8_t, kMaxVehicles> queue;
    std::array<std::uint8_t, kMaxVehicles> depth;
    std::bitset<kMaxVehicles> seen;
    std::size_t tail = 0;
    const auto enter = [&](int v, int layer) {
      if (seen[static_cast<std::size_t>(v)]) return;
      seen.set(static_cast<std::size_t>(v));
      depth[tail] = static_cast<std::uint8_t>(layer);
      queue[tail++] = static_cast<std::uint8_t>(v);
    };
    enter(first, 1);
    for (std::size_t head = 0; head < tail; ++head) {
      const int v = queue[head];
      for (const int end : {board.offset(v) - 1, board.offset(v) + board.vehicle(v).length}) {
        const int other = board.on_line_of(v, end);
        if (other == Board::kFree) return depth[head];
        if (other != Board::kWall) enter(other, depth[head] + 1);
      }
    }
    return kNoWay;
  }
};

}  // namespace gridlock::rushhour
