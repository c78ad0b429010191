#include "gridlock/rushhour/census/census_file.hpp"

#include <bit>
#include <charconv>

#include "gridlock/rushhour/census/letters.hpp"

namespace gridlock::rushhour::census {
namespace {

constexpr std::string_view kMagic = "gridlock census ";
constexpr std::string_view kVersion = "1";

std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) throw Error("the census is cut off");
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

// Takes a number, and the one space or word before it, off the front of a line.
std::uint64_t take_figure(std::string_view& line) {
  const std::size_t first = line.find_first_of("0123456789");
  std::uint64_t number = 0;
  const auto* const begin = line.data() + std::min(first, line.size());
  const auto [end, fault] = std::from_chars(begin, line.data() + line.size(), number);
  if (fault != std::errc()) throw Error("the census is damaged");
  line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  return number;
}

std::string counts_text(const ChunkCounts& counts, std::uint64_t chunks) {
  return "chunks " + std::to_string(chunks) + " structures " + std::to_string(counts.structures) + " components " +
         std::to_string(counts.components) + " positions " + std::to_string(counts.positions) + " searched " +
         std::to_string(counts.searched) + "\n";
}

void take_counts(std::string_view line, ChunkCounts& counts, std::uint64_t& chunks) {
  chunks = take_figure(line);
  counts.structures = take_figure(line);
  counts.components = take_figure(line);
  counts.positions = take_figure(line);
  counts.searched = take_figure(line);
}

// Half of the possible sizes are known from the group.
std::uint32_t least_of(std::uint32_t size) { return size == 0 ? 0 : 1U << (size - 1); }

}  // namespace

std::string write_census(const Census& census) {
  const auto& boards = census.harvest.boards;
  const Request& request = census.request;
  std::string index, data;
  std::size_t groups = 0;
  for (std::size_t k = 0; k < boards.size();) {
    const auto& [code, moves, vehicles, positions] = boards[k];
    const auto size = static_cast<std::uint32_t>(std::bit_width(positions));
    std::string packed;
    std::uint64_t last = 0;
    std::size_t count = 0;
    for (; k < boards.size(); ++k, ++count) {
      const Board& board = boards[k];
      if (board.moves != moves || board.vehicles != vehicles ||
          static_cast<std::uint32_t>(std::bit_width(board.positions)) != size)
        break;
      append_number(packed, board.code - last);
      append_number(packed, board.positions - least_of(size));
      last = board.code;
    }
    index += std::to_string(moves) + " " + std::to_string(vehicles) + " " + std::to_string(size) + " " +
             std::to_string(count) + "\n";
    data += packed + "\n";
    ++groups;
  }
  std::string text = std::string(kMagic) + std::string(kVersion) + "\n";
  text += text_of(request) + "\n";
  text += counts_text(census.harvest.counts, census.harvest.chunks);
  text += "boards " + std::to_string(boards.size()) + " in " + std::to_string(groups) +
          " groups: moves, vehicles, bits of the size of the component, boards\n";
  text += index + data;
  return text + "checksum " + std::to_string(checksum(text)) + "\n";
}

CensusFile::CensusFile(std::string_view text) {
  if (text.substr(0, kMagic.size()) != kMagic) throw Error("this is not the file of a census");
  const std::string_view whole = text;
  const std::string_view version = take_line(text).substr(kMagic.size());
  if (version != kVersion)
    throw Error("this is a census of version " + std::string(version) + "; version " + std::string(kVersion) +
                " can be read");
  auto line = take_line(text);
  request_.side = static_cast<int>(take_figure(line));
  request_.walls = static_cast<int>(take_figure(line));
  request_.shard.number = static_cast<unsigned>(take_figure(line));
  request_.shard.count = static_cast<unsigned>(take_figure(line));
  if (!find_fault(request_).empty()) throw Error("the census is damaged");
  take_counts(take_line(text), counts_, chunks_);
  line = take_line(text);
  take_figure(line);
  const std::uint64_t groups = take_figure(line);
  for (std::uint64_t k = 0; k < groups; ++k) {
    line = take_line(text);
    Group group;
    group.moves = static_cast<std::uint32_t>(take_figure(line));
    group.vehicles = static_cast<std::uint32_t>(take_figure(line));
    group.size = static_cast<std::uint32_t>(take_figure(line));
    group.boards = take_figure(line);
    groups_.push_back(group);
  }
  for (Group& group : groups_) group.packed = take_line(text);
  const auto length = static_cast<std::size_t>(text.data() - whole.data());
  line = take_line(text);
  if (line.substr(0, 9) != "checksum " || take_figure(line) != checksum(whole.substr(0, length)) || !text.empty())
    throw Error("the census is damaged");
}

std::vector<Board> CensusFile::unpack(const Group& group) {
  std::vector<Board> boards;
  std::string_view left = group.packed;
  std::uint64_t code = 0;
  for (std::uint64_t k = 0; k < group.boards; ++k) {
    code += take_number(left);
    const auto positions = static_cast<std::uint32_t>(take_number(left)) + least_of(group.size);
    boards.push_back({code, group.moves, group.vehicles, positions});
  }
  return boards;
}

Census CensusFile::all() const {
  Census census{request_, {chunks_, counts_, {}}};
  for (const Group& group : groups_)
    for (const Board& board : unpack(group)) census.harvest.boards.push_back(board);
  return census;
}

std::string write_harvest(const Harvest& harvest) {
  std::string line;
  const ChunkCounts& counts = harvest.counts;
  for (const std::uint64_t number :
       {harvest.chunks, counts.structures, counts.components, counts.positions, counts.searched})
    append_number(line, number);
  append_number(line, harvest.boards.size());
  for (const Board& board : harvest.boards)
    for (const std::uint64_t number :
         {board.code, std::uint64_t{board.moves}, std::uint64_t{board.vehicles}, std::uint64_t{board.positions}})
      append_number(line, number);
  const std::uint64_t sum = checksum(line);
  append_number(line, sum);
  return line + "\n";
}

Harvest read_harvest(std::string_view line) {
  if (line.empty() || line.back() != '\n') throw Error("the line is cut off");
  line.remove_suffix(1);
  const std::string_view whole = line;
  Harvest harvest;
  ChunkCounts& counts = harvest.counts;
  for (std::uint64_t* number :
       {&harvest.chunks, &counts.structures, &counts.components, &counts.positions, &counts.searched})
    *number = take_number(line);
  for (std::uint64_t left = take_number(line); left > 0; --left) {
    Board board;
    board.code = take_number(line);
    for (std::uint32_t* number : {&board.moves, &board.vehicles, &board.positions})
      *number = static_cast<std::uint32_t>(take_number(line));
    harvest.boards.push_back(board);
  }
  const std::uint64_t sum = checksum(whole.substr(0, whole.size() - line.size()));
  if (take_number(line) != sum || !line.empty()) throw Error("the line is damaged");
  return harvest;
}

}  // namespace gridlock::rushhour::census
