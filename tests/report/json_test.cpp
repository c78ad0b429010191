// JSON lines: valid for every text, in order, in full precision.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "gridlock/report/writers.hpp"
#include "tests/support/json.hpp"

namespace gridlock::report {
namespace {

using testing::Json;
using testing::parse_json;

TEST(Json, keeps_the_order_and_the_types_of_its_keys) {
  Record inner;
  inner.add("b", 1).add("a", 2);
  Record record;
  record.add("text", "x").add("yes", true).add("none", Nothing{}).add("negative", -3).add("large", UINT64_MAX);
  record.add("real", 0.25).add("time", Seconds{1.5}).add("size", Bytes{1024});
  record.add("words", std::vector<std::string>{"X+3", "A-1"}).add("object", inner);
  record.add("list", std::vector<Record>{inner, inner});
  EXPECT_EQ(to_json(record), R"({"text":"x","yes":true,"none":null,"negative":-3,"large":18446744073709551615,)"
                             R"("real":0.25,"time":1.5,"size":1024,"words":["X+3","A-1"],"object":{"b":1,"a":2},)"
                             R"("list":[{"b":1,"a":2},{"b":1,"a":2}]})");
}

TEST(Json, writes_one_record_a_line) {
  std::string out;
  const auto writer = make_writer("json", [&](std::string_view text) { out += text; });
  writer->write(Record().add("n", 1));
  writer->write(Record().add("n", 2));
  writer->finish();
  EXPECT_EQ(out, "{\"n\":1}\n{\"n\":2}\n");
}

TEST(Json, escapes_what_must_be_escaped) {
  EXPECT_EQ(to_json(Record().add("t", "a\"b\\c\nd\te\x01")), R"({"t":"a\"b\\c\nd\te\u0001"})");
}

TEST(Json, replaces_bytes_that_are_no_text) {
  const Json read = parse_json(to_json(Record().add("t",
                                                    "a\xff"
                                                    "b\xc3"
                                                    "c\xed\xa0\x80"
                                                    "d")));
  EXPECT_EQ(read["t"].get<std::string>().substr(0, 4), "a\xef\xbf\xbd");
  EXPECT_EQ(parse_json(to_json(Record().add("t", "grün ☂ 🚗")))["t"], "grün ☂ 🚗");
}

TEST(Json, has_no_word_for_infinity) {
  EXPECT_EQ(to_json(Record().add("n", std::numeric_limits<double>::infinity())), R"({"n":null})");
}

RC_GTEST_PROP(Json, is_read_back_whatever_the_text, (const std::string& text)) {
  const Json read = parse_json(to_json(Record().add(text, text)));
  RC_ASSERT(read.size() == 1u);
  const bool is_text =
      std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  if (is_text) RC_ASSERT(read.begin().value() == text);
}

RC_GTEST_PROP(Json, loses_no_digit_of_a_number, (double number, std::int64_t whole)) {
  const Json read = parse_json(to_json(Record().add("real", number).add("whole", whole)));
  RC_ASSERT(read["real"].get<double>() == number);
  RC_ASSERT(read["whole"].get<std::int64_t>() == whole);
}

}  // namespace
}  // namespace gridlock::report
