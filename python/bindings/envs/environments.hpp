// Many games side by side, for learning systems: arrays of actions in, arrays of observations, rewards and ends out.
// Plain rules over planes of bytes, one byte a cell, which change in place: a step touches the few cells that a move
// touches.
//
// Everything is determined by the seed: each game has random numbers of its own, which choose its next level.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::python {

struct EnvironmentRules {
  int count = 1;             // games
  std::int32_t longest = 0;  // an episode is cut off after this many steps; 0: never
  bool starts_over = true;   // a game that has ended begins again at once, with another level
  float step = 0, on_goal = 0, off_goal = 0, solved = 0;  // rewards
};

// What a step fills in, one entry for each game.
struct StepResult {
  float* rewards;
  bool* terminated;            // solved
  bool* truncated;             // too long
  std::uint8_t* final_planes;  // the planes of the games that have ended, before they began again
};

class Environments {
 public:
  Environments(const EnvironmentRules& rules, int width, int height, int planes, std::size_t levels);
  virtual ~Environments() = default;

  int width() const { return width_; }
  int height() const { return height_; }
  int planes() const { return planes_; }
  int count() const { return rules_.count; }
  std::size_t bytes_of_one() const { return static_cast<std::size_t>(planes_) * cells(); }
  virtual std::int64_t actions() const = 0;

  // Where the planes of all games are, game after game. Belongs to the caller, and must be set before anything else.
  void set_planes(std::uint8_t* planes) { all_planes_ = planes; }

  // Restarts the random numbers.
  void seed(std::uint64_t seed);
  // Every game begins with another level.
  void reset();
  // This game begins with that level.
  void begin(int game, std::size_t level);
  // One action for each game, all in range; what is not possible changes nothing. Returns how many games have ended.
  int step(const std::int64_t* actions, const StepResult& result);

  // The position of a game.
  virtual Puzzle puzzle(int game) const = 0;
  const std::vector<std::int32_t>& levels() const { return level_; }
  const std::vector<std::int32_t>& steps() const { return steps_; }

 protected:
  struct Moved {
    float reward = 0;
    bool solved = false;
  };
  // Puts a level on the planes of a game.
  virtual void place(int game, std::size_t level) = 0;
  virtual Moved move(int game, std::int64_t action) = 0;

  std::size_t cells() const { return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_); }
  std::uint8_t* planes_of(int game) const { return all_planes_ + static_cast<std::size_t>(game) * bytes_of_one(); }
  const EnvironmentRules& rules() const { return rules_; }
  std::size_t level_of(int game) const { return static_cast<std::size_t>(level_[static_cast<std::size_t>(game)]); }

 private:
  EnvironmentRules rules_;
  int width_, height_, planes_;
  std::size_t level_count_;
  std::uint8_t* all_planes_ = nullptr;
  std::vector<std::int32_t> level_, steps_;
  std::vector<std::uint64_t> random_;  // where the random numbers of each game are
};

// All levels of one kind, which has its own file. Smaller ones have walls around them. The planes are
//   Sokoban    walls, goals, boxes, player; actions left, up, right, down
//   Rush Hour  walls, the primary, horizontal vehicles, vertical vehicles, the first cell of each vehicle; action 2 *
//   cell: the
//              vehicle on that cell goes one cell left or up, 2 * cell + 1: right or down
std::unique_ptr<Environments> sokoban_environments(const std::vector<sokoban::Puzzle>& levels,
                                                   const EnvironmentRules& rules);
std::unique_ptr<Environments> rushhour_environments(const std::vector<rushhour::Puzzle>& boards,
                                                    const EnvironmentRules& rules);

}  // namespace gridlock::python
