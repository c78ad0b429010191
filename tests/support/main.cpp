// The main() of every test program. It hands the seed of the tests to rapidcheck, so that a property tries the same
// cases each time it is run, by ctest or by hand, and says of a failed test how to repeat it.
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <iostream>
#include <string>

#include "tests/support/cases.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::testing {
namespace {

// What changes the cases of a test.
constexpr const char* kVariables[] = {"GRIDLOCK_CASES", "GRIDLOCK_FIRST_CASE", "GRIDLOCK_FEW_CASES",
                                      "GRIDLOCK_ALL_CASES", "RC_PARAMS"};

bool is_number(const std::string& text) {
  for (const char c : text)
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) return false;
  return !text.empty() && text.size() < 20;
}

class Repetition : public ::testing::EmptyTestEventListener {
 public:
  explicit Repetition(std::string program) : command_("GRIDLOCK_TEST_SEED=" + std::to_string(test_seed()) + " ") {
    for (const char* const name : kVariables)
      if (const char* const value = std::getenv(name)) command_ += name + std::string("='") + value + "' ";
    command_ += program;
  }

  void OnTestEnd(const ::testing::TestInfo& test) override {
    if (!test.result()->Failed()) return;
    std::cout << "To repeat it: " << command_ << " --gtest_filter='" << test.test_suite_name() << "." << test.name()
              << "'" << std::endl;
  }

 private:
  std::string command_;
};

// What RC_PARAMS says stands. A property that discards a case fails: its generator has to make valid ones.
void set_up_rapidcheck() {
  const char* const given = std::getenv("RC_PARAMS");
  std::string parameters = given == nullptr ? "" : given;
  const auto add = [&](const std::string& name, std::uint64_t value) {
    if (parameters.find(name + "=") == std::string::npos) parameters += " " + name + "=" + std::to_string(value);
  };
  add("seed", test_seed());
  if (few_cases()) add("max_success", 20);
  add("max_discard_ratio", 0);
  setenv("RC_PARAMS", parameters.c_str(), 1);
}

}  // namespace
}  // namespace gridlock::testing

int main(int argc, char** argv) {
  using namespace gridlock::testing;
  ::testing::InitGoogleTest(&argc, argv);
  for (const char* const name : {"GRIDLOCK_TEST_SEED", "GRIDLOCK_CASES", "GRIDLOCK_FIRST_CASE"})
    if (const char* const value = std::getenv(name); value != nullptr && !is_number(value)) {
      std::cerr << name << " takes a number from 0, not '" << value << "'\n";
      return 2;
    }
  ::testing::UnitTest::GetInstance()->listeners().Append(new Repetition(argv[0]));
  set_up_rapidcheck();
  if (!GTEST_FLAG_GET(list_tests)) std::cout << "Random cases of seed " << test_seed() << "\n";
  return RUN_ALL_TESTS();
}
