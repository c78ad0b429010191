// gridlock generate: makes puzzles of a wanted size and difficulty.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/census_files.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/session.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/core/counted.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/generate.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

struct GenerateSettings {
  Jobs jobs;
  std::string kind;
  rushhour::GenerateRequest rushhour;
  sokoban::GenerateRequest sokoban;
  std::optional<Metric> metric;
  std::string from;  // "census", or empty: new ones are made
  std::vector<std::pair<std::string, std::string>>
      special;  // options given that one kind alone has: the kind, the name
};

// "12" or "8-12".
Option range(std::string name, std::string help, Range& target, int least, int most) {
  auto set = [name, least, most, &target](const std::string& value) {
    const std::size_t dash = value.find('-', 1);
    const auto part = [&](const std::string& text) { return static_cast<int>(whole_number(name, text, least, most)); };
    target.min = part(value.substr(0, dash));
    target.max = dash == std::string::npos ? target.min : part(value.substr(dash + 1));
  };
  return {{name}, "N|N-M", std::move(help), set};
}

// "6" or "9x7": width, then height.
Option size(GenerateSettings& target) {
  auto set = [&target](const std::string& value) {
    const std::size_t cross = value.find('x');
    const auto side = [](const std::string& text) {
      return static_cast<int>(whole_number("--size", text, rushhour::kMinSide, sokoban::kMaxSide));
    };
    target.rushhour.width = target.sokoban.width = side(value.substr(0, cross));
    target.rushhour.height = target.sokoban.height =
        cross == std::string::npos ? target.rushhour.width : side(value.substr(cross + 1));
  };
  return {{"--size"}, "N|WxH", "sides of the board (default 6, sokoban 9, the outer walls included)", set};
}

// An option of both kinds: what is given is set in both requests.
Option for_both(Option first, const Option& second) {
  first.set = [set = first.set, also = second.set](const std::string& value) {
    set(value);
    also(value);
  };
  return first;
}

// An option that only one kind has.
Option only_for(const std::string& kind, GenerateSettings& settings, Option option) {
  option.help = kind + ": " + option.help;
  option.set = [kind, set = option.set, name = option.names.front(), &settings](const std::string& value) {
    set(value);
    settings.special.emplace_back(kind, name);
  };
  return option;
}

std::string pieces(const rushhour::Puzzle& board) {
  return counted(board.vehicles.size(), "vehicle") +
         (board.walls.empty() ? "" : ", " + counted(board.walls.size(), "wall"));
}

std::string pieces(const sokoban::Puzzle& level) { return counted(level.boxes.size(), "box", "boxes"); }

void add_pieces(report::Record& record, const rushhour::Puzzle& board) {
  record.add("vehicles", board.vehicles.size()).add("walls", board.walls.size());
}

void add_pieces(report::Record& record, const sokoban::Puzzle& level) {
  record.add("boxes", level.boxes.size()).add("lurd", level.solutions.front());
}

std::string facts(const GeneratedPuzzle& made) {
  std::string text =
      (made.optimal ? "" : std::to_string(made.lower_bound) + " to ") + report::cost_text(made.cost, made.metric);
  text += ", " + std::visit([](const auto& puzzle) { return pieces(puzzle); }, made.puzzle);
  if (made.states > 0)
    text += fmt::format(", {}{}", made.farthest ? "" : "more than ", report::grouped(made.states, "position"));
  return made.minimal ? text : text + ", perhaps not minimal";
}

report::Record record_of(const GeneratedPuzzle& made) {
  report::Record record;
  record.add("schema", 1).add("puzzle", kind_name(made.puzzle));
  std::visit(
      [&](const auto& puzzle) {
        record.add("name", puzzle.name).add("width", puzzle.width).add("height", puzzle.height);
        add_pieces(record, puzzle);
      },
      made.puzzle);
  record.add("metric", name_of(made.metric))
      .add("cost", made.cost)
      .add("lower_bound", made.lower_bound)
      .add("optimal", made.optimal)
      .add("farthest", made.farthest)
      .add("minimal", made.minimal)
      .add("states", made.states)
      .add("board", write_puzzles({made.puzzle}, formats::drawn_format(made.puzzle)));
  return record;
}

