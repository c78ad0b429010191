// The compression of GIF, by Lempel, Ziv and Welch (1984), with the codes and blocks that the format wants.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace gridlock::render {

// The pixels of one frame, each below 1 << bits (2 <= bits <= 8): the code size, blocks of up to 255 bytes, and the
// empty block at the end.
std::string lzw(const std::vector<std::uint8_t>& pixels, int bits);

}  // namespace gridlock::render
