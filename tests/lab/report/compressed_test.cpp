// Packed texts come out of the page as they went in.
#include "gridlock/lab/report/compressed.hpp"

#include <gtest/gtest.h>

#include "tests/lab/report/unpack.hpp"

namespace gridlock::testing {
namespace {

TEST(Compressed, gives_back_every_record_byte_by_byte) {
  for (const std::size_t length : {0, 1, 2, 3, 4, 1000}) {
    const report::Record record = report::Record().add("text", std::string(length, 'x')).add("number", 7);
    EXPECT_EQ(unpacked_script(lab::compressed_script("data", record), "data"),
              "{\"text\":\"" + std::string(length, 'x') + "\",\"number\":7}");
  }
}

TEST(Compressed, lets_no_text_end_its_script) {
  const report::Record record = report::Record().add("text", "</script><b>\" \\ \n ü");
  const std::string html = lab::compressed_script("data", record);
  EXPECT_EQ(html.find("</script>"), html.rfind("</script>"));
  EXPECT_EQ(unpacked_script(html, "data"), "{\"text\":\"</script><b>\\\" \\\\ \\n ü\"}");
}

TEST(Compressed, puts_texts_into_groups_that_are_found_by_their_number) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i <= lab::kGroup; ++i) texts.push_back(std::to_string(i));
  const std::string html = lab::compressed_texts("boards", texts);
  EXPECT_EQ(unpacked_script(html, "boards-0").rfind("{\"texts\":[\"0\",\"1\",", 0), 0u);
  EXPECT_EQ(unpacked_script(html, "boards-1"), "{\"texts\":[\"250\"]}");
  EXPECT_EQ(unpacked_script(html, "boards-2"), "");
  EXPECT_EQ(lab::compressed_texts("boards", {}), "");
}

}  // namespace
}  // namespace gridlock::testing
