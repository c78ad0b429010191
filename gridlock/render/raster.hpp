// Scenes as pixels, with smooth edges. Every shape of a scene knows how far a point is from its edge, and that distance
// in pixels determines how much of the pixel it covers.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/render/scene.hpp"

namespace gridlock::render {

struct Pixel {
  Rgb color{};
  std::uint8_t alpha = 0;  // 0: nothing is there
  friend bool operator==(const Pixel&, const Pixel&) = default;
};

// Pixels from (left, top) up to, not including, (right, bottom).
struct PlayerRegion {
  int left = 0, top = 0, right = 0, bottom = 0;

  int width() const { return right - left; }
  int height() const { return bottom - top; }
  bool empty() const { return width() <= 0 || height() <= 0; }
  PlayerRegion with(const PlayerRegion& other) const;    // the smallest that holds both
  PlayerRegion within(const PlayerRegion& other) const;  // what both have
};

class Image {
 public:
  Image(int width, int height)
      : width_(width), height_(height), pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

  int width() const { return width_; }
  int height() const { return height_; }
  PlayerRegion whole() const { return {0, 0, width_, height_}; }
  Pixel& at(int x, int y) {
    return pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
  }
  const Pixel& at(int x, int y) const { return const_cast<Image*>(this)->at(x, y); }
  const std::vector<Pixel>& pixels() const { return pixels_; }

 private:
  int width_, height_;
  std::vector<Pixel> pixels_;
};

class Raster {
 public:
  // `cell`: the width of a cell in pixels. The scene must outlive the raster.
  Raster(const Scene& scene, double cell);

  Image image() const;  // empty, of the right size
  // Draws what of the scene is in the region, over nothing.
  void draw(Image& image, const PlayerRegion& region) const;
  // The pixels that a piece touches where it stands.
  PlayerRegion extent(const Piece& piece) const;

 private:
  struct Frame;
  Frame frame(Point place) const;
  void draw(Image& image, const PlayerRegion& region, const Shapes& shapes, Point place) const;

  const Scene* scene_;
  double scale_;  // pixels a unit
};

// The whole scene.
Image raster(const Scene& scene, double cell);

}  // namespace gridlock::render
