// gridlock census: every board of one size that counts, in one file; also merges parts that were made elsewhere.
#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/cluster/census_on_slurm.hpp"
#include "cli/commands/commands.hpp"
#include "cli/input/census_files.hpp"
#include "cli/input/census_journal.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/safe_file.hpp"
#include "cli/session/session.hpp"
#include "cli/views/census_text.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/rushhour/census/layouts.hpp"

namespace gridlock::cli {
namespace {

namespace census = rushhour::census;

struct CensusSettings {
  census::Request request;
  Jobs jobs;
  SlurmSettings slurm;
  bool merge = false;
  bool layouts = false;
  bool status = false;
  std::vector<std::string> parts;
};

void write_file(const std::string& path, const std::string& text) {
  SafeFile file(path);
  write_all(file.descriptor(), text.data(), text.size(), path);
  file.commit();
}

ExitCode count_layouts(const census::Request& request, Session& session) {
  const std::uint64_t layouts = census::count_layouts(census::Lines(request.side), request.walls);
  if (session.common().format == "text") {
    session.out().write(report::grouped(layouts) + "\n");
    return ExitCode::done;
  }
  const auto writer = report::make_writer(session.common().format, session.sink());
  report::Record record;
  record.add("size", request.side).add("walls", request.walls).add("layouts", layouts);
  writer->write(record);
  writer->finish();
  return ExitCode::done;
}

ExitCode merge_parts(const std::vector<std::string>& paths, const std::string& output, Session& session) {
  if (paths.empty()) throw UsageError("--merge needs the files of all shards");
  std::vector<census::Census> parts;
  for (const auto& path : paths) {
    const std::string text = read_census_text(path);
    try {
      parts.push_back(census::CensusFile(text).all());
    } catch (const Error& error) {
      throw Error(error.what(), 0, 0, path);
    }
  }
  const census::Census whole = census::merge(parts);
  const std::string path = output.empty() ? census_path(whole.request) : output;
  const std::string text = census::write_census(whole);
  write_file(path, text);
  tell_of(census::CensusFile(text), path, session);
  return ExitCode::done;
}

// Whether that very census is there already.
bool is_there(const std::string& path, const census::Request& request, Session& session) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return false;
  const std::string text = read_census_text(path);
  try {
    const census::CensusFile file(text);
    if (!(file.request() == request))
      throw Error("here is the census of " + size_of(file.request()) + "; name another file with -o", 0, 0, path);
    session.note("it was there before");
    tell_of(file, path, session);
    return true;
  } catch (const Error& error) {
    throw Error(error.what(), 0, 0, path);
  }
}

// Takes the census, or what is left of it, in this process.
ExitCode take_here(const census::Request& request, const std::string& path, unsigned jobs, Session& session) {
  CensusJournal journal(path + ".part", request);
  const census::Lines lines(request.side);
  const std::uint64_t before = journal.harvest().chunks;
  CensusProgress tell(session, census::Plan(lines, request).size(), before);
  const census::CensusWork work{.jobs = jobs, .limits = session.limits(), .done = before};
  const Outcome outcome = census::take_census(request, work, [&](const census::Harvest& harvest) {
    journal.add(harvest);
    tell(journal.harvest());
  });
  if (outcome != Outcome::solved) {
    session.note("what is done is kept; the same command goes on from here");
    return code_of(outcome);
  }
  const std::string text = census::write_census(census::make_census(request, journal.harvest()));
  write_file(path, text);
  journal.remove();
  tell_of(census::CensusFile(text), path, session);
  return ExitCode::done;
}

ExitCode run(const CensusSettings& settings, Session& session) {
  const census::Request& request = settings.request;
  if (const auto fault = census::find_fault(request); !fault.empty()) throw UsageError(fault);
  if (settings.layouts) return count_layouts(request, session);
  if (settings.merge) return merge_parts(settings.parts, session.common().output, session);
  if (!settings.parts.empty()) throw UsageError("files are for --merge");

  const std::string path = session.common().output.empty() ? census_path(request) : session.common().output;
  if (settings.status) {
    tell_census_status(request, path, session);
    return ExitCode::done;
  }
  if (is_there(path, request, session)) {
    if (settings.slurm.wanted()) forget_tasks(path);
    return ExitCode::done;
  }
  if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty())
    std::filesystem::create_directories(folder);
  if (settings.slurm.wanted()) {
    SlurmSettings slurm = settings.slurm;
    slurm.cores = std::max(1U, settings.jobs.wanted);
    census_on_slurm(request, path, slurm, session);
    return ExitCode::done;
  }
  return take_here(request, path, settings.jobs.count(session.common()), session);
}

}  // namespace

Command census_command() {
  const auto settings = std::make_shared<CensusSettings>();
  return {
      .name = "census",
      .summary = "list every Rush Hour board of one size that is worth playing",
      .examples = {{"gridlock census", "all 6x6 boards, for census:51 and the like"},
                   {"gridlock census --size 5 --walls 1 -o small.census", "5x5, with up to one wall"},
                   {"gridlock census --shard 3/8 -o 3.census", "an eighth of the work"},
                   {"gridlock census --merge ?.census -o all.census", "the eighths merged"},
                   {"gridlock census --on slurm --tasks 64", "as 64 jobs on a cluster, merged by a final one"},
                   {"gridlock solve census:51", "the boards of 51 moves"}},
      .options = join(
          {integer("--size", "N", "cells per side, 4 to 6 (default 6)", settings->request.side, 4, 6),
           integer("--walls", "N", "at most this many walls, 0 to 2 (default 0)", settings->request.walls, 0, 2),
           shard_option(settings->request.shard), flag("--merge", "merge the files of all shards", settings->merge),
           flag("--status", "show how far it has got, here or on a cluster", settings->status),
           flag("--layouts", "only count the layouts, in which nothing can move left or up", settings->layouts),
           jobs_option(settings->jobs),
           positionals("PART", "with --merge: the files of all shards", settings->parts, false)},
          slurm_options(settings->slurm)),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "A board counts if it can be solved, no position that can be reached from it takes longer, and it is "
          "easier without any of its vehicles. The file is that of -o, by default the one that census: reads: "
          "$GRIDLOCK_CENSUS, or 6x6.census in the folder gridlock of $XDG_DATA_HOME or ~/.local/share. Work done "
          "before an interruption is kept beside it, and the same command continues from there.",
      .check = [settings](const CommonOptions&) { check(settings->slurm, settings->request.shard); },
      .own_output = true,
  };
}

}  // namespace gridlock::cli
