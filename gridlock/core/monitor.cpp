#include "gridlock/core/monitor.hpp"

#include "gridlock/core/threads/team.hpp"

namespace gridlock {
namespace {

// Few enough that no thread holds many when they run out, and many enough that threads seldom contend for them.
constexpr std::uint64_t kNodesAtATime = 16;

constexpr std::uint64_t part_of(std::uint64_t left, unsigned parts) {
  return left == Limits{}.nodes ? left : left / parts;
}

std::chrono::nanoseconds part_of(std::chrono::nanoseconds limit, std::chrono::nanoseconds used, unsigned parts) {
  return limit == Limits{}.time ? limit : (limit - std::min(limit, used)) / parts;
}

}  // namespace

Monitor::Monitor(Monitor& parent, const Share& share)
    : limits_(parent.limits_),
      memory_(parent.memory_),
      root_(parent.root_),
      parent_(&parent),
      team_(parent.team_),
      number_(parent.number_),
      same_puzzle_(share.same_puzzle),
      began_(Clock::now()),
      reported_(began_),
      cpu_began_(parent.cpu_began_) {
  std::uint64_t left = limits_.nodes - std::min(limits_.nodes, parent.stats.expanded);
  if (team_ != nullptr) left = std::min(left, team_->nodes_left_ + parent.granted_ - parent.stats.expanded);
  limits_.nodes = std::min(share.nodes, part_of(left, share.parts));
  limits_.time = part_of(limits_.time, began_ - parent.began_, share.parts);
  limits_.bytes = std::min(share.bytes, limits_.bytes - std::min(limits_.bytes, parent.stats.bytes));
  memory_.bytes = limits_.bytes;
  granted_ = team_ != nullptr ? 0 : limits_.nodes;
  if (team_ != nullptr && parent.granted_ > parent.stats.expanded) {  // it waits, and does not need them
    team_->return_nodes(parent.granted_ - parent.stats.expanded);
    parent.granted_ = parent.stats.expanded;
  }
}

Monitor::Monitor(MonitorTeam& team, unsigned number)
    : limits_(team.limits_),
      memory_(team.memory_),
      root_(nullptr),
      team_(&team),
      number_(number),
      granted_(0),
      began_(team.began_),
      reported_(began_),
      cpu_began_(cpu_now()) {}

Monitor::~Monitor() {
  if (team_ != nullptr) team_->return_nodes(granted_ - std::min(granted_, stats.expanded));
  if (parent_ != nullptr) {
    join(parent_->stats, stats, began_ - parent_->began_, same_puzzle_);
    parent_->stats.bytes -= stats.bytes;  // what it held is gone
    parent_->next_look_ = 0;              // time has gone by
    parent_->cpu_of_teams_ += cpu_of_teams_;
    if (team_ != nullptr) parent_->granted_ = parent_->stats.expanded;
  } else if (team_ != nullptr) {
    stats.bytes = 0;
    finish();
    team_->publish(number_, stats);
  }
}

bool Monitor::grant_more() {
  if (team_ == nullptr || stats.expanded >= limits_.nodes) return false;
  const std::uint64_t more = team_->take_nodes(std::min(kNodesAtATime, limits_.nodes - stats.expanded));
  granted_ = stats.expanded + more;
  return more > 0;
}

std::optional<Outcome> Monitor::poll_carefully() {
  if (stats.expanded >= granted_ && !grant_more()) return Outcome::out_of_nodes;
  if (stats.bytes > limits_.bytes) return Outcome::out_of_memory;
  ++stats.expanded;
  if (stats.expanded < next_look_) return std::nullopt;
  return look_around();
}

// Once a poll has said that it is time to end, later polls say so again.
std::optional<Outcome> Monitor::look_around() {
  const auto end = test_limits();
  next_look_ = end ? 0 : stats.expanded + stride_;
  return end;
}

std::optional<Outcome> Monitor::test_limits() {
  const auto now = Clock::now();
  const auto since_last_look = now - began_ - stats.elapsed;
  stats.elapsed = now - began_;
  if (since_last_look < std::chrono::milliseconds(2)) stride_ = std::min(stride_ * 2, kLongestStride);
  if (since_last_look > std::chrono::milliseconds(10)) stride_ = std::max(stride_ / 4, kShortestStride);
  if (root_ != nullptr && root_->progress_ && now - root_->reported_ > std::chrono::milliseconds(100))
    root_->report(now, sum());
  if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed)) return Outcome::cancelled;
  if (stats.elapsed > limits_.time) return Outcome::out_of_time;
  if (memory_.broken_by(stats.bytes)) return Outcome::out_of_memory;
  if (team_ != nullptr && team_->publish(number_, sum())) return Outcome::out_of_memory;
  return std::nullopt;
}