report::WriterOptions columns_for(const std::string& kind) {
  report::WriterOptions options;
  for (const char* key : {"name", "width", "height"}) options.columns.push_back({key, ""});
  if (kind == "sokoban")
    options.columns.push_back({"boxes", ""});
  else
    for (const char* key : {"vehicles", "walls"}) options.columns.push_back({key, ""});
  for (const char* key : {"cost", "optimal", "farthest", "minimal", "states"}) options.columns.push_back({key, ""});
  return options;
}

GenerateRequest request_of(const GenerateSettings& settings, Session& session) {
  for (const auto& option : settings.special)
    if (option.first != settings.kind)
      throw UsageError(option.second + " is for " + option.first + ", not for " + settings.kind);
  if (settings.kind == "sokoban") {
    sokoban::GenerateRequest request = settings.sokoban;
    request.seed = session.common().seed;
    request.jobs = settings.jobs.count(session.common());
    return request;
  }
  rushhour::GenerateRequest request = settings.rushhour;
  request.seed = session.common().seed;
  request.jobs = settings.jobs.count(session.common());
  if (settings.metric) request.metric = *settings.metric;
  return request;
}

// Hands over boards of the census instead of new ones.
Outcome draw(const rushhour::GenerateRequest& request, const std::function<void(const GeneratedPuzzle&)>& found) {
  if (request.metric != Metric::moves) throw UsageError("a census counts moves; leave --metric out");
  if (request.vertical) throw UsageError("in a census the primary is horizontal; leave --vertical out");
  const auto boards = draw_from_census(request);
  for (const rushhour::census::DrawnBoard& board : boards) {
    const auto moves = static_cast<Count>(board.facts.moves);
    found({board.puzzle, Metric::moves, moves, moves, true, true, true, board.facts.positions});
  }
  return boards.size() == request.count ? Outcome::solved : Outcome::gave_up;
}

ExitCode run(const GenerateSettings& settings, Session& session) {
  const GenerateRequest request = request_of(settings, session);
  const std::uint64_t wanted = settings.rushhour.count;
  std::unique_ptr<report::Writer> writer;
  if (session.common().format != "text")
    writer = report::make_writer(session.common().format, session.sink(), columns_for(settings.kind));

  std::uint64_t count = 0;
  const auto progress_task = [&] { session.set_task(fmt::format("{} of {} found", count, wanted)); };
  progress_task();
  const auto show = [&](const GeneratedPuzzle& made) {
    if (writer) {
      writer->write(record_of(made));
    } else {
      const std::string separator = count == 0 ? "" : "\n";
      session.out().write(separator + "; " + facts(made) + "\n" +
                          write_puzzles({made.puzzle}, formats::drawn_format(made.puzzle)));
    }
    ++count;
    progress_task();
  };
  const bool drawn = !settings.from.empty();
  const Outcome outcome = drawn ? draw(std::get<rushhour::GenerateRequest>(request), show)
                                : generate(request, session.limits(), session.watcher(), show);
  if (writer) writer->finish();
  if (outcome == Outcome::solved) return ExitCode::done;
  if (drawn) {
    session.note(fmt::format("gridlock: {} of {} found; the census has no more", count, wanted));
    return code_of(outcome);
  }
  session.note(fmt::format("gridlock: {} of {} found, then {}", count, wanted,
                           outcome == Outcome::gave_up ? "its patience was at an end" : "a limit ended it"));
  return code_of(outcome);
}

}  // namespace

