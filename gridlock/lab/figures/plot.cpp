#include "gridlock/lab/figures/plot.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <set>
#include <utility>

#include "gridlock/render/page_colors.hpp"
#include "gridlock/render/svg.hpp"

namespace gridlock::lab {
namespace {

constexpr std::string_view name_of(Anchor anchor) {
  return anchor == Anchor::start ? "start" : anchor == Anchor::middle ? "middle" : "end";
}

std::string attribute(std::string_view name, std::string_view value) {
  return value.empty() ? "" : fmt::format(" {}=\"{}\"", name, value);
}

// The colours of the page, and those that only plots have: the two ends of a scale with the text on them, and six
// series.
const std::string kLight =
    render::page_colors(false) +
    "--heat0:#F1F3F1;--heat1:#1B4F8F;--heatT0:#14181B;--heatT1:#FFFFFF;--s1:#333A3F;--s2:#0C86E8;"
    "--s3:#A24009;--s4:#2F8073;--s5:#7723BE;--s6:#AD9006";
const std::string kDark = render::page_colors(true) +
                          "--heat0:#22272C;--heat1:#A9D2FF;--heatT0:#EDF0F2;--heatT1:#0F1215;--s1:#E6EDF3;--s2:#5DAAFD;"
                          "--s3:#E78D12;--s4:#A6F2C6;--s5:#C65FB8;--s6:#F2EA2E";

constexpr std::string_view kTextStyle =
    ".plot text{font-family:Inter,system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,sans-serif;"
    "font-size:12px;fill:var(--ink-2);font-variant-numeric:tabular-nums}.plot .tk{fill:var(--ink-3)}.plot "
    ".lbl{font-weight:600;fill:var(--ink)}.plot .halo{paint-order:stroke;stroke:var(--surface);stroke-width:4px;"
    "stroke-linejoin:round}.plot .h0{fill:var(--heatT0)}.plot .h1{fill:var(--heatT1)}.plot .strong{font-weight:700}"
    ".plot .weak{fill:var(--ink-3)}";

// Two colours such as "#1B4F8F", so much of the second.
std::string mixed(const std::string& first, const std::string& second, double share) {
  std::string color = "#";
  for (const std::size_t at : {1, 3, 5}) {
    const int from = std::stoi(first.substr(at, 2), nullptr, 16), to = std::stoi(second.substr(at, 2), nullptr, 16);
    color += fmt::format("{:02X}", static_cast<int>(from + share * (to - from) + 0.5));
  }
  return color;
}

// The value of a custom property in the light theme: "var(--ink)" -> "#14181B".
std::string light_value(std::string_view name) {
  const std::size_t at = kLight.find(std::string(name) + ":");
  const std::size_t begin = at + name.size() + 1;
  return kLight.substr(begin, kLight.find(';', begin) - begin);
}

// Programs that make print out of SVG know plain colours only, so a file gets those of the light theme.
std::string with_plain_colors(std::string text) {
  constexpr std::string_view kMix = "color-mix(in oklab,var(--heat1) ", kVariable = "var(";
  for (std::size_t at; (at = text.find(kMix)) != std::string::npos;) {
    const double share = std::stod(text.substr(at + kMix.size())) / 100;
    const std::size_t end = text.find("var(--heat0))", at) + std::string_view("var(--heat0))").size();
    text.replace(at, end - at, mixed(light_value("--heat0"), light_value("--heat1"), share));
  }
  for (std::size_t at; (at = text.find(kVariable)) != std::string::npos;) {
    const std::size_t end = text.find(')', at);
    const std::string name = text.substr(at + kVariable.size(), end - at - kVariable.size());
    text.replace(at, end + 1 - at, light_value(name));
  }
  return text;
}

}  // namespace

std::string place(double x, double y) { return fmt::format("{:.1f} {:.1f}", x, y); }

SeriesStyle series_style(std::size_t index) {
  static constexpr std::array<std::string_view, 6> kDashes{"", "10 3 2 3", "2 3", "7 3", "", "4 2"};
  constexpr int kMarks = 5;
  return {fmt::format("var(--s{})", index % kDashes.size() + 1), std::string(kDashes[index % kDashes.size()]),
          static_cast<int>(index % kMarks)};
}

Plot::Plot(double width, double height, std::string label) : width_(width), height_(height), label_(std::move(label)) {}

void Plot::text(double x, double y, std::string_view text, Anchor anchor, std::string_view classes) {
  body_ += fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>", x, y, name_of(anchor),
                       attribute("class", classes), render::escaped(text));
}

void Plot::turned_text(double x, double y, double degrees, std::string_view text, Anchor anchor,
                       std::string_view classes) {
  body_ += fmt::format("<text transform=\"translate({}) rotate({:.1f})\" text-anchor=\"{}\"{}>{}</text>", place(x, y),
                       degrees, name_of(anchor), attribute("class", classes), render::escaped(text));
}

void Plot::line(double x1, double y1, double x2, double y2, std::string_view color, double stroke,
                std::string_view dash) {
  path("M" + place(x1, y1) + "L" + place(x2, y2), color, stroke, dash);
}

