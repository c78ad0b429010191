// Playing on a whole screen: the board on the left, what is known of it beside or below, keys and mouse.
#include <algorithm>
#include <chrono>
#include <memory>

#include "cli/play/curses.hpp"
#include "cli/play/hand.hpp"
#include "cli/play/table.hpp"
#include "cli/session/terminal.hpp"
#include "gridlock/render/drawings.hpp"
#include "gridlock/render/film.hpp"

namespace gridlock::cli {
namespace {

using Tone = Curses::Tone;
using Clock = std::chrono::steady_clock;

constexpr int kBoardColumn = 2, kBoardRow = 2, kPanelWidth = 34;

struct KeyLine {
  const char* keys;
  const char* says;
};
constexpr KeyLine kRushhourKeys[] = {{"arrows", "move the selected vehicle"},
                                     {"Shift+arrow", "slide it to the end"},
                                     {"Tab, capitals", "select a vehicle"},
                                     {"mouse", "click it, then a cell; or drag"}};
constexpr KeyLine kSokobanKeys[] = {{"arrows", "walk and push"},
                                    {"Shift+arrow", "walk until something is in the way"},
                                    {"mouse", "click the floor to walk there;"},
                                    {"", "a box, then a cell to push it there"}};
constexpr KeyLine kSharedKeys[] = {{"z, y", "undo, redo"},
                                   {"r", "restart"},
                                   {"h", "a hint, then a bigger one"},
                                   {"w", "why: what must happen here"},
                                   {"s", "the solution from here"},
                                   {"n, p", "next, previous puzzle"},
                                   {"?", "this list"},
                                   {"q", "quit; progress is kept"}};

// Text in lines of at most `width` characters.
std::vector<std::string> wrapped(const std::string& text, int width) {
  std::vector<std::string> lines(1);
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    if (!lines.back().empty() && lines.back().size() + 1 + word.size() > static_cast<std::size_t>(width))
      lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + word;
    at = end + 1;
  }
  return lines;
}

class Screen {
 public:
  Screen(Table& table, Session& session)
      : table_(table),
        session_(session),
        signs_(best_signs()),
        curses_(session.colors() != render::Colors::none),
        hand_(table.match()) {}

  void run() {
    draw();
    while (!done_ && !session_.interrupted()) {
      const Input input = curses_.wait(match().solving() ? 30 : 100);
      bool changed = match().listen() || match().rung() > 0;
      if (input.kind != Input::Kind::none) changed = true, handle(input);
      if (match().solving() && Clock::now() >= next_step_) {
        if (match().solving_step()) next_step_ = Clock::now() + pace();
        changed = true;
      }
      if (changed) draw();
    }
  }

 private:
  Match& match() { return table_.match(); }
  const Puzzle& position() { return match().position(); }
  bool is_sokoban() { return std::holds_alternative<sokoban::Puzzle>(position()); }
  std::chrono::milliseconds pace() { return std::chrono::milliseconds(is_sokoban() ? 110 : 420); }

  // Large where there is room for the board, and for the panel beside or below it.
  int zoom() {
    const auto fits = [&](const auto& board) {
      const auto canvas = render::paint(board, signs_, {}, 2);
      const int right = kBoardColumn + canvas.width(), bottom = kBoardRow + canvas.height();
      const bool panel = right + 3 + kPanelWidth <= curses_.width() || bottom + 6 <= curses_.height();
      return panel && right < curses_.width() && bottom < curses_.height();
    };
    return std::visit(fits, position()) ? 2 : 1;
  }

  void handle(const Input& input) {
    if (help_) {
      help_ = false;
      return;
    }
    // Whoever touches anything wants to play on.
    if (match().solving() && input.kind != Input::Kind::resize) {
      match().toggle_solving();
      if (input.kind == Input::Kind::letter && input.letter == 's') return;
    }
    if (input.kind == Input::Kind::letter && command(input.letter)) return;
    if (input.kind == Input::Kind::press || input.kind == Input::Kind::release) {
      const auto cell = std::visit(
          [&](const auto& board) {
            return render::cell_at(board, input.column - kBoardColumn, input.row - kBoardRow, zoom());
          },
          position());
      hand_.point(cell, input.kind == Input::Kind::press);
    } else {
      hand_.take(input);
    }
  }

