#include "gridlock/lab/report/compressed.hpp"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>

#include "gridlock/report/writers.hpp"

namespace gridlock::lab {
namespace {

std::string deflated(const std::string& text) {
  uLongf size = compressBound(text.size());
  std::string bytes(size, '\0');
  const auto* source = reinterpret_cast<const Bytef*>(text.data());
  if (compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, source, text.size(), Z_BEST_COMPRESSION) != Z_OK)
    throw std::runtime_error("the page could not be compressed");
  bytes.resize(size);
  return bytes;
}

std::string base64(const std::string& bytes) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t k) {
      return i + k < bytes.size() ? static_cast<unsigned>(static_cast<unsigned char>(bytes[i + k])) : 0U;
    };
    const unsigned word = byte(0) << 16 | byte(1) << 8 | byte(2);
    for (std::size_t k = 0; k < 4; ++k) text += i + k <= bytes.size() ? kDigits[word >> (18 - 6 * k) & 63] : '=';
  }
  return text;
}

}  // namespace

std::string compressed_script(const std::string& id, const report::Record& data) {
  return "<script type=\"text/plain\" id=\"" + id + "\">" + base64(deflated(report::to_json(data))) + "</script>\n";
}

std::string compressed_texts(const std::string& name, const std::vector<std::string>& texts) {
  std::string html;
  for (std::size_t begin = 0; begin < texts.size(); begin += kGroup) {
    const auto at = [&](std::size_t i) { return texts.begin() + static_cast<std::ptrdiff_t>(i); };
    const std::vector<std::string> group(at(begin), at(std::min(begin + kGroup, texts.size())));
    html += compressed_script(name + "-" + std::to_string(begin / kGroup), report::Record().add("texts", group));
  }
  return html;
}

}  // namespace gridlock::lab
