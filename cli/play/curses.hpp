// ncurses behind a few plain functions, so that its macros stay in one file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gridlock/render/canvas.hpp"

namespace gridlock::cli {

// What a player did.
struct Input {
  enum class Kind { none, key, letter, press, release, resize };
  enum class Key {
    up,
    down,
    left,
    right,
    far_up,
    far_down,
    far_left,
    far_right,
    next,
    previous,
    first,
    last,
    escape,
    enter
  };

  Kind kind = Kind::none;
  Key key{};
  char letter = 0;
  int column = 0, row = 0;  // of the mouse
};

// The terminal as a screen, from construction to destruction.
class Curses {
 public:
  // `colored`: as far as the terminal can.
  explicit Curses(bool colored);
  ~Curses();
  Curses(const Curses&) = delete;
  Curses& operator=(const Curses&) = delete;

  int width() const;
  int height() const;

  void clear();
  void draw(const render::Canvas& canvas, int column, int row);
  enum class Tone { plain, strong, dim, good, warning };
  // Cut off at the edge.
  void write(int column, int row, const std::string& text, Tone tone = Tone::plain);
  void refresh();

  // Waits so long for something to happen.
  Input wait(int milliseconds);

 private:
  int color(render::Rgb color) const;
  bool colored_;
  std::vector<Input> waiting_;
};

}  // namespace gridlock::cli
