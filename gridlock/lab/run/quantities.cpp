#include "gridlock/lab/run/quantities.hpp"

#include <algorithm>
#include <cmath>

#include "gridlock/core/error.hpp"

namespace gridlock::lab {
namespace {

using Number = std::optional<double>;

Number as_real(const Whole& number) { return number ? Number(static_cast<double>(*number)) : std::nullopt; }
Number as_real(std::int64_t number) { return static_cast<double>(number); }

// New states for each state that was processed, as some papers define the branching factor.
Number growth(const Subject&, const Measures& m) {
  if (!m.generated || m.expanded.value_or(0) == 0) return std::nullopt;
  return static_cast<double>(*m.generated) / static_cast<double>(*m.expanded);
}

}  // namespace

const std::vector<Quantity>& quantities() {
  using S = const Subject&;
  using M = const Measures&;
  static const std::vector<Quantity> all{
      {"cells", "board size in cells", Unit::count, true, [](S s, M) { return as_real(s.features.cells); }},
      {"pieces", "pieces", Unit::count, true, [](S s, M) { return as_real(s.features.pieces); }},
      {"walls", "walls", Unit::count, true, [](S s, M) { return as_real(s.features.walls); }},
      {"free", "free cells", Unit::count, true, [](S s, M) { return as_real(s.features.free); }},
      {"goals", "goals", Unit::count, true, [](S s, M) { return as_real(s.features.goals); }},
      {"solved", "solved", Unit::share, false, [](S, M m) { return Number(m.solved() ? 1 : 0); }},
      {"optimal", "proven optimal", Unit::share, false, [](S, M m) { return Number(m.optimal.value_or(0)); }},
      {"cost", "cost", Unit::count, false, [](S, M m) { return as_real(m.cost); }},
      {"lower_bound", "lower bound", Unit::count, false, [](S, M m) { return as_real(m.lower_bound); }},
      {"pushes", "pushes", Unit::count, false, [](S, M m) { return as_real(m.pushes); }},
      {"moves", "moves", Unit::count, false, [](S, M m) { return as_real(m.moves_count ? m.moves_count : m.cost); }},
      {"expanded", "states expanded", Unit::count, false, [](S, M m) { return as_real(m.expanded); }},
      {"generated", "states generated", Unit::count, false, [](S, M m) { return as_real(m.generated); }},
      {"states", "states stored", Unit::count, false, [](S, M m) { return as_real(m.states); }},
      {"branching_factor", "effective branching factor", Unit::ratio, false, [](S, M m) { return m.branching_factor; }},
      {"growth", "generated per expanded", Unit::ratio, false, growth},
      {"seconds", "time", Unit::seconds, false, [](S, M m) { return m.seconds; }},
      {"cpu_seconds", "CPU time", Unit::seconds, false, [](S, M m) { return m.cpu_seconds; }},
      {"peak_bytes", "memory", Unit::bytes, false, [](S, M m) { return as_real(m.peak_bytes); }},
      {"runs_min", "best of the runs", Unit::count, false, [](S, M m) { return as_real(m.runs_min); }},
  };
  return all;
}

const Quantity& quantity_named(std::string_view name) {
  std::string known;
  for (const auto& quantity : quantities()) {
    if (quantity.name == name) return quantity;
    known += (known.empty() ? "" : ", ") + std::string(quantity.name);
  }
  throw Error("there is no measure '" + std::string(name) + "'; there are " + known);
}

std::optional<double> value_of(const Quantity& quantity, const Run& run, const Case& each) {
  return quantity.of(run.subject_of(each), each.measures);
}

std::string title_of(const Quantity& quantity, const Run& run) {
  if (quantity.name == "pieces" && run.only("rushhour")) return "vehicles";
  if (quantity.name == "pieces" && run.only("sokoban")) return "crates";
  return std::string(quantity.title);
}

report::Value shown(double number, Unit unit) {
  if (unit == Unit::seconds) return report::Seconds{number};
  if (unit == Unit::bytes) return report::Bytes{static_cast<std::uint64_t>(number)};
  if (unit == Unit::share) number = std::round(1000 * number) / 10;
  const bool whole = unit != Unit::ratio && number == std::floor(number) && std::fabs(number) < 1e15;
  return whole ? report::Value(static_cast<std::int64_t>(number)) : report::Value(number);
}

}  // namespace gridlock::lab
