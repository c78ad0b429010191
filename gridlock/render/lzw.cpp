#include "gridlock/render/lzw.hpp"

#include <algorithm>
#include <array>

namespace gridlock::render {
namespace {

// Codes of growing width, lowest bit first.
class BitWriter {
 public:
  void write(unsigned code, int width) {
    bits_ |= static_cast<std::uint64_t>(code) << count_;
    for (count_ += width; count_ >= 8; count_ -= 8, bits_ >>= 8) bytes_ += static_cast<char>(bits_ & 0xff);
  }
  std::string finish() {
    if (count_ > 0) bytes_ += static_cast<char>(bits_ & 0xff);
    return std::move(bytes_);
  }

 private:
  std::string bytes_;
  std::uint64_t bits_ = 0;
  int count_ = 0;
};

// The strings seen so far, as a tree: next[code][pixel] is the code of the longer string, 0 if there is none. (No
// longer string has code 0: that is a single pixel.)
class Dictionary {
 public:
  static constexpr unsigned kMostCodes = 4096;

  explicit Dictionary(int bits) : clear_code_(1u << bits), next_(kMostCodes) { clear(); }

  void clear() {
    for (unsigned code = 0; code < clear_code_; ++code) next_[code].fill(0);
    size_ = clear_code_ + 2;
  }
  unsigned clear_code() const { return clear_code_; }
  unsigned end_code() const { return clear_code_ + 1; }
  unsigned size() const { return size_; }
  bool full() const { return size_ == kMostCodes; }
  std::uint16_t& next(unsigned code, std::uint8_t pixel) { return next_[code][pixel]; }
  void add(unsigned code, std::uint8_t pixel) {
    next_[size_].fill(0);
    next_[code][pixel] = static_cast<std::uint16_t>(size_++);
  }

 private:
  unsigned clear_code_;
  unsigned size_ = 0;
  std::vector<std::array<std::uint16_t, 256>> next_;
};

std::string codes_of(const std::vector<std::uint8_t>& pixels, int bits) {
  BitWriter writer;
  Dictionary dictionary(bits);
  int width = bits + 1;
  writer.write(dictionary.clear_code(), width);
  for (std::size_t i = 0; i < pixels.size();) {
    unsigned code = pixels[i++];
    while (i < pixels.size() && dictionary.next(code, pixels[i]) != 0) code = dictionary.next(code, pixels[i++]);
    writer.write(code, width);
    if (dictionary.full()) {
      writer.write(dictionary.clear_code(), width);
      dictionary.clear();
      width = bits + 1;
      continue;
    }
    // The reader learns a code one step later than we do, so codes grow when all of a width are taken.
    if (dictionary.size() == 1u << width) ++width;
    if (i < pixels.size()) dictionary.add(code, pixels[i]);
  }
  writer.write(dictionary.end_code(), width);
  return writer.finish();
}

}  // namespace

std::string lzw(const std::vector<std::uint8_t>& pixels, int bits) {
  const std::string codes = codes_of(pixels, bits);
  std::string text(1, static_cast<char>(bits));
  for (std::size_t at = 0; at < codes.size(); at += 255) {
    const std::size_t size = std::min<std::size_t>(255, codes.size() - at);
    text += static_cast<char>(size);
    text += codes.substr(at, size);
  }
  return text + '\0';
}

}  // namespace gridlock::render
