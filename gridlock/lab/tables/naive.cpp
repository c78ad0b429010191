// Breadth-first search that tests for duplicates early against one that does it late.
#include "gridlock/core/error.hpp"
#include "gridlock/lab/statistics/statistics.hpp"
#include "gridlock/lab/tables/tables.hpp"

namespace gridlock::lab {
namespace {

using report::Nothing;
using report::Seconds;
using report::Value;

constexpr double kPercent = 100;

report::Bytes memory_of(double bytes) { return {static_cast<std::uint64_t>(bytes)}; }

// By how many percent `after` is less than `before`.
double reduction(double before, double after) { return before > 0 ? kPercent * (1 - after / before) : 0; }

}  // namespace

std::vector<TitledTable> naive_tables(const Run& run, const PresetRequest&) {
  const CaseIndex cases(run);
  TitledTable table{"Naive against optimised breadth-first search", {}, ""};
  Numbers naive_times, times, nodes, naive_bytes, bytes;
  for (std::size_t i = 0; i < run.subjects.size(); ++i) {
    const Case* naive = cases.find(i, {"bfs-naive", ""});
    const Case* optimised = cases.find(i, {"bfs", ""});
    if (naive == nullptr || optimised == nullptr || !naive->measures.solved() || !optimised->measures.solved())
      continue;
    const Measures &before = naive->measures, &after = optimised->measures;
    naive_times.push_back(before.seconds.value_or(0));
    times.push_back(after.seconds.value_or(0));
    nodes.push_back(reduction(real(before.generated), real(after.generated)));
    naive_bytes.push_back(real(before.peak_bytes));
    bytes.push_back(real(after.peak_bytes));
    table.rows.push_back(report::Record()
                             .add("puzzle", run.subjects[i].label)
                             .add("moves", Value(*after.cost))
                             .add("naive time", Seconds{naive_times.back()})
                             .add("optimised time", Seconds{times.back()})
                             .add("node reduction %", nodes.back())
                             .add("naive memory", memory_of(naive_bytes.back()))
                             .add("optimised memory", memory_of(bytes.back())));
  }
  if (table.rows.empty()) throw Error("no puzzle of this run was solved by both bfs and bfs-naive");
  table.rows.push_back(report::Record()
                           .add("puzzle", "mean of " + std::to_string(times.size()))
                           .add("moves", Nothing{})
                           .add("naive time", Seconds{mean(naive_times)})
                           .add("optimised time", Seconds{mean(times)})
                           .add("node reduction %", mean(nodes))
                           .add("naive memory", memory_of(mean(naive_bytes)))
                           .add("optimised memory", memory_of(mean(bytes))));
  table.note =
      "Nodes are states generated. The naive search keeps every copy it queues; the other marks states in a "
      "bitmap, which on small boards is larger than what it saves.";
  return {table};
}

}  // namespace gridlock::lab
