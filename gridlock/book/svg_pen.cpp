#include "gridlock/book/svg_pen.hpp"

#include <cmath>

#include "gridlock/render/svg.hpp"

namespace gridlock::book {
namespace {

std::string attribute(const char* name, double value) {
  return std::string(" ") + name + "=\"" + render::svg_number(value) + "\"";
}

std::string color(double grey) {
  const auto shade = static_cast<std::uint8_t>(std::lround(255 * grey));
  return render::svg_color({shade, shade, shade});
}

std::string filled(double grey) { return " fill=\"" + color(grey) + "\""; }
std::string stroked(double stroke, double grey) {
  return " fill=\"none\" stroke=\"" + color(grey) + "\"" + attribute("stroke-width", stroke);
}

std::string rectangle(const Box& box, double radius, const std::string& more = {}) {
  return "<rect" + attribute("x", box.x) + attribute("y", box.y) + attribute("width", box.width) +
         attribute("height", box.height) + (radius > 0 ? attribute("rx", radius) : "") + more + "/>";
}

std::string circle(double x, double y, double radius, const std::string& more) {
  return "<circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", radius) + more + "/>";
}

}  // namespace

void SvgPen::text(double x, double y, const std::string& text, Font font, Align align, double grey) {
  const char* const anchor = align == Align::left ? "start" : align == Align::centre ? "middle" : "end";
  shapes_ += "<text" + attribute("x", x) + attribute("y", y) + attribute("font-size", font.size) + " font-family=\"" +
             (font.mono ? "monospace" : "sans-serif") + "\"" + (font.bold ? " font-weight=\"bold\"" : "") +
             " text-anchor=\"" + anchor + "\"" + filled(grey) + ">";
  for (const char sign : text) {
    if (sign == '&')
      shapes_ += "&amp;";
    else if (sign == '<')
      shapes_ += "&lt;";
    else
      shapes_ += sign;
  }
  shapes_ += "</text>";
}

void SvgPen::line(double x0, double y0, double x1, double y1, double stroke, double grey) {
  shapes_ += "<line" + attribute("x1", x0) + attribute("y1", y0) + attribute("x2", x1) + attribute("y2", y1) +
             stroked(stroke, grey) + "/>";
}

void SvgPen::fill(const Box& box, double grey, double radius) { shapes_ += rectangle(box, radius, filled(grey)); }

void SvgPen::outline(const Box& box, double stroke, double grey, double radius) {
  shapes_ += rectangle(box, radius, stroked(stroke, grey));
}

void SvgPen::disc(double x, double y, double radius, double grey) { shapes_ += circle(x, y, radius, filled(grey)); }

void SvgPen::ring(double x, double y, double radius, double stroke) {
  shapes_ += circle(x, y, radius, stroked(stroke, 0));
}

void SvgPen::polygon(const std::vector<std::pair<double, double>>& points, double grey) {
  shapes_ += "<polygon points=\"";
  for (const auto& [x, y] : points) shapes_ += render::svg_number(x) + "," + render::svg_number(y) + " ";
  shapes_ += "\"" + filled(grey) + "/>";
}

void SvgPen::begin_clip(const Box& box, double radius) {
  const std::string name = id_ + "-" + std::to_string(++clips_);
  shapes_ +=
      "<clipPath id=\"" + name + "\">" + rectangle(box, radius) + "</clipPath><g clip-path=\"url(#" + name + ")\">";
}

void SvgPen::end_clip() { shapes_ += "</g>"; }

}  // namespace gridlock::book
