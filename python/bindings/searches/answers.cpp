#include "python/bindings/searches/answers.hpp"

#include <pybind11/stl.h>

#include "python/bindings/searches/request.hpp"

namespace gridlock::python {

py::dict as_dict(const Solution& solution) {
  py::dict all;
  all["kind"] = solution.kind;
  all["search"] = solution.search;
  all["heuristic"] = solution.heuristic;
  all["metric"] = std::string(name_of(solution.metric));
  all["outcome"] = std::string(name_of(solution.outcome));
  all["optimal"] = solution.optimal;
  all["cost"] = solution.outcome == Outcome::solved ? py::object(py::int_(solution.cost)) : py::none();
  all["lower_bound"] = solution.lower_bound;
  all["moves"] = solution.moves;
  all["pushes"] = solution.steps ? py::object(py::int_(solution.steps->pushes)) : py::none();
  all["player_moves"] = solution.steps ? py::object(py::int_(solution.steps->moves)) : py::none();
  all["reason"] = solution.reason;
  all["branching_factor"] = solution.branching_factor();
  all["stats"] = as_dict(solution.stats);
  return all;
}

py::dict as_dict(const Verdict& verdict) {
  py::dict all;
  all["solved"] = verdict.solved;
  all["failed_move"] = verdict.failed_move;
  all["reason"] = verdict.reason;
  all["moves"] = verdict.moves;
  all["steps"] = verdict.steps;
  all["pushes"] = verdict.pushes;
  return all;
}

py::dict as_dict(const Rating& rating) {
  py::dict all, features;
  for (const auto& feature : rating.features)
    features[py::str(std::string(feature.name))] = feature.value ? py::object(py::float_(*feature.value)) : py::none();
  all["outcome"] = std::string(name_of(rating.outcome));
  all["level"] = rating.level;
  all["score"] = rating.score;
  all["typical_seconds"] = rating.people.typical_seconds;
  all["share_solving"] = rating.people.share_solving;
  all["reasons"] = rating.reasons;
  all["whole_space"] = rating.whole_space;
  all["features"] = features;
  return all;
}

}  // namespace gridlock::python
