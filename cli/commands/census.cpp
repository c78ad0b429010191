// gridlock census: every board of one size that counts, in one file; also its parts, made here and there, put together.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <map>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/census_files.hpp"
#include "cli/input/census_journal.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/safe_file.hpp"
#include "cli/session/session.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/rushhour/census/layouts.hpp"

namespace gridlock::cli {
namespace {

namespace census = rushhour::census;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kBetweenLines{10};

struct CensusSettings {
  census::Request request;
  Jobs jobs;
  bool merge = false;
  bool layouts = false;
  std::vector<std::string> parts;
};

// "3/8"
Option shard_option(census::Request& target) {
  auto set = [&target](const std::string& value) {
    const std::size_t slash = value.find('/');
    if (slash == std::string::npos) throw UsageError("--shard takes a number and how many there are, as in 3/8");
    target.shards = static_cast<unsigned>(whole_number("--shard", value.substr(slash + 1), 1, 1'000'000));
    target.shard = static_cast<unsigned>(whole_number("--shard", value.substr(0, slash), 1, target.shards));
  };
  return {{"--shard"}, "K/N", "do the K-th of N parts of the work; --merge puts them together", set};
}

std::string size_of(const census::Request& request) {
  std::string text = fmt::format("{0}x{0}", request.side);
  if (request.walls > 0) text += fmt::format(" with up to {} wall{}", request.walls, request.walls == 1 ? "" : "s");
  if (request.shards > 1) text += fmt::format(", shard {} of {}", request.shard, request.shards);
  return text;
}

void write_file(const std::string& path, const std::string& text) {
  SafeFile file(path);
  write_all(file.descriptor(), text.data(), text.size(), path);
  file.commit();
}

// Says how it is going: on a terminal in one line that changes, elsewhere in a line from time to time. Chunks come in
// an order that mixes long and short ones, so that their number says how long the rest will take.
class Teller {
 public:
  Teller(Session& session, std::uint64_t total, std::uint64_t before)
      : session_(session), total_(total), before_(before) {}

  void operator()(const census::Harvest& all) {
    const auto now = Clock::now();
    if (!session_.shows_progress() && now - told_ < kBetweenLines) return;
    told_ = now;
    const double seconds = std::chrono::duration<double>(now - began_).count();
    const auto done = static_cast<double>(all.chunks - before_);
    const double left = static_cast<double>(total_ - all.chunks) * seconds / std::max(done, 1.0);
    const std::string text = fmt::format("{:.1f} % done, {} boards, {} to go",
                                         100.0 * static_cast<double>(all.chunks) / static_cast<double>(total_),
                                         report::grouped(all.boards.size()), report::human_seconds(left));
    if (session_.shows_progress())
      session_.show_progress(text);
    else
      session_.note(text);
  }

 private:
  Session& session_;
  const std::uint64_t total_, before_;
  const Clock::time_point began_ = Clock::now();
  Clock::time_point told_ = began_;
};

// A row for each number of moves.
void print_table(const census::CensusFile& file, Session& session) {
  struct Row {
    std::uint64_t boards = 0;
    std::uint32_t least = ~0U, most = 0;  // vehicles
    std::uint64_t positions = 0;
  };
  std::map<std::uint32_t, Row> rows;
  for (const census::Group& group : file.groups()) {
    Row& row = rows[group.moves];
    row.boards += group.boards;
    row.least = std::min(row.least, group.vehicles);
    row.most = std::max(row.most, group.vehicles);
    for (const auto& board : census::CensusFile::unpack(group))
      row.positions = std::max<std::uint64_t>(row.positions, board.positions);
  }
  const auto writer = report::make_writer(session.common().format, session.sink());
  for (const auto& [moves, row] : rows) {
    report::Record record;
    record.add("moves", moves)
        .add("boards", row.boards)
        .add("fewest_vehicles", row.least)
        .add("most_vehicles", row.most)
        .add("most_positions", row.positions);
    writer->write(record);
  }
  writer->finish();
}

void tell_end(const census::CensusFile& file, const std::string& path, Session& session) {
  std::uint64_t boards = 0;
  for (const census::Group& group : file.groups()) boards += group.boards;
  const census::ChunkCounts& counts = file.counts();
  print_table(file, session);
  session.note(fmt::format("{}: {} boards, the hardest of {} moves, out of {} components with {} positions, in {}",
                           size_of(file.request()), report::grouped(boards),
                           file.groups().empty() ? 0 : file.groups().back().moves, report::grouped(counts.components),
                           report::grouped(counts.positions), path));
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
  tell_end(census::CensusFile(text), path, session);
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
    tell_end(file, path, session);
    return true;
  } catch (const Error& error) {
    throw Error(error.what(), 0, 0, path);
  }
}

ExitCode run(const CensusSettings& settings, Session& session) {
  const census::Request& request = settings.request;
  if (const auto fault = census::find_fault(request); !fault.empty()) throw UsageError(fault);
  if (settings.layouts) return count_layouts(request, session);
  if (settings.merge) return merge_parts(settings.parts, session.common().output, session);
  if (!settings.parts.empty()) throw UsageError("files are for --merge");

  const std::string path = session.common().output.empty() ? census_path(request) : session.common().output;
  if (is_there(path, request, session)) return ExitCode::done;
  if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty())
    std::filesystem::create_directories(folder);
  CensusJournal journal(path + ".part", request);

  const census::Lines lines(request.side);
  const std::uint64_t before = journal.harvest().chunks;
  Teller tell(session, census::Plan(lines, request).size(), before);
  const unsigned jobs = settings.jobs.count(session.common());
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
  tell_end(census::CensusFile(text), path, session);
  return ExitCode::done;
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
                   {"gridlock census --merge ?.census -o all.census", "the eighths put together"},
                   {"gridlock solve census:51", "the boards of 51 moves"}},
      .options = {integer("--size", "N", "cells a side, 4 to 6 (default 6)", settings->request.side, 4, 6),
                  integer("--walls", "N", "at most so many walls, 0 to 2 (default 0)", settings->request.walls, 0, 2),
                  shard_option(settings->request),
                  flag("--merge", "put the files of all shards together", settings->merge),
                  flag("--layouts", "only count the layouts, in which nothing can move left or up", settings->layouts),
                  jobs_option(settings->jobs),
                  positionals("PART", "with --merge: the files of all shards", settings->parts, false)},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "A board counts if it can be solved, no position that can be reached from it takes longer, and it is "
          "easier without any of its vehicles. The file is that of -o; without it, it lies where census: looks for it: "
          "$GRIDLOCK_CENSUS, or 6x6.census in the folder gridlock of $XDG_DATA_HOME or ~/.local/share. What was done "
          "before an interruption is kept beside it, and the same command goes on from there.",
      .own_output = true,
  };
}

}  // namespace gridlock::cli
