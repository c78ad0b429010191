#include "gridlock/rushhour/explain/purpose.hpp"

#include <algorithm>
#include <optional>

namespace gridlock::rushhour {
namespace {

// A move on the board: the cells that it leaves, and those that it runs over.
struct Trip {
  int vehicle = 0;
  std::vector<Cell> left, run_over;
};

std::vector<Trip> trips_of(const Puzzle& puzzle, const std::vector<Slide>& solution) {
  Puzzle position = puzzle;
  std::vector<Trip> trips;
  for (const Slide slide : solution) {
    Vehicle& vehicle = position.vehicles[slide.vehicle];
    const int count = std::abs(slide.distance), length = vehicle.length;
    Trip trip{slide.vehicle, {}, {}};
    for (int k = 1; k <= count; ++k) trip.run_over.push_back(vehicle.covered(slide.distance > 0 ? length - 1 + k : -k));
    for (int k = 0; k < std::min(count, length); ++k)
      trip.left.push_back(vehicle.covered(slide.distance > 0 ? k : length - 1 - k));
    (vehicle.vertical ? vehicle.cell.row : vehicle.cell.col) += slide.distance;
    trips.push_back(std::move(trip));
  }
  return trips;
}

std::optional<Cell> cleared(const Trip& earlier, const Trip& later) {
  if (earlier.vehicle == later.vehicle) return std::nullopt;
  for (const Cell cell : earlier.left)
    if (std::find(later.run_over.begin(), later.run_over.end(), cell) != later.run_over.end()) return cell;
  return std::nullopt;
}

}  // namespace

std::vector<Purpose> purpose_of_first(const Puzzle& puzzle, const std::vector<Slide>& solution,
                                      const std::vector<int>& named) {
  const std::vector<Trip> trips = trips_of(puzzle, solution);
  std::vector<std::optional<std::size_t>> from(trips.size());
  std::vector<std::size_t> queue{0};
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (std::size_t later = queue[i] + 1; later < trips.size(); ++later) {
      if (from[later] || !cleared(trips[queue[i]], trips[later])) continue;
      from[later] = queue[i];
      queue.push_back(later);
      const int vehicle = trips[later].vehicle;
      if (vehicle == trips[0].vehicle || std::find(named.begin(), named.end(), vehicle) == named.end()) continue;
      std::vector<Purpose> row;
      for (std::size_t at = later; at != 0; at = *from[at]) {
        const Trip& clearing = trips[*from[at]];
        row.insert(row.begin(), {clearing.vehicle, *cleared(clearing, trips[at]), trips[at].vehicle});
      }
      return row;
    }
  return {};
}

}  // namespace gridlock::rushhour
