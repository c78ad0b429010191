// Pictures as PNG. The only file of this folder that needs a library (libpng); the web page is built without it.
#include <png.h>

#include "gridlock/render.hpp"
#include "gridlock/render/raster.hpp"

namespace gridlock::render {

std::string png(const Puzzle& puzzle, double cell) {
  const Image image = raster(scene_of(puzzle, detail_at(cell)), cell);
  std::string rgba;
  rgba.reserve(image.pixels().size() * 4);
  for (const auto& pixel : image.pixels())
    for (const std::uint8_t part : {pixel.color.red, pixel.color.green, pixel.color.blue, pixel.alpha})
      rgba += static_cast<char>(part);

  png_image header{};
  header.version = PNG_IMAGE_VERSION;
  header.width = static_cast<png_uint_32>(image.width());
  header.height = static_cast<png_uint_32>(image.height());
  header.format = PNG_FORMAT_RGBA;
  png_alloc_size_t size = 0;
  std::string file;
  // Asked without memory first, it says how much it needs.
  bool written = png_image_write_to_memory(&header, nullptr, &size, 0, rgba.data(), 0, nullptr) != 0;
  if (written) {
    file.resize(size);
    written = png_image_write_to_memory(&header, file.data(), &size, 0, rgba.data(), 0, nullptr) != 0;
  }
  if (!written) throw Error(std::string("cannot write the picture: ") + header.message);
  file.resize(size);
  return file;
}

}  // namespace gridlock::render
