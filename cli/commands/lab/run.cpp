// gridlock lab run: every puzzle with every configuration, each case in its own process, into a database.
#include <unistd.h>

#include <ctime>
#include <memory>
#include <set>
#include <thread>

#include "cli/cluster/lab_on_slurm.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/input.hpp"
#include "cli/input/options_in_effect.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/options/memory.hpp"
#include "cli/options/suggest.hpp"
#include "cli/session/session.hpp"
#include "cli/session/signals.hpp"
#include "cli/views/lab_run_text.hpp"
#include "gridlock/lab/run/experiment.hpp"

namespace gridlock::cli {
namespace {

constexpr std::chrono::seconds kDefaultTime{15};
constexpr std::size_t kDefaultBytes = std::size_t{2} << 30;

struct LabRunSettings {
  InputOptions input;
  SearchSettings search;
  std::vector<std::string> searches, heuristics;
  std::string until;
  unsigned jobs = 0, repeats = 1;  // no jobs: as many as there are cores
  std::size_t sample = 0;
  std::vector<std::string> retried;  // outcomes
  Shard shard;
  std::string except;
  SlurmSettings slurm;
};

unsigned jobs_of(const LabRunSettings& settings) {
  if (settings.jobs > 0) return settings.jobs;
  return settings.slurm.wanted() ? 1 : std::max(1U, std::thread::hardware_concurrency());
}

std::vector<std::string> searches_of(const LabRunSettings& settings) {
  return settings.searches.empty() ? std::vector<std::string>{"auto"} : settings.searches;
}

// Every way in which a case can end without an answer.
std::vector<std::string> outcomes_without_answer() {
  std::vector<std::string> names;
  for (const auto name : kOutcomeNames)
    if (name != name_of(Outcome::solved) && name != name_of(Outcome::unsolvable)) names.emplace_back(name);
  names.emplace_back(lab::kCrashed);
  return names;
}

// "crashed,out_of_memory", or "all"
Option retry_option(std::vector<std::string>& target) {
  Option option = list(
      "--retry", "OUTCOME,...",
      "run cases with these outcomes again, such as crashed,out_of_memory; all: every case without an answer", target);
  option.set = [&target](const std::string& value) {
    std::vector<std::string> known = outcomes_without_answer();
    const std::vector<std::string> all = known;
    for (const Outcome answer : {Outcome::solved, Outcome::unsolvable}) known.emplace_back(name_of(answer));
    known.emplace_back("all");
    const auto names = split_names(value);
    if (names.empty()) throw UsageError("--retry takes outcomes, such as crashed,out_of_memory, or all");
    for (const auto& name : names) {
      require_known("outcome", name, known);
      if (name == "all")
        target.insert(target.end(), all.begin(), all.end());
      else
        target.push_back(name);
    }
  };
  return option;
}

// Limits that nobody set are those of an experiment, not those of one long search.
SolveRequest request_of(const LabRunSettings& settings, Session& session) {
  SolveRequest request = make_request(settings.search, session);
  request.progress = {};
  request.limits.cancel = nullptr;
  if (request.limits.time == std::chrono::nanoseconds::max()) request.limits.time = kDefaultTime;
  if (request.limits.bytes == affordable_memory())
    request.limits.bytes = std::min(kDefaultBytes, affordable_memory() / jobs_of(settings));
  if (!settings.until.empty()) request.until_optimal = settings.until == "optimal";
  return request;
}

std::string now_as_text() {
  const std::time_t now = std::time(nullptr);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", std::gmtime(&now));
  return text;
}

std::vector<lab::Specimen> read_corpus(const LabRunSettings& settings, Session& session, ExitCode& code) {
  std::vector<lab::Specimen> corpus;
  auto given = settings.search.given;
  for (const auto& option : session.common().given)
    if (option != "--seed" || settings.sample == 0) given.push_back(option);
  std::set<std::size_t> kinds;
  for_each_item(settings.input, session, [&](Item&& item) {
    if (item.entry.valid()) {
      if (kinds.insert(item.entry.puzzle().index()).second)
        warn_of_idle_options(given, searches_of(settings), item.entry.puzzle(), session);
      corpus.push_back(
          lab::specimen_of(item.entry.puzzle(), item.source, item.entry.index, item.entry.name, item.label()));
    } else {
      session.complain(item.entry.error());
      code = worse(code, ExitCode::bad_input);
    }
    return !session.interrupted();
  });
  if (settings.sample > 0) return lab::sampled(std::move(corpus), settings.sample, session.common().seed);
  return corpus;
}

ExitCode run(const LabRunSettings& settings, Session& session) {
  const std::string& path = session.common().output;
  ExitCode code = ExitCode::done;
  lab::Experiment experiment;
  experiment.corpus = read_corpus(settings, session, code);
  if (session.interrupted()) return ExitCode::interrupted;
  if (experiment.corpus.empty()) throw Error("there is no puzzle to experiment on");
  experiment.searches = searches_of(settings);
  experiment.heuristics = settings.heuristics;
  experiment.request = request_of(settings, session);
  experiment.repeats = settings.repeats;
  experiment.jobs = jobs_of(settings);
  experiment.except = settings.except;
  experiment.retried = settings.retried;
  experiment.shard = settings.shard;
  experiment.cancel = &interrupted();
  if (settings.slurm.wanted()) {
    SlurmSettings slurm = settings.slurm;
    slurm.cores = jobs_of(settings) * experiment.request.threads;
    run_on_slurm(experiment, slurm, session);
    return code;
  }
  {
    lab::Store store(path, lab::settings_of(experiment.request), settings.retried);
    lab::Facts facts = lab::facts_of_host();
    facts.insert(facts.end(), {{"command", session.common().command_line},
                               {"started", now_as_text()},
                               {"jobs", std::to_string(experiment.jobs)},
                               {"repeats", std::to_string(settings.repeats)}});
    store.note(facts);
    const lab::Tally tally = lab::run_experiment(experiment, store, LabWatcher(session));
    store.note({{"finished", tally.complete() ? now_as_text() : ""}, {"cases", std::to_string(tally.total)}});
    session.note(path + ": " + closing_words(tally));
  }
  summarise(lab::load_run(path), session);
  return code;
}

void check(const LabRunSettings& settings, const CommonOptions& common) {
  if (common.output.empty() || common.output == "-")
    throw UsageError("lab run needs a database for its results: -o run.db");
  check(settings.slurm, settings.shard);
  if (settings.slurm.wanted()) {
    const auto& inputs = settings.input.inputs;
    if (std::find(inputs.begin(), inputs.end(), "-") != inputs.end())
      throw UsageError("the tasks of Slurm cannot read standard input; name a file");
  }
  require_effect(settings.search.given, searches_of(settings), !settings.heuristics.empty());
}

}  // namespace

Command lab_run_command() {
  const auto settings = std::make_shared<LabRunSettings>();
  const std::vector<Option> own{
      searches_option(settings->searches),
      heuristics_option(settings->heuristics),
      noted(choice("--until", {"first", "optimal"}, "as for solve", settings->until), settings->search.given),
      integer("--jobs", "N", "how many cases run at a time; by default one for each core, on Slurm one for each task",
              settings->jobs, 1, 1024),
      integer("--repeat", "K", "run each case K times; tables and reports show the one of median time",
              settings->repeats, 1, 1'000'000),
      retry_option(settings->retried),
      integer("--sample", "K", "take only K puzzles of the corpus, chosen by --seed", settings->sample, 1),
      shard_option(settings->shard),
      text("--except", "RUN", "leave out the cases that this database has", settings->except),
  };
  return {
      .name = "lab run",
      .summary = "run an experiment: searches and heuristics over whole corpora, into a database",
      .examples = {{"gridlock lab run boards.txt --search bfs,astar --heuristic zero,blockers -o run.db",
                    "breadth-first, and A* with two heuristics, on every board"},
                   {"gridlock lab run levels/ --search auto,sokobot --time-limit 15 --memory-limit 2G -o run.db",
                    "a folder of Sokoban levels; started again, it continues where it stopped"},
                   {"gridlock lab run boards.txt --sample 100 --repeat 5 --jobs 1 -o run.db",
                    "a hundred of them, five times each, one at a time"},
                   {"gridlock lab run boards.txt --retry crashed,out_of_memory -o run.db",
                    "the same run, repeating those cases"},
                   {"gridlock lab run boards.txt --shard 2/8 -o part2.db",
                    "the second of eight shares, on any machine; `lab merge` puts them together"},
                   {"gridlock lab run boards.txt -o run.db --on slurm --tasks 64",
                    "as 64 jobs on a cluster; the same command again runs what is missing"}},
      .options = join(join(input_options(settings->input), join(own, slurm_options(settings->slurm))),
                      search_settings_options(settings->search)),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Each case runs in a process of its own; a crash is recorded as such. By default a case has 15 seconds and 2 "
          "GB. "
          "Results are written as they come: killed at any moment and started again with the same command, the run "
          "continues where it stopped. More puzzles and searches may be added to a database; the limits must stay the "
          "same.",
      .check = [settings](const CommonOptions& common) { check(*settings, common); },
      .reads = {"--threads", "--seed"},
      .own_output = true,
  };
}

}  // namespace gridlock::cli
