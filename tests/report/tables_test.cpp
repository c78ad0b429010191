// CSV, markdown and text: the same records as rows of a table.
#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::report {
namespace {

std::string written(std::string_view format, const std::vector<Record>& records, WriterOptions options = {}) {
  std::string out;
  const auto writer = make_writer(
      format, [&](std::string_view text) { out += text; }, std::move(options));
  for (const auto& record : records) writer->write(record);
  writer->finish();
  return out;
}

Record car(const char* name, int cost, double seconds) {
  return Record().add("name", name).add("cost", cost).add("time", Seconds{seconds});
}

TEST(Csv, quotes_only_where_it_must) {
  EXPECT_EQ(
      written("csv",
              {Record().add("a", "plain").add("b", "with, comma").add("c", "a \"quote\"").add("d", "two\nlines")}),
      "a,b,c,d\nplain,\"with, comma\",\"a \"\"quote\"\"\",\"two\nlines\"\n");
}

TEST(Csv, flattens_objects_and_leaves_null_empty) {
  const Record record =
      Record().add("runs", Record().add("min", 3).add("max", 9)).add("cost", Nothing{}).add("ok", true);
  EXPECT_EQ(written("csv", {record}), "runs.min,runs.max,cost,ok\n3,9,,true\n");
}

TEST(Csv, keeps_to_the_header_it_was_given) {
  WriterOptions options;
  options.header = {"name", "error", "cost"};
  EXPECT_EQ(written("csv", {car("a", 3, 0.5), Record().add("error", "bad").add("name", "b")}, options),
            "name,error,cost\na,,3\nb,bad,\n");
}

TEST(Csv, writes_numbers_in_full_precision) {
  EXPECT_EQ(written("csv", {car("a", 12345, 0.000123456789)}), "name,cost,time\na,12345,0.000123456789\n");
}

TEST(Text, lines_up_columns_and_puts_numbers_at_the_right) {
  EXPECT_EQ(written("text", {car("short", 3, 0.0004), car("much longer", 12345, 12.34)}),
            "name           cost     time\n"
            "-----------  ------  -------\n"
            "short             3  0.40 ms\n"
            "much longer  12,345   12.3 s\n");
}

TEST(Text, shows_only_the_columns_that_were_chosen) {
  WriterOptions options;
  options.columns = {{"cost", "moves"}, {"name", ""}};
  EXPECT_EQ(written("text", {car("a", 3, 1)}, options), "moves  name\n-----  ----\n    3  a\n");
}

TEST(Text, counts_characters_not_bytes) {
  EXPECT_EQ(written("text", {Record().add("a", "grün").add("b", "x"), Record().add("a", "blau").add("b", "y")}),
            "a     b\n----  -\ngrün  x\nblau  y\n");
}

TEST(Text, prints_nothing_without_records) { EXPECT_EQ(written("text", {}), ""); }

TEST(Markdown, makes_a_table_with_a_rule_that_aligns_numbers) {
  EXPECT_EQ(written("markdown", {car("a|b", 3, 2)}),
            "| name | cost |   time |\n"
            "|------|-----:|-------:|\n"
            "| a\\|b |    3 | 2.00 s |\n");
}

TEST(Latex, makes_a_tabular_and_escapes_what_latex_reserves) {
  EXPECT_EQ(written("latex", {car("a_b & 5%", 3, 2)}),
            "\\begin{tabular}{lrr}\n"
            "\\hline\n"
            "name        & cost &   time \\\\\n"
            "\\hline\n"
            "a\\_b \\& 5\\% &    3 & 2.00 s \\\\\n"
            "\\hline\n"
            "\\end{tabular}\n");
}

TEST(Writers, know_every_format_and_refuse_others) {
  EXPECT_EQ(output_formats().size(), 5u);
  for (const auto& format : output_formats()) EXPECT_NE(written(format.name, {car("a", 1, 1)}), "") << format.name;
  EXPECT_THROW(written("xml", {}), Error);
}

}  // namespace
}  // namespace gridlock::report
