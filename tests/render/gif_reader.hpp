// Reads a GIF with giflib, as a browser would: frame over frame.
#pragma once

#include <gif_lib.h>

#include <cstring>
#include <string>
#include <vector>

#include "gridlock/render/raster.hpp"

namespace gridlock::testing {

struct ReadGif {
  bool valid = false;
  bool repeats = false;
  std::vector<render::Image> frames;  // what is seen
  std::vector<int> hundredths;        // for how long
};

inline ReadGif read_gif(const std::string& bytes) {
  ReadGif result;
  struct Source {
    const std::string& bytes;
    std::size_t at = 0;
  } source{bytes};
  const auto read = [](GifFileType* file, GifByteType* target, int size) {
    auto& from = *static_cast<Source*>(file->UserData);
    const std::size_t count = std::min(static_cast<std::size_t>(size), from.bytes.size() - from.at);
    std::memcpy(target, from.bytes.data() + from.at, count);
    from.at += count;
    return static_cast<int>(count);
  };
  int error = 0;
  GifFileType* const file = DGifOpen(&source, read, &error);
  if (file == nullptr) return result;
  result.valid = DGifSlurp(file) == GIF_OK && source.at == bytes.size();
  render::Image screen(file->SWidth, file->SHeight);
  for (int i = 0; i < file->ImageCount; ++i) {
    const SavedImage& image = file->SavedImages[i];
    GraphicsControlBlock control{};
    DGifSavedExtensionToGCB(file, i, &control);
    for (int k = 0; k < image.ExtensionBlockCount; ++k)
      result.repeats = result.repeats || image.ExtensionBlocks[k].Function == APPLICATION_EXT_FUNC_CODE;
    const auto& where = image.ImageDesc;
    for (int k = 0; k < where.Width * where.Height; ++k) {
      const int index = image.RasterBits[k];
      if (index == control.TransparentColor) continue;
      const GifColorType color = file->SColorMap->Colors[index];
      screen.at(where.Left + k % where.Width, where.Top + k / where.Width) = {{color.Red, color.Green, color.Blue},
                                                                              255};
    }
    result.frames.push_back(screen);
    result.hundredths.push_back(control.DelayTime);
  }
  DGifCloseFile(file, &error);
  return result;
}

}  // namespace gridlock::testing
