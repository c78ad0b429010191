// Hash-distributed A* on several threads: the same proof as A*, each thread the owner of its part of the states.
#pragma once

#include <algorithm>
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

// Runs the workers and puts together what they found.
template <StateSpace S, Heuristic<S> H>
class HdaTeam {
 public:
  using Result = SearchResult<typename S::Move>;

  // `known`: a solution that something else has found, if any. If a limit ends the search, it is the answer; and if no
  // better one exists, it is proved.
  static Result run(const S& space, H& h, Monitor& monitor, unsigned threads, std::optional<Result> known = {}) {
    if (known && known->cost <= monitor.stats.lower_bound) {  // proved by another stage
      known->optimal = true;
      return *known;
    }
    HdaTeam team(space, h, threads);
    if (known && h.admissible()) team.port(0).lower_bound_to(known->cost);
    Result result;
    const auto refused = outcome_of([&] { result = team.outcome(monitor, known); });
    if (!refused) return result;
    if (known) return *known;
    result = {};
    result.outcome = *refused;
    return result;
  }

 private:
  using Letter = HdaLetter<S>;
  using Port = typename Mailboxes<Letter>::Port;
  using Worker = HdaWorker<S, H, Port>;

  HdaTeam(const S& space, H& h, unsigned threads)
      : space_(space), h_(h), mailboxes_(std::clamp<unsigned>(threads, 1, Worker::kMostWorkers)) {
    for (unsigned i = 1; i < std::clamp<unsigned>(threads, 1, Worker::kMostWorkers); ++i)
      guides_.push_back(h.another());
    workers_.emplace_back(space, h, port(0));
    unsigned number = 0;
    for (H& guide : guides_) workers_.emplace_back(space, guide, port(++number));
  }

  Port port(unsigned number) { return Port(mailboxes_, number); }

  Result outcome(Monitor& monitor, const std::optional<Result>& known) {
    const Outcome end = work(monitor);
    const Worker* best = nullptr;
    bool left_out = false;
    Cost least = kTooMuch;
    for (Worker& worker : workers_) {
      left_out = left_out || worker.left_out();
      least = std::min(least, worker.least_open());
      if (worker.best_goal() && (best == nullptr || cost_of(worker) < cost_of(*best))) best = &worker;
    }
    mailboxes_.for_each_unread([&](const Letter& letter) { least = std::min(least, letter.least); });
    const bool complete = end == Outcome::solved;
    Result result;
    if (best != nullptr && (!known || cost_of(*best) < known->cost)) {
      result.outcome = Outcome::solved;
      const auto way = way_to(*best);
      result.cost = path_cost(space_, way);  // a part of it may have got cheaper since the goal was reached
      result.moves = unfolded(space_, way);
    } else if (known) {
      result = *known;
    } else {
      result.outcome = !complete ? end : left_out ? Outcome::gave_up : Outcome::unsolvable;
      if (!complete && h_.admissible()) monitor.raise_lower_bound(least);
      return result;
    }
    if (h_.admissible()) monitor.raise_lower_bound(complete ? result.cost : std::min(least, result.cost));
    result.optimal = h_.admissible() && (complete || least >= result.cost);
    return result;
  }

  // `solved` if nothing is left to do; else why they were stopped.
  Outcome work(Monitor& monitor) {
    if (const auto halt = monitor.look()) return *halt;
    std::vector<Worker*> workers;
    for (Worker& worker : workers_) workers.push_back(&worker);
    const TeamEnd end = run_team(monitor, static_cast<unsigned>(workers.size()),
                                 [&](unsigned number, Monitor& own) { return workers[number]->run(own); },
                                 {[](Outcome outcome) { return outcome != Outcome::solved; }, [&] { port(0).stop(); }});
    if (end.limit) return *end.limit;
    // Who was stopped by another says `cancelled`: the other knows why.
    Outcome all = Outcome::solved;
    for (const Outcome outcome : end.members)
      if (outcome != Outcome::solved && (all == Outcome::solved || all == Outcome::cancelled)) all = outcome;
    return all;
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
    return HdaTeam<S, H>::run(space, h, monitor, options.threads);
  }
};

}  // namespace gridlock
