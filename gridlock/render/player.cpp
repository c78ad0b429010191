#include "gridlock/render/player.hpp"

#include "gridlock/render/paint.hpp"

namespace gridlock::render {
namespace {

// What the script needs: pace and steps, each change as [piece, x, y, look].
std::string data_of(const Film& film) {
  const auto array = [](const Change& change) {
    return "[" + std::to_string(change.piece) + "," + svg_number(change.place.x) + "," + svg_number(change.place.y) +
           "," + std::to_string(change.look) + "]";
  };
  std::string text = "{\"slide\":" + std::to_string(film.slide) + ",\"apart\":" + std::to_string(film.apart) +
                     ",\"eased\":" + (film.eased ? "true" : "false") +
                     ",\"leaving\":" + (film.leaving ? array(*film.leaving) : "null") + ",\"steps\":[";
  for (std::size_t i = 0; i < film.steps.size(); ++i) {
    text += i == 0 ? "[" : ",[";
    for (std::size_t k = 0; k < film.steps[i].changes.size(); ++k)
      text += (k == 0 ? "" : ",") + array(film.steps[i].changes[k]);
    text += "]";
  }
  return text + "]}";
}

// Buttons such as "7 [B] → 2".
std::string move_list(const rushhour::Puzzle& puzzle, const Film& film) {
  std::string text = "<ol class=\"gl-moves\" data-moves>";
  for (std::size_t i = 0; i < film.steps.size(); ++i) {
    const std::size_t number = film.steps[i].changes.front().piece;
    const auto& vehicle = puzzle.vehicles[number];
    const Paint paint = paint_of(puzzle, number);
    const std::string& label = film.steps[i].label;
    const std::size_t sign = label.find_last_of("+-");
    const bool forward = label[sign] == '+';
    const char* arrow = vehicle.vertical ? (forward ? "↓" : "↑") : (forward ? "→" : "←");
    text += "<li><button type=\"button\"><span class=\"gl-k\">" + std::to_string(i + 1) +
            "</span><span class=\"gl-chip\" style=\"background:" + svg_color(paint.body) +
            ";color:" + svg_color(paint.label) + "\">" + escaped(vehicle.name) + "</span>" + arrow + " " +
            label.substr(sign + 1) + "</button></li>";
  }
  return text + "</ol>\n";
}

// LURD, a letter each, pushes bold.
std::string move_list(const sokoban::Puzzle&, const Film& film) {
  std::string text = "<p class=\"gl-lurd\" data-moves>";
  for (const auto& step : film.steps) {
    const char* tag = step.label < "a" ? "b" : "i";
    text += std::string("<") + tag + ">" + step.label + "</" + tag + ">";
  }
  return text + "</p>\n";
}

std::string button(const char* role, const char* label, const char* path, const char* more = "") {
  return std::string("<button type=\"button\" class=\"gl-button") + more + "\" data-do=\"" + role + "\" aria-label=\"" +
         label + "\" title=\"" + label + "\"><svg viewBox=\"0 0 20 20\" aria-hidden=\"true\">" + path +
         "</svg></button>";
}

std::string transport(std::size_t steps) {
  const std::string count = std::to_string(steps);
  return "<div class=\"gl-transport\">" + button("first", "First (Home)", "<path d=\"m14 5-5 5 5 5M5.5 5v10\"/>") +
         button("back", "Back (left arrow)", "<path d=\"m12 5-5 5 5 5\"/>") +
         button("play", "Play or pause (space)",
                "<path class=\"gl-play\" d=\"M6.5 4.2v11.6L16 10z\"/><path class=\"gl-pause\" d=\"M7 5v10M13 5v10\"/>",
                " gl-big") +
         button("forward", "Forward (right arrow)", "<path d=\"m8 5 5 5-5 5\"/>") +
         button("last", "Last (End)", "<path d=\"m6 5 5 5-5 5M14.5 5v10\"/>") +
         "<select class=\"gl-speed\" aria-label=\"Speed\"><option value=\"0.5\">0.5×</option><option value=\"1\" "
         "selected>1×</option><option value=\"2\">2×</option><option value=\"4\">4×</option></select>"
         "<span class=\"gl-position\" role=\"status\">0 / " +
         count + "</span></div>\n<input type=\"range\" class=\"gl-scrubber\" min=\"0\" max=\"" + count +
         "\" value=\"0\" aria-label=\"Position in the solution\">\n";
}

std::string heading(const PlayerOptions& options) {
  std::string text;
  if (options.proven) text += "<span class=\"gl-tag\">✓ Proven optimal</span>\n";
  if (!options.title.empty()) text += "<h2 class=\"gl-title\">" + escaped(options.title) + "</h2>\n";
  if (!options.caption.empty()) text += "<p class=\"gl-caption\">" + escaped(options.caption) + "</p>\n";
  return text;
}

std::string fragment(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options,
                     bool whole_page) {
  const Film film = film_of(puzzle, moves, Detail::full);
  const std::string list = std::visit([&](const auto& board) { return move_list(board, film); }, puzzle);
  return std::string("<section class=\"gridlock-player\" tabindex=\"0\"") + (whole_page ? " data-page" : "") +
         " aria-label=\"" + escaped(options.title.empty() ? "Solution" : options.title) +
         "\">\n<div class=\"gl-board\">" + svg_of(film.scene, {.cell = options.cell, .title = ""}) +
         "</div>\n<div class=\"gl-side\">\n" + heading(options) + transport(film.steps.size()) + list +
         "</div>\n<script type=\"application/json\">" + data_of(film) + "</script>\n</section>\n";
}

}  // namespace

std::string player_fragment(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options) {
  return fragment(puzzle, moves, options, false);
}

std::string html_player(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options) {
  const std::string title = options.title.empty() ? "gridlock" : escaped(options.title) + " · gridlock";
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>" +
         title +
         "</title>\n<style>\nhtml{color-scheme:light dark;background:#F3F5F3}body{margin:0;padding:24px 16px}\n"
         "@media (prefers-color-scheme:dark){html{background:#0F1215}}\n" +
         player_style() + "</style>\n</head>\n<body>\n<main>\n" + fragment(puzzle, moves, options, true) +
         "</main>\n<script>\n" + player_script() + "</script>\n</body>\n</html>\n";
}

}  // namespace gridlock::render
