#include "cli/input/census_files.hpp"

#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>

#include "cli/input/input_file.hpp"
#include "gridlock/core/random.hpp"

namespace gridlock::cli {
namespace {

namespace census = rushhour::census;
namespace fs = std::filesystem;

const char* variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr || *value == '\0' ? nullptr : value;
}

struct MovesRange {
  std::uint32_t least = 0, most = std::numeric_limits<std::uint32_t>::max();
};

// "51", "40-45", "40-", "" for all.
MovesRange range_of(const Reference& reference) {
  const std::string& text = reference.path;
  if (text.empty()) return {};
  const auto moves = [&](const std::string& digits) {
    if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos)
      throw Error("after census: come moves, as in census:51 or census:40-45", 0, 0, reference.word);
    return static_cast<std::uint32_t>(std::stoul(digits));
  };
  const std::size_t dash = text.find('-');
  MovesRange range{.least = moves(text.substr(0, dash))};
  if (dash == std::string::npos)
    range.most = range.least;
  else if (dash + 1 < text.size())
    range.most = moves(text.substr(dash + 1));
  return range;
}

std::string name_of(std::uint32_t moves, int number) {
  return "census " + std::to_string(moves) + "-" + std::to_string(number);
}

// Unpacks one group after the other.
class Boards {
 public:
  Boards(std::string path, MovesRange range)
      : path_(std::move(path)),
        text_(read_census_text(path_)),
        file_(text_),
        lines_(file_.request().side),
        code_(lines_, file_.request().walls),
        range_(range) {}

  bool next(Entry& entry) {
    while (at_ == boards_.size()) {
      if (group_ == file_.groups().size()) return false;
      const census::Group& group = file_.groups()[group_++];
      if (group.moves < range_.least || group.moves > range_.most) continue;
      if (group.moves != moves_) moves_ = group.moves, number_ = 0;
      boards_ = census::CensusFile::unpack(group);
      at_ = 0;
    }
    rushhour::Puzzle puzzle = code_.decode(boards_[at_++].code);
    puzzle.name = name_of(moves_, ++number_);
    entry = {++count_, 1, 0, puzzle.name, puzzle};
    return true;
  }

 private:
  std::string path_;
  std::string text_;
  census::CensusFile file_;
  census::Lines lines_;
  census::BoardCode code_;
  MovesRange range_;
  std::size_t group_ = 0, at_ = 0;
  std::vector<census::Board> boards_;
  std::uint32_t moves_ = 0;
  int number_ = 0, count_ = 0;
};

}  // namespace

std::string census_path(const census::Request& request) {
  if (const char* const named = variable("GRIDLOCK_CENSUS")) return named;
  fs::path folder;
  if (const char* const data = variable("XDG_DATA_HOME"))
    folder = data;
  else if (const char* const home = variable("HOME"))
    folder = fs::path(home) / ".local" / "share";
  else
    throw Error("nobody says where the census is: set GRIDLOCK_CENSUS to the path of its file");
  const std::string size = std::to_string(request.side) + "x" + std::to_string(request.side);
  const std::string walls = request.walls == 0 ? "" : "-walls" + std::to_string(request.walls);
  const Shard share = request.shard;
  const std::string shard =
      share.whole() ? "" : "-" + std::to_string(share.number) + "of" + std::to_string(share.count);
  return folder / "gridlock" / (size + walls + shard + ".census");
}

std::string read_census_text(const std::string& path) {
  std::error_code ignored;
  if (!fs::exists(path, ignored))
    throw Error("there is no census yet; `gridlock census` makes it, or GRIDLOCK_CENSUS says where it is", 0, 0, path);
  return read_bytes(path);
}

std::vector<CensusBoard> draw_from_census(const rushhour::GenerateRequest& request) {
  const std::string path = census_path();
  const std::string text = read_census_text(path);
  const census::CensusFile file(text);
  const int side = file.request().side;
  if (request.width != side || request.height != side)
    throw Error("the census is of " + std::to_string(side) + "x" + std::to_string(side), 0, 0, path);
  const census::Lines lines(side);
  const census::BoardCode code(lines, file.request().walls);
  const auto contains = [](Range range, std::uint32_t number) {
    return range.contains(static_cast<int>(number)) || (range.max == 0 && static_cast<int>(number) >= range.min);
  };
  Range moves = request.cost;
  if (moves.min == 0) moves.min = least_cost(request);

  // Each board that fits takes the place of one drawn before with the right chance (Vitter's algorithm R).
  Random random(request.seed);
  std::vector<CensusBoard> drawn;
  std::uint64_t seen = 0;
  std::uint32_t last_moves = 0;
  int number = 0;
  for (const census::Group& group : file.groups()) {
    if (group.moves != last_moves) last_moves = group.moves, number = 0;
    number += static_cast<int>(group.boards);
    if (!contains(moves, group.moves) || !contains(request.vehicles, group.vehicles)) continue;
    number -= static_cast<int>(group.boards);
    for (const census::Board& board : census::CensusFile::unpack(group)) {
      ++number;
      const bool all_fit = file.request().walls == 0 && request.walls.min == 0;
      if (!all_fit && !request.walls.contains(static_cast<int>(code.decode(board.code).walls.size()))) continue;
      ++seen;
      const std::uint64_t place = seen <= request.count ? seen - 1 : random() % seen;
      if (place >= request.count) continue;
      if (place == drawn.size()) drawn.emplace_back();
      drawn[place].facts = board;
      drawn[place].puzzle.name = name_of(board.moves, number);
    }
  }
  for (CensusBoard& board : drawn) {
    const std::string name = board.puzzle.name;
    board.puzzle = code.decode(board.facts.code);
    board.puzzle.name = name;
  }
  return drawn;
}

EntrySource census_entries(const Reference& reference) {
  const std::string path = census_path();
  std::shared_ptr<Boards> boards;
  try {
    boards = std::make_shared<Boards>(path, range_of(reference));
  } catch (const Error& error) {
    if (!error.source.empty()) throw;
    throw Error(error.what(), 0, 0, path);
  }
  const auto all = [boards](Entry& entry) { return boards->next(entry); };
  return pick_entries(all, reference.pick, reference.word);
}

}  // namespace gridlock::cli