void Monitor::report(Clock::time_point now, const Stats& all) {
  reported_ = now;
  progress_(all);
}

Stats Monitor::sum() const {
  Stats all = stats;
  for (const Monitor* part = this; part->parent_ != nullptr; part = part->parent_) {
    Stats whole = part->parent_->stats;
    join(whole, all, part->began_ - part->parent_->began_, part->same_puzzle_);
    all = whole;
  }
  return all;
}

void Monitor::join(Stats& whole, const Stats& part, Clock::duration later, bool same_puzzle) {
  whole.count(part);
  whole.peak_bytes = std::max(whole.peak_bytes, whole.bytes + part.peak_bytes);
  whole.bytes += part.bytes;
  whole.elapsed = std::max(whole.elapsed, later + part.elapsed);
  if (!same_puzzle) return;
  whole.lower_bound = std::max(whole.lower_bound, part.lower_bound);
  if (part.best && (!whole.best || *part.best < *whole.best)) whole.best = part.best;
  if (part.first_solution && !whole.first_solution) whole.first_solution = later + *part.first_solution;
}

MonitorTeam::MonitorTeam(Monitor& whole, unsigned members)
    : whole_(whole),
      limits_(whole.limits_),
      memory_(whole.memory_),
      began_(Watch::Clock::now()),
      nodes_left_(limits_.nodes - std::min(limits_.nodes, whole.stats.expanded)),
      counts_(members) {
  limits_.nodes = nodes_left_;
  limits_.time = part_of(limits_.time, began_ - whole.began_, 1);
  limits_.bytes -= std::min(limits_.bytes, whole.stats.bytes);
  memory_.bytes = limits_.bytes;
  limits_.cancel = &stop_;
  if (members > 1) limits_.trace = nullptr;  // who comes first is chance
}

MonitorTeam::~MonitorTeam() {
  Stats all = sum();
  all.peak_bytes = peak_bytes_;
  for (const Stats& member : counts_) whole_.cpu_of_teams_ += member.cpu;
  Monitor::join(whole_.stats, all, began_ - whole_.began_, true);
}

std::optional<Outcome> MonitorTeam::look() {
  const auto now = Watch::Clock::now();
  Monitor* const root = whole_.root_;
  if (root != nullptr && root->progress_ && now - root->reported_ > std::chrono::milliseconds(100)) {
    Stats all = whole_.sum();
    {
      const std::lock_guard lock(mutex_);
      Monitor::join(all, sum(), began_ - whole_.began_, whole_.same_puzzle_);
    }
    root->report(now, all);
  }
  return whole_.look_around();
}

std::uint64_t MonitorTeam::take_nodes(std::uint64_t wanted) {
  std::uint64_t left = nodes_left_;
  while (!nodes_left_.compare_exchange_weak(left, left - std::min(left, wanted))) continue;
  return std::min(left, wanted);
}

bool MonitorTeam::publish(unsigned number, const Stats& counts) {
  const std::lock_guard lock(mutex_);
  counts_[number] = counts;
  const std::size_t bytes = sum().bytes;
  peak_bytes_ = std::max(peak_bytes_, bytes);
  return bytes > memory_.bytes;
}

Stats MonitorTeam::sum() const {
  Stats all;
  for (const Stats& member : counts_) Monitor::join(all, member, {}, true);
  return all;
}

}  // namespace gridlock
