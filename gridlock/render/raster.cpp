#include "gridlock/render/raster.hpp"

#include <algorithm>
#include <cmath>

namespace gridlock::render {
namespace {

// Distances are negative inside.
double distance(const Rectangle& r, Point p) {
  const double half_width = r.width / 2 - r.radius, half_height = r.height / 2 - r.radius;
  const double x = std::abs(p.x - r.corner.x - r.width / 2) - half_width;
  const double y = std::abs(p.y - r.corner.y - r.height / 2) - half_height;
  return std::hypot(std::max(x, 0.0), std::max(y, 0.0)) + std::min(std::max(x, y), 0.0) - r.radius;
}

double distance(const Circle& c, Point p) { return std::hypot(p.x - c.centre.x, p.y - c.centre.y) - c.radius; }

double distance(const std::vector<Point>& line, Point p) {
  double nearest = 1e9;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Point a = line[i], along{line[i + 1].x - a.x, line[i + 1].y - a.y};
    const double length = along.x * along.x + along.y * along.y;
    const double t = length > 0 ? std::clamp(((p.x - a.x) * along.x + (p.y - a.y) * along.y) / length, 0.0, 1.0) : 0;
    nearest = std::min(nearest, std::hypot(p.x - a.x - t * along.x, p.y - a.y - t * along.y));
  }
  return nearest;
}

Rectangle bounds(const Rectangle& r) { return r; }
Rectangle bounds(const Circle& c) {
  return {{c.centre.x - c.radius, c.centre.y - c.radius}, 2 * c.radius, 2 * c.radius, 0};
}
Rectangle bounds(const std::vector<Point>& line) {
  Point low{1e9, 1e9}, high{-1e9, -1e9};
  for (const Point p : line) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  return {low, high.x - low.x, high.y - low.y, 0};
}

void blend(Pixel& under, Rgb color, double coverage) {
  // Over nothing the colour stays pure; over something opaque it mixes.
  const double alpha = coverage + under.alpha / 255.0 * (1 - coverage);
  under.color = mix(under.color, color, coverage / alpha);
  under.alpha = static_cast<std::uint8_t>(alpha * 255 + 0.5);
}

}  // namespace

PlayerRegion PlayerRegion::with(const PlayerRegion& other) const {
  if (empty()) return other;
  if (other.empty()) return *this;
  return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
          std::max(bottom, other.bottom)};
}

PlayerRegion PlayerRegion::within(const PlayerRegion& other) const {
  return {std::max(left, other.left), std::max(top, other.top), std::min(right, other.right),
          std::min(bottom, other.bottom)};
}

// Turns units into pixels and back for one piece: everything a shape needs to find its pixels.
struct Raster::Frame {
  double scale;
  Point origin;  // of the piece, in units from the corner of the picture

  Point unit(int x, int y) const { return {(x + 0.5) / scale - origin.x, (y + 0.5) / scale - origin.y}; }
  // With room for half a stroke and the soft edge.
  PlayerRegion pixels(const Rectangle& r, double margin) const {
    const double more = margin + 1 / scale;
    return {static_cast<int>(std::floor((r.corner.x + origin.x - more) * scale)),
            static_cast<int>(std::floor((r.corner.y + origin.y - more) * scale)),
            static_cast<int>(std::ceil((r.corner.x + r.width + origin.x + more) * scale)),
            static_cast<int>(std::ceil((r.corner.y + r.height + origin.y + more) * scale))};
  }

  template <class Form>
  void draw(Image& image, const PlayerRegion& region, const Form& form, Rgb color, double stroke) const {
    // A line has no inside: its stroke is all there is.
    constexpr bool kLine = std::is_same_v<Form, std::vector<Point>>;
    const PlayerRegion touched = pixels(bounds(form), stroke / 2).within(region);
    for (int y = touched.top; y < touched.bottom; ++y)
      for (int x = touched.left; x < touched.right; ++x) {
        double away = distance(form, unit(x, y));
        if (stroke > 0) away = (kLine ? away : std::abs(away)) - stroke / 2;
        const double coverage = std::clamp(0.5 - away * scale, 0.0, 1.0);
        if (coverage > 0) blend(image.at(x, y), color, coverage);
      }
  }
};

Raster::Raster(const Scene& scene, double cell) : scene_(&scene), scale_(cell / kUnits) {}

Raster::Frame Raster::frame(Point place) const {
  return {scale_, {place.x - scene_->view.corner.x, place.y - scene_->view.corner.y}};
}

Image Raster::image() const {
  return {static_cast<int>(std::lround(scene_->view.width * scale_)),
          static_cast<int>(std::lround(scene_->view.height * scale_))};
}

void Raster::draw(Image& image, const PlayerRegion& region, const Shapes& shapes, Point place) const {
  const Frame frame = this->frame(place);
  for (const auto& shape : shapes)
    std::visit(
        [&](const auto& form) {
          if constexpr (std::is_same_v<decltype(form), const Lines&>)
            for (const auto& line : form) frame.draw(image, region, line, shape.color, shape.stroke);
          else
            frame.draw(image, region, form, shape.color, shape.stroke);
        },
        shape.form);
}

void Raster::draw(Image& image, const PlayerRegion& region) const {
  const PlayerRegion inside = region.within(image.whole());
  for (int y = inside.top; y < inside.bottom; ++y)
    for (int x = inside.left; x < inside.right; ++x) image.at(x, y) = {};
  draw(image, inside, scene_->ground, {0, 0});
  for (const auto& piece : scene_->pieces)
    if (!extent(piece).within(inside).empty()) draw(image, inside, piece.looks[piece.look], piece.place);
}

PlayerRegion Raster::extent(const Piece& piece) const {
  PlayerRegion region;
  const Frame frame = this->frame(piece.place);
  for (const auto& shape : piece.looks[piece.look])
    std::visit(
        [&](const auto& form) {
          if constexpr (std::is_same_v<decltype(form), const Lines&>)
            for (const auto& line : form) region = region.with(frame.pixels(bounds(line), shape.stroke / 2));
          else
            region = region.with(frame.pixels(bounds(form), shape.stroke / 2));
        },
        shape.form);
  return region;
}

Image raster(const Scene& scene, double cell) {
  const Raster raster(scene, cell);
  Image image = raster.image();
  raster.draw(image, image.whole());
  return image;
}

}  // namespace gridlock::render
