// JSON lines: one object per record, keys in order, numbers in full precision. Written directly, since building a
// document tree for each of thousands of small records would cost more than solving some of them.
#include <charconv>
#include <cmath>

#include "gridlock/report/number.hpp"
#include "gridlock/report/utf8.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::report {
namespace {

constexpr bool is_plain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

// A control character, a quote or a backslash.
void append_escaped(std::string& out, char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
  } else if (c == '\n') {
    out += "\\n";
  } else if (c == '\t') {
    out += "\\t";
  } else {
    out += "\\u00";
    out += kHex[static_cast<unsigned char>(c) >> 4];
    out += kHex[static_cast<unsigned char>(c) & 15];
  }
}

void append_text(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    while (at < text.size() && is_plain(text[at])) ++at;
    out.append(text, begin, at - begin);
    if (at == text.size()) break;
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      append_escaped(out, text[at++]);
      continue;
    }
    const std::size_t length = utf8_length(text, at);
    out += length == 0 ? "\\ufffd" : text.substr(at, length);
    at += length == 0 ? 1 : length;
  }
  out += '"';
}

template <class Number>
void append_number(std::string& out, Number number) {
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, end);
}

void append_finite(std::string& out, double number) {
  if (std::isfinite(number))
    append_real(out, number);
  else
    out += "null";
}

void append(std::string& out, const std::vector<Field>& fields);

struct Append {
  std::string& out;

  void operator()(Nothing) const { out += "null"; }
  void operator()(bool value) const { out += value ? "true" : "false"; }
  void operator()(std::int64_t value) const { append_number(out, value); }
  void operator()(std::uint64_t value) const { append_number(out, value); }
  void operator()(double value) const { append_finite(out, value); }
  void operator()(Seconds value) const { append_finite(out, value.value); }
  void operator()(Bytes value) const { append_number(out, value.value); }
  void operator()(const std::string& value) const { append_text(out, value); }
  void operator()(const std::vector<Field>& value) const { append(out, value); }
  void operator()(const std::vector<std::string>& values) const {
    append_array(values, [this](const std::string& value) { append_text(out, value); });
  }
  void operator()(const std::vector<Record>& values) const {
    append_array(values, [this](const Record& value) { append(out, value.fields()); });
  }

  template <class T, class AppendOne>
  void append_array(const std::vector<T>& values, AppendOne append_one) const {
    out += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) out += ',';
      append_one(values[i]);
    }
    out += ']';
  }
};

void append(std::string& out, const std::vector<Field>& fields) {
  out += '{';
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) out += ',';
    append_text(out, fields[i].key);
    out += ':';
    std::visit(Append{out}, fields[i].value);
  }
  out += '}';
}

class JsonWriter : public Writer {
 public:
  explicit JsonWriter(Sink sink) : sink_(std::move(sink)) {}

  void write(const Record& record) override {
    line_.clear();
    append(line_, record.fields());
    line_ += '\n';
    sink_(line_);
  }

 private:
  Sink sink_;
  std::string line_;
};

}  // namespace

std::string to_json(const Record& record) {
  std::string line;
  append(line, record.fields());
  return line;
}

std::unique_ptr<Writer> make_json_writer(Sink sink, WriterOptions) {
  return std::make_unique<JsonWriter>(std::move(sink));
}

}  // namespace gridlock::report
