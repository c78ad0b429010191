#include "gridlock/rushhour/generate/placement.hpp"

#include <algorithm>
#include <array>

namespace gridlock::rushhour {
namespace {

constexpr int kTries = 100;  // places looked at for one vehicle or wall

// Which cells are taken.
class Taken {
 public:
  explicit Taken(const Puzzle& board) {
    for (const Cell wall : board.walls) at(wall) = true;
    for (const Vehicle& vehicle : board.vehicles)
      for (int k = 0; k < vehicle.length; ++k) at(vehicle.covered(k)) = true;
  }
  bool& at(Cell cell) { return cells_[static_cast<std::size_t>(cell.row * kMaxSide + cell.col)]; }
  bool fits(const Vehicle& vehicle) {
    for (int k = 0; k < vehicle.length; ++k)
      if (at(vehicle.covered(k))) return false;
    return true;
  }

 private:
  std::array<bool, kMaxSide * kMaxSide> cells_{};
};

// How many cells of the vehicle's line, between the walls around it, no vehicle of that line covers.
int slack(const Puzzle& board, const Vehicle& vehicle) {
  int first = 0;
  int last = board.line_length(vehicle.vertical);
  const auto on_line = [&](bool vertical, int line) { return vertical == vehicle.vertical && line == vehicle.line(); };
  for (const Cell wall : board.walls) {
    if (!on_line(vehicle.vertical, vehicle.vertical ? wall.col : wall.row)) continue;
    const int k = vehicle.vertical ? wall.row : wall.col;
    if (k < vehicle.offset()) first = std::max(first, k + 1);
    if (k > vehicle.offset()) last = std::min(last, k);
  }
  int free = last - first;
  for (const Vehicle& other : board.vehicles)
    if (on_line(other.vertical, other.line()) && first <= other.offset() && other.offset() < last) free -= other.length;
  return free;
}

}  // namespace

int most_vehicles(int width, int height) { return std::min(width * height * 4 / 9, 127); }

bool well_formed(const Puzzle& board) {
  return std::all_of(board.vehicles.begin(), board.vehicles.end(),
                     [&](const Vehicle& vehicle) { return slack(board, vehicle) > 0; }) &&
         shut_in(board).empty();
}

Placement::Placement(const GenerateRequest& request, std::uint64_t seed)
    : request_(request), vehicles_(request.vehicles), random_(seed) {
  // Loose boards are easy, and on large ones their spaces are too large to visit. What is too much goes when the board
  // is shrunk.
  if (vehicles_.max == 0) {
    vehicles_.max = most_vehicles(request.width, request.height);
    vehicles_.min =
        std::max(vehicles_.min, request.width * request.height > kSmallBoard ? vehicles_.max : vehicles_.max / 2);
  }
}

bool Placement::add_vehicle(Puzzle& board) {
  Taken taken(board);
  for (int i = 0; i < kTries; ++i) {
    Vehicle vehicle;
    vehicle.length = random_.below(1u << 16) < request_.trucks * (1u << 16) ? 3 : 2;
    vehicle.vertical = random_.below(2) == 1;
    const int rows = board.height - (vehicle.vertical ? vehicle.length - 1 : 0);
    const int cols = board.width - (vehicle.vertical ? 0 : vehicle.length - 1);
    if (rows < 1 || cols < 1) continue;
    vehicle.cell = {static_cast<int>(random_.below(static_cast<std::uint32_t>(rows))),
                    static_cast<int>(random_.below(static_cast<std::uint32_t>(cols)))};
    if (!taken.fits(vehicle)) continue;
    board.vehicles.push_back(vehicle);
    if (well_formed(board)) return true;
    board.vehicles.pop_back();
  }
  return false;
}

bool Placement::add_wall(Puzzle& board) {
  Taken taken(board);
  for (int i = 0; i < kTries; ++i) {
    const Cell wall{static_cast<int>(random_.below(static_cast<std::uint32_t>(board.height))),
                    static_cast<int>(random_.below(static_cast<std::uint32_t>(board.width)))};
    if (taken.at(wall)) continue;
    const auto place = board.walls.insert(std::lower_bound(board.walls.begin(), board.walls.end(), wall), wall);
    if (well_formed(board)) return true;
    board.walls.erase(place);
  }
  return false;
}

// Never the primary, which is the first.
void Placement::remove_vehicle(Puzzle& board) {
  const auto others = static_cast<std::uint32_t>(board.vehicles.size()) - 1;
  if (others > 0) board.vehicles.erase(board.vehicles.begin() + 1 + random_.below(others));
}

void Placement::remove_wall(Puzzle& board) {
  if (!board.walls.empty())
    board.walls.erase(board.walls.begin() + random_.below(static_cast<std::uint32_t>(board.walls.size())));
}

Puzzle Placement::random_board() {
  Puzzle board;
  board.width = request_.width;
  board.height = request_.height;
  const int middle = (board.line_length(!request_.vertical) - 1) / 2;
  const int at_exit = board.line_length(request_.vertical) - 2;
  board.vehicles.push_back(
      {"", request_.vertical ? Cell{at_exit, middle} : Cell{middle, at_exit}, 2, request_.vertical});
  const auto from = [&](Range range) {
    return range.min + static_cast<int>(random_.below(static_cast<std::uint32_t>(range.max - range.min + 1)));
  };
  const int walls = from(request_.walls);
  const int vehicles = from(vehicles_);
  for (int i = 0; i < walls && add_wall(board); ++i) {
  }
  for (int i = 1; i < vehicles && add_vehicle(board); ++i) {
  }
  return board;
}

Puzzle Placement::changed(const Puzzle& board) {
  Puzzle next = board;
  const bool of_walls = request_.walls.max > 0 && random_.below(3) == 0;
  const bool full = of_walls ? static_cast<int>(board.walls.size()) >= request_.walls.max
                             : static_cast<int>(board.vehicles.size()) >= vehicles_.max;
  // 0 takes away, 1 and 2 put elsewhere, 3 and 4 add.
  const std::uint32_t what = random_.below(full ? 3 : 5);
  if (what <= 2) of_walls ? remove_wall(next) : remove_vehicle(next);
  if (what >= 1) of_walls ? add_wall(next) : add_vehicle(next);
  return next;
}

}  // namespace gridlock::rushhour
