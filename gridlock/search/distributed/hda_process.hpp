// Hash-distributed A* where every worker is a process of its own, on one machine or many. All of them call it with the
// same puzzle, and all get the same answer.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "gridlock/core/carrier.hpp"
#include "gridlock/search/distributed/hda_worker.hpp"
#include "gridlock/search/distributed/remote_port.hpp"
#include "gridlock/search/path_cost.hpp"

namespace gridlock {

template <StateSpace S, Heuristic<S> H>
class HdaProcess {
 public:
  using Result = SearchResult<typename S::Move>;

  // The limits of the monitor are this process's own.
  static Result run(const S& space, H& h, Monitor& monitor, Carrier& carrier) {
    return HdaProcess(space, h, carrier).outcome(monitor);
  }

 private:
  using Letter = HdaLetter<S>;
  using Port = RemotePort<Letter>;
  using Worker = HdaWorker<S, H, Port&>;
  using Node = typename Worker::Node;

  // What the processes tell each other in the end.
  struct Report {
    Outcome outcome{};
    bool left_out = false;
    std::uint64_t goal_cost = kTooMuch.key(), least = kTooMuch.key();
    Node goal = 0;
    std::uint64_t expanded = 0, generated = 0, duplicates = 0, reopened = 0, dead_ends = 0, states = 0, peak_bytes = 0;
  };
  // A node on the way back from the goal.
  struct Step {
    Node parent = 0;
    typename Worker::Finder owner = 0;  // of the parent
    typename S::Move move{};
  };

  HdaProcess(const S& space, H& h, Carrier& carrier)
      : space_(space), h_(h), carrier_(carrier), port_(carrier), worker_(space, h, port_) {}

  Result outcome(Monitor& monitor) {
    Report mine;
    const auto refused = outcome_of([&] { mine.outcome = worker_.run(monitor); });
    if (refused) mine.outcome = *refused;
    if (mine.outcome != Outcome::solved) port_.stop();
    Cost least = worker_.least_open();
    port_.for_each_unread([&](const Letter& letter) { least = std::min(least, letter.least); });
    mine.left_out = worker_.left_out();
    mine.least = least.key();
    if (const auto goal = worker_.best_goal()) {
      mine.goal = *goal;
      mine.goal_cost = worker_.nodes().g(*goal).key();
    }
    note_counts(mine, monitor.stats);
    return put_together(shared(mine), monitor);
  }

  static void note_counts(Report& report, const Stats& stats) {
    report.expanded = stats.expanded;
    report.generated = stats.generated;
    report.duplicates = stats.duplicates;
    report.reopened = stats.reopened;
    report.dead_ends = stats.dead_ends;
    report.states = stats.states;
    report.peak_bytes = stats.peak_bytes;
  }

  std::vector<Report> shared(const Report& mine) {
    std::vector<Report> reports(carrier_.processes());
    reports[carrier_.number()] = mine;
    for (unsigned i = 0; i < carrier_.processes(); ++i) carrier_.share(i, &reports[i], sizeof(Report));
    return reports;
  }

  Result put_together(const std::vector<Report>& reports, Monitor& monitor) {
    Stats all;
    Outcome end = Outcome::solved;
    Cost least = kTooMuch;
    bool left_out = false;
    unsigned best = 0;
    for (unsigned i = 0; i < reports.size(); ++i) {
      const Report& each = reports[i];
      all.expanded += each.expanded;
      all.generated += each.generated;
      all.duplicates += each.duplicates;
      all.reopened += each.reopened;
      all.dead_ends += each.dead_ends;
      all.states += each.states;
      monitor.stats.peak_bytes = std::max<std::size_t>(monitor.stats.peak_bytes, each.peak_bytes);
      // Whoever was stopped by another says `cancelled`: the other knows why.
      if (each.outcome != Outcome::solved && (end == Outcome::solved || end == Outcome::cancelled)) end = each.outcome;
      least = std::min(least, Cost::of_key(each.least));
      left_out = left_out || each.left_out;
      if (each.goal_cost < reports[best].goal_cost) best = i;
    }
    monitor.stats.expanded = all.expanded;
    monitor.stats.generated = all.generated;
    monitor.stats.duplicates = all.duplicates;
    monitor.stats.reopened = all.reopened;
    monitor.stats.dead_ends = all.dead_ends;
    monitor.stats.states = all.states;
    const bool complete = end == Outcome::solved, proves = h_.admissible();
    Result result;
    if (!Cost::of_key(reports[best].goal_cost).finite()) {
      result.outcome = !complete ? end : left_out ? Outcome::gave_up : Outcome::unsolvable;
      if (!complete && proves) monitor.raise_lower_bound(least);
      return result;
    }
    const auto way = way_to(best, reports[best].goal);
    const Cost cost = path_cost(space_, way);  // a part of it may have got cheaper since the goal was reached
    result.outcome = Outcome::solved;
    result.cost = cost;
    result.moves = unfolded(space_, way);
    result.optimal = proves && (complete || least >= cost);
    if (proves) monitor.raise_lower_bound(complete ? cost : std::min(least, cost));
    monitor.found(cost);
    return result;
  }

  // The owner of each node tells the others what comes before it.
  std::vector<typename S::Move> way_to(unsigned owner, Node node) {
    std::vector<typename S::Move> moves;
    for (;;) {
      Step step;
      if (owner == carrier_.number())
        step = {worker_.nodes().parent(node), worker_.nodes().from(node), worker_.nodes().move(node)};
      carrier_.share(owner, &step, sizeof step);
      if (step.parent == Worker::Nodes::kNone) break;
      moves.push_back(step.move);
      owner = step.owner;
      node = step.parent;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  const S& space_;
  H& h_;
  Carrier& carrier_;
  Port port_;
  Worker worker_;
};

}  // namespace gridlock
