#include "gridlock/book/book.hpp"

#include <algorithm>

#include "gridlock/book/boards.hpp"
#include "gridlock/book/ink.hpp"
#include "gridlock/book/link.hpp"
#include "gridlock/core/counted.hpp"
#include "gridlock/report/printable.hpp"

namespace gridlock::book {
namespace {

constexpr double kMargin = 48;

class Booklet {
 public:
  Booklet(const std::vector<BookPuzzle>& puzzles, const BookOptions& options)
      : puzzles_(puzzles),
        options_(options),
        ink_(options.paper == Paper::a4 ? 595.276 : 612, options.paper == Paper::a4 ? 841.89 : 792) {}

  std::string write() {
    cover();
    puzzle_pages();
    solutions();
    return ink_.finish();
  }

 private:
  double inner_width() const { return ink_.width() - 2 * kMargin; }

  bool has(bool sokoban) const {
    return std::any_of(puzzles_.begin(), puzzles_.end(), [&](const BookPuzzle& each) {
      return std::holds_alternative<sokoban::Puzzle>(each.puzzle) == sokoban;
    });
  }

  void cover() {
    const double middle = ink_.width() / 2;
    double y = 130;
    for (const auto& line : ink_.wrapped(report::printable(options_.title), {34, true}, inner_width()))
      ink_.text(middle, y, line, {34, true}, Align::centre), y += 40;
    const std::size_t count = puzzles_.size();
    ink_.text(middle, y, counted(count, "puzzle", "puzzles, from easy to hard"), {14}, Align::centre, 0.3);
    if (count > 0) draw_board(ink_, puzzles_[count / 2].puzzle, {middle - 130, y + 40, 260, 260});
    y += 350;
    std::vector<std::string> rules;
    if (has(false))
      rules.push_back(
          "Sliding blocks: vehicles move along their own line only, forwards and backwards, and never over each "
          "other. Bring the black one to the exit, which the arrow shows.");
    if (has(true))
      rules.push_back(
          "Sokoban: the player pushes crates, one at a time, and never pulls. Bring every crate onto a ring.");
    rules.push_back("One star is for beginners, five are for the patient. The solutions are at the back.");
    if (!options_.page.empty())
      rules.push_back("The code beside a puzzle opens it on the web page, to be played there.");
    for (const auto& rule : rules) {
      for (const auto& line : ink_.wrapped(rule, {11}, 380)) ink_.text(middle - 190, y, line, {11}), y += 15;
      y += 6;
    }
    ink_.text(middle - 190, ink_.height() - 80, "Name", {11});
    ink_.line(middle - 150, ink_.height() - 80, middle + 190, ink_.height() - 80, 0.6);
    ink_.next_page();
    ++page_;
  }

  void puzzle_pages() {
    const int columns = options_.per_page <= 2 ? 1 : options_.per_page == 9 ? 3 : 2;
    const int rows = options_.per_page / columns;
    constexpr double kGap = 22, kFoot = 20;
    const double width = (inner_width() - (columns - 1) * kGap) / columns;
    const double height = (ink_.height() - 2 * kMargin - kFoot - (rows - 1) * kGap) / rows;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      const int place = static_cast<int>(i) % options_.per_page;
      const int row = place / columns, col = place % columns;
      puzzle(i, {kMargin + col * (width + kGap), kMargin + row * (height + kGap), width, height});
      if (place + 1 == options_.per_page || i + 1 == puzzles_.size()) end_page();
    }
  }

  void end_page() {
    ink_.text(ink_.width() / 2, ink_.height() - 30, std::to_string(++page_), {9}, Align::centre, 0.3);
    ink_.next_page();
  }

