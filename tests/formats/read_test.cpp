#include "gridlock/read.hpp"

#include <gtest/gtest.h>

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>

namespace gridlock {
namespace {

const std::string kPlainBoard = "..A...\n..A...\nXXA...\n......\n......\n......\n";

Error error_of(const std::function<void()>& work) {
  try {
    work();
  } catch (const Error& error) {
    return error;
  }
  return Error("nothing was thrown");
}

TEST(Read, takes_a_file_as_it_takes_its_text) {
  const auto path = std::filesystem::temp_directory_path() / ("gridlock_read_test_" + std::to_string(::getpid()));
  std::ofstream(path) << kPlainBoard;
  const auto of_file = read_file(path.string()), of_text = read_puzzles(kPlainBoard);
  std::filesystem::remove(path);
  ASSERT_EQ(of_file.size(), 1u);
  EXPECT_EQ(of_file.front().puzzle(), of_text.front().puzzle());
}

TEST(Read, names_the_file_that_it_cannot_read) {
  EXPECT_EQ(error_of([] { read_file("no/such/file.txt"); }).located(), "no/such/file.txt: cannot be read");
  EXPECT_EQ(error_of([] { read_file("/"); }).located(), "/: cannot be read");
}

TEST(Read, throws_the_fault_of_a_single_puzzle_with_its_place) {
  EXPECT_EQ(read_puzzle(kPlainBoard), read_puzzles(kPlainBoard).front().puzzle());
  const Error error = error_of([] { read_puzzle("..A...\n..AAA.\nXXA...\n......\n......\n......\n"); });
  EXPECT_EQ(error.line, 2);
  EXPECT_GT(error.column, 0);
  EXPECT_EQ(error_of([] { read_puzzle(""); }).located(), "line 1:1: the text is empty");
}

}  // namespace
}  // namespace gridlock
