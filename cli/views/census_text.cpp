#include "cli/views/census_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "gridlock/core/counted.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

namespace census = rushhour::census;

constexpr std::chrono::seconds kBetweenRemarks{10};

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

}  // namespace

std::string size_of(const census::Request& request) {
  std::string text = fmt::format("{0}x{0}", request.side);
  if (request.walls > 0) text += " with up to " + counted(request.walls, "wall");
  if (!request.shard.whole()) text += fmt::format(", shard {} of {}", request.shard.number, request.shard.count);
  return text;
}

void CensusProgress::operator()(const census::Harvest& all) {
  const auto now = Clock::now();
  if (!session_.shows_progress() && now - told_ < kBetweenRemarks) return;
  told_ = now;
  const double seconds = std::chrono::duration<double>(now - began_).count();
  const auto done = static_cast<double>(all.chunks - before_);
  const double left = static_cast<double>(total_ - all.chunks) * seconds / std::max(done, 1.0);
  const std::string text =
      fmt::format("{:.1f} % done, {}, {} to go", 100.0 * static_cast<double>(all.chunks) / static_cast<double>(total_),
                  report::grouped(all.boards.size(), "board"), report::human_seconds(left));
  if (session_.shows_progress())
    session_.show_progress(text);
  else
    session_.note(text);
}

void tell_of(const census::CensusFile& file, const std::string& path, Session& session) {
  std::uint64_t boards = 0;
  for (const census::Group& group : file.groups()) boards += group.boards;
  const census::ChunkCounts& counts = file.counts();
  print_table(file, session);
  session.note(fmt::format(
      "{}: {}, the hardest of {}, out of {} with {}, in {}", size_of(file.request()), report::grouped(boards, "board"),
      counted(file.groups().empty() ? 0 : file.groups().back().moves, "move"),
      report::grouped(counts.components, "component"), report::grouped(counts.positions, "position"), path));
}

}  // namespace gridlock::cli
