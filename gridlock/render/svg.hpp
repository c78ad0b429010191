// Scenes as SVG: what is behind svg() and animated_svg().
#pragma once

#include <string>
#include <vector>

#include "gridlock/render.hpp"
#include "gridlock/render/scene.hpp"

namespace gridlock::render {

// A whole file of what is already a scene. Every piece is a group with its number in `data-piece`, moved by the
// transform in its style, and each of its looks a group inside it, hidden but for one.
std::string svg_of(const Scene& scene, const PictureOptions& options, const std::string& style = {});

// The beginning of such a picture, up to its title. A cell is `cell` pixels wide.
std::string svg_opening(const Rectangle& view, double cell, const std::string& title);

// Shapes alone, for callers that already have an <svg> with round line ends.
std::string svg_shapes(const Shapes& shapes);

// A coordinate: at most two digits behind the point, whatever the locale.
std::string svg_number(double value);
std::string svg_color(Rgb color);
// With what HTML and XML reserve written as entities.
std::string escaped(std::string_view text);

}  // namespace gridlock::render
