#include "gridlock/book/ink.hpp"

#include <cairo-pdf.h>
#include <qrencode.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "gridlock/core/error.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::book {
namespace {

cairo_status_t append(void* closure, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Ink::Ink(double width, double height) : width_(width), height_(height) {
  surface_.reset(cairo_pdf_surface_create_for_stream(append, bytes_.get(), width, height));
  // Without a date, equal books are equal files.
  cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00");
  cr_.reset(cairo_create(surface_.get()));
}

void Ink::choose(Font font) {
  cairo_select_font_face(cr_.get(), font.mono ? "monospace" : "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                         font.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cr_.get(), font.size);
}

double Ink::width_of(const std::string& text, Font font) {
  choose(font);
  cairo_text_extents_t extents;
  cairo_text_extents(cr_.get(), text.c_str(), &extents);
  return extents.x_advance;
}

void Ink::text(double x, double y, const std::string& text, Font font, Align align, double value) {
  const double width = width_of(text, font);
  grey(value);
  cairo_move_to(cr_.get(), align == Align::left ? x : align == Align::centre ? x - width / 2 : x - width, y);
  cairo_show_text(cr_.get(), text.c_str());
}

std::string Ink::fitting(const std::string& text, Font font, double room) {
  for (std::size_t width = report::display_width(text); width > 3; --width)
    if (std::string cut = report::cut_to_width(text, width); width_of(cut, font) <= room) return cut;
  return report::cut_to_width(text, 3);
}

std::vector<std::string> Ink::wrapped(const std::string& text, Font font, double room) {
  std::vector<std::string> lines(1);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    std::string word = text.substr(at, end - at);
    at = end + 1;
    const std::string longer = lines.back().empty() ? word : lines.back() + " " + word;
    if (width_of(longer, font) <= room) {
      lines.back() = longer;
      continue;
    }
    if (!lines.back().empty()) lines.emplace_back();
    while (width_of(word, font) > room && word.size() > 1) {  // LURD: no blanks, and nothing but ASCII
      std::size_t fits = 1;
      while (fits < word.size() && width_of(word.substr(0, fits + 1), font) <= room) ++fits;
      lines.back() = word.substr(0, fits);
      word.erase(0, fits);
      lines.emplace_back();
    }
    lines.back() = word;
  }
  return lines;
}

void Ink::path(const Box& box, double radius) {
  cairo_t* const cr = cr_.get();
  cairo_new_path(cr);
  if (radius <= 0) {
    cairo_rectangle(cr, box.x, box.y, box.width, box.height);
    return;
  }
  constexpr double kQuarter = std::numbers::pi / 2;
  cairo_arc(cr, box.right() - radius, box.y + radius, radius, -kQuarter, 0);
  cairo_arc(cr, box.right() - radius, box.bottom() - radius, radius, 0, kQuarter);
  cairo_arc(cr, box.x + radius, box.bottom() - radius, radius, kQuarter, 2 * kQuarter);
  cairo_arc(cr, box.x + radius, box.y + radius, radius, 2 * kQuarter, 3 * kQuarter);
  cairo_close_path(cr);
}

void Ink::line(double x0, double y0, double x1, double y1, double stroke, double value) {
  grey(value);
  cairo_set_line_width(cr_.get(), stroke);
  cairo_move_to(cr_.get(), x0, y0);
  cairo_line_to(cr_.get(), x1, y1);
  cairo_stroke(cr_.get());
}

void Ink::fill(const Box& box, double value, double radius) {
  path(box, radius);
  grey(value);
  cairo_fill(cr_.get());
}

void Ink::outline(const Box& box, double stroke, double value, double radius) {
  path(box, radius);
  grey(value);
  cairo_set_line_width(cr_.get(), stroke);
  cairo_stroke(cr_.get());
}

void Ink::begin_clip(const Box& box, double radius) {
  cairo_save(cr_.get());
  path(box, radius);
  cairo_clip(cr_.get());
}

void Ink::end_clip() { cairo_restore(cr_.get()); }

void Ink::disc(double x, double y, double radius, double value) {
  cairo_new_path(cr_.get());
  cairo_arc(cr_.get(), x, y, radius, 0, 2 * std::numbers::pi);
  grey(value);
  cairo_fill(cr_.get());
}

void Ink::ring(double x, double y, double radius, double stroke) {
  cairo_new_path(cr_.get());
  cairo_arc(cr_.get(), x, y, radius, 0, 2 * std::numbers::pi);
  grey(0);
  cairo_set_line_width(cr_.get(), stroke);
  cairo_stroke(cr_.get());
}

void Ink::polygon(const std::vector<std::pair<double, double>>& points, double value) {
  cairo_new_path(cr_.get());
  for (const auto& [x, y] : points) cairo_line_to(cr_.get(), x, y);
  cairo_close_path(cr_.get());
  grey(value);
  cairo_fill(cr_.get());
}

void Ink::star(double x, double y, double radius, bool filled) {
  cairo_new_path(cr_.get());
  for (int k = 0; k < 10; ++k) {
    const double angle = k * std::numbers::pi / 5 - std::numbers::pi / 2, r = k % 2 == 0 ? radius : radius * 0.42;
    cairo_line_to(cr_.get(), x + r * std::cos(angle), y + r * std::sin(angle));
  }
  cairo_close_path(cr_.get());
  grey(filled ? 0 : 0.6);
  cairo_set_line_width(cr_.get(), radius / 7);
  filled ? cairo_fill(cr_.get()) : cairo_stroke(cr_.get());
}

void Ink::code(const std::string& text, double x, double y, double side) {
  constexpr int kQuiet = 4;  // modules around it, as the standard wants
  const Code code = code_of(text);
  const double module = side / (code.side + 2 * kQuiet);
  cairo_new_path(cr_.get());
  for (int row = 0; row < code.side; ++row)
    for (int col = 0; col < code.side; ++col)
      if (code.dark[static_cast<std::size_t>(row * code.side + col)])
        cairo_rectangle(cr_.get(), x + (col + kQuiet) * module, y + (row + kQuiet) * module, module, module);
  grey(0);
  cairo_fill(cr_.get());
}

Code code_of(const std::string& text) {
  QRcode* const made = QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L);
  if (made == nullptr) throw Error("a link is too long for a QR code");
  Code code{made->width, {}};
  const auto modules = static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
  for (std::size_t i = 0; i < modules; ++i) code.dark.push_back((made->data[i] & 1) != 0);
  QRcode_free(made);
  return code;
}

void Ink::next_page() { cairo_show_page(cr_.get()); }

std::string Ink::finish() {
  const cairo_status_t drawn = cairo_status(cr_.get());
  cr_.reset();
  cairo_surface_finish(surface_.get());
  const cairo_status_t written = cairo_surface_status(surface_.get());
  for (const cairo_status_t status : {drawn, written})
    if (status != CAIRO_STATUS_SUCCESS)
      throw Error(std::string("cannot write the book: ") + cairo_status_to_string(status));
  return std::move(*bytes_);
}

}  // namespace gridlock::book
