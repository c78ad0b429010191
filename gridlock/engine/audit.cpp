#include "gridlock/audit.hpp"

#include <algorithm>
#include <cmath>

#include "gridlock/engine/kinds/metric_of.hpp"
#include "gridlock/engine/kinds/unknown_name.hpp"
#include "gridlock/engine/spaces/all_spaces.hpp"
#include "gridlock/search/exhaust.hpp"

namespace gridlock {
namespace {

// Sums for the mean and the correlation of two quantities.
struct Moments {
  double count = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;

  void add(double a, double b) {
    ++count, x += a, y += b;
    xx += a * a, yy += b * b, xy += a * b;
  }
  double correlation() const {
    const double spread = (count * xx - x * x) * (count * yy - y * y);
    return spread > 0 ? (count * xy - x * y) / std::sqrt(spread) : 0;
  }
};

// What is to be audited: what is claimed for it, and the function, if it is the caller's own.
struct Candidate {
  AuditedHeuristic claims;
  const OwnHeuristic* own = nullptr;
};

// One heuristic on one space: its value of every state, then what follows from them.
template <class K, class S>
class Auditor {
 public:
  using Number = typename Reachable<S>::Number;

  Auditor(const Candidate& candidate, const S& space, const Reachable<S>& reached)
      : space_(space),
        reached_(reached),
        estimate_(SolveIn<K, S>::estimate(space, candidate.claims.name, function_of(candidate.own))),
        values_(has_two_counts(space)),
        result_(candidate.claims) {}

  // To be called for every state in order.
  void judge(Number n) {
    const Cost value = estimate_(reached_.state(n));
    const Cost distance = reached_.to_goal(n);
    values_.push_back(value);
    if (value == kDeadEnd) ++result_.dead_ends;
    if (value > distance) report(result_.admissible, n, [&](Counterexample&) {});
    if (value == kDeadEnd || distance == kUnreachable) return;
    moments_.add(static_cast<double>(shown(value)), static_cast<double>(shown(distance)));
    if (distance > Cost{})
      result_.greatest_ratio = std::max(result_.greatest_ratio, as_number(value) / as_number(distance));
  }

  // To be called for every move, after all states have been judged.
  void compare(Number from, typename S::Move move, Number to, Cost cost) {
    if (values_[to] == kDeadEnd || values_[from] <= values_[to] + cost) return;
    report(result_.consistent, from, [&](Counterexample& example) {
      const auto position = K::position(space_, reached_.state(from));
      example.move = K::notation(position, {move}).front();
      example.value_after = shown(values_[to]);
    });
  }

  AuditedHeuristic result() const {
    AuditedHeuristic result = result_;
    if (moments_.count > 0) result.mean = moments_.x / moments_.count;
    result.correlation = moments_.correlation();
    return result;
  }

 private:
  template <class Fill>
  void report(AuditedProperty& property, Number n, Fill&& fill) {
    ++property.violations;
    auto& example = property.counterexample;
    const Count distance = shown(reached_.to_goal(n));
    if (example && example->distance <= distance) return;
    example = Counterexample{K::position(space_, reached_.state(n)), shown(values_[n]), distance, {}, 0};
    fill(*example);
  }

  static typename SolveIn<K, S>::Own function_of(const OwnHeuristic* own) {
    if (own == nullptr) return {};
    return [own](const typename K::Puzzle& position) { return own->value(Puzzle(position)); };
  }
  Count shown(Cost cost) const { return cost == kDeadEnd ? kNoWay : K::shown_cost(space_.layout().metric(), cost); }
  // For ratios: with two counts, the first and a bit.
  static double as_number(Cost cost) { return static_cast<double>(cost.key()); }

