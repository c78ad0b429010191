// Sokoban step by step.
#include <algorithm>
#include <array>

#include "python/bindings/envs/environments.hpp"

namespace gridlock::python {
namespace {

class SokobanEnvironments final : public Environments {
 public:
  SokobanEnvironments(const std::vector<sokoban::Puzzle>& levels, const EnvironmentRules& rules, int width, int height)
      : Environments(rules, width, height, kPlanes, levels.size()),
        levels_(levels),
        games_(static_cast<std::size_t>(rules.count)),
        ways_{-1, -width, +1, +width} {
    for (const auto& level : levels_) starts_.push_back(start_of(level));
  }

  std::int64_t actions() const override { return static_cast<std::int64_t>(ways_.size()); }

  Puzzle puzzle(int game) const override {
    sokoban::Puzzle puzzle = levels_[level_of(game)];
    puzzle.solutions.clear();
    puzzle.boxes.clear();
    const std::uint8_t* const boxes = planes_of(game) + kBoxes * cells();
    for (int row = 0; row < puzzle.height; ++row)
      for (int col = 0; col < puzzle.width; ++col)
        if (boxes[row * width() + col] != 0) puzzle.boxes.push_back(row * puzzle.width + col);
    const int player = games_[static_cast<std::size_t>(game)].player;
    puzzle.player = player / width() * puzzle.width + player % width();
    return puzzle;
  }

 private:
  static constexpr std::size_t kWalls = 0, kGoals = 1, kBoxes = 2, kPlayer = 3;
  static constexpr int kPlanes = 4;

  struct Game {
    std::int32_t player = 0;
    std::int32_t astray = 0;  // boxes that stand on no goal
  };
  struct Start {
    std::vector<std::uint8_t> planes;
    Game game;
  };

  Start start_of(const sokoban::Puzzle& level) const {
    Start start{std::vector<std::uint8_t>(bytes_of_one()), {}};
    std::uint8_t* const planes = start.planes.data();
    const auto wide = [&](int cell) {
      return static_cast<std::size_t>(cell / level.width * width() + cell % level.width);
    };
    std::fill_n(planes, cells(), std::uint8_t{1});  // whatever is around a smaller level
    for (int cell = 0; cell < level.width * level.height; ++cell) {
      planes[wide(cell)] = level.wall(cell);
      planes[kGoals * cells() + wide(cell)] = level.goal(cell);
    }
    for (const int box : level.boxes) {
      planes[kBoxes * cells() + wide(box)] = 1;
      if (!level.goal(box)) ++start.game.astray;
    }
    planes[kPlayer * cells() + wide(level.player)] = 1;
    start.game.player = static_cast<std::int32_t>(wide(level.player));
    return start;
  }

  void place(int game, std::size_t level) override {
    std::copy(starts_[level].planes.begin(), starts_[level].planes.end(), planes_of(game));
    games_[static_cast<std::size_t>(game)] = starts_[level].game;
  }

  // A level has a border that nobody can walk out of, and a box stands where the player could: no cell outside is
  // touched.
  Moved move(int number, std::int64_t action) override {
    Game& game = games_[static_cast<std::size_t>(number)];
    std::uint8_t* const walls = planes_of(number);
    std::uint8_t* const goals = walls + kGoals * cells();
    std::uint8_t* const boxes = walls + kBoxes * cells();
    std::uint8_t* const player = walls + kPlayer * cells();
    const int way = ways_[static_cast<std::size_t>(action)];
    const int to = game.player + way;
    if (walls[to] != 0) return {};
    Moved moved;
    if (boxes[to] != 0) {
      const int beyond = to + way;
      if ((walls[beyond] | boxes[beyond]) != 0) return {};
      boxes[to] = 0;
      boxes[beyond] = 1;
      const int gained = goals[beyond] - goals[to];
      if (gained > 0) moved.reward = rules().on_goal;
      if (gained < 0) moved.reward = rules().off_goal;
      game.astray -= gained;
      if (game.astray == 0) {
        moved.solved = true;
        moved.reward += rules().solved;
      }
    }
    player[game.player] = 0;
    player[to] = 1;
    game.player = to;
    return moved;
  }

  std::vector<sokoban::Puzzle> levels_;
  std::vector<Start> starts_;
  std::vector<Game> games_;
  std::array<int, 4> ways_;
};

}  // namespace

std::unique_ptr<Environments> sokoban_environments(const std::vector<sokoban::Puzzle>& levels,
                                                   const EnvironmentRules& rules) {
  int width = 0, height = 0;
  for (const auto& level : levels) {
    width = std::max(width, level.width);
    height = std::max(height, level.height);
  }
  return std::make_unique<SokobanEnvironments>(levels, rules, width, height);
}

}  // namespace gridlock::python
