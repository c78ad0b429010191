// gridlock lab merge: puts the databases of shards together.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/lab_run_text.hpp"
#include "gridlock/lab/run/merge.hpp"
#include "gridlock/report/human.hpp"

namespace gridlock::cli {
namespace {

ExitCode run(const std::vector<std::string>& parts, Session& session) {
  const std::string& path = session.common().output;
  const lab::Merged merged = lab::merge_runs(parts, path);
  if (merged.after == 0) throw Error("none of them has any case yet");
  session.note(path + ": " + report::grouped(merged.after) + " cases, " +
               report::grouped(merged.after - merged.before) + " of them new");
  summarise(lab::load_run(path), session);
  return ExitCode::done;
}

}  // namespace

Command lab_merge_command() {
  const auto parts = std::make_shared<std::vector<std::string>>();
  return {
      .name = "lab merge",
      .summary = "merge the databases of several shards",
      .examples = {{"gridlock lab merge part1.db part2.db -o run.db", "two shards of one run"},
                   {"gridlock lab merge more.db -o run.db", "adds to what run.db has"}},
      .options = {positionals("RUN", "databases of gridlock lab run, made with the same settings", *parts)},
      .run = [parts](Session& session) { return run(*parts, session); },
      .notes =
          "The result equals that of one run of everything, apart from times. Of a case that several have, the last "
          "one named counts.",
      .check =
          [](const CommonOptions& common) {
            if (common.output.empty() || common.output == "-")
              throw UsageError("lab merge needs a database for its result: -o run.db");
          },
      .own_output = true,
  };
}

}  // namespace gridlock::cli
