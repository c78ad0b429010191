// Hash-distributed A* on several threads: the same proof as A*, each thread the owner of its part of the states.
#pragma once

#include <algorithm>
#include <limits>
#include <list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "gridlock/core/options.hpp"
#include "gridlock/core/threads/run_team.hpp"
#include "gridlock/search/distributed/hda_process.hpp"
#include "gridlock/search/distributed/hda_worker.hpp"
#include "gridlock/search/distributed/mailboxes.hpp"
#include "gridlock/search/path_cost.hpp"

namespace gridlock {

// Runs the workers and puts together what they found. A value like BestFirst: it can be paused, told of a solution that
// something else has found, and resumed.
template <StateSpace S, Heuristic<S> H>
class HdaTeam {
 public:
  using Result = SearchResult<typename S::Move>;
  static constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();

  // The space and the heuristic must outlive it.
  HdaTeam(const S& space, H& h, unsigned threads)
      : space_(space), h_(h), mailboxes_(std::clamp<unsigned>(threads, 1, Worker::kMostWorkers)) {
    for (unsigned i = 1; i < std::clamp<unsigned>(threads, 1, Worker::kMostWorkers); ++i)
      guides_.push_back(h.another());
    workers_.emplace_back(space, h, port(0));
    unsigned number = 0;
    for (H& guide : guides_) workers_.emplace_back(space, guide, port(++number));
  }
  HdaTeam(const HdaTeam&) = delete;
  HdaTeam& operator=(const HdaTeam&) = delete;

  // Goes on to the end, and returns what came of it; or pauses, and returns nothing, when a worker knows more than its
  // part of `pause_at` states. After a pause it may be called again, with any monitor. What it holds in between is
  // counted by the last one, which says so by set_bytes().
  std::optional<Result> run(Monitor& monitor, std::size_t pause_at = kNever) {
    if (known_ && known_->cost <= monitor.stats.lower_bound) {  // proved by another stage
      known_->optimal = true;
      return known_;
    }
    if (refused_) return known_or(*refused_);
    std::optional<Result> result;
    refused_ = outcome_of([&] {
      const auto end = work(monitor, pause_at);
      if (end) result = outcome(monitor, *end);
    });
    return refused_ ? known_or(*refused_) : result;
  }

  // A solution from elsewhere. If a limit ends the search, it is the answer; and if no better one exists, it is proved.
  void offer(Result solution) {
    if (known_ && known_->cost <= solution.cost) return;
    if (h_.admissible()) port(0).lower_bound_to(solution.cost);
    known_ = std::move(solution);
  }

 private:
  using Letter = HdaLetter<S>;
  using Port = typename Mailboxes<Letter>::Port;
  using Worker = HdaWorker<S, H, Port>;

  Port port(unsigned number) { return Port(mailboxes_, number); }

  Result known_or(Outcome outcome) const {
    if (known_) return *known_;
    Result result;
    result.outcome = outcome;
    return result;
  }

  Result outcome(Monitor& monitor, Outcome end) {
    bool left_out = false;
    for (const Worker& worker : workers_) left_out = left_out || worker.left_out();
    const Worker* const best = owner_of_best_goal();
    const Cost least = least_open();
    const bool complete = end == Outcome::solved;
    Result result;
    if (best != nullptr && (!known_ || cost_of(*best) < known_->cost)) {
      result.outcome = Outcome::solved;
      const auto way = way_to(*best);
      result.cost = path_cost(space_, way);  // a part of it may have got cheaper since the goal was reached
      result.moves = unfolded(space_, way);
    } else if (known_) {
      result = *known_;
    } else {
      result.outcome = !complete ? end : left_out ? Outcome::gave_up : Outcome::unsolvable;
      if (!complete && h_.admissible()) monitor.raise_lower_bound(least);
      return result;
    }
    if (h_.admissible()) monitor.raise_lower_bound(complete ? result.cost : std::min(least, result.cost));
    result.optimal = h_.admissible() && (complete || least >= result.cost);
    return result;
  }

  // Null if none has found one.
  const Worker* owner_of_best_goal() const {
    const Worker* best = nullptr;
    for (const Worker& worker : workers_)
      if (worker.best_goal() && (best == nullptr || cost_of(worker) < cost_of(*best))) best = &worker;
    return best;
  }

  // While no worker is at work: no solution by what is left to do costs less.
  Cost least_open() {
    Cost least = kTooMuch;
    for (Worker& worker : workers_) least = std::min(least, worker.least_open());
    mailboxes_.for_each_unread([&](const Letter& letter) { least = std::min(least, letter.least); });
    return least;
  }

  // `solved` if nothing is left to do; nothing after a pause; else why they were stopped.
  std::optional<Outcome> work(Monitor& monitor, std::size_t pause_at) {
    if (const auto halt = monitor.look()) return *halt;
    std::vector<Worker*> workers;
    for (Worker& worker : workers_) workers.push_back(&worker);
    const std::size_t part = pause_at / workers.size();
    monitor.set_bytes(0);  // the workers count what they hold
    mailboxes_.open();
    const TeamEnd end = run_team(monitor, static_cast<unsigned>(workers.size()),
                                 [&](unsigned number, Monitor& own) { return workers[number]->run(own, part); },
                                 {[](Outcome outcome) { return outcome != Outcome::solved; }, [&] { port(0).stop(); }});
    if (end.limit) return *end.limit;
    // Who was stopped by another says `cancelled`: the other knows why.
    Outcome all = Outcome::solved;
    for (const Outcome outcome : end.members)
      if (outcome != Outcome::solved && (all == Outcome::solved || all == Outcome::cancelled)) all = outcome;
    std::size_t bytes = 0;
    bool pause = false;
    for (const Worker& worker : workers_) {
      bytes += worker.bytes();
      pause = pause || worker.knows_more_than(part);
    }
    if (all != Outcome::cancelled || !pause) return all;
    monitor.set_bytes(bytes);
    Cost least = least_open();
    if (known_) least = std::min(least, known_->cost);
    if (const Worker* const best = owner_of_best_goal()) least = std::min(least, cost_of(*best));
    if (h_.admissible()) monitor.raise_lower_bound(least);
    return std::nullopt;
  }

  static Cost cost_of(const Worker& worker) { return worker.nodes().g(*worker.best_goal()); }

  // From node to node, across their owners, back to the start.
  std::vector<typename S::Move> way_to(const Worker& last) const {
    std::vector<const Worker*> by_number;
    for (const Worker& worker : workers_) by_number.push_back(&worker);
    std::vector<typename S::Move> moves;
    const Worker* owner = &last;
    for (auto node = *last.best_goal(); owner->nodes().parent(node) != Worker::Nodes::kNone;) {
      moves.push_back(owner->nodes().move(node));
      const auto parent = owner->nodes().parent(node);
      owner = by_number[owner->nodes().from(node)];
      node = parent;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  const S& space_;
  H& h_;
  Mailboxes<Letter> mailboxes_;
  std::list<H> guides_;  // of all workers but the first
  std::list<Worker> workers_;
  std::optional<Result> known_;     // the best solution from elsewhere
  std::optional<Outcome> refused_;  // memory was, in the middle of the work: it cannot go on
};

struct Hda {
  static constexpr std::string_view kName = "hda";
  static constexpr std::string_view kSummary = "hash-distributed A*: the same proof on --threads threads";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRows<1> kOptions{kThreadsOption};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    if (options.carrier != nullptr) return HdaProcess<S, H>::run(space, h, monitor, *options.carrier);
    return *HdaTeam<S, H>(space, h, options.threads).run(monitor);
  }
};

}  // namespace gridlock
