#include "gridlock/lab/run/measures.hpp"

#include <cstring>

#include "gridlock/report/solution_text.hpp"

namespace gridlock::lab {
namespace {

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

Whole whole(std::uint64_t number) { return static_cast<std::int64_t>(number); }

void append_bytes(std::string& out, const void* data, std::size_t size) {
  out.append(static_cast<const char*>(data), size);
}

struct Pack {
  std::string& out;

  void operator()(std::string_view, const Text& text) const {
    const std::uint64_t size = text.size();
    append_bytes(out, &size, sizeof size);
    out += text;
  }
  template <class T>
  void operator()(std::string_view, const std::optional<T>& number) const {
    out += number ? '\1' : '\0';
    if (number) append_bytes(out, &*number, sizeof(T));
  }
};

class Unpack {
 public:
  explicit Unpack(std::string_view bytes) : rest_(bytes) {}

  void operator()(std::string_view, Text& text) {
    std::uint64_t size = 0;
    if (!take(&size, sizeof size) || size > rest_.size()) return fail();
    text = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }
  template <class T>
  void operator()(std::string_view, std::optional<T>& number) {
    char present = 0;
    if (!take(&present, 1)) return fail();
    if (present != 0 && !take(&number.emplace(), sizeof(T))) fail();
  }

  bool complete() const { return good_ && rest_.empty(); }

 private:
  bool take(void* target, std::size_t size) {
    if (size > rest_.size()) return false;
    std::memcpy(target, rest_.data(), size);
    rest_.remove_prefix(size);
    return true;
  }
  void fail() {
    good_ = false;
    rest_ = {};
  }

  std::string_view rest_;
  bool good_ = true;
};

}  // namespace

Measures measures_of(const Solution& solution) {
  Measures measures;
  measures.outcome = name_of(solution.outcome);
  measures.optimal = solution.optimal ? 1 : 0;
  if (measures.solved()) {
    measures.cost = solution.cost;
    measures.solution = report::joined_moves(solution);
  }
  if (solution.outcome != Outcome::unsolvable) measures.lower_bound = solution.lower_bound;
  if (solution.steps) {
    measures.pushes = solution.steps->pushes;
    measures.moves_count = solution.steps->moves;
  }
  const Stats& stats = solution.stats;
  measures.expanded = whole(stats.expanded);
  measures.generated = whole(stats.generated);
  measures.duplicates = whole(stats.duplicates);
  measures.reopened = whole(stats.reopened);
  measures.states = whole(stats.states);
  if (const double factor = solution.branching_factor(); factor > 0) measures.branching_factor = factor;
  measures.seconds = seconds(stats.elapsed);
  measures.cpu_seconds = seconds(stats.cpu);
  if (stats.first_solution) measures.seconds_to_first = seconds(*stats.first_solution);
  measures.peak_bytes = whole(stats.peak_bytes);
  if (solution.runs) {
    measures.runs = whole(solution.runs->runs);
    measures.runs_solved = whole(solution.runs->solved);
    if (solution.runs->solved > 0) {
      measures.runs_min = solution.runs->min;
      measures.runs_max = solution.runs->max;
      measures.runs_mean = solution.runs->mean;
    }
  }
  measures.note = solution.reason;
  return measures;
}

std::string packed(const Measures& measures) {
  std::string bytes;
  for_each_measure(measures, Pack{bytes});
  return bytes;
}

std::optional<Measures> unpacked(std::string_view bytes) {
  Measures measures;
  Unpack unpack(bytes);
  for_each_measure(measures, unpack);
  if (!unpack.complete()) return std::nullopt;
  return measures;
}

}  // namespace gridlock::lab
