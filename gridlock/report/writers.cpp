// The list of output formats. To add one, write its file and name it here.
#include "gridlock/report/writers.hpp"

#include "gridlock/core/error.hpp"

namespace gridlock::report {

const std::vector<OutputFormat>& output_formats() {
  static const std::vector<OutputFormat> formats{
      {"text", true, make_text_writer},         {"json", false, make_json_writer},  {"csv", false, make_csv_writer},
      {"markdown", true, make_markdown_writer}, {"latex", true, make_latex_writer},
  };
  return formats;
}

bool is_for_people(std::string_view format) {
  for (const auto& each : output_formats())
    if (each.name == format) return each.for_people;
  return false;
}

std::unique_ptr<Writer> make_writer(std::string_view format, Sink sink, WriterOptions options) {
  for (const auto& each : output_formats())
    if (each.name == format) return each.make(std::move(sink), std::move(options));
  throw Error("unknown output format '" + std::string(format) + "'");
}

}  // namespace gridlock::report
