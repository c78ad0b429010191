// gridlock solve: every puzzle of the input, on all cores, each answer printed in order as soon as it is known.
#include <algorithm>
#include <memory>
#include <optional>

#include "cli/cluster/deal.hpp"
#include "cli/cluster/solution_message.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/options_in_effect.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/input/solutions.hpp"
#include "cli/input/tuning_options.hpp"
#include "cli/options/args.hpp"
#include "cli/session/fellows.hpp"
#include "cli/session/session.hpp"
#include "cli/views/solve_text.hpp"
#include "cli/views/solved_collection.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/report/solution_record.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/verify.hpp"

namespace gridlock::cli {
namespace {

struct SolveSettings {
  InputOptions input;
  SearchSettings search;
  Jobs jobs;
  std::string search_name = "auto";
  std::string heuristic;
  std::string until;
  std::string freeze_unmoved;
  std::chrono::nanoseconds improve{0};
};

// Prints results in the chosen format: text and collections by their own rules, everything else from records.
class SolvePrinter {
 public:
  explicit SolvePrinter(Session& session) : session_(session) {
    if (session.common().format == "text") {
      text_.emplace(session);
      return;
    }
    if (session.common().format == SolvedCollection::kFormat) {
      collection_.emplace(session);
      return;
    }
    report::WriterOptions options;
    options.header = report::solution_keys();
    options.columns = {{"name", "puzzle"},
                       {"search", ""},
                       {"heuristic", ""},
                       {"outcome", ""},
                       {"cost", ""},
                       {"optimal", ""},
                       {"expanded", ""},
                       {"generated", ""},
                       {"branching_factor", "EBF"},
                       {"seconds", "time"},
                       {"peak_bytes", "memory"}};
    writer_ = report::make_writer(session.common().format, session.sink(), options);
  }

  void add(const Item& item, const Solution& solution) {
    if (text_)
      text_->add(item, solution);
    else if (collection_)
      collection_->add(item, solution);
    else
      writer_->write(report::solution_record(reference(item), solution));
  }

  void add_invalid(const Item& item) {
    if (text_) return text_->add_invalid(item);
    if (collection_) return collection_->add_invalid(item);
    writer_->write(report::invalid_record(reference(item), item.entry.error()));
    session_.complain(item.entry.error());
  }

  void finish() {
    if (text_)
      text_->finish();
    else if (collection_)
      collection_->finish();
    else
      writer_->finish();
  }

 private:
  // A table is for people, who want a name for every row.
  report::PuzzleReference reference(const Item& item) const {
    return {item.source, item.entry.index,
            report::is_for_people(session_.common().format) ? item.label() : item.entry.name};
  }

