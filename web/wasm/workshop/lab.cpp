// The lab: a puzzle's whole state space, and any search on it, watched step by step.
#include <limits>

#include "gridlock/engine/spaces/solve_in.hpp"
#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/whole_space.hpp"
#include "web/wasm/workshop/lab_space.hpp"
#include "web/wasm/workshop/workshop.hpp"

namespace gridlock::web {
namespace {

// The puzzle that is open.
struct Open {
  std::optional<Puzzle> puzzle;
  LabGraph graph;
  std::vector<std::int32_t> estimates;  // of the last run, by position
};
Open& opened() {
  static Open open;
  return open;
}

void append_pieces(std::vector<std::uint16_t>& out, const rushhour::Puzzle& puzzle) {
  for (const auto& vehicle : puzzle.vehicles) out.push_back(static_cast<std::uint16_t>(vehicle.offset()));
}
void append_pieces(std::vector<std::uint16_t>& out, const sokoban::Puzzle& puzzle) {
  for (const int box : puzzle.boxes) out.push_back(static_cast<std::uint16_t>(box));
  out.push_back(static_cast<std::uint16_t>(puzzle.player));
}

template <class K, class S>
LabGraph written_out(const S& space, const Reachable<S>& reached) {
  LabGraph graph;
  graph.begin.push_back(0);
  std::uint32_t depth = 0;
  std::size_t layer_end = 1;
  for (std::uint32_t n = 0; n < reached.size(); ++n) {
    if (n == layer_end) layer_end += reached.layers()[++depth];
    graph.depth.push_back(depth);
    const bool goal = space.is_goal(reached.state(n));
    graph.is_goal.push_back(goal ? 1 : 0);
    if (goal) graph.goals.push_back(n);
    reached.for_each_edge(n, [&](auto, auto next) { graph.targets.push_back(next); });
    graph.begin.push_back(static_cast<std::uint32_t>(graph.targets.size()));
    append_pieces(graph.pieces, K::position(space, reached.state(n)));
  }
  graph.stride = static_cast<std::uint32_t>(graph.pieces.size() / reached.size());
  return graph;
}

void run_search(const Request& request, LabEstimate& estimate, JsonText& json) {
  const LabGraph& graph = opened().graph;
  const std::string name = request.text("search", "bfs");
  SearchOptions options;
  options.seed = static_cast<std::uint64_t>(request.number("seed", 1));
  Monitor monitor(limits_in(request), [](const Stats& stats) { report(stats); });
  SearchResult<LabSpace::Move> result;
  const bool known = with_named(Searches{}, name, [&]<class Search>(std::type_identity<Search>) {
    for (const OptionRow& row : Search::kOptions)
      if (row.type == OptionRow::Type::integer || row.type == OptionRow::Type::number)
        options.values.set(std::string(row.name), request.number(std::string(row.name), row.usual));
    Trace trace(monitor);
    result = Search::run(LabSpace(graph, trace), estimate, monitor, options);
  });
  if (!known) throw_unknown_name("search", name, names(Searches{}));
  monitor.finish();
  std::vector<int> path{0};
  for (const auto edge : result.moves) path.push_back(static_cast<int>(graph.targets[edge]));
  json.member("outcome", name_of(result.outcome))
      .member("optimal", result.optimal)
      .member("cost", result.cost.count())
      .list("path", path);
  write_members(json, monitor.stats);
}

}  // namespace

void Trace::flush() {
  if (!numbers_.empty()) report_trace(numbers_.data(), static_cast<int>(numbers_.size()));
  numbers_.clear();
}

void lab_open(const Request& request, JsonText& json) {
  Limits limits = limits_in(request);
  limits.nodes = static_cast<std::uint64_t>(request.number("budget", 300'000));
  Monitor monitor(limits);
  Open& open = opened();
  open.puzzle = puzzle_in(request);
  with_whole_space(*open.puzzle, monitor, [&](auto kind, const auto& space, const auto& reached) {
    const bool complete = !reached.stopped();
    json.member("complete", complete).member("states", static_cast<double>(reached.size()));
    if (!complete) return;
    open.graph = written_out<decltype(kind)>(space, reached);
    json.member("stride", static_cast<int>(open.graph.stride));
    write_place(json, "begin", open.graph.begin);
    write_place(json, "targets", open.graph.targets);
    write_place(json, "depth", open.graph.depth);
    write_place(json, "goals", open.graph.goals);
    write_place(json, "pieces", open.graph.pieces);
  });
}

void lab_run(const Request& request, JsonText& json) {
  Open& open = opened();
  if (!open.puzzle) throw Error("no puzzle is open in the lab");
  Monitor unlimited;
  with_whole_space(*open.puzzle, unlimited, [&](auto kind, const auto& space, const auto& reached) {
    using K = decltype(kind);
    using Space = std::remove_cvref_t<decltype(space)>;
    const std::string name = request.text("heuristic", K::kDefaultHeuristic);
    open.estimates.assign(reached.size(), -1);
    auto real = SolveIn<K, Space>::estimate(space, name);
    LabEstimate estimate;
    estimate.judge = [&](std::uint32_t n) {
      const Cost value = real(reached.state(n));
      constexpr auto kMost = std::numeric_limits<std::int32_t>::max();
      open.estimates[n] = value.finite() ? static_cast<std::int32_t>(value.count()) : kMost;
      return value;
    };
    estimate.prepare = [&](std::uint32_t n) { about_to_expand(real, reached.state(n)); };
    estimate.is_admissible = real.admissible();
    run_search(request, estimate, json);
  });
  write_place(json, "estimates", open.estimates);
}

}  // namespace gridlock::web
