#include "gridlock/render/svg.hpp"

#include <cmath>
#include <cstdio>

#include "gridlock/render/film.hpp"

namespace gridlock::render {
namespace {

std::string attribute(const char* name, double value) {
  return std::string(" ") + name + "=\"" + svg_number(value) + "\"";
}

std::string paint(const Shape& shape) {
  if (shape.stroke == 0) return " fill=\"" + svg_color(shape.color) + "\"/>";
  return " fill=\"none\" stroke=\"" + svg_color(shape.color) + "\"" + attribute("stroke-width", shape.stroke) + "/>";
}

std::string outline(const Rectangle& r) {
  return "<rect" + attribute("x", r.corner.x) + attribute("y", r.corner.y) + attribute("width", r.width) +
         attribute("height", r.height) + (r.radius > 0 ? attribute("rx", r.radius) : "");
}

std::string outline(const Circle& c) {
  return "<circle" + attribute("cx", c.centre.x) + attribute("cy", c.centre.y) + attribute("r", c.radius);
}

std::string outline(const Lines& lines) {
  std::string path;
  for (const auto& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i)
      path += (i == 0 ? "M" : "L") + svg_number(line[i].x) + " " + svg_number(line[i].y);
  return "<path d=\"" + path + "\"";
}

std::string translation(Point place) {
  return "transform:translate(" + svg_number(place.x) + "px," + svg_number(place.y) + "px)";
}

std::string group_of(const Piece& piece, std::size_t number) {
  std::string text = "<g data-piece=\"" + std::to_string(number) + "\" style=\"" + translation(piece.place) + "\">";
  for (std::size_t look = 0; look < piece.looks.size(); ++look)
    text += std::string("<g") + (look == piece.look ? "" : " visibility=\"hidden\"") + ">" +
            svg_shapes(piece.looks[look]) + "</g>";
  return text + "</g>\n";
}

// A moment in the life of a piece: where it is and how it looks from then on.
struct Moment {
  int time;
  Point place;
  std::size_t look;
  const char* easing;  // towards the next one
};

std::string percent(int time, int duration) {
  char text[16];
  const int thousandths = static_cast<int>(std::lround(100'000.0 * time / duration));
  std::snprintf(text, sizeof text, "%d.%03d", thousandths / 1000, thousandths % 1000);
  std::string trimmed(text);
  trimmed.erase(trimmed.find_last_not_of('0') + 1);
  if (trimmed.back() == '.') trimmed.pop_back();
  return trimmed + "%";
}

// Only what changes is animated: the place of the piece, and which of its looks is seen.
std::string keyframes(const Piece& piece, std::size_t number, const std::vector<Moment>& moments, int duration) {
  const std::string name = "p" + std::to_string(number);
  const std::string seconds = svg_number(duration / 1000.0) + "s";
  const std::string self = "[data-piece=\"" + std::to_string(number) + "\"]";
  std::string text = self + "{animation:" + name + " " + seconds + " infinite}\n@keyframes " + name + "{";
  for (const auto& moment : moments)
    text += percent(moment.time, duration) + "{" + translation(moment.place) +
            ";animation-timing-function:" + moment.easing + "}";
  text += "}\n";
  for (std::size_t look = 0; look < piece.looks.size() && piece.looks.size() > 1; ++look) {
    const std::string look_name = name + "-" + std::to_string(look);
    text += self + ">:nth-child(" + std::to_string(look + 1) + "){animation:" + look_name + " " + seconds +
            " step-end infinite}\n@keyframes " + look_name + "{";
    for (std::size_t i = 0; i < moments.size(); ++i)
      if (i == 0 || (moments[i].look == look) != (moments[i - 1].look == look))
        text += percent(moments[i].time, duration) + "{visibility:" + (moments[i].look == look ? "visible" : "hidden") +
                "}";
    text += "}\n";
  }
  return text;
}

std::string animation(const Film& film) {
  const int duration = duration_of(film);
  const char* const slide = film.eased ? kSlideEasing : "linear";
  std::vector<std::vector<Moment>> moments;
  for (const auto& piece : film.scene.pieces) moments.push_back({{0, piece.place, piece.look, slide}});
  for (const auto& motion : motions_of(film)) {
    auto& own = moments[motion.change.piece];
    // A player looks where he goes; a box is home when it gets there.
    const bool turns_first = film.scene.pieces[motion.change.piece].looks.size() > 2;
    const std::size_t look = turns_first ? motion.change.look : own.back().look;
    if (own.back().time == motion.begin)
      own.back().look = look;
    else
      own.push_back({motion.begin, motion.from, look, motion.leaving ? kLeavingEasing : slide});
    own.push_back({motion.end, motion.change.place, motion.change.look, slide});
  }
  std::string style = "@media (prefers-reduced-motion:no-preference){\n";
  for (std::size_t i = 0; i < moments.size(); ++i) {
    if (moments[i].size() == 1) continue;
    // Without a last moment it would drift back to where it began.
    moments[i].push_back(moments[i].back());
    moments[i].back().time = duration;
    style += keyframes(film.scene.pieces[i], i, moments[i], duration);
  }
  return style + "}";
}

}  // namespace

std::string svg_shapes(const Shapes& shapes) {
  std::string text;
  for (const auto& shape : shapes)
    text += std::visit([](const auto& form) { return outline(form); }, shape.form) + paint(shape);
  return text;
}

std::string svg_number(double value) {
  const long hundredths = std::lround(value * 100);
  std::string text = std::to_string(std::labs(hundredths) / 100);
  const long rest = std::labs(hundredths) % 100;
  if (rest != 0) text += "." + std::string(1, static_cast<char>('0' + rest / 10));
  if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
  return hundredths < 0 ? "-" + text : text;
}

std::string svg_color(Rgb color) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text = "#";
  for (const std::uint8_t part : {color.red, color.green, color.blue}) {
    text += kDigits[part >> 4];
    text += kDigits[part & 15];
  }
  return text;
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        // XML has no way to write most control characters.
        if (static_cast<unsigned char>(c) >= ' ') safe += c;
    }
  }
  return safe;
}

std::string svg_opening(const Rectangle& view, double cell, const std::string& title) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + svg_number(view.corner.x) + " " +
         svg_number(view.corner.y) + " " + svg_number(view.width) + " " + svg_number(view.height) + "\"" +
         attribute("width", std::round(view.width * cell / kUnits)) +
         attribute("height", std::round(view.height * cell / kUnits)) +
         " stroke-linecap=\"round\" stroke-linejoin=\"round\" role=\"img\" aria-label=\"" + escaped(title) +
         "\">\n<title>" + escaped(title) + "</title>\n";
}

std::string svg_of(const Scene& scene, const PictureOptions& options, const std::string& style) {
  std::string text = svg_opening(scene.view, options.cell, options.title.empty() ? scene.description : options.title);
  if (!style.empty()) text += "<style>" + style + "</style>\n";
  text += "<g>" + svg_shapes(scene.ground) + "</g>\n";
  for (std::size_t i = 0; i < scene.pieces.size(); ++i) text += group_of(scene.pieces[i], i);
  return text + "</svg>\n";
}

std::string svg(const Puzzle& puzzle, const PictureOptions& options) {
  return svg_of(scene_of(puzzle, detail_at(options.cell)), options);
}

std::string animated_svg(const Puzzle& puzzle, const std::vector<std::string>& moves, const PictureOptions& options) {
  const Film film = film_of(puzzle, moves, detail_at(options.cell));
  return svg_of(film.scene, options, animation(film));
}

}  // namespace gridlock::render
