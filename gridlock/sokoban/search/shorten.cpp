#include "gridlock/sokoban/search/shorten.hpp"

#include <algorithm>
#include <utility>

namespace gridlock::sokoban {
namespace {

constexpr std::uint64_t kFirstRound = 400'000;     // positions of the improver
constexpr std::uint64_t kShortLook = 200'000;      // the same, for a new solution
constexpr std::uint64_t kWorkOfSolving = 4'000;    // positions of the portfolio
constexpr std::uint64_t kPositionsOfSolving = 30;  // what one of these takes, in positions of the improver
constexpr std::uint64_t kLastRound = kFirstRound << 20;

}  // namespace

Shortening::Shortening(const Layout& layout, Trail trail, Metric metric, const ImproveOptions& options)
    : layout_(layout),
      metric_(metric),
      options_(options),
      best_(layout.terrain(), std::move(trail), metric, options),
      work_(kFirstRound) {
  if (metric == Metric::pushes_moves)
    fewer_pushes_ = std::make_unique<Shortening>(layout, best_.trail(), Metric::pushes, options);
}

bool Shortening::round(Monitor& monitor) {
  bool goes_on = false;
  lower_bound_ = monitor.stats.lower_bound;
  const auto refused = outcome_of([&] {
    Monitor own = monitor.child();
    own.hold(layout_.bytes() + (others_ ? others_->bytes() : 0));
    if (fewer_pushes_) spare_pushes(own);
    const Cost before = best_.cost();
    goes_on = !known_to_be_best() && try_best(own) && !known_to_be_best();
    if (goes_on && best_.cost() == before) goes_on = try_others(own);
  });
  work_ *= 2;
  return !refused && goes_on && work_ < kLastRound;
}

void Shortening::spare_pushes(Monitor& monitor) {
  Monitor own = monitor.child({.parts = 2, .same_puzzle = false});
  const Count known = monitor.stats.lower_bound.count();
  own.raise_lower_bound(price({known, known}, Metric::pushes));
  const bool goes_on = fewer_pushes_->round(own);
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

bool Shortening::try_others(Monitor& monitor) {
  if (!others_) others_.emplace(layout_);
  for (std::uint64_t spent = 0; spent < work_ / (1 + failures_);) {
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
    Improver other(layout_.terrain(), std::move(*trail), metric_, options_);
    const Improver::End end = other.run(own, kShortLook, kShortLook / 2);
    spent += kShortLook;
    if (other.cost() < best_.cost()) {
      best_ = std::move(other);
      finished_ = end == Improver::End::finished;
      monitor.found(best_.cost());
      if (known_to_be_best()) return true;
    }
    if (end == Improver::End::halted) return false;
  }
  return true;
}

std::vector<Push> shorten(const Layout& layout, std::vector<Push> solution, Monitor& monitor,
                          const ImproveOptions& options) {
  auto trail = Trail::along(layout.level(), solution);
  if (!trail) return solution;
  outcome_of([&] {
    Shortening shortening(layout, *trail, layout.metric(), options);
    while (shortening.round(monitor)) continue;
    trail = shortening.best();
  });
  return trail->pushes();
}

}  // namespace gridlock::sokoban