  Session& session_;
  std::optional<SolveText> text_;
  std::optional<SolvedCollection> collection_;
  std::unique_ptr<report::Writer> writer_;
};

// The solutions among `given` that can be of this puzzle.
std::vector<std::vector<std::string>> solutions_of(const Item& item, const std::vector<GivenSolution>& given) {
  std::vector<std::vector<std::string>> solutions;
  for (const auto& solution : given) {
    const bool other_name =
        !solution.text.name.empty() && !item.entry.name.empty() && solution.text.name != item.entry.name;
    const bool other_index = solution.text.index > 0 && solution.text.index != item.entry.index;
    if (!other_name && !(other_index && solution.text.name.empty())) solutions.push_back(solution.text.moves);
  }
  return solutions;
}

// Whether the processes that mpirun has started work on each puzzle together.
bool works_together(const InputOptions& input, Session& session) {
  using Sharing = Fellows::Sharing;
  if (fellows().carrier == nullptr || fellows().sharing != Sharing::by_input)
    return fellows().carrier != nullptr && fellows().sharing == Sharing::together;
  bool only = false;
  for_each_item(input, session, [&](Item&& item) {
    only = item.only;
    return false;
  });
  return only;
}

// Throws std::logic_error if what another process has sent is no solution of the puzzle.
void require_solution(const Item& item, const Solution& solution) {
  if (solution.outcome != Outcome::solved) return;
  const Verdict verdict = verify(item.entry.puzzle(), solution.moves);
  if (!verdict.solved || verdict.cost(solution.metric) != solution.cost - (solution.exit_counted ? 1 : 0))
    throw std::logic_error(item.label() + ": the answer of another process does not replay. " + verdict.reason);
}

ExitCode run(const SolveSettings& settings, Session& session) {
  const bool together = works_together(settings.input, session);
  const std::string search = together ? "hda" : settings.search_name;
  SolveRequest request = make_request(settings.search, session);
  request.search = search;
  if (!together) request.carrier = nullptr;
  request.heuristic = settings.heuristic;
  if (!settings.until.empty()) request.until_optimal = settings.until == "optimal";
  std::vector<GivenSolution> frozen;
  if (!settings.freeze_unmoved.empty()) frozen = load_solutions({settings.freeze_unmoved});

  Suitability suitability(settings.search.given, {search}, {settings.heuristic}, settings.search.metric);
  InputOptions input = settings.input;
  if (session.common().format == SolvedCollection::kFormat) {
    suitability.require("sokoban", "--format sok");
    input.keeps_text = true;
  }
  SolvePrinter printer(session);
  ExitCode code = ExitCode::done;
  // Nothing if there is nothing to be solved.
  const auto solved = [&](const Item& item, const Job& job) -> std::optional<Solution> {
    if (!item.entry.valid() || !suitability.objection(item.entry.puzzle()).empty()) return std::nullopt;
    SolveRequest mine = request;
    mine.limits = job.limits;
    mine.progress = job.progress;
    if (!frozen.empty()) mine.freeze_unmoved = solutions_of(item, frozen);
    Solution solution = solve(item.entry.puzzle(), mine);
    shorten(solution, item.entry.puzzle(), mine, settings.improve);
    return solution;
  };
  const auto show = [&](const Item& item, const std::optional<Solution>& solution) {
    if (!item.entry.valid()) {
      printer.add_invalid(item);
      code = worse(code, ExitCode::bad_input);
    } else if (!suitability.admits(item, session)) {
      code = worse(code, ExitCode::bad_input);
    } else {
      printer.add(item, *solution);
      code = worse(code, code_of(solution->outcome));
    }
  };
  if (fellows().carrier != nullptr && !together) {
    const Job job{session.limits(), {}, false};
    const auto answer = [&](const Item& item) {
      const auto solution = solved(item, job);
      return solution ? message_of(*solution) : std::string();
    };
    deal_out(input, session, *fellows().carrier, answer, [&](const Item& item, const std::string& message) {
      if (message.empty()) return show(item, std::nullopt);
      const Solution solution = solution_in(message);
      require_solution(item, solution);
      show(item, solution);
    });
  } else {
    for_each_item(input, session, settings.jobs, [&](const auto& item, const Job& job) -> InOrder::Show {
      auto solution = std::make_shared<std::optional<Solution>>(solved(*item, job));
      if (*solution && (*solution)->outcome == Outcome::out_of_memory && job.shares_memory) return {};
      return [&, item, solution] { show(*item, *solution); };
    });
  }
  printer.finish();
  return code;
}

// Those that the options may be for.
std::vector<std::string> searches_of(const SolveSettings& settings) {
  if (fellows().carrier != nullptr && fellows().sharing == Fellows::Sharing::by_input)
    return {settings.search_name, "hda"};
  return {settings.search_name};
}

}  // namespace

Command solve_command() {
  const auto settings = std::make_shared<SolveSettings>();
  const std::vector<Option> own{
      jobs_option(settings->jobs),
      search_option(settings->search_name),
      heuristic_option(settings->heuristic),
      noted(choice("--until", {"first", "optimal"},
                   "stop at the first solution (default for sokoban), or go on until the best is proven (default for "
                   "rushhour)",
                   settings->until),
            settings->search.given),
      seconds("--improve", "then spend this long on shortening the solution", settings->improve),
      noted(read_by_searches(text("--freeze-unmoved", "FILE", help_of("freeze-unmoved"), settings->freeze_unmoved)),
            settings->search.given),
  };
  return {
      .name = "solve",
      .summary = "solve each puzzle and prove the answer shortest",
      .examples = {{"gridlock solve board.txt", "the shortest solution, proven"},
                   {"gridlock solve boards.txt#3-9", "seven puzzles of a collection"},
                   {"gridlock solve levels.xsb --improve 10", "Sokoban: a solution, then ten seconds to shorten it"},
                   {"gridlock solve levels.xsb#7 --until optimal", "Sokoban: the fewest pushes, proven"},
                   {"gridlock solve builtin:", "every puzzle that comes with the program"},
                   {"gridlock solve boards/ --format json", "every file of a folder, one JSON line per puzzle"},
                   {"gridlock solve levels.xsb --format sok -o solved.sok",
                    "Sokoban: the collection, with solutions in it"},
                   {"gridlock solve a.csv --search astar --heuristic blockers", "choose how to search"},
                   {"gridlock solve a.csv --time-limit 10 --memory-limit 2G", "stop in time, and say what is known"}},
      .options = join(join(input_options(settings->input), own), search_settings_options(settings->search)),
      .run = [settings](Session& session) { return run(*settings, session); },
      .check =
          [settings](const CommonOptions&) {
            require_effect(settings->search.given, searches_of(*settings), !settings->heuristic.empty());
          },
      .more_formats = {std::string(SolvedCollection::kFormat)},
      .reads = {"--threads", "--seed"},
  };
}

}  // namespace gridlock::cli
