// Help, mistakes on the command line, and what the program says of itself to other programs.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

Json commands() { return parse_json(run({"list", "commands", "--json"}).out); }

TEST(Usage, suggests_the_command_that_was_meant) {
  const Answer answer = run({"slove"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.err, "gridlock: unknown command 'slove'; did you mean 'solve'?\n");
  EXPECT_EQ(answer.out, "");
}

TEST(Usage, suggests_the_option_that_was_meant) {
  const Answer answer = run({"solve", "-", "--heuristc", "blockers"}, kThreeMoves);
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(answer.err, "gridlock: unknown option '--heuristc'; did you mean '--heuristic'?\n");
}

TEST(Usage, suggests_the_search_that_was_meant) {
  const Answer answer = run({"solve", "-", "--search", "astarr"}, kThreeMoves);
  EXPECT_EQ(answer.err, "gridlock: unknown search 'astarr'; did you mean 'astar'?\n");
}

TEST(Usage, says_what_a_wrong_value_should_have_been) {
  const auto error = [](const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"solve", "-"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Answer answer = run(arguments, kThreeMoves);
    EXPECT_EQ(answer.code, 2);
    return answer.err;
  };
  EXPECT_EQ(error({"--seed", "x"}), "gridlock: --seed takes a whole number, not 'x'\n");
  EXPECT_EQ(error({"--threads", "0"}), "gridlock: --threads takes a number from 1, not '0'\n");
  EXPECT_EQ(error({"--time-limit", "soon"}), "gridlock: --time-limit takes seconds, not 'soon'\n");
  EXPECT_EQ(error({"--time-limit", "-1"}), "gridlock: --time-limit takes seconds, not '-1'\n");
  EXPECT_EQ(error({"--memory-limit", "4Q"}), "gridlock: --memory-limit takes a size such as 500M or 4G, not '4Q'\n");
  EXPECT_EQ(error({"--format", "xml"}), "gridlock: --format takes text|json|csv|markdown|latex|sok, not 'xml'\n");
  EXPECT_EQ(error({"--search"}), "gridlock: option '--search' needs a value: --search NAME\n");
}

TEST(Usage, reads_values_after_an_equals_sign_and_short_options) {
  const Answer answer = run({"solve", "--format=json", "-q", "--seed=7", "-"}, kThreeMoves);
  EXPECT_EQ(answer.code, 0);
  EXPECT_EQ(parse_json(answer.out)["cost"], 3);
}

TEST(Usage, takes_words_after_two_dashes_as_inputs) {
  const Scratch scratch;
  const std::string odd = scratch.file("--odd", kThreeMoves);
  EXPECT_EQ(run({"solve", "--", odd}).code, 0);
}

TEST(Usage, reads_sizes_in_powers_of_1024) {
  const auto code = [](const char* size) {
    return run({"solve", "-", "--search", "bfs", "--memory-limit", size}, kThreeMoves).code;
  };
  EXPECT_EQ(code("1G"), 0);
  EXPECT_EQ(code("1.5GiB"), 0);
  EXPECT_EQ(code("64mb"), 0);
  EXPECT_EQ(code("1"), 3);
}

TEST(Usage, takes_no_value_that_makes_no_sense) {
  struct Wrong {
    std::vector<std::string> arguments;
    std::string message;
  };
  for (const auto& wrong : std::vector<Wrong>{
           {{"solve", "-", "-o", ""}, "--output takes FILE, not ''"},
           {{"solve", "-", "--freeze-unmoved", ""}, "--freeze-unmoved takes FILE, not ''"},
           {{"compare", "-", "--search", ""}, "--search takes NAME,..., not ''"},
           {{"compare", "-", "--search", ","}, "--search takes NAME,..., not ','"},
           {{"solve", "-", "--node-limit", "99999999999999999999"}, "--node-limit takes a number up to "},
           {{"solve", "-", "--node-limit", "-99999999999999999999"}, "--node-limit takes a number from 0"},
           {{"solve", "-", "--threads", "1e3"}, "--threads takes a whole number, not '1e3'"},
           {{"solve", "-", "--search", "wastar", "--weight", "1e308"}, "--weight takes a number up to 1000000"},
           {{"solve", "-", "--search", "wastar", "--weight", "0.5"}, "--weight takes a number from 1"},
           {{"solve", "-", "--search", "sokobot", "--weights", "move=1e308"}, "--weights takes a number up to 1000000"},
           {{"solve", "-", "--time-limit", "nan"}, "--time-limit takes seconds, not 'nan'"},
           {{"solve", "-", "--memory-limit", "1e999"}, "--memory-limit takes a size"},
           {{"solve", "-", "--quiet=no"}, "option '--quiet' takes no value"},
           {{"solve", "--help=3"}, "option '--help' takes no value"},
           {{"lab", "table", "/"}, "/: "},
           {{"lab", "table", std::string(300, 'a')}, "aaa: no such file"}}) {
    const Answer answer = run(wrong.arguments, kThreeMoves);
    EXPECT_EQ(answer.code, 2) << wrong.message;
    EXPECT_NE(answer.err.find(wrong.message), std::string::npos) << wrong.message << "\n" << answer.err;
    EXPECT_EQ(answer.out, "") << wrong.message;
  }
}

TEST(Help, opens_with_examples) {
  for (const auto& command : commands()) {
    const std::string name = command["name"];
    const Answer answer = run({name, "--help"});
    EXPECT_EQ(answer.code, 0) << name;
    EXPECT_EQ(answer.err, "") << name;
    const std::size_t examples = answer.out.find("\nExamples:\n"), usage = answer.out.find("\nUsage: ");
    EXPECT_LT(examples, usage) << name;
    EXPECT_NE(usage, std::string::npos) << name;
    EXPECT_EQ(run({"help", name}).out, answer.out);
  }
}

TEST(Help, fits_into_a_hundred_columns) {
  std::vector<std::string> texts{run({"--help"}).out};
  for (const auto& command : commands()) texts.push_back(run({command["name"], "--help"}).out);
  for (const auto& text : texts)
    for (const auto& line : lines_of(text)) EXPECT_LE(line.size(), 100u) << line;
}

TEST(Help, names_every_command) {
  const std::string overview = run({"--help"}).out;
  for (const auto& command : commands()) {
    EXPECT_NE(overview.find("\n  " + command["name"].get<std::string>() + " "), std::string::npos);
  }
}

TEST(Help, comes_even_with_a_mistake_beside_it) { EXPECT_EQ(run({"solve", "--nonsense", "--help"}).code, 0); }

TEST(Version, is_printed_by_the_program_and_every_command) {
  const std::string version = run({"--version"}).out;
  EXPECT_EQ(version.substr(0, 9), "gridlock ");
  EXPECT_EQ(run({"solve", "-", "--version"}).out, version);
}

TEST(List, gives_commands_with_names_arguments_and_help) {
  for (const auto& command : commands()) {
    EXPECT_TRUE(command["summary"].is_string());
    std::vector<std::string> names;
    for (const auto& option : command["options"]) {
      EXPECT_TRUE(option["argument"].is_string());
      EXPECT_FALSE(option["help"].get<std::string>().empty());
      for (const auto& name : option["names"]) names.push_back(name);
    }
    for (const char* common :
         {"-h", "--help", "--version", "--format", "-o", "--output", "--time-limit", "--memory-limit", "--node-limit",
          "--threads", "--seed", "-q", "-v", "--color", "--progress"})
      EXPECT_EQ(std::count(names.begin(), names.end(), common), 1) << command["name"] << " " << common;
  }
}

TEST(List, knows_every_list_in_text_and_json) {
  for (const char* what : {"puzzles", "searches", "heuristics", "metrics", "formats", "builtin", "commands"}) {
    const Answer text = run({"list", what});
    EXPECT_EQ(text.code, 0) << what;
    const Json json = parse_json(run({"list", what, "--json"}).out);
    ASSERT_TRUE(json.is_array()) << what;
    ASSERT_FALSE(json.empty()) << what;
    for (const auto& row : json) EXPECT_NE(text.out.find(row["name"].get<std::string>()), std::string::npos) << what;
  }
  EXPECT_EQ(run({"list", "nonsense"}).code, 2);
  EXPECT_EQ(run({"list"}).code, 2);
}

TEST(Color, is_used_only_when_wanted) {
  EXPECT_EQ(run({"show", "-"}, kThreeMoves).out.find('\033'), std::string::npos);
  EXPECT_NE(run({"show", "-", "--color", "always"}, kThreeMoves).out.find('\033'), std::string::npos);
  EXPECT_EQ(run({"solve", "-", "--color", "never"}, kThreeMoves).out.find('\033'), std::string::npos);
}

TEST(Progress, is_silent_unless_on_a_terminal) {
  const std::vector<std::string> arguments{"solve", "-", "--search", "bfs", "--time-limit", "1"};
  EXPECT_EQ(run(arguments, endless_board()).err, "");
  const Program program({"solve", "-", "--search", "bfs", "--progress", "always"}, endless_board());
  EXPECT_TRUE(wait_until([&] { return program.errors().find(" expanded") != std::string::npos; }));
  program.kill(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
}

}  // namespace
}  // namespace gridlock::testing
