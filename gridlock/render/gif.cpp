// Solutions as animated GIF. The writer is our own, because the web page makes GIFs from the same code, where no
// library of the system is at hand; the tests read what it writes with giflib.
#include <algorithm>

#include "gridlock/render.hpp"
#include "gridlock/render/color_table.hpp"
#include "gridlock/render/film.hpp"
#include "gridlock/render/lzw.hpp"
#include "gridlock/render/raster.hpp"

namespace gridlock::render {
namespace {

// What of the picture changes, and how long the result is seen.
struct Frame {
  PlayerRegion region;
  std::vector<Pixel> pixels;  // of the region; those that do not change have alpha 0
  int hundredths = 0;         // of a second
};

// GIF counts hundredths of a second, and browsers slow down what is faster than two.
struct Pace {
  int tick;   // milliseconds between frames in motion
  int slide;  // ticks in motion
  int apart;  // ticks from one step to the next
};

// Twelve frames a second. Walks of many steps are shown a step a frame, so that files stay small.
Pace pace_of(const Film& film) {
  constexpr std::size_t kLongWalk = 200;
  if (film.eased) return {80, 3, 5};
  return film.steps.size() > kLongWalk ? Pace{80, 1, 1} : Pace{60, 2, 2};
}

// Plays a film and keeps what changes from tick to tick.
class Camera {
 public:
  Camera(const Film& film, double cell) : scene_(film.scene), raster_(scene_, cell), image_(raster_.image()) {
    raster_.draw(image_, image_.whole());
    frames_.push_back({image_.whole(), image_.pixels(), 0});
    hold(kLeadIn);
    const Pace pace = pace_of(film);
    for (const auto& step : film.steps) play(step.changes, pace.tick, pace.slide, pace.apart, film.eased, false);
    if (film.leaving) play({*film.leaving}, 80, kLeaving / 80, kLeaving / 80, true, true);
    hold(kLastHold);
  }

  int width() const { return image_.width(); }
  int height() const { return image_.height(); }
  const std::vector<Frame>& frames() const { return frames_; }

 private:
  void hold(int milliseconds) { frames_.back().hundredths += milliseconds / 10; }

  void play(const std::vector<Change>& changes, int tick, int slide, int apart, bool easing, bool leaving) {
    std::vector<Point> from;
    for (const auto& change : changes) from.push_back(scene_.pieces[change.piece].place);
    for (int k = 1; k <= slide; ++k) {
      const double time = static_cast<double>(k) / slide;
      const double share = easing ? eased(time, leaving) : time;
      PlayerRegion dirty;
      for (std::size_t i = 0; i < changes.size(); ++i) {
        Piece& piece = scene_.pieces[changes[i].piece];
        dirty = dirty.with(raster_.extent(piece));
        const Point to = changes[i].place;
        piece.place =
            k == slide ? to : Point{from[i].x + (to.x - from[i].x) * share, from[i].y + (to.y - from[i].y) * share};
        // A player looks where he goes; a box is home when it gets there.
        if (k == slide || piece.looks.size() > 2) piece.look = changes[i].look;
        dirty = dirty.with(raster_.extent(piece));
      }
      shoot(dirty.within(image_.whole()));
      hold(tick);
    }
    hold((apart - slide) * tick);
  }

  // A frame of what has changed in the region; none if nothing has.
  void shoot(const PlayerRegion& region) {
    const Image before = image_;
    raster_.draw(image_, region);
    PlayerRegion changed;
    for (int y = region.top; y < region.bottom; ++y)
      for (int x = region.left; x < region.right; ++x)
        if (image_.at(x, y) != before.at(x, y)) changed = changed.with({x, y, x + 1, y + 1});
    if (changed.empty()) return;
    Frame frame{changed, {}, 0};
    for (int y = changed.top; y < changed.bottom; ++y)
      for (int x = changed.left; x < changed.right; ++x)
        frame.pixels.push_back(image_.at(x, y) == before.at(x, y) ? Pixel{} : image_.at(x, y));
    frames_.push_back(std::move(frame));
  }

  Scene scene_;
  Raster raster_;
  Image image_;
  std::vector<Frame> frames_;
};

void put16(std::string& text, int value) {
  text += static_cast<char>(value & 0xff);
  text += static_cast<char>(value >> 8 & 0xff);
}

// GIF knows no half-transparent pixels: they count as seen from half on.
bool seen(const Pixel& pixel) { return pixel.alpha >= 128; }

std::string encode(const std::vector<Frame>& frames, int width, int height) {
  constexpr std::size_t kMostColors = 127;  // and one for what is not painted: seven bits a pixel
  ColorCounts counts;
  for (const auto& frame : frames)
    for (const auto& pixel : frame.pixels)
      if (seen(pixel)) ++counts[pixel.color];
  ColorTable table(counts, kMostColors);
  int bits = 2;
  while ((1u << bits) < table.colors().size() + 1) ++bits;
  const auto nothing = static_cast<std::uint8_t>((1u << bits) - 1);

  std::string text = "GIF89a";
  put16(text, width);
  put16(text, height);
  text += static_cast<char>(0xf0 | (bits - 1));  // a table of colours, of this size
  text += static_cast<char>(nothing);            // the background
  text += '\0';
  for (std::size_t i = 0; i < 1u << bits; ++i) {
    const Rgb color = i < table.colors().size() ? table.colors()[i] : kBlack;
    for (const std::uint8_t part : {color.red, color.green, color.blue}) text += static_cast<char>(part);
  }
  if (frames.size() > 1) text += std::string("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19);  // for ever
  for (const auto& frame : frames) {
    text += std::string("\x21\xf9\x04\x05", 4);  // stays when the next comes; one colour is transparent
    put16(text, frame.hundredths);
    text += static_cast<char>(nothing);
    text += std::string("\0\x2c", 2);
    put16(text, frame.region.left);
    put16(text, frame.region.top);
    put16(text, frame.region.width());
    put16(text, frame.region.height());
    text += '\0';
    std::vector<std::uint8_t> pixels;
    for (const auto& pixel : frame.pixels) pixels.push_back(seen(pixel) ? table.index(pixel.color) : nothing);
    text += lzw(pixels, bits);
  }
  return text + '\x3b';
}

std::string shot(const Film& film, double cell) {
  const Camera camera(film, cell);
  return encode(camera.frames(), camera.width(), camera.height());
}

}  // namespace

std::string gif(const Puzzle& puzzle, double cell) {
  return shot({scene_of(puzzle, detail_at(cell)), {}, {}, 0, 0, false}, cell);
}

std::string gif(const Puzzle& puzzle, const std::vector<std::string>& moves, double cell) {
  return shot(film_of(puzzle, moves, detail_at(cell)), cell);
}

}  // namespace gridlock::render
