// gridlock bench: how fast it is here, and a signature that changes only if the behaviour of a search does.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/options_in_effect.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/suite.hpp"
#include "gridlock/engine/signature.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/lab/statistics/statistics.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

struct BenchSettings {
  InputOptions input;
  SearchSettings search;
  std::string search_name = "auto";
  std::string until;
  std::chrono::nanoseconds improve{0};
};

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

struct Measured {
  std::size_t puzzles = 0, optimal = 0, unsolved = 0;
  std::uint64_t expanded = 0, states = 0;
  double seconds = 0;
  std::vector<double> each;  // seconds a puzzle
  std::uint64_t most_states = 0;
  std::size_t bytes_of_most = 0, peak_bytes = 0;
};

// From the parsed puzzle to the verified answer, as CPU time of this process.
void measure(const Puzzle& puzzle, const SolveRequest& request, Measured& measured) {
  const double began = cpu_seconds();
  const Solution solution = solve(puzzle, request);
  const double seconds = cpu_seconds() - began;
  ++measured.puzzles;
  measured.optimal += solution.optimal ? 1 : 0;
  measured.unsolved += solution.outcome != Outcome::solved ? 1 : 0;
  measured.expanded += solution.stats.expanded;
  measured.states += solution.stats.states;
  measured.seconds += seconds;
  measured.each.push_back(seconds);
  measured.peak_bytes = std::max(measured.peak_bytes, solution.stats.peak_bytes);
  if (solution.stats.states > measured.most_states) {
    measured.most_states = solution.stats.states;
    measured.bytes_of_most = solution.stats.peak_bytes;
  }
}

report::Record record_of(Measured& measured, std::optional<std::uint32_t> number) {
  const auto per_second = [&](double count) { return measured.seconds > 0 ? count / measured.seconds : 0.0; };
  report::Record record;
  record.add("schema", 1)
      .add("puzzles", measured.puzzles)
      .add("optimal", measured.optimal)
      .add("unsolved", measured.unsolved)
      .add("cpu_seconds", report::Seconds{measured.seconds})
      .add("puzzles_per_second", per_second(static_cast<double>(measured.puzzles)))
      .add("states", measured.states)
      .add("states_per_second", per_second(static_cast<double>(measured.states)))
      .add("median_seconds", report::Seconds{lab::median(measured.each)})
      .add("worst_seconds", report::Seconds{lab::quantile(measured.each, 1)})
      .add("bytes_per_state", measured.most_states > 0 ? static_cast<double>(measured.bytes_of_most) /
                                                             static_cast<double>(measured.most_states)
                                                       : 0.0)
      .add("peak_bytes", report::Bytes{measured.peak_bytes})
      .add("expanded", measured.expanded);
  if (number) record.add("signature", *number);
  return record;
}

std::string page(Measured& measured, std::optional<std::uint32_t> number, const BenchSettings& settings) {
  const auto rate = [&](double count) {
    return report::human_count(static_cast<std::uint64_t>(count / measured.seconds));
  };
  const std::string metric = settings.search.metric ? " in " + std::string(name_of(*settings.search.metric)) : "";
  std::string text = fmt::format("{} by {}{}, {} proven optimal\n", report::grouped(measured.puzzles, "puzzle"),
                                 settings.search_name, metric, report::grouped(measured.optimal));
  if (measured.puzzles > 0 && measured.seconds > 0) {
    text += fmt::format(
        "  {:>12} of CPU: {} puzzles/s, {} states/s\n", report::human_seconds(measured.seconds),
        report::grouped(static_cast<std::uint64_t>(static_cast<double>(measured.puzzles) / measured.seconds)),
        rate(static_cast<double>(measured.states)));
    text += fmt::format("  {:>12} median a puzzle, {} the worst\n", report::human_seconds(lab::median(measured.each)),
                        report::human_seconds(lab::quantile(measured.each, 1)));
    text += fmt::format("  {:>12.1f} bytes a state in the largest ({}), {} at most\n",
                        static_cast<double>(measured.bytes_of_most) /
                            static_cast<double>(std::max<std::uint64_t>(1, measured.most_states)),
                        report::grouped(measured.most_states, "state"), report::human_bytes(measured.peak_bytes));
  }
  if (number) text += fmt::format("Bench: {}\n", *number);
  return text;
}

