// The list of output formats. To add one, write its file and name it here.
#include "gridlock/report/writers.hpp"

#include "gridlock/core/error.hpp"

namespace gridlock::report {

const std::vector<OutputFormat>& output_formats() {
  static const std::vector<OutputFormat> formats{
      {"text", make_text_writer},
      {"json", make_json_writer},
      {"csv", make_csv_writer},
      {"markdown", make_markdown_writer},
  };
  return formats;
}

std::unique_ptr<Writer> make_writer(std::string_view format, Sink sink, WriterOptions options) {
  for (const auto& each : output_formats())
    if (each.name == format) return each.make(std::move(sink), std::move(options));
  throw Error("unknown output format '" + std::string(format) + "'");
}

}  // namespace gridlock::report
