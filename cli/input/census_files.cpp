#include "cli/input/census_files.hpp"

#include <cstdlib>
#include <filesystem>
#include <limits>
#include <memory>

#include "cli/input/input_file.hpp"

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
    puzzle.name = census::board_name(moves_, ++number_);
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
  std::uint64_t number_ = 0;
  int count_ = 0;
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

std::vector<census::DrawnBoard> draw_from_census(const rushhour::GenerateRequest& request) {
  const std::string path = census_path();
  const std::string text = read_census_text(path);
  const census::CensusFile file(text);
  const int side = file.request().side;
  if (request.width != side || request.height != side)
    throw Error("the census is of " + std::to_string(side) + "x" + std::to_string(side), 0, 0, path);
  census::DrawRequest wanted{.moves = request.cost,
                             .vehicles = request.vehicles,
                             .walls = request.walls,
                             .count = request.count,
                             .seed = request.seed};
  if (wanted.moves.min == 0) wanted.moves.min = least_cost(request);
  for (Range* const range : {&wanted.moves, &wanted.vehicles})
    if (range->max == 0) range->max = std::numeric_limits<int>::max();
  return census::draw(file, wanted);
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