SolveRequest request_of(const BenchSettings& settings, Session& session) {
  SolveRequest request = make_request(settings.search, session);
  request.search = settings.search_name;
  if (!settings.until.empty()) request.until_optimal = settings.until == "optimal";
  return request;
}

Suitability suitability_of(const BenchSettings& settings) {
  return {settings.search.given, {settings.search_name}, {}, settings.search.metric};
}

// The kind whose suite is asked for, which stands where an input could; empty if none is.
std::string take_kind(InputOptions& input) {
  for (const auto kind : kPuzzleKinds)
    if (!input.inputs.empty() && input.inputs.front() == kind) {
      input.inputs.erase(input.inputs.begin());
      input.puzzle = kind;
      return std::string(kind);
    }
  return {};
}

ExitCode run_suite(const BenchSettings& settings, const std::string& kind, Session& session) {
  const SolveRequest request = request_of(settings, session);
  Suite suite(session, kind);
  Suitability suitability = suitability_of(settings);
  const ExitCode code = for_each_puzzle(settings.input, session, [&](Item& item) {
    if (!suitability.admits(item, session)) return ExitCode::bad_input;
    Solution solution = solve(item.entry.puzzle(), request);
    shorten(solution, item.entry.puzzle(), request, settings.improve);
    suite.add(item, solution);
    return ExitCode::done;
  });
  suite.finish();
  return code;
}

ExitCode run(BenchSettings& settings, Session& session) {
  const std::string kind = take_kind(settings.input);
  if (settings.input.inputs.empty()) settings.input.inputs = {"builtin:"};
  if (!kind.empty()) return run_suite(settings, kind, session);
  const SolveRequest request = request_of(settings, session);
  Measured measured;
  Suitability suitability = suitability_of(settings);
  const ExitCode code = for_each_puzzle(settings.input, session, [&](Item& item) {
    if (!suitability.admits(item, session)) return ExitCode::bad_input;
    measure(item.entry.puzzle(), request, measured);
    return ExitCode::done;
  });
  if (measured.puzzles == 0 && code != ExitCode::done) return code;
  const auto number = signature(session.limits().cancel);
  if (session.common().format == "text") {
    session.out().write(page(measured, number, settings));
  } else {
    const auto writer = report::make_writer(session.common().format, session.sink());
    writer->write(record_of(measured, number));
    writer->finish();
  }
  return code;
}

}  // namespace

Command bench_command() {
  const auto settings = std::make_shared<BenchSettings>();
  auto input = input_options(settings->input);
  input.front().required = false;
  input.front().help = "puzzles as for solve; before them sokoban or rushhour, for a table of all sets";
  return {
      .name = "bench",
      .summary = "measure the speed here, and print the signature of the searches",
      .examples = {{"gridlock bench", "the built-in puzzles"},
                   {"gridlock bench boards.txt", "your own collection"},
                   {"gridlock bench boards.txt --metric steps --format json", "for a script"},
                   {"gridlock bench sokoban levels.xsb --time-limit 60",
                    "a table of Sokoban sets, and which were not solved"},
                   {"gridlock bench sokoban *.xsb --format json", "a line for every level, and one for all"}},
      .options = join(
          join(std::move(input),
               {search_option(settings->search_name),
                noted(choice("--until", {"first", "optimal"}, "as for solve", settings->until), settings->search.given),
                seconds("--improve", "then spend this long on shortening the solution", settings->improve)}),
          search_settings_options(settings->search)),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Times are CPU time from the parsed puzzle to the verified answer. The last line is a number made "
          "of the order in which every search looks at positions of the built-in puzzles: it is the same on every "
          "machine, and changes when a search makes other choices.",
      .check =
          [settings](const CommonOptions&) { require_effect(settings->search.given, {settings->search_name}, false); },
      .reads = {"--threads", "--seed"},
  };
}

}  // namespace gridlock::cli
