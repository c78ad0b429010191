#include "gridlock/rushhour/census/plan.hpp"

#include <algorithm>
#include <numeric>
#include <string>

namespace gridlock::rushhour::census {
namespace {

constexpr int kLeastSide = 4;

}  // namespace

std::string find_fault(const Request& request) {
  if (request.side < kLeastSide || request.side > kMostCells)
    return "a census is for boards of " + std::to_string(kLeastSide) + " to " + std::to_string(kMostCells) +
           " cells a side, not " + std::to_string(request.side);
  if (request.walls < 0 || request.walls > kMostWalls)
    return "a census is for up to " + std::to_string(kMostWalls) + " walls, not " + std::to_string(request.walls);
  const Shard shard = request.shard;
  if (shard.number < 1 || shard.number > shard.count)
    return "there is no shard " + std::to_string(shard.number) + " of " + std::to_string(shard.count);
  return {};
}

std::string text_of(const Request& request) {
  return "size " + std::to_string(request.side) + " walls " + std::to_string(request.walls) + " shard " +
         std::to_string(request.shard.number) + "/" + std::to_string(request.shard.count);
}

Plan::Plan(const Lines& lines, const Request& request)
    : lines_(lines), placements_(placements(request.side, request.walls)) {
  std::uint64_t total = 0;
  for (const Placement& placement : placements_)
    for (const bool rows : {true, false}) {
      first_.push_back(total);
      std::uint64_t chunks = 1;
      for (int line = 0; line < lines.side(); ++line) chunks *= choices(placement, rows, line).size();
      total += chunks;
    }
  first_.push_back(total);
  // Steps of about the golden section spread any number of turns evenly.
  stride_ = std::max<std::uint64_t>(1, total * 618 / 1000);
  while (std::gcd(stride_, total) != 1) ++stride_;
  // A shard is a run of turns: every so many-th turn would be chunks that are alike where the numbers have a factor in
  // common.
  const auto turns_before = [&](std::uint64_t shard) { return total * shard / request.shard.count; };
  first_turn_ = turns_before(request.shard.number - 1);
  size_ = turns_before(request.shard.number) - first_turn_;
}

const std::vector<std::uint8_t>& Plan::choices(const Placement& placement, bool rows, int line) const {
  return rows ? lines_.of_row(line, placement.row_walls[at(line)]) : lines_.of_column(placement.column_walls[at(line)]);
}

Plan::Task Plan::task(std::uint64_t turn) const {
  std::uint64_t number = (first_turn_ + turn) * stride_ % first_.back();
  const auto part =
      static_cast<std::size_t>(std::upper_bound(first_.begin(), first_.end(), number) - first_.begin()) - 1;
  Task task{part / 2, {placements_[part / 2], part % 2 == 0, {}}};
  number -= first_[part];
  for (int line = 0; line < lines_.side(); ++line) {
    const auto& possible = choices(task.chunk.walls, task.chunk.rows, line);
    task.chunk.frame[at(line)] = possible[number % possible.size()];
    number /= possible.size();
  }
  return task;
}

}  // namespace gridlock::rushhour::census
