#include "gridlock/book/pen.hpp"

namespace gridlock::book {
namespace {

constexpr double kGrey = 0.45;

}  // namespace

void Pen::stripes(const Box& box, double radius, double dx, double dy, double pitch, double stroke) {
  begin_clip(box, radius);
  const double reach = box.width + box.height, x = box.x + box.width / 2, y = box.y + box.height / 2;
  for (double off = -reach; off <= reach; off += pitch)
    line(x - dy * off - dx * reach, y + dx * off - dy * reach, x - dy * off + dx * reach, y + dx * off + dy * reach,
         stroke, kGrey);
  end_clip();
}

void Pen::dots(const Box& box, double radius, double pitch, double dot) {
  begin_clip(box, radius);
  for (double y = box.y + pitch / 2; y < box.bottom(); y += pitch)
    for (double x = box.x + pitch / 2; x < box.right(); x += pitch) disc(x, y, dot, kGrey);
  end_clip();
}

}  // namespace gridlock::book