void Plot::rectangle(double x, double y, double width, double height, std::string_view fill, double radius) {
  body_ += fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" style=\"fill:{}\"", x, y,
                       width, height, fill);
  body_ += radius > 0 ? fmt::format(" rx=\"{:.1f}\"/>", radius) : "/>";
}

void Plot::path(std::string_view d, std::string_view color, double stroke, std::string_view dash) {
  body_ += fmt::format(
      "<path d=\"{}\" fill=\"none\" style=\"stroke:{}\" stroke-width=\"{:.4g}\"{} "
      "stroke-linejoin=\"round\"/>",
      d, color, stroke, attribute("stroke-dasharray", dash));
}

// Relative coordinates are short, and taken between rounded places, so that no error adds up.
void Plot::polyline(const std::vector<Place>& places, std::string_view color, double stroke, std::string_view dash) {
  constexpr double kDigits = 10;  // a tenth of a pixel
  std::string d;
  long last_x = 0, last_y = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const long x = std::lround(places[i].x * kDigits), y = std::lround(places[i].y * kDigits);
    const bool near = std::labs(x - last_x) < kDigits && std::labs(y - last_y) < kDigits;
    if (i > 0 && i + 1 < places.size() && near) continue;
    d += fmt::format("{}{:.4g} {:.4g}", i == 0 ? "M" : "l", static_cast<double>(x - last_x) / kDigits,
                     static_cast<double>(y - last_y) / kDigits);
    last_x = x;
    last_y = y;
  }
  path(d, color, stroke, dash);
}

void Plot::dots(const std::vector<Place>& places, std::string_view color, double diameter, double opacity) {
  std::set<std::pair<long, long>> spots;
  for (const auto& [x, y] : places) spots.emplace(std::lround(x), std::lround(y));
  std::string d;
  std::pair<long, long> last{0, 0};
  for (const auto& spot : spots) {
    d += fmt::format("m{} {}h0", spot.first - last.first, spot.second - last.second);
    last = spot;
  }
  body_ += fmt::format(
      "<path d=\"{}\" fill=\"none\" style=\"stroke:{}\" stroke-width=\"{:.4g}\" stroke-linecap=\"round\" "
      "stroke-opacity=\"{:.4g}\"/>",
      d, color, diameter, opacity);
}

void Plot::mark(const SeriesStyle& style, double x, double y, double radius) {
  const double r = radius;
  const std::string fill = fmt::format(" style=\"fill:{}\"/>", style.color);
  switch (style.mark) {
    case 0:
      body_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"{}", x, y, r, fill);
      break;
    case 1:
      rectangle(x - r, y - r, 2 * r, 2 * r, style.color);
      break;
    case 2:
      body_ += fmt::format("<path d=\"M{}l{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}z\"{}", place(x, y - 1.3 * r),
                           1.3 * r, 1.3 * r, -1.3 * r, 1.3 * r, -1.3 * r, -1.3 * r, fill);
      break;
    case 3:
      body_ += fmt::format("<path d=\"M{}l{:.1f} {:.1f}h{:.1f}z\"{}", place(x, y - 1.2 * r), 1.2 * r, 2.1 * r, -2.4 * r,
                           fill);
      break;
    default:
      path(fmt::format("M{}l{:.1f} {:.1f}M{}l{:.1f} {:.1f}", place(x - r, y - r), 2 * r, 2 * r, place(x + r, y - r),
                       -2 * r, 2 * r),
           style.color, 2.2);
  }
}

void Plot::x_axis(const Scale& scale, double y, double top, int ticks, std::string_view title, double right) {
  for (const Tick& tick : scale.ticks(ticks)) {
    const double x = scale.at(tick.value);
    line(x, y, x, top, "var(--line)");
    text(x, y + 18, tick.label, Anchor::middle, "tk");
  }
  text(right, y + 34, title, Anchor::end);
}

void Plot::y_axis(const Scale& scale, double x, double right, int ticks, std::string_view title, double top) {
  for (const Tick& tick : scale.ticks(ticks)) {
    const double y = scale.at(tick.value);
    line(x, y, right, y, "var(--line)");
    text(x - 8, y + 4, tick.label, Anchor::end, "tk");
  }
  text(0, top, title, Anchor::start);
}

std::string Plot::svg() const {
  return fmt::format("<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">{}</svg>", width_, height_,
                     render::escaped(label_), body_);
}

std::string Plot::file() const {
  const std::string text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} "
      "{1:.0f}\" width=\"{0:.0f}\" height=\"{1:.0f}\" class=\"plot\" role=\"img\" "
      "aria-label=\"{2}\"><style>{3}</style><rect "
      "width=\"100%\" height=\"100%\" style=\"fill:var(--surface)\"/>{4}</svg>\n",
      width_, height_, render::escaped(label_), kTextStyle, body_);
  return with_plain_colors(text);
}

std::string plot_style() {
  return fmt::format(
      ":root{{{}}}@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{}}}}}"
      ":root[data-theme=dark]{{{}}}@media print{{:root:root:root{{{}}}}}{}",
      kLight, kDark, kDark, kLight, kTextStyle);
}

}  // namespace gridlock::lab
