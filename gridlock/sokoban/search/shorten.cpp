#include "gridlock/sokoban/search/shorten.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/core/threads/run_team.hpp"
#include "gridlock/sokoban/search/other_solutions.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::uint64_t kFirstRound = 400'000;     // positions of the improver
constexpr std::uint64_t kShortLook = 200'000;      // the same, for a new solution
constexpr std::uint64_t kWorkOfSolving = 4'000;    // positions of the portfolio
constexpr std::uint64_t kPositionsOfSolving = 30;  // what one of these takes, in positions of the improver
constexpr std::uint64_t kLastRound = kFirstRound << 20;

}  // namespace

// Each has solutions of its own, by its number.
class Shortening::Scout {
 public:
  Scout(const Layout& layout, std::uint64_t number) : layout_(layout), number_(number) {}

  // Does about so much work; false if a limit ended it. Only what costs less than `known` is of interest, and once it
  // costs no more than `least`, nothing else is.
  bool look(Monitor& monitor, std::uint64_t work, Metric metric, const ImproveOptions& options, Cost known, Cost least);

  std::optional<Improver> found;  // the best that look() has found
  bool finished = false;          // with that one
  std::size_t bytes() const { return others_ ? others_->bytes() : 0; }

 private:
  const Layout& layout_;
  std::uint64_t number_;
  std::optional<OtherSolutions> others_;
  std::uint64_t failures_ = 0;  // new solutions in a row that were not found
};

bool Shortening::Scout::look(Monitor& monitor, std::uint64_t work, Metric metric, const ImproveOptions& options,
                             Cost known, Cost least) {
  if (!others_) others_.emplace(layout_, number_ << 32);
  found.reset();
  for (std::uint64_t spent = 0; spent < work / (1 + failures_);) {
    Monitor own = monitor.child();
    const auto solution = others_->next(kWorkOfSolving, own);
    spent += kWorkOfSolving * kPositionsOfSolving;
    if (own.look()) return false;
    auto trail = solution ? Trail::along(layout_.level(), *solution) : std::nullopt;
    if (!trail) {
      ++failures_;
      continue;
    }
    failures_ = 0;
    Improver other(layout_.terrain(), std::move(*trail), metric, options);
    const Improver::End end = other.run(own, kShortLook, kShortLook / 2);
    spent += kShortLook;
    if (other.cost() < known) {
      known = other.cost();
      monitor.found(known);
      found = std::move(other);
      finished = end == Improver::End::finished;
      if (found->proved() || known <= least) return true;
    }
    if (end == Improver::End::halted) return false;
  }
  return true;
}

Shortening::Shortening(const Layout& layout, Trail trail, Metric metric, const ImproveOptions& options)
    : layout_(layout),
      metric_(metric),
      options_(options),
      best_(layout.terrain(), std::move(trail), metric, options),
      work_(kFirstRound) {
  if (metric == Metric::pushes_moves)
    fewer_pushes_ = std::make_unique<Shortening>(layout, best_.trail(), Metric::pushes, options);
}

Shortening::~Shortening() = default;

bool Shortening::round(Monitor& monitor, unsigned threads) {
  bool goes_on = false;
  lower_bound_ = monitor.stats.lower_bound;
  while (scouts_.size() < threads) scouts_.push_back(std::make_unique<Scout>(layout_, scouts_.size()));
  const auto refused = outcome_of([&] {
    Monitor own = monitor.child();
    std::size_t bytes = layout_.bytes();
    for (const auto& scout : scouts_) bytes += scout->bytes();
    own.hold(bytes);
    if (fewer_pushes_) spare_pushes(own, threads);
    if (known_to_be_best()) return;
    goes_on =
        (kHasThreads && threads > 1 ? side_by_side(own, threads) : one_after_the_other(own)) && !known_to_be_best();
  });
  work_ *= 2;
  return !refused && goes_on && work_ < kLastRound;
}

void Shortening::spare_pushes(Monitor& monitor, unsigned threads) {
  Monitor own = monitor.child({.parts = 2, .same_puzzle = false});
  const Count known = monitor.stats.lower_bound.count();
  own.raise_lower_bound(price({known, known}, Metric::pushes));
  const bool goes_on = fewer_pushes_->round(own, threads);
  const Count least = own.stats.lower_bound.count();
  monitor.raise_lower_bound(price({least, least}, metric_));
  if (fewer_pushes_->best().size() < best().size()) {
    best_ = Improver(layout_.terrain(), fewer_pushes_->best(), metric_, options_);
    finished_ = false;
    monitor.found(best_.cost());
  }
  if (!goes_on) fewer_pushes_.reset();
}

bool Shortening::try_best(Monitor& monitor) {
  if (finished_) return true;
  const Improver::End end = best_.run(monitor, work_);
  finished_ = end == Improver::End::finished;
  return end != Improver::End::halted;
}

bool Shortening::one_after_the_other(Monitor& monitor) {
  const Cost before = best_.cost();
  if (!try_best(monitor)) return false;
  if (known_to_be_best() || best_.cost() < before) return true;
  const bool goes_on = scouts_.front()->look(monitor, work_, metric_, options_, best_.cost(), lower_bound_);
  adopt(*scouts_.front());
  return goes_on;
}

bool Shortening::side_by_side(Monitor& monitor, unsigned threads) {
  const Cost before = best_.cost();
  const bool has_best = !finished_;  // the first thread; a scout is idle then
  const auto work = [&](unsigned number, Monitor& own) {
    const bool goes_on = has_best && number == 0
                             ? try_best(own) && !known_to_be_best()
                             : scouts_[number]->look(own, work_, metric_, options_, before, lower_bound_);
    return goes_on ? Outcome::solved : Outcome::cancelled;
  };
  const TeamEnd end = run_team(monitor, threads, work, {[](Outcome outcome) { return outcome != Outcome::solved; }});
  for (const auto& scout : scouts_) adopt(*scout);
  return std::all_of(end.members.begin(), end.members.end(),
                     [](Outcome outcome) { return outcome == Outcome::solved; });
}

void Shortening::adopt(Scout& scout) {
  if (scout.found && scout.found->cost() < best_.cost()) {
    best_ = std::move(*scout.found);
    finished_ = scout.finished;
  }
  scout.found.reset();
}

std::vector<Push> shorten(const Layout& layout, std::vector<Push> solution, Monitor& monitor,
                          const ImproveOptions& options, unsigned threads) {
  auto trail = Trail::along(layout.level(), solution);
  if (!trail) return solution;
  outcome_of([&] {
    Shortening shortening(layout, *trail, layout.metric(), options);
    while (shortening.round(monitor, threads)) continue;
    trail = shortening.best();
  });
  return trail->pushes();
}

}  // namespace gridlock::sokoban
