// gridlock completions and gridlock version, run as the real program; the script for bash is asked as bash asks it.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

using Words = std::vector<std::string>;

// What bash offers for the last of the words typed after "gridlock".
Words offers(const Words& typed) {
  const Scratch scratch;
  std::string script = run({"completions", "bash"}).out + "COMP_WORDS=(gridlock";
  for (const auto& word : typed) script += " '" + word + "'";
  script += ") COMP_CWORD=" + std::to_string(typed.size()) +
            "\n_gridlock\n((${#COMPREPLY[@]} == 0)) || printf '%s\\n' \"${COMPREPLY[@]}\" > '" +
            scratch.path("offered") + "'\n";
  EXPECT_EQ(std::system(("bash '" + scratch.file("ask.bash", script) + "'").c_str()), 0);
  std::ifstream offered(scratch.path("offered"));
  Words words;
  for (std::string word; std::getline(offered, word);) words.push_back(word);
  return words;
}

bool has(const Words& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

TEST(Completions, bash_completes_commands) {
  EXPECT_EQ(offers({"sol"}), Words{"solve"});
  EXPECT_EQ(offers({"lab", "re"}), Words{"report"});
}

TEST(Completions, bash_completes_only_the_options_of_the_command) {
  EXPECT_EQ(offers({"solve", "--heu"}), Words{"--heuristic"});
  EXPECT_TRUE(offers({"completions", "--heu"}).empty());
  EXPECT_EQ(offers({"lab", "run", "--rep"}), Words{"--repeat"});
}

TEST(Completions, bash_completes_values_also_behind_a_comma) {
  EXPECT_EQ(offers({"solve", "--until", ""}), (Words{"first", "optimal"}));
  EXPECT_TRUE(has(offers({"solve", "--search", "a"}), "astar"));
  EXPECT_TRUE(has(offers({"compare", "--search", "bfs,a"}), "bfs,astar"));
  EXPECT_EQ(offers({"generate", "r"}), Words{"rushhour"});
  EXPECT_EQ(offers({"completions", "z"}), Words{"zsh"});
}

TEST(Completions, bash_leaves_files_to_the_shell) {
  EXPECT_TRUE(offers({"solve", "boa"}).empty());
  EXPECT_TRUE(offers({"solve", "--output", "boa"}).empty());
}

TEST(Completions, every_shell_is_told_every_long_option) {
  const std::string zsh = run({"completions", "zsh"}).out, fish = run({"completions", "fish"}).out;
  const auto commands = parse_json(run({"list", "commands", "--json"}).out);
  for (const auto& command : commands)
    for (const auto& option : command["options"])
      for (const std::string name : option["names"]) {
        if (name.rfind("--", 0) != 0) continue;
        EXPECT_NE(zsh.find(name + "["), std::string::npos) << name;
        EXPECT_NE(fish.find(" -l " + name.substr(2) + " "), std::string::npos) << name;
      }
}

TEST(Completions, refuses_a_shell_it_does_not_know) { EXPECT_EQ(run({"completions", "tcsh"}).code, 2); }

TEST(Version, says_the_same_as_the_flag) {
  const std::string flag = run({"--version"}).out;
  EXPECT_EQ(lines_of(run({"version"}).out).front() + "\n", flag);
  const auto record = parse_json(run({"version", "--format", "json"}).out);
  EXPECT_EQ("gridlock " + record["version"].get<std::string>() + "\n", flag);
  EXPECT_FALSE(record["compiler"].get<std::string>().empty());
}

}  // namespace
}  // namespace gridlock::testing
