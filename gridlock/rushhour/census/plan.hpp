// What a census has to do: its chunks, in an order that mixes large and small ones, so that the share of chunks done is
// the share of time passed, and every shard gets as much work as any other.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "gridlock/core/shard.hpp"
#include "gridlock/rushhour/census/chunk.hpp"

namespace gridlock::rushhour::census {

// What is counted: all boards of one size with at most this many walls, or one shard of the work.
struct Request {
  int side = 6;
  int walls = 0;
  Shard shard{};

  friend bool operator==(const Request&, const Request&) = default;
};

// What is wrong with a request, in one sentence; empty if nothing is.
std::string find_fault(const Request& request);

// "size 6 walls 0 shard 1/1", as files have it.
std::string text_of(const Request& request);

class Plan {
 public:
  // The lines must be those of that size, and outlive the plan.
  Plan(const Lines& lines, const Request& request);

  // Chunks of this shard.
  std::uint64_t size() const { return size_; }
  struct Task {
    std::size_t placement;  // of the walls
    Chunk chunk;
  };
  // The one whose turn comes after `turn` others.
  Task task(std::uint64_t turn) const;

 private:
  const std::vector<std::uint8_t>& choices(const Placement& placement, bool rows, int line) const;

  const Lines& lines_;
  std::vector<Placement> placements_;
  std::vector<std::uint64_t> first_;  // chunk of a placement's rows and columns, and the end of all
  std::uint64_t stride_ = 1;
  std::uint64_t first_turn_ = 0;  // of the shard, among those of all
  std::uint64_t size_ = 0;
};

}  // namespace gridlock::rushhour::census
