#include "python/bindings/states/rushhour_state.hpp"

#include <cstdlib>

#include "gridlock/core/error.hpp"
#include "gridlock/rushhour/board/notation.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::python {

RushHourStates::RushHourStates(rushhour::Puzzle board, Metric in)
    : puzzle(std::move(board)), metric(in), start_board(puzzle) {}

StatePointer RushHourStates::start() const { return at(Puzzle(puzzle)); }

StatePointer RushHourStates::at(const Puzzle& position) const {
  std::string offsets;
  for (const auto& vehicle : std::get<rushhour::Puzzle>(position).vehicles)
    offsets.push_back(static_cast<char>(vehicle.offset()));
  return std::make_shared<RushHourState>(shared_from_this(), std::move(offsets));
}

std::string RushHourStates::frame() const {
  std::string all = "rushhour " + std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height) + " " +
                    std::to_string(puzzle.primary);
  for (const auto& wall : puzzle.walls) all += " " + std::to_string(wall.row) + "," + std::to_string(wall.col);
  for (const auto& vehicle : puzzle.vehicles)
    all += " " + vehicle.name + (vehicle.vertical ? "v" : "h") + std::to_string(vehicle.line()) + "," +
           std::to_string(vehicle.length);
  return all;
}

std::shared_ptr<const StateMaker> rushhour_states(const rushhour::Puzzle& puzzle, Metric metric) {
  return std::make_shared<const RushHourStates>(puzzle, metric);
}

rushhour::Board RushHourState::board() const {
  rushhour::Board board = states_->start_board;
  board.place(reinterpret_cast<const std::uint8_t*>(offsets_.data()));
  return board;
}

bool RushHourState::is_goal() const {
  const auto& primary = states_->puzzle.primary_vehicle();
  return offsets_[states_->puzzle.primary] + primary.length == states_->puzzle.line_length(primary.vertical);
}

std::vector<Successor> RushHourState::successors() const {
  std::vector<Successor> all;
  board().for_each_slide(states_->metric, [&](rushhour::Slide slide) {
    std::string offsets = offsets_;
    offsets[slide.vehicle] = static_cast<char>(offsets[slide.vehicle] + slide.distance);
    all.push_back({to_text(states_->puzzle, slide), std::make_shared<RushHourState>(states_, std::move(offsets)), 1});
  });
  return all;
}

Puzzle RushHourState::puzzle() const { return board().as_puzzle(); }

std::vector<std::string> RushHourState::blockers() const {
  std::vector<std::string> names;
  rushhour::for_each_blocker(board(), [&](int v) { names.push_back(states_->start_board.vehicle(v).name); });
  return names;
}

int RushHourState::index_of(const std::string& name) const {
  const auto found = states_->puzzle.find(name);
  if (!found) throw Error("there is no vehicle '" + name + "'");
  return static_cast<int>(*found);
}

std::pair<int, int> RushHourState::room(const std::string& name) const {
  const int v = index_of(name);
  const rushhour::Board now = board();
  return {now.room(v, -1), now.room(v, +1)};
}

int RushHourState::distance_to_exit() const {
  const auto& primary = states_->puzzle.primary_vehicle();
  return states_->puzzle.line_length(primary.vertical) - primary.length - offsets_[states_->puzzle.primary];
}

std::vector<rushhour::Vehicle> RushHourState::vehicles() const {
  std::vector<rushhour::Vehicle> all = states_->puzzle.vehicles;
  for (std::size_t v = 0; v < all.size(); ++v) (all[v].vertical ? all[v].cell.row : all[v].cell.col) = offsets_[v];
  return all;
}

rushhour::Vehicle RushHourState::vehicle(const std::string& name) const {
  return vehicles()[static_cast<std::size_t>(index_of(name))];
}

std::string RushHourState::at(int row, int col) const {
  const auto& puzzle = states_->puzzle;
  if (row < 0 || col < 0 || row >= puzzle.height || col >= puzzle.width) return "#";
  const int there = board().at(row, col);
  if (there == rushhour::Board::kWall) return "#";
  return there == rushhour::Board::kFree ? "." : puzzle.vehicles[static_cast<std::size_t>(there)].name;
}

}  // namespace gridlock::python
