// gridlock check: a whole collection, looked at as its author would: what is invalid, unsolvable, there twice, or never
// needed; and the same collection without what is wrong with it.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/check.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Value;

struct CheckSettings {
  InputOptions input;
  Jobs jobs;
  bool rated = false;
  bool strict = false;
  bool quick = false;
  std::string keep;  // empty: the report is printed, not the puzzles
  std::string sort = "none";
};

// One puzzle of the collection and what is known of it.
struct Case {
  std::shared_ptr<Item> item;
  Checkup checkup;
  std::string key;
  std::string room;
  int level = 0;  // 0: not rated
};

std::string where(const Case& one) { return fmt::format("{}:{}", one.item->source, one.item->entry.line); }

void examine(Case& one, const CheckSettings& settings, const Job& job) {
  const Puzzle& puzzle = one.item->entry.puzzle();
  CheckRequest request;
  request.needless = !settings.quick;
  request.limits = job.limits;
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
void compare(std::vector<Case>& cases) {
  Collection collection;
  std::vector<Case*> compared;
  for (Case& one : cases) {
    if (!one.item->entry.valid()) continue;
    compared.push_back(&one);
    const auto found = collection.add({one.item->label(), where(one), one.item->entry.puzzle(), one.checkup.moves,
                                       std::move(one.key), std::move(one.room)});
    if (found) one.checkup.findings.push_back(*found);
  }
  const auto longer = collection.longer_starts();
  for (std::size_t i = 0; i < compared.size(); ++i)
    if (longer[i]) compared[i]->checkup.findings.push_back(*longer[i]);
}

bool is_grave(const Case& one) {
  return std::any_of(one.checkup.findings.begin(), one.checkup.findings.end(),
                     [](const Finding& finding) { return finding.grave; });
}

report::Record record_of(const Case& one) {
  const Entry& entry = one.item->entry;
  const bool solved = entry.valid() && one.checkup.outcome == Outcome::solved;
  std::vector<report::Record> findings;
  for (const Finding& finding : one.checkup.findings)
    findings.push_back(
        report::Record().add("kind", finding.kind).add("message", finding.message).add("grave", finding.grave));
  report::Record record;
  record.add("schema", 1)
      .add("source", one.item->source)
      .add("line", entry.line)
      .add("index", entry.index)
      .add("name", entry.name.empty() ? Value(Nothing{}) : Value(entry.name))
      .add("outcome", entry.valid() ? name_of(one.checkup.outcome) : "invalid")
      .add("cost", solved ? Value(std::int64_t{one.checkup.cost}) : Value(Nothing{}))
      .add("optimal", solved && one.checkup.optimal)
      .add("class", one.level > 0 ? Value(std::int64_t{one.level}) : Value(Nothing{}))
      .add("findings", findings);
  return record;
}

std::string text_of(const std::vector<Case>& cases) {
  std::string text;
  std::map<std::string, int> counts;
  for (const Case& one : cases)
    for (const Finding& finding : one.checkup.findings) {
      text += fmt::format("{}: {}: {}: {}\n", where(one), one.item->label(), finding.kind, finding.message);
      ++counts[std::string(finding.kind)];
    }
  std::string summary = fmt::format("{} puzzles", cases.size());
  const auto open = std::count_if(cases.begin(), cases.end(), [](const Case& one) {
    return one.item->entry.valid() && one.checkup.outcome != Outcome::solved &&
           one.checkup.outcome != Outcome::unsolvable;
  });
  if (open > 0) counts["left open by a limit"] = static_cast<int>(open);
  std::map<int, int> levels;
  for (const Case& one : cases)
    if (one.level > 0) ++levels[one.level];
  for (const auto& [kind, count] : counts) summary += fmt::format(", {} {}", count, kind);
  if (counts.empty()) summary += ", nothing found";
  for (const auto& [level, count] : levels) summary += fmt::format("; class {}: {}", level, count);
  return text + summary + "\n";
}

ExitCode code_for(const Case& one, bool strict) {
  if (!one.item->entry.valid()) return ExitCode::bad_input;
  if (is_grave(one) || (strict && !one.checkup.findings.empty())) return ExitCode::failed;
  return one.checkup.outcome == Outcome::solved ? ExitCode::done : code_of(one.checkup.outcome);
}

// What is left of the collection, in the order that is wanted.
void write_kept(std::vector<Case>& cases, const CheckSettings& settings, Session& session) {
  std::vector<const Case*> kept;
  for (const Case& one : cases)
    if (one.item->entry.valid() && (settings.keep == "all" || !is_grave(one))) kept.push_back(&one);
  const auto rank = [&](const Case* one) {
    return settings.sort == "class" ? std::pair(Count{one->level}, one->checkup.cost)
                                    : std::pair(one->checkup.cost, Count{0});
  };
  if (settings.sort != "none")
    std::stable_sort(kept.begin(), kept.end(), [&](const Case* a, const Case* b) { return rank(a) < rank(b); });
  if (kept.empty()) return;
  formats::PuzzleWriter writer(formats::drawn_format(kept.front()->item->entry.puzzle()));
  for (const Case* one : kept) session.out().write(writer.add(one->item->entry.puzzle()));
  session.out().write(writer.finish());
}

ExitCode run(const CheckSettings& settings, Session& session) {
  std::vector<Case> cases;
  for_each_item(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    const auto one = std::make_shared<Case>();
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
  for (const Case& one : cases) code = worse(code, code_for(one, settings.strict));
  if (!settings.keep.empty()) {
    write_kept(cases, settings, session);
    session.note(text_of(cases));
  } else if (session.common().format == "text") {
    session.out().write(text_of(cases));
  } else {
    const auto writer = report::make_writer(session.common().format, session.sink(), {});
    for (const Case& one : cases) writer->write(record_of(one));
    writer->finish();
  }
  return session.interrupted() ? ExitCode::interrupted : code;
}

}  // namespace

Command check_command() {
  const auto settings = std::make_shared<CheckSettings>();
  return {
      .name = "check",
      .summary = "look a collection over: what is invalid, unsolvable, there twice, or never needed",
      .examples = {{"gridlock check levels.xsb", "a line for everything that is wrong, with file and line"},
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
          "another puzzle, vehicles that are not needed, boxes that need not be pushed, goals no box can reach.",
      .check =
          [settings](const CommonOptions&) {
            if (settings->sort == "class" && !settings->rated) throw UsageError("--sort class needs --rate");
            if (settings->sort != "none" && settings->keep.empty()) throw UsageError("--sort needs --keep");
          },
      .may_replace_input = true,
  };
}

}  // namespace gridlock::cli