Command generate_command() {
  const auto settings = std::make_shared<GenerateSettings>();
  auto& boards = settings->rushhour;
  auto& levels = settings->sokoban;
  Option kind = positional("PUZZLE", "the kind of puzzle: rushhour or sokoban", settings->kind);
  kind.set = [settings](const std::string& value) {
    std::vector<std::string> known;
    for (const auto& info : list_puzzles()) known.push_back(info.name);
    require_known("puzzle", value, known);
    settings->kind = value;
  };
  const auto of_rushhour = [&](Option option) { return only_for("rushhour", *settings, std::move(option)); };
  const auto of_sokoban = [&](Option option) { return only_for("sokoban", *settings, std::move(option)); };
  const auto shared = [](const char* name, const char* argument, const char* help, auto& first, auto& second,
                         int least = 1) {
    return for_both(integer(name, argument, help, first, least), integer(name, argument, help, second, least));
  };
  return {
      .name = "generate",
      .summary = "make puzzles of a wanted size and difficulty",
      .examples = {{"gridlock generate rushhour --min-moves 25", "a board that takes at least 25 moves"},
                   {"gridlock generate rushhour --difficulty 3 --count 5",
                    "five that a typical person solves in a minute"},
                   {"gridlock generate rushhour --vehicles 11 --seed 7 --count 10 -o boards.txt",
                    "ten boards of eleven vehicles"},
                   {"gridlock generate rushhour --size 9 --vehicles 18-24 --time-limit 60", "larger ones"},
                   {"gridlock generate rushhour --from census --min-moves 40 --count 5",
                    "drawn from the census of all boards"},
                   {"gridlock generate rushhour --count 5 | gridlock convert - --to line", "in another format"},
                   {"gridlock generate sokoban --size 9x9 --boxes 4 --seed 3 --min-pushes 40", "a Sokoban level"}},
      .options =
          {std::move(kind),
           size(*settings),
           of_rushhour(
               range("--vehicles", "vehicles, the primary included (default: any number)", boards.vehicles, 2, 127)),
           of_rushhour(range("--walls", "walls (default 0)", boards.walls, 0, 64)),
           of_rushhour(number("--trucks", "SHARE", "share of vehicles of length 3 among those placed (default 0.3)",
                              boards.trucks)),
           of_rushhour(flag("--vertical", "the primary runs down to the bottom edge", boards.vertical)),
           of_rushhour(integer("--min-moves", "N",
                               "least length of the shortest solution (default 5, less on narrow boards)",
                               boards.cost.min, 1)),
           of_rushhour(integer("--max-moves", "N", "greatest length of the shortest solution", boards.cost.max, 2)),
           of_rushhour(metric_option(settings->metric)),
           of_rushhour(choice("--from", {"census"},
                              "draw boards from a census that was taken, instead of making new ones", settings->from)),
           of_sokoban(range("--boxes", "boxes, and as many goals (default 3)", levels.boxes, 1, 64)),
           of_sokoban(
               number("--floor", "SHARE", "share of floor in the rooms it begins with (default 0.5)", levels.floor)),
           of_sokoban(integer(
               "--min-pushes", "N",
               "least pushes of the shortest solution (default: two for each box and one more; one for each below 7x7)",
               levels.pushes.min, 1)),
           of_sokoban(integer("--max-pushes", "N", "greatest pushes of the shortest solution", levels.pushes.max, 2)),
           shared("--difficulty", "CLASS", "class of the rating, 1 (easy) to 5 (hard); default: any", boards.difficulty,
                  levels.difficulty),
           shared("--count", "N", "how many (default 1)", boards.count, levels.count),
           shared("--effort", "N",
                  "fruitless changes before starting from another random board (default 100, sokoban 60)",
                  boards.effort, levels.effort, 0),
           shared("--budget", "STATES",
                  "the most states to visit of one board (default 30000, 5000 above 36 cells, sokoban 200000)",
                  boards.budget, levels.budget),
           shared("--patience", "N", "random boards to try without success before giving up (default 1000)",
                  boards.patience, levels.patience),
           jobs_option(settings->jobs)},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Every board is the hardest start of its space, and minimal: take any vehicle, wall or box away and it gets "
          "easier. The limits are for all boards together. The same seed gives the same boards.",
      .reads = {"--seed"},
  };
}

}  // namespace gridlock::cli
