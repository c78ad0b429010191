// Everything a line (a row or a column) of a census board can hold, made once for all boards of one size. A *content*
// is the walls of a line and its vehicles in order; an *arrangement* is where they stand. What crosses a line takes
// some arrangements away: a Fit is what is left, with the moves among them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace gridlock::rushhour::census {

inline constexpr int kMostCells = 6;         // of a line
inline constexpr int kMostWalls = 2;         // of a board
inline constexpr int kMostOnLine = 2;        // vehicles; a line is never full
inline constexpr int kMostArrangements = 8;  // of a content
inline constexpr std::uint8_t kNoDigit = 0xff;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

// A set of cells of one line; bit k is the k-th cell.
using Cells = std::uint8_t;
// One number for each line of one direction, such as a content or an arrangement.
using PerLine = std::array<std::uint8_t, kMostCells>;

struct Content {
  Cells walls = 0;
  int vehicles = 0;
  std::array<std::uint8_t, kMostOnLine> lengths{};
  std::array<std::uint8_t, kMostOnLine> segments{};  // between which walls each vehicle stands
  int arrangements = 0;                              // ordered by the cells they cover, as numbers
  std::array<Cells, kMostArrangements> cells{};
  std::array<std::array<std::uint8_t, kMostOnLine>, kMostArrangements> starts{};
  // The arrangement after one step of a vehicle, back [0] or forward [1]; -1 where there is none.
  std::array<std::array<std::array<std::int8_t, 2>, kMostOnLine>, kMostArrangements> step{};
  int first_state = 0;  // of its arrangements among all that a line with these walls can have
};

// A content whose line is crossed on some cells. The arrangements that are left are renumbered, by digits.
struct Fit {
  std::uint8_t count = 0;
  std::array<std::uint8_t, kMostArrangements> arrangement{};  // of a digit
  std::array<std::uint8_t, kMostArrangements> digit{};        // of an arrangement, or kNoDigit
  // Digits among which one vehicle slides to and fro, each in one move; as masks, single ones left out.
  std::uint8_t slides = 0;
  std::array<std::uint8_t, kMostArrangements> slide{};
  std::array<std::uint8_t, kMostArrangements> slider{};  // the vehicle of the line that moves
  // Digits that any number of moves connects; likewise.
  std::uint8_t classes = 0;
  std::array<std::uint8_t, kMostArrangements> linked{};
};

class Lines {
 public:
  explicit Lines(int side);

  int side() const { return side_; }
  int primary_row() const { return (side_ - 1) / 2; }

  // What a row or a column with these walls can hold, contents of more vehicles first: without one of its vehicles, a
  // content is a later one. Vehicles never fill a line; in a row, not even together with walls. In its row, the primary
  // is alone, and walls stand behind it only.
  const std::vector<std::uint8_t>& of_row(int row, Cells walls) const {
    return row == primary_row() ? primary_rows_[walls] : rows_[walls];
  }
  const std::vector<std::uint8_t>& of_column(Cells walls) const { return columns_[walls]; }
  const Content& content(int id) const { return contents_[static_cast<std::size_t>(id)]; }
  // A content without one of its vehicles, and the arrangement in which the others stand as they did.
  int without(int id, int vehicle) const {
    return without_[static_cast<std::size_t>(id)][static_cast<std::size_t>(vehicle)];
  }
  int arrangement_without(int id, int vehicle, int arrangement) const;
  // The arrangement in which the primary is at the exit, or -1.
  int exit(int id) const;

  const Fit& fit(int id, Cells crossed) const { return fits_[static_cast<std::size_t>(id) << kMostCells | crossed]; }
  // The arrangements that are left, as a mask.
  std::uint8_t allowed(int id, Cells crossed) const {
    return allowed_[static_cast<std::size_t>(id) << kMostCells | crossed];
  }

  // All that a line with these walls can have, contents and arrangements together; at most most_states().
  int states(Cells walls) const { return states_[walls]; }
  int most_states() const { return states_[0]; }
  int state(int id, int arrangement) const { return content(id).first_state + arrangement; }

 private:
  void add_contents(Cells walls);
  void add_arrangements(Content& content);
  void add_steps(Content& content);
  void add_fits(const Content& content);

  int side_;
  std::vector<Content> contents_;
  std::vector<std::array<std::uint8_t, kMostOnLine>> without_;
  std::array<std::vector<std::uint8_t>, 1 << kMostCells> rows_, primary_rows_, columns_;
  std::array<int, 1 << kMostCells> states_{};
  std::vector<Fit> fits_;
  std::vector<std::uint8_t> allowed_;
};

}  // namespace gridlock::rushhour::census
