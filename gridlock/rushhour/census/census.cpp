#include "gridlock/rushhour/census/census.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/threads/in_order.hpp"

namespace gridlock::rushhour::census {
namespace {

constexpr std::uint64_t kChunksAtATime = 16;

auto order(const Board& board) {
  return std::tuple(board.moves, board.vehicles, std::bit_width(board.positions), board.code);
}

// Runners own much memory, and are used again.
class Runners {
 public:
  Runners(const Lines& lines, bool portable) : lines_(lines), portable_(portable) {}

  std::unique_ptr<ChunkRunner> take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) return std::make_unique<ChunkRunner>(lines_, portable_);
    auto runner = std::move(free_.back());
    free_.pop_back();
    return runner;
  }
  void give_back(std::unique_ptr<ChunkRunner> runner) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(runner));
  }

 private:
  const Lines& lines_;
  const bool portable_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<ChunkRunner>> free_;
};

Harvest harvest_of(const Plan& plan, const BoardCode& code, std::uint64_t from, std::uint64_t to, ChunkRunner& runner,
                   const Watch& watch) {
  Harvest harvest;
  runner.reset_counts();
  for (std::uint64_t turn = from; turn < to; ++turn) {
    const Plan::Task task = plan.task(turn);
    for (const Found& found : runner.run(task.chunk, watch))
      harvest.boards.push_back({code.encode(task.placement, found), static_cast<std::uint32_t>(found.moves),
                                static_cast<std::uint32_t>(found.vehicles),
                                static_cast<std::uint32_t>(found.positions)});
    ++harvest.chunks;
  }
  harvest.counts = runner.counts();
  return harvest;
}

}  // namespace

void ChunkCounts::add(const ChunkCounts& other) {
  structures += other.structures;
  positions += other.positions;
  components += other.components;
  searched += other.searched;
}

void Harvest::add(const Harvest& other) {
  chunks += other.chunks;
  counts.add(other.counts);
  boards.insert(boards.end(), other.boards.begin(), other.boards.end());
}

Census make_census(const Request& request, Harvest harvest) {
  std::sort(harvest.boards.begin(), harvest.boards.end(),
            [](const Board& a, const Board& b) { return order(a) < order(b); });
  return {request, std::move(harvest)};
}

Census merge(const std::vector<Census>& shards) {
  if (shards.empty()) throw Error("there is nothing to merge");
  const Request& first = shards.front().request;
  std::vector<bool> seen(first.shard.count + 1);
  Harvest all;
  for (const Census& census : shards) {
    const Request& request = census.request;
    if (request.side != first.side || request.walls != first.walls || request.shard.count != first.shard.count)
      throw Error("the shards belong to different censuses");
    const unsigned number = request.shard.number;
    if (seen[number]) throw Error("shard " + std::to_string(number) + " is there twice");
    seen[number] = true;
    all.add(census.harvest);
  }
  for (unsigned number = 1; number <= first.shard.count; ++number)
    if (!seen[number])
      throw Error("shard " + std::to_string(number) + " of " + std::to_string(first.shard.count) + " is missing");
  return make_census({first.side, first.walls}, std::move(all));
}

Outcome take_census(const Request& request, const CensusWork& work,
                    const std::function<void(const Harvest&)>& harvested) {
  if (const auto fault = find_fault(request); !fault.empty()) throw Error(fault);
  const Lines lines(request.side);
  const Plan plan(lines, request);
  const BoardCode code(lines, request.walls);
  Monitor monitor(work.limits);
  const Watch watch = monitor.watch();
  Runners runners(lines, work.portable);
  std::atomic<bool> enough = false;
  const auto limit = outcome_of([&] {
    std::uint64_t positions = 0;
    InOrder turns(work.jobs);
    for (std::uint64_t from = work.done; from < plan.size() && !enough; from += kChunksAtATime) {
      const std::uint64_t to = std::min(from + kChunksAtATime, plan.size());
      turns.add([&, from, to](bool) -> InOrder::Show {
        auto runner = runners.take();
        auto harvest = std::make_shared<const Harvest>(harvest_of(plan, code, from, to, *runner, watch));
        runners.give_back(std::move(runner));
        return [&, harvest] {
          if (enough) return;
          harvested(*harvest);
          positions += harvest->counts.positions;
          if (positions > work.limits.nodes) enough = true;
        };
      });
    }
    turns.finish();
  });
  if (limit) return *limit;
  return enough ? Outcome::out_of_nodes : Outcome::solved;
}

}  // namespace gridlock::rushhour::census
