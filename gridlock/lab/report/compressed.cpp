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

// ["...", "..."]
std::string json_array(const std::vector<std::string>& texts, std::size_t begin, std::size_t end) {
  const std::vector<std::string> group(texts.begin() + static_cast<std::ptrdiff_t>(begin),
                                       texts.begin() + static_cast<std::ptrdiff_t>(end));
  const std::string object = report::to_json(report::Record().add("texts", group));
  return object.substr(object.find('['), object.size() - object.find('[') - 1);
}

}  // namespace

std::string compressed_scripts(const std::string& name, const std::vector<std::string>& texts) {
  std::string html;
  for (std::size_t begin = 0; begin < texts.size(); begin += kGroup) {
    const std::size_t end = std::min(begin + kGroup, texts.size());
    html += "<script type=\"text/plain\" id=\"" + name + "-" + std::to_string(begin / kGroup) + "\">" +
            base64(deflated(json_array(texts, begin, end))) + "</script>\n";
  }
  return html;
}

}  // namespace gridlock::lab
