// gridlock generate: makes puzzles of a wanted size and difficulty.
#include <fmt/format.h>

#include <memory>

#include "cli/args.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/search_settings.hpp"
#include "cli/session.hpp"
#include "cli/suggest.hpp"
#include "gridlock/engine/catalogue.hpp"
#include "gridlock/engine/generate.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

struct Settings {
  std::string kind;
  rushhour::GenerateRequest rushhour;
  std::optional<Metric> metric;
};

// "12" or "8-12".
Option range(std::string name, std::string help, rushhour::Range& target, int least, int most) {
  auto set = [name, least, most, &target](const std::string& value) {
    const std::size_t dash = value.find('-', 1);
    const auto part = [&](const std::string& text) { return static_cast<int>(whole_number(name, text, least, most)); };
    target.min = part(value.substr(0, dash));
    target.max = dash == std::string::npos ? target.min : part(value.substr(dash + 1));
  };
  return {{name}, "N|N-M", std::move(help), set};
}

// "6" or "9x7": width, then height.
Option size(rushhour::GenerateRequest& target) {
  auto set = [&target](const std::string& value) {
    const std::size_t cross = value.find('x');
    const auto side = [](const std::string& text) {
      return static_cast<int>(whole_number("--size", text, rushhour::kMinSide, rushhour::kMaxSide));
    };
    target.width = side(value.substr(0, cross));
    target.height = cross == std::string::npos ? target.width : side(value.substr(cross + 1));
  };
  return {{"--size"}, "N|WxH", "sides of the board (default 6)", set};
}

std::string facts(const GeneratedPuzzle& made) {
  const auto& board = std::get<rushhour::Puzzle>(made.puzzle);
  std::string text =
      (made.optimal ? "" : std::to_string(made.lower_bound) + " to ") + report::cost_text(made.cost, made.metric);
  text += fmt::format(", {} vehicles", board.vehicles.size());
  if (!board.walls.empty()) text += fmt::format(", {} walls", board.walls.size());
  if (made.states > 0)
    text += fmt::format(", {}{} positions", made.farthest ? "" : "more than ", report::grouped(made.states));
  return made.minimal ? text : text + ", perhaps not minimal";
}

report::Record record_of(const GeneratedPuzzle& made, const std::string& kind) {
  const auto& board = std::get<rushhour::Puzzle>(made.puzzle);
  report::Record record;
  record.add("schema", 1)
      .add("puzzle", kind)
      .add("name", board.name)
      .add("width", board.width)
      .add("height", board.height)
      .add("vehicles", board.vehicles.size())
      .add("walls", board.walls.size())
      .add("metric", name_of(made.metric))
      .add("cost", made.cost)
      .add("lower_bound", made.lower_bound)
      .add("optimal", made.optimal)
      .add("farthest", made.farthest)
      .add("minimal", made.minimal)
      .add("states", made.states)
      .add("board", formats::write({made.puzzle}, "grid"));
  return record;
}

ExitCode run(const Settings& settings, Session& session) {
  rushhour::GenerateRequest request = settings.rushhour;
  request.seed = session.common().seed;
  if (settings.metric) request.metric = *settings.metric;

  std::unique_ptr<report::Writer> writer;
  report::WriterOptions options;
  for (const char* key :
       {"name", "width", "height", "vehicles", "walls", "cost", "optimal", "farthest", "minimal", "states"})
    options.columns.push_back({key, ""});
  if (session.common().format != "text") writer = report::make_writer(session.common().format, session.sink(), options);

  std::uint64_t count = 0;
  const auto progress_task = [&] { session.set_task(fmt::format("{} of {} found", count, request.count)); };
  progress_task();
  const Outcome outcome = generate(request, session.limits(), session.watcher(), [&](const GeneratedPuzzle& made) {
    if (writer) {
      writer->write(record_of(made, settings.kind));
    } else {
      const std::string separator = count == 0 ? "" : "\n";
      session.out().write(separator + "; " + facts(made) + "\n" + formats::write({made.puzzle}, "grid"));
    }
    ++count;
    progress_task();
  });
  if (writer) writer->finish();
  if (outcome == Outcome::solved) return ExitCode::done;
  session.note(fmt::format(
      "gridlock: {} of {} found, then {}", count, request.count,
      outcome == Outcome::out_of_nodes ? "the limit of nodes or the patience was used up" : "a limit ended it"));
  return code_of(outcome);
}

}  // namespace

Command generate_command() {
  const auto settings = std::make_shared<Settings>();
  auto& request = settings->rushhour;
  Option kind = positional("PUZZLE", "the kind of puzzle: rushhour", settings->kind);
  kind.set = [settings](const std::string& value) {
    std::vector<std::string> known;
    for (const auto& info : list_puzzles()) known.push_back(info.name);
    require_known("puzzle", value, known);
    settings->kind = value;
  };
  return {
      .name = "generate",
      .summary = "make puzzles of a wanted size and difficulty",
      .examples = {{"gridlock generate rushhour --min-moves 25", "a board that takes at least 25 moves"},
                   {"gridlock generate rushhour --vehicles 11 --seed 7 --count 10 -o boards.txt",
                    "ten of eleven vehicles"},
                   {"gridlock generate rushhour --size 9 --vehicles 18-24 --time-limit 60", "larger ones"},
                   {"gridlock generate rushhour --count 5 | gridlock convert - --to line", "in another format"}},
      .options =
          {std::move(kind), size(request),
           range("--vehicles", "vehicles, the primary included (default: as it comes)", request.vehicles, 1, 127),
           range("--walls", "walls (default 0)", request.walls, 0, 64),
           number("--trucks", "SHARE", "share of vehicles of length 3 among those placed (default 0.3)",
                  request.trucks),
           flag("--vertical", "the primary runs down to the bottom edge", request.vertical),
           integer("--min-moves", "N", "least length of the shortest solution (default 1)", request.cost.min, 1),
           integer("--max-moves", "N", "greatest length of the shortest solution", request.cost.max, 1),
           metric_option(settings->metric), integer("--count", "N", "how many (default 1)", request.count, 1),
           integer("--effort", "N", "changes in vain before another random board is begun (default 100)",
                   request.effort, 0),
           integer("--budget", "STATES",
                   "most states of one board that are visited (default 30000; 5000 above 36 cells)", request.budget, 1),
           integer("--patience", "N", "random boards in vain before it gives up (default 1000)", request.patience, 1)},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Every board is the hardest start of its space, and minimal: take any vehicle or wall away and it gets "
          "easier. The limits are for all boards together. The same seed gives the same boards.",
  };
}

}  // namespace gridlock::cli