  bool command(char letter) {
    switch (letter) {
      case 'z':
        match().undo();
        return true;
      case 'y':
        match().redo();
        return true;
      case 'r':
        match().restart();
        return true;
      case 'h':
        match().hint();
        return true;
      case 'w':
        match().why();
        return true;
      case 's':
        match().toggle_solving();
        next_step_ = Clock::now();
        return true;
      case 'n':
      case 'p':
        if (table_.go(letter == 'n' ? +1 : -1)) hand_ = Hand(match());
        return true;
      case '?':
        help_ = true;
        return true;
      case 'q':
        done_ = true;
        return true;
      default:
        return false;
    }
  }

  render::Marks marks() {
    render::Marks marks;
    marks.selected = hand_.selected();
    if (const auto hint = match().shown_hint()) {
      marks.hinted = hint->piece;
      marks.target = hint->target;
    }
    marks.dead = match().loss().boxes;
    return marks;
  }

  void draw() {
    curses_.clear();
    const Item& item = table_.item();
    curses_.write(kBoardColumn, 0, item.label(), Tone::strong);
    std::string where = render::describe(item.entry.puzzle());
    if (table_.count() > 1) where += "   " + std::to_string(table_.number()) + " of " + std::to_string(table_.count());
    curses_.write(kBoardColumn + static_cast<int>(item.label().size()) + 3, 0, where, Tone::dim);
    const auto canvas =
        std::visit([&](const auto& board) { return render::paint(board, signs_, marks(), zoom()); }, position());
    curses_.draw(canvas, kBoardColumn, kBoardRow);
    if (kBoardColumn + canvas.width() > curses_.width() || kBoardRow + canvas.height() > curses_.height())
      curses_.write(0, curses_.height() - 1, " The window is too small for this board. ", Tone::warning);
    // Beside the board where there is room, else below.
    const int beside = kBoardColumn + canvas.width() + 3;
    const bool room = beside + kPanelWidth <= curses_.width();
    draw_panel(room ? beside : kBoardColumn, room ? kBoardRow : kBoardRow + canvas.height() + 1,
               std::min(curses_.width() - (room ? beside : kBoardColumn) - 1, 60));
    curses_.refresh();
  }

  void draw_panel(int column, int row, int width) {
    const auto say = [&](const std::string& text, Tone tone) {
      if (text.empty()) return;
      for (const auto& line : wrapped(text, width)) curses_.write(column, row++, line, tone);
      ++row;
    };
    say(match().counters(), Tone::strong);
    say(match().message(), match().solved() ? Tone::good : Tone::plain);
    if (!match().loss().reason.empty()) say(match().loss().reason + " z takes moves back.", Tone::warning);
    say(match().hint_text(), Tone::warning);
    if (match().solving()) say("Showing the solution; any key stops.", Tone::plain);
    if (match().solved() && table_.number() < table_.count()) say("n: the next puzzle", Tone::plain);
    if (help_)
      draw_keys(column, row);
    else
      say("arrows move  z undo  h hint  w why  s solve  ? all keys  q quit", Tone::dim);
  }

  void draw_keys(int column, int row) {
    const auto list = [&](const auto& keys) {
      for (const auto& line : keys) {
        curses_.write(column, row, line.keys, Tone::strong);
        curses_.write(column + 15, row++, line.says);
      }
    };
    if (is_sokoban())
      list(kSokobanKeys);
    else
      list(kRushhourKeys);
    list(kSharedKeys);
  }

  Table& table_;
  Session& session_;
  render::Signs signs_;
  Curses curses_;
  Hand hand_;
  Clock::time_point next_step_{};
  bool help_ = false;
  bool done_ = false;
};

}  // namespace

ExitCode play_screen(Table& table, Session& session) {
  Screen(table, session).run();
  return ExitCode::done;
}

}  // namespace gridlock::cli