  const S& space_;
  const Reachable<S>& reached_;
  typename K::template Estimate<S> estimate_;
  CostColumn values_;
  Moments moments_;
  AuditedHeuristic result_;
};

template <class K, class S>
void measure_distances(const Reachable<S>& reached, Audit& audit) {
  audit.goals = reached.goals();
  double sum = 0;
  for (typename Reachable<S>::Number n = 0; n < reached.size(); ++n) {
    if (reached.to_goal(n) == kUnreachable) continue;
    const Count distance = K::shown_cost(audit.metric, reached.to_goal(n));
    ++audit.solvable;
    sum += static_cast<double>(distance);
    audit.greatest_distance = std::max(audit.greatest_distance, distance);
  }
  if (audit.solvable > 0) audit.mean_distance = sum / static_cast<double>(audit.solvable);
}

template <class K, class S>
Outcome audit_in(const S& space, const std::vector<Candidate>& candidates, Monitor& monitor, Audit& audit) {
  using Number = typename Reachable<S>::Number;
  const Reachable<S> reached(space, monitor);
  audit.states = reached.size();
  if (reached.stopped()) return *reached.stopped();
  measure_distances<K>(reached, audit);

  const std::size_t bytes_of_values = reached.size() * sizeof(Cost) * candidates.size();
  if (!monitor.affords(bytes_of_values)) return Outcome::out_of_memory;
  std::vector<Auditor<K, S>> auditors;
  for (const Candidate& candidate : candidates) auditors.emplace_back(candidate, space, reached);
  monitor.set_bytes(reached.bytes() + bytes_of_values);
  for (Number n = 0; n < reached.size(); ++n) {
    if (n % 256 == 0)
      if (const auto stopped = monitor.look()) return *stopped;
    for (auto& auditor : auditors) auditor.judge(n);
  }
  for (Number n = 0; n < reached.size(); ++n) {
    if (n % 256 == 0)
      if (const auto stopped = monitor.look()) return *stopped;
    reached.for_each_edge(n, [&](auto move, Number next, Cost cost) {
      ++audit.moves;
      for (auto& auditor : auditors) auditor.compare(n, move, next, cost);
    });
  }
  for (const auto& auditor : auditors) audit.heuristics.push_back(auditor.result());
  return reached.goals() > 0 ? Outcome::solved : Outcome::unsolvable;
}

// Those that the request names, or all there are, with what is claimed for them; then the caller's own.
template <class K>
std::vector<Candidate> candidates(const AuditRequest& request, Metric metric) {
  std::vector<Candidate> all;
  const auto& names = request.heuristics;
  for_each_type(typename K::Heuristics{}, [&]<class H>(std::type_identity<H>) {
    const bool wanted =
        names.empty() ? request.own.empty() : std::find(names.begin(), names.end(), H::kName) != names.end();
    if (!wanted) return;
    AuditedHeuristic& heuristic = all.emplace_back().claims;
    heuristic.name = H::kName;
    const Claims declared = H::claims(metric);
    heuristic.admissible.claimed_by_source = H::kSource.admissible;
    heuristic.admissible.declared = declared.admissible;
    heuristic.consistent.claimed_by_source = H::kSource.consistent;
    heuristic.consistent.declared = declared.consistent;
  });
  for (const OwnHeuristic& own : request.own) {
    Candidate& candidate = all.emplace_back();
    candidate.claims.name = own.name;
    candidate.own = &own;
  }
  return all;
}

template <class K>
Audit audit_as(const typename K::Puzzle& puzzle, const AuditRequest& request) {
  for (const auto& name : request.heuristics)
    if (!with_named(typename K::Heuristics{}, name, [](auto) {}))
      throw_unknown_name("heuristic", name, names(typename K::Heuristics{}));
  Audit audit;
  audit.kind = K::kName;
  audit.metric = metric_of<K>(request.metric);
  Monitor monitor(request.limits, request.progress);
  const auto all = candidates<K>(request, audit.metric);
  const auto look = [&](const auto& space) {
    monitor.hold(bytes_of(space.layout()));
    audit.outcome = audit_in<K>(space, all, monitor, audit);
  };
  const auto ended =
      outcome_of([&] { K::with_space(puzzle, audit.metric, K::every_position(), look, monitor.watch()); });
  if (ended) audit.outcome = *ended;
  monitor.finish();
  audit.stats = monitor.stats;
  return audit;
}

}  // namespace

Audit audit(const Puzzle& puzzle, const AuditRequest& request) {
  return std::visit([&](const auto& p) { return audit_as<decltype(kind_of(p))>(p, request); }, puzzle);
}

}  // namespace gridlock