  // Title and stars above the board; below it, room to write and the code.
  void puzzle(std::size_t index, const Box& box) {
    const BookPuzzle& each = puzzles_[index];
    const bool small = options_.per_page == 9;
    const double size = small ? 9 : options_.per_page <= 2 ? 14 : 11, star = size * 0.42;
    for (int k = 0; k < 5; ++k)
      ink_.star(box.right() - star - (4 - k) * star * 2.3, box.y + size * 0.62, star, k < each.stars);
    const Font font{size, true};
    const std::string title = std::to_string(index + 1) + ".  " + report::printable(each.title);
    ink_.text(box.x, box.y + size, ink_.fitting(title, font, box.width - 13 * star - 6), font);

    const double code = code_side(each, box);
    const double below = std::max(code, small ? 32.0 : 48.0);
    draw_board(ink_, each.puzzle, {box.x, box.y + size + 8, box.width, box.height - size - 16 - below});
    if (code > 0) ink_.code(link_to(options_.page, each.puzzle), box.right() - code, box.bottom() - code, code);

    const double note = small ? 7 : 9, line_end = box.right() - code - 8;
    double y = box.bottom() - below + note + (small ? 4 : 8);
    ink_.text(box.x, y, ink_.fitting((each.optimal ? "Best: " : "To beat: ") + each.cost, {note}, line_end - box.x),
              {note});
    for (const char* const what : {"Mine:", "Time:"}) {
      y += note + (small ? 3 : 6);
      if (y > box.bottom()) break;
      ink_.text(box.x, y, what, {note});
      ink_.line(box.x + ink_.width_of("Time: ", {note}), y + 1, line_end, y + 1, 0.5, 0.4);
    }
  }

  // A code needs modules that a camera can tell apart: about a third of a millimetre.
  double code_side(const BookPuzzle& each, const Box& box) const {
    if (options_.page.empty()) return 0;
    constexpr double kModule = 1.25, kQuiet = 8;
    const double wanted = (code_of(link_to(options_.page, each.puzzle)).side + kQuiet) * kModule;
    return std::min(wanted * (options_.per_page <= 2 ? 1.4 : 1), box.width * 0.55);
  }

  void solutions() {
    constexpr int kColumns = 2;
    constexpr double kGap = 20;
    const Font heading{7.5, true}, moves{7, false, true};
    const double width = (inner_width() - (kColumns - 1) * kGap) / kColumns;
    int column = 0;
    double y = 0;
    const auto begin = [&] {
      ink_.text(kMargin, kMargin + 14, "Solutions", {16, true});
      column = 0;
      y = kMargin + 34;
    };
    // Moves on to the next column or page where a line has no room.
    const auto need = [&](double room) {
      if (y + room <= ink_.height() - kMargin - 14) return;
      y = kMargin + 34;
      if (++column < kColumns) return;
      end_page();
      begin();
    };
    begin();
    if (has(false)) {
      for (const auto& line :
           ink_.wrapped("B+2: B goes two to the right or down; B-1: one to the left or up.", {7}, width))
        ink_.text(kMargin, y, line, {7}, Align::left, 0.3), y += 9;
      y += 3;
    }
    if (has(true)) {
      for (const auto& line :
           ink_.wrapped("u, d, l, r: the player steps up, down, left, right; capitals push.", {7}, width))
        ink_.text(kMargin, y, line, {7}, Align::left, 0.3), y += 9;
      y += 3;
    }
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      const auto lines = ink_.wrapped(puzzles_[i].solution, moves, width);
      need(10 + 9 * std::min<double>(2, static_cast<double>(lines.size())));
      const std::string title =
          std::to_string(i + 1) + ". " + report::printable(puzzles_[i].title) + ", " + puzzles_[i].cost;
      const auto x = [&] { return kMargin + column * (width + kGap); };
      ink_.text(x(), y + 8, ink_.fitting(title, heading, width), heading);
      y += 10;
      for (const auto& line : lines) {
        need(9);
        ink_.text(x(), y + 7, line, moves);
        y += 9;
      }
      y += 4;
    }
    end_page();
  }

  const std::vector<BookPuzzle>& puzzles_;
  const BookOptions& options_;
  Ink ink_;
  int page_ = 0;
};

}  // namespace

std::string write_book(const std::vector<BookPuzzle>& puzzles, const BookOptions& options) {
  return Booklet(puzzles, options).write();
}

}  // namespace gridlock::book
