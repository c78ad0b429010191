#include "gridlock/render/player.hpp"

#include "gridlock/render/page_colors.hpp"
#include "gridlock/render/paint.hpp"

namespace gridlock::render {
namespace {

std::string text_of(const Change& change) {
  return std::to_string(change.piece) + "," + svg_number(change.place.x) + "," + svg_number(change.place.y) + "," +
         std::to_string(change.look);
}

std::string text_of(const std::vector<Step>& steps) {
  std::string text;
  for (std::size_t i = 0; i < steps.size(); ++i)
    for (std::size_t k = 0; k < steps[i].changes.size(); ++k)
      text += (k > 0 ? " " : i > 0 ? ";" : "") + text_of(steps[i].changes[k]);
  return text;
}

std::string button(const char* role, const char* label, const char* path, const char* more = "") {
  return std::string("<button type=\"button\" class=\"gl-button") + more + "\" data-do=\"" + role + "\" aria-label=\"" +
         label + "\" title=\"" + label + "\"><svg viewBox=\"0 0 20 20\" aria-hidden=\"true\">" + path +
         "</svg></button>";
}

std::string transport(const std::string& count) {
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

struct Parts {
  std::string title, tag, caption, board, count, moves, slide, apart, eased, steps, leaving;
};

std::string assembled(const Parts& parts, bool whole_page) {
  return std::string("<section class=\"gridlock-player\" tabindex=\"0\"") + (whole_page ? " data-page" : "") +
         " data-slide=\"" + parts.slide + "\" data-apart=\"" + parts.apart + "\" data-eased=\"" + parts.eased +
         "\" data-steps=\"" + parts.steps + "\" data-leaving=\"" + parts.leaving + "\" aria-label=\"" +
         (parts.title.empty() ? "Solution" : parts.title) + "\">\n<div class=\"gl-board\">" + parts.board +
         "</div>\n<div class=\"gl-side\">\n" + parts.tag +
         (parts.title.empty() ? "" : "<h2 class=\"gl-title\">" + parts.title + "</h2>\n") +
         (parts.caption.empty() ? "" : "<p class=\"gl-caption\">" + parts.caption + "</p>\n") + transport(parts.count) +
         parts.moves + "</div>\n</section>\n";
}

std::string fragment(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options,
                     bool whole_page) {
  const Film film = film_of(puzzle, moves, Detail::full);
  std::string items;
  for (std::size_t i = 0; i < film.steps.size(); ++i)
    items +=
        move_item(puzzle, film.steps[i], std::to_string(i + 1), chip_of(puzzle, film.steps[i].changes.back().piece));
  return assembled({escaped(options.title), options.proven ? proven_tag() : "", escaped(options.caption),
                    svg_of(film.scene, {.cell = options.cell, .title = ""}), std::to_string(film.steps.size()),
                    move_list(puzzle, items), std::to_string(film.slide), std::to_string(film.apart),
                    film.eased ? "1" : "0", text_of(film.steps), film.leaving ? text_of(*film.leaving) : ""},
                   whole_page);
}

}  // namespace

std::string proven_tag() { return "<span class=\"gl-tag\">✓ Proven optimal</span>\n"; }

std::string player_template() {
  return assembled({"{title}", "{tag}", "{caption}", "{board}", "{count}", "{moves}", "{slide}", "{apart}", "{eased}",
                    "{steps}", "{leaving}"},
                   false);
}

std::string chip_of(const Puzzle& puzzle, std::size_t piece) {
  const auto* board = std::get_if<rushhour::Puzzle>(&puzzle);
  if (board == nullptr) return "";
  const Paint paint = paint_of(*board, piece);
  return "<span class=\"gl-chip\" style=\"background:" + svg_color(paint.body) + ";color:" + svg_color(paint.label) +
         "\">" + escaped(board->vehicles[piece].name) + "</span>";
}

// Of Rush Hour a button such as "7 [B] → 2", of Sokoban a letter, bold if it is a push.
std::string move_item(const Puzzle& puzzle, const Step& step, const std::string& number, const std::string& chip) {
  const auto* board = std::get_if<rushhour::Puzzle>(&puzzle);
  if (board == nullptr) {
    const std::string tag = step.label < "a" ? "b" : "i";
    return "<" + tag + ">" + step.label + "</" + tag + ">";
  }
  const std::size_t sign = step.label.find_last_of("+-");
  const bool forward = step.label[sign] == '+';
  const bool vertical = board->vehicles[step.changes.back().piece].vertical;
  const char* arrow = vertical ? (forward ? "↓" : "↑") : (forward ? "→" : "←");
  return "<li><button type=\"button\"><span class=\"gl-k\">" + number + "</span>" + chip + arrow + " " +
         step.label.substr(sign + 1) + "</button></li>";
}

std::string move_list(const Puzzle& puzzle, const std::string& items) {
  if (std::holds_alternative<rushhour::Puzzle>(puzzle)) return "<ol class=\"gl-moves\" data-moves>" + items + "</ol>\n";
  return "<p class=\"gl-lurd\" data-moves>" + items + "</p>\n";
}

std::string player_fragment(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options) {
  return fragment(puzzle, moves, options, false);
}

std::string html_player(const Puzzle& puzzle, const std::vector<std::string>& moves, const PlayerOptions& options) {
  const std::string title = options.title.empty() ? "gridlock" : escaped(options.title) + " · gridlock";
  return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>" +
         title + "</title>\n<style>\nhtml{" + page_colors(false) +
         "color-scheme:light dark;background:var(--bg)}body{margin:0;padding:24px 16px}\n"
         "@media (prefers-color-scheme:dark){html{" +
         page_colors(true) + "}}\n" + player_style() + "</style>\n</head>\n<body>\n<main>\n" +
         fragment(puzzle, moves, options, true) + "</main>\n<script>\n" + player_script() +
         "</script>\n</body>\n</html>\n";
}

}  // namespace gridlock::render
