// gridlock check: reviews a collection for its author: what is invalid, unsolvable, duplicate or never needed; and
// writes the collection without what is wrong with it.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/check_report.hpp"
#include "gridlock/check.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

constexpr const char* kPage = "html";
// For a puzzle, unless another limit is given: one that is hard to solve must not keep the others waiting for ever.
constexpr std::chrono::seconds kUsualTime{10};

struct CheckSettings {
  InputOptions input;
  Jobs jobs;
  bool rated = false;
  bool strict = false;
  bool quick = false;
  std::string keep;  // empty: the report is printed, not the puzzles
  std::string sort = "none";
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
};

void examine(CheckedPuzzle& one, const CheckSettings& settings, const Job& job) {
  const Puzzle& puzzle = one.item->entry.puzzle();
  CheckRequest request;
  request.needless = !settings.quick;
  request.limits = job.limits;
  request.limits.time = std::min<std::chrono::nanoseconds>(request.limits.time, settings.time);
  request.progress = job.progress;
  one.checkup = check(puzzle, request);
  one.key = canonical_key(puzzle);
  one.room = room_key(puzzle);
  if (!settings.rated || one.checkup.outcome != Outcome::solved) return;
  RateRequest rating;
  rating.limits = job.limits;
  one.level = rate(puzzle, rating).level;
}

// What shows when all of them are compared.
void compare(std::vector<CheckedPuzzle>& cases) {
  Collection collection;
  std::vector<CheckedPuzzle*> compared;
  for (CheckedPuzzle& one : cases) {
    if (!one.item->entry.valid()) continue;
    compared.push_back(&one);
    const auto found = collection.add({one.item->label(), one.place(), one.item->entry.puzzle(), one.checkup.moves,
                                       std::move(one.key), std::move(one.room)});
    if (found) one.checkup.findings.push_back(*found);
  }
  const auto longer = collection.longer_starts();
  for (std::size_t i = 0; i < compared.size(); ++i)
    if (longer[i]) compared[i]->checkup.findings.push_back(*longer[i]);
}

ExitCode code_for(const CheckedPuzzle& one, bool strict) {
  if (!one.item->entry.valid()) return ExitCode::bad_input;
  if (one.has_grave_finding() || (strict && !one.checkup.findings.empty())) return ExitCode::failed;
  return one.checkup.outcome == Outcome::solved ? ExitCode::done : code_of(one.checkup.outcome);
}

// What is left of the collection, in the order that is wanted.
void write_kept(std::vector<CheckedPuzzle>& cases, const CheckSettings& settings, Session& session) {
  std::vector<const CheckedPuzzle*> kept;
  for (const CheckedPuzzle& one : cases)
    if (one.item->entry.valid() && (settings.keep == "all" || !one.has_grave_finding())) kept.push_back(&one);
  const auto rank = [&](const CheckedPuzzle* one) {
    return settings.sort == "class" ? std::pair(Count{one->level}, one->checkup.cost)
                                    : std::pair(one->checkup.cost, Count{0});
  };
  if (settings.sort != "none")
    std::stable_sort(kept.begin(), kept.end(),
                     [&](const CheckedPuzzle* a, const CheckedPuzzle* b) { return rank(a) < rank(b); });
  if (kept.empty()) return;
  formats::PuzzleWriter writer(formats::drawn_format(kept.front()->item->entry.puzzle()));
  for (const CheckedPuzzle* one : kept) session.out().write(writer.add(one->item->entry.puzzle()));
  session.out().write(writer.finish());
}

ExitCode run(const CheckSettings& asked, Session& session) {
  CheckSettings settings = asked;
  if (session.common().limits.time == std::chrono::nanoseconds::max()) settings.time = kUsualTime;
  std::vector<CheckedPuzzle> cases;
  for_each_item(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    const auto one = std::make_shared<CheckedPuzzle>();
    one->item = item;
    if (item->entry.valid())
      examine(*one, settings, job);
    else
      one->checkup.findings.push_back({"invalid",
                                       fmt::format("line {}, column {}: {}", item->entry.error().line,
                                                   item->entry.error().column, item->entry.error().what()),
                                       true});
    if (one->checkup.outcome == Outcome::out_of_memory && job.shares_memory) return InOrder::Show();
    return InOrder::Show([&cases, one] { cases.push_back(*one); });
  });
  compare(cases);
  ExitCode code = ExitCode::done;
  for (const CheckedPuzzle& one : cases) code = worse(code, code_for(one, settings.strict));
  if (!settings.keep.empty()) {
    write_kept(cases, settings, session);
    session.note(check_text(cases));
  } else if (session.common().format == "text") {
    session.out().write(check_text(cases));
  } else if (session.common().format == kPage) {
    session.out().write(check_page(cases));
  } else {
    const auto writer = report::make_writer(session.common().format, session.sink(), {});
    for (const CheckedPuzzle& one : cases) writer->write(check_record(one));
    writer->finish();
  }
  return session.interrupted() ? ExitCode::interrupted : code;
}

}  // namespace

Command check_command() {
  const auto settings = std::make_shared<CheckSettings>();
  return {
      .name = "check",
      .summary = "review a collection: what is invalid, unsolvable, duplicate or never needed",
      .examples = {{"gridlock check levels.xsb", "a line for everything that is wrong, with file and line"},
                   {"gridlock check levels.xsb --format html -o report.html", "with pictures"},
                   {"gridlock check levels/ --rate", "a folder, with the classes"},
                   {"gridlock check boards.txt --keep sound --sort cost -o sound.txt",
                    "without what is wrong, the short ones first"}},
      .options =
          join(input_options(settings->input),
               {jobs_option(settings->jobs), flag("--rate", "rate every puzzle, too: its class", settings->rated),
                flag("--quick", "do not look for vehicles that are never needed", settings->quick),
                flag("--strict", "remarks count as faults in the exit code", settings->strict),
                choice("--keep", {"sound", "all"},
                       "print the puzzles themselves: those without a grave fault, or all valid ones", settings->keep),
                choice("--sort", {"none", "cost", "class"}, "order of the puzzles with --keep (default none)",
                       settings->sort)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Grave: invalid (exit code 2), unsolvable, duplicate, solved from the start (1). Remarks: a longer start of "
          "another puzzle, vehicles that are not needed, boxes that need not be pushed, goals no box can reach, "
          "floor that no solution needs. A puzzle has ten seconds unless --time-limit says otherwise; --format html "
          "makes a page with pictures.",
      .check =
          [settings](const CommonOptions&) {
            if (settings->sort == "class" && !settings->rated) throw UsageError("--sort class needs --rate");
            if (settings->sort != "none" && settings->keep.empty()) throw UsageError("--sort needs --keep");
          },
      .more_formats = {kPage},
      .may_replace_input = true,
  };
}

}  // namespace gridlock::cli
