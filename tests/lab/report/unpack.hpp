// What a page holds packed, as its script would see it.
#pragma once

#include <zlib.h>

#include <stdexcept>
#include <string>

namespace gridlock::testing {

inline std::string from_base64(const std::string& text) {
  const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned word = 0, bits = 0;
  for (const char c : text) {
    if (c == '=') break;
    word = word << 6 | static_cast<unsigned>(digits.find(c));
    bits += 6;
    if (bits >= 8) bytes += static_cast<char>(word >> (bits -= 8) & 0xFF);
  }
  return bytes;
}

inline std::string inflated(const std::string& bytes) {
  std::string text(1 << 22, '\0');
  uLongf size = text.size();
  if (uncompress(reinterpret_cast<Bytef*>(text.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                 bytes.size()) != Z_OK)
    throw std::runtime_error("not a deflated text");
  text.resize(size);
  return text;
}

// The JSON of the script with this id; empty if there is none.
inline std::string unpacked_script(const std::string& page, const std::string& id) {
  const std::string opening = "<script type=\"text/plain\" id=\"" + id + "\">";
  const std::size_t found = page.find(opening), begin = found + opening.size();
  if (found == std::string::npos) return "";
  return inflated(from_base64(page.substr(begin, page.find("</script>", begin) - begin)));
}

}  // namespace gridlock::testing
