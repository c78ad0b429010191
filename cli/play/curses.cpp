#include "cli/play/curses.hpp"

#include <algorithm>
#include <clocale>

#define NCURSES_WIDECHAR 1
#include <ncurses.h>

namespace gridlock::cli {
namespace {

using Key = Input::Key;

std::optional<Key> special(int code) {
  switch (code) {
    case KEY_UP:
      return Key::up;
    case KEY_DOWN:
      return Key::down;
    case KEY_LEFT:
      return Key::left;
    case KEY_RIGHT:
      return Key::right;
    case KEY_SR:
      return Key::far_up;
    case KEY_SF:
      return Key::far_down;
    case KEY_SLEFT:
      return Key::far_left;
    case KEY_SRIGHT:
      return Key::far_right;
    case '\t':
    case KEY_NPAGE:
      return Key::next;
    case KEY_BTAB:
    case KEY_PPAGE:
      return Key::previous;
    case KEY_HOME:
      return Key::first;
    case KEY_END:
      return Key::last;
    case 27:
      return Key::escape;
    case '\n':
    case '\r':
    case KEY_ENTER:
      return Key::enter;
    default:
      return std::nullopt;
  }
}

// Events that came at once are reported newest first; these are in the order in which they happened.
std::vector<Input> mouse_events() {
  std::vector<Input> events;
  MEVENT event;
  while (getmouse(&event) == OK) {
    const bool release = (event.bstate & BUTTON1_RELEASED) != 0, press = (event.bstate & BUTTON1_PRESSED) != 0;
    if (press || release)
      events.push_back({release ? Input::Kind::release : Input::Kind::press, {}, 0, event.x, event.y});
  }
  std::reverse(events.begin(), events.end());
  return events;
}

}  // namespace

Curses::Curses(bool colored) {
  std::setlocale(LC_CTYPE, "");
  initscr();
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  curs_set(0);
  mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED, nullptr);
  mouseinterval(0);
  colored_ = colored && has_colors() && start_color() == OK;
  if (colored_) use_default_colors();
}

Curses::~Curses() { endwin(); }

int Curses::width() const { return COLS; }
int Curses::height() const { return LINES; }
void Curses::clear() { erase(); }
void Curses::refresh() { ::refresh(); }

int Curses::color(render::Rgb color) const {
  if (COLORS >= 256) return render::nearest_of_256(color);
  return COLORS >= 16 ? render::nearest_of_16(color) : render::nearest_of_8(color);
}

void Curses::draw(const render::Canvas& canvas, int column, int row) {
  for (int y = 0; y < canvas.height() && row + y < LINES; ++y)
    for (int x = 0; x < canvas.width() && column + x < COLS; ++x) {
      const auto& spot = canvas.spot(x, y);
      attr_t look = spot.bold ? A_BOLD : A_NORMAL;
      int pair = 0;
      if (colored_) pair = alloc_pair(color(spot.foreground), color(spot.background));
      // Without colours what stands out from the ground is shown the other way round.
      else if (spot.background != render::kBay && spot.background != render::kTray)
        look |= A_REVERSE;
      attr_set(look, 0, &pair);
      mvaddstr(row + y, column + x, spot.glyph.c_str());
    }
  attrset(A_NORMAL);
}

void Curses::write(int column, int row, const std::string& text, Tone tone) {
  if (row < 0 || row >= LINES || column >= COLS) return;
  int pair = 0;
  attr_t look = A_NORMAL;
  if (tone == Tone::strong || tone == Tone::good || tone == Tone::warning) look = A_BOLD;
  if (tone == Tone::dim) look = A_DIM;
  if (colored_ && tone == Tone::good) pair = alloc_pair(COLOR_GREEN, -1);
  if (colored_ && tone == Tone::warning) pair = alloc_pair(COLOR_YELLOW, -1);
  attr_set(look, 0, &pair);
  mvaddnstr(row, column, text.c_str(), COLS - column);
  attrset(A_NORMAL);
}

Input Curses::wait(int milliseconds) {
  if (!waiting_.empty()) {
    const Input first = waiting_.front();
    waiting_.erase(waiting_.begin());
    return first;
  }
  timeout(milliseconds);
  const int code = getch();
  if (code == ERR) return {};
  if (code == KEY_RESIZE) return {Input::Kind::resize, {}, 0, 0, 0};
  if (code == KEY_MOUSE) {
    waiting_ = mouse_events();
    return waiting_.empty() ? Input{} : wait(0);
  }
  if (const auto key = special(code)) return {Input::Kind::key, *key, 0, 0, 0};
  if (code > ' ' && code < 127) return {Input::Kind::letter, {}, static_cast<char>(code), 0, 0};
  if (code == ' ') return {Input::Kind::letter, {}, ' ', 0, 0};
  return {};
}

}  // namespace gridlock::cli
