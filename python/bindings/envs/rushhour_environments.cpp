// Rush Hour step by step: a vehicle goes one cell.
#include <algorithm>

#include "python/bindings/envs/environments.hpp"

namespace gridlock::python {
namespace {

class RushHourEnvironments final : public Environments {
 public:
  RushHourEnvironments(const std::vector<rushhour::Puzzle>& boards, const EnvironmentRules& rules, int width,
                       int height)
      : Environments(rules, width, height, kPlanes, boards.size()), boards_(boards) {
    for (const auto& board : boards_) {
      starts_.push_back(start_of(board));
      most_ = std::max(most_, board.vehicles.size());
    }
    names_.resize(static_cast<std::size_t>(rules.count) * cells());
    heads_.resize(static_cast<std::size_t>(rules.count) * most_);
  }

  std::int64_t actions() const override { return 2 * static_cast<std::int64_t>(cells()); }

  Puzzle puzzle(int game) const override {
    rushhour::Puzzle board = boards_[level_of(game)];
    for (std::size_t v = 0; v < board.vehicles.size(); ++v) {
      const int head = heads_[static_cast<std::size_t>(game) * most_ + v];
      board.vehicles[v].cell = {head / width(), head % width()};
    }
    return board;
  }

 private:
  static constexpr std::size_t kPrimary = 1, kHorizontal = 2, kVertical = 3, kHeads = 4;
  static constexpr int kPlanes = 5;
  static constexpr std::int16_t kFree = -1, kWall = -2;

  struct Start {
    std::vector<std::uint8_t> planes;
    std::vector<std::int16_t> names;  // the vehicle on each cell
    std::vector<std::int32_t> heads;  // the first cell of each vehicle
  };

  std::size_t cell_at(rushhour::Cell cell) const { return static_cast<std::size_t>(cell.row * width() + cell.col); }

  static std::size_t plane_of(const rushhour::Puzzle& board, std::size_t v) {
    if (v == board.primary) return kPrimary;
    return board.vehicles[v].vertical ? kVertical : kHorizontal;
  }

  Start start_of(const rushhour::Puzzle& board) const {
    Start start{std::vector<std::uint8_t>(bytes_of_one()), std::vector<std::int16_t>(cells(), kWall), {}};
    std::fill_n(start.planes.data(), cells(), std::uint8_t{1});  // whatever is around a smaller board
    const auto open = [&](rushhour::Cell cell, bool wall) {
      start.planes[cell_at(cell)] = wall;
      start.names[cell_at(cell)] = wall ? kWall : kFree;
    };
    for (int row = 0; row < board.height; ++row)
      for (int col = 0; col < board.width; ++col) open({row, col}, false);
    for (const auto& wall : board.walls) open(wall, true);
    for (std::size_t v = 0; v < board.vehicles.size(); ++v) {
      const auto& vehicle = board.vehicles[v];
      for (int k = 0; k < vehicle.length; ++k) {
        const std::size_t cell = cell_at(vehicle.covered(k));
        start.names[cell] = static_cast<std::int16_t>(v);
        start.planes[plane_of(board, v) * cells() + cell] = 1;
      }
      start.planes[kHeads * cells() + cell_at(vehicle.cell)] = 1;
      start.heads.push_back(static_cast<std::int32_t>(cell_at(vehicle.cell)));
    }
    return start;
  }

  void place(int game, std::size_t level) override {
    const Start& start = starts_[level];
    std::copy(start.planes.begin(), start.planes.end(), planes_of(game));
    std::copy(start.names.begin(), start.names.end(), names_.begin() + static_cast<std::ptrdiff_t>(game * cells()));
    std::copy(start.heads.begin(), start.heads.end(), heads_.begin() + static_cast<std::ptrdiff_t>(game * most_));
  }

  Moved move(int game, std::int64_t action) override {
    const auto g = static_cast<std::size_t>(game);
    std::int16_t* const names = names_.data() + g * cells();
    const std::int16_t name = names[action / 2];
    if (name < 0) return {};
    const auto v = static_cast<std::size_t>(name);
    const auto& board = boards_[level_of(game)];
    const auto& vehicle = board.vehicles[v];
    const bool ahead = action % 2 == 1;
    std::int32_t& head = heads_[g * most_ + v];
    const int along = vehicle.vertical ? head / width() : head % width();
    if (ahead ? along + vehicle.length >= board.line_length(vehicle.vertical) : along == 0) return {};
    const int pitch = vehicle.vertical ? width() : 1;
    const int tail = head + (vehicle.length - 1) * pitch;
    const int taken = ahead ? tail + pitch : head - pitch, left = ahead ? head : tail;
    if (names[taken] != kFree) return {};
    names[taken] = name;
    names[left] = kFree;
    std::uint8_t* const plane = planes_of(game) + plane_of(board, v) * cells();
    std::uint8_t* const heads = planes_of(game) + kHeads * cells();
    plane[taken] = 1;
    plane[left] = 0;
    heads[head] = 0;
    head += ahead ? pitch : -pitch;
    heads[head] = 1;
    const bool solved =
        v == board.primary && ahead && along + 1 + vehicle.length == board.line_length(vehicle.vertical);
    return {solved ? rules().solved : 0, solved};
  }

  std::vector<rushhour::Puzzle> boards_;
  std::vector<Start> starts_;
  std::size_t most_ = 0;             // vehicles of a board
  std::vector<std::int16_t> names_;  // game after game
  std::vector<std::int32_t> heads_;  // game after game
};

}  // namespace

std::unique_ptr<Environments> rushhour_environments(const std::vector<rushhour::Puzzle>& boards,
                                                    const EnvironmentRules& rules) {
  int width = 0, height = 0;
  for (const auto& board : boards) {
    width = std::max(width, board.width);
    height = std::max(height, board.height);
  }
  return std::make_unique<RushHourEnvironments>(boards, rules, width, height);
}

}  // namespace gridlock::python
