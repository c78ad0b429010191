// Texts of many pieces, whole and damaged, of all formats: whatever is put in comes out as a puzzle or as an error.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "gridlock/formats/formats.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/random_level.hpp"

namespace gridlock::formats {
namespace {

struct Piece {
  std::string text;
  std::string_view format;
  bool damaged = false;
  int first = 0, last = 0;  // its lines in the mixture
};

Puzzle any_puzzle(Random& random, const Format& format) {
  if (format.name == "boxoban") {
    auto level = testing::random_level(random, {10, 10, 2, 0, 0.1});
    level.name = std::to_string(random.below(1000));
    for (const int box : level.boxes)
      if (level.goal(box)) return any_puzzle(random, format);
    if (level.goal(level.player)) return any_puzzle(random, format);
    return level;
  }
  const std::string title = random.below(2) == 0 ? "" : "Piece " + std::to_string(random.below(100));
  if (format.puzzle == "sokoban") {
    auto level = testing::random_level(
        random, {5 + static_cast<int>(random.below(5)), 5 + static_cast<int>(random.below(5)), 2, 0, 0.1});
    level.name = title;
    return level;
  }
  const int side = 5 + static_cast<int>(random.below(3));
  auto board = testing::random_board(random, {side, side, 6, 0, 3, false});
  board.name = title;
  return board;
}

// A character that is changed, taken away or put in, not at the end of a line, nor in a title.
void damage(Random& random, std::string& text) {
  for (int tries = 0; tries < 100; ++tries) {
    const std::size_t at = random.below(text.size());
    const std::size_t begin = text.rfind('\n', at) + 1, end = text.find('\n', at);
    const std::string line = text.substr(begin, end - begin);
    const bool worded = line.find("Piece") != std::string::npos || line.find("::") != std::string::npos ||
                        line.find(';') != std::string::npos || line.find("car,") != std::string::npos;
    if (text[at] == '\n' || text[at] == ' ' || worded) continue;
    switch (random.below(3)) {
      case 0:
        text[at] = "?&~"[random.below(3)];
        break;
      case 1:
        text.erase(at, 1);
        break;
      default:
        text.insert(at, 1, "?&~"[random.below(3)]);
    }
    return;
  }
}

Piece any_piece(Random& random) {
  const Format& format = all()[random.below(all().size())];
  Piece piece{write_puzzles({any_puzzle(random, format)}, format.name), format.name};
  piece.damaged = random.below(3) == 0;
  if (piece.damaged) damage(random, piece.text);
  return piece;
}

bool is_within(const Piece& piece, int line) { return line >= piece.first && line <= piece.last; }

TEST(Mixture, of_whole_and_damaged_puzzles_loses_none) {
  for (std::uint64_t seed = 1; seed <= testing::campaign_cases(3000); ++seed) {
    Random random(seed);
    std::vector<Piece> pieces;
    std::string text;
    int lines = 0;
    for (std::size_t n = 1 + random.below(8); n > 0; --n) {
      Piece piece = any_piece(random);
      piece.first = lines + 1;
      text += piece.text + "\n";
      lines += static_cast<int>(std::count(piece.text.begin(), piece.text.end(), '\n')) + 1;
      piece.last = lines - 1;
      pieces.push_back(std::move(piece));
    }
    std::vector<Entry> entries;
    try {
      entries = read_puzzles(text, "");
    } catch (const Error& error) {
      // Only a text in which nothing is whole may be refused altogether.
      for (const Piece& piece : pieces)
        ASSERT_TRUE(piece.damaged) << "seed " << seed << ": " << error.what() << "\n" << text;
      continue;
    }
    ASSERT_GE(entries.size(), pieces.size()) << "seed " << seed << "\n" << text;
    for (const Piece& piece : pieces) {
      bool found = false, whole = false;
      for (const Entry& entry : entries) {
        found |= is_within(piece, entry.line) || (!entry.valid() && is_within(piece, entry.error().line));
        whole |= entry.valid() && is_within(piece, entry.line);
      }
      ASSERT_TRUE(found) << "seed " << seed << ": nothing is said of the " << piece.format << " in line " << piece.first
                         << "\n"
                         << text;
      ASSERT_TRUE(whole || piece.damaged)
          << "seed " << seed << ": the whole " << piece.format << " in line " << piece.first << " is not read\n"
          << text;
    }
  }
}

// Damage that leaves hardly anything of a board, between two levels that are whole: it is told, with its line.
TEST(Mixture, takes_no_ruin_of_a_board_for_prose) {
  const std::string level = "#####\n#@$.#\n#####\n";
  for (const std::string ruin : {
           "#@?$.#\n",                          // all that is left of a level
           "#@ $ .#\n",                         // a row without faults, but no level
           "#@x?x.#\n",                         // more faults than signs of a level inside
           "##!####\n#@!$ .#\n###!###\n",       // a fault in every row
           "#######\n#q?x.#\n#######\n",        // a row that is none
           "#######\n1234567\n#######\n",       // another
           "#######\n#@x?x.#\n#######\n",       // and another
           ".XXDC.\n",                          // one row of a board of Rush Hour
           "oooooBooooCBAAoDCBEEFDoooGFHII\n",  // a board in a line that is too short
       }) {
    for (const std::string gap : {"\n", ""}) {
      if (gap.empty() && ruin.front() == '#') continue;  // whatever touches a level is a part of it
      const auto entries = read_puzzles(level + "\n" + ruin + gap + level, "");
      ASSERT_EQ(entries.size(), 3u) << ruin;
      EXPECT_TRUE(entries[0].valid() && !entries[1].valid() && entries[2].valid()) << ruin;
      EXPECT_GE(entries[1].error().line, 5) << ruin;
      EXPECT_TRUE(entries[2].name.empty()) << entries[2].name;
    }
  }
  const std::string board = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM\n";
  const auto entries = read_puzzles(board + board + "\n##?####\n#@?$ .#\n##?####\n", "");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_FALSE(entries[2].valid());
}

// What was found by fuzzing: rows of bare floor above the ruin, and a paragraph in which no line is a row.
TEST(Mixture, tells_a_line_and_a_column_of_every_ruin) {
  for (const std::string ruin :
       {"-\n##21#2B\n#oo##?\n#2\n\ns\n", "___\n__\n__#########\n##+### # ## ##\n#ls\n3l\n#####\n###\n",
        "#   @   @$@.  1+?`#\n###   @$.  1######??????###\n\n"}) {
    for (const auto* format : {"xsb", "sok"})
      for (const Entry& entry : read_puzzles(ruin, "", format)) {
        ASSERT_FALSE(entry.valid()) << ruin;
        EXPECT_GE(entry.error().line, 1) << ruin;
        EXPECT_GE(entry.error().column, 1) << ruin;
      }
  }
}

TEST(Mixture, leaves_prose_alone) {
  const std::string level = "#####\n#@$.#\n#####\n", board = "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM\n";
  for (const std::string prose :
       {"Level 2\n", "...and now for something else\n", "### Level 2 ###\n", "# 2 #\n", "Only $5, mail me @home\n",
        "#########\n# Level 2 #\n#########\n", "==== #2 ====\n", "---------\n", "by P. Bob\n"}) {
    const auto entries = read_puzzles(level + "\n" + prose + "\n" + level, "");
    ASSERT_EQ(entries.size(), 2u) << prose;
    EXPECT_TRUE(entries[0].valid() && entries[1].valid()) << prose;
  }
  for (const std::string comment : {"# boards\n", "##########\n# boards #\n##########\n", "#\n", "# $5 @ home #\n"}) {
    const auto entries = read_puzzles(comment + board + comment + board, "");
    ASSERT_EQ(entries.size(), 2u) << comment;
    EXPECT_TRUE(entries[0].valid() && entries[1].valid()) << comment;
  }
}

}  // namespace
}  // namespace gridlock::formats
