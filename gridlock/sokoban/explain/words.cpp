#include "gridlock/sokoban/explain/words.hpp"

#include <algorithm>
#include <cstdlib>

#include "gridlock/core/cell_name.hpp"
#include "gridlock/core/counted.hpp"

namespace gridlock::sokoban {
namespace {

class ClaimWords {
 public:
  using Kind = Claim::Kind;

  explicit ClaimWords(const Puzzle& puzzle) : puzzle_(puzzle) {}

  // What a claim says, as the beginning of a sentence or the continuation of one.
  std::string text(const Claim& claim, bool begins) const {
    switch (claim.kind) {
      case Kind::outside:
        return boxes(claim) + (claim.boxes.size() == 1 ? " stands" : " stand") + " where the player can never get";
      case Kind::crowded:
        return "The player can get to more boxes than goals";
      case Kind::cornered:
        return boxes(claim) + " is in a corner that is no goal, and can never be moved again";
      case Kind::no_goal:
        return boxes(claim) + " can never come to a goal, even if it were the only one";
      case Kind::frozen:
        return claim.boxes.size() == 1 ? boxes(claim) + " can never be moved again, and is on no goal"
                                       : boxes(claim) + " hold each other: none of them can ever be moved again, and " +
                                             cell(*std::find_if_not(claim.boxes.begin(), claim.boxes.end(),
                                                                    [&](int box) { return puzzle_.goal(box); })) +
                                             " is no goal";
      case Kind::too_few:
        return boxes(claim) + " can come to no goal" + (claim.cells.empty() ? "" : " but " + listed(claim.cells)) +
               ", which is too few";
      case Kind::lost:
        return boxes(claim) + (claim.boxes.size() == 1 ? " can never come home" : " can never all come home") +
               ", even if there were no others: every way was tried";
      case Kind::fewest:
        return "; no fewer boxes are lost by themselves";
      case Kind::before:
        return (begins ? "" : "; ") + cell(claim.cells[0]) + " must be filled before " + cell(claim.cells[1]) +
               (begins
                    ? ", since with a box on " + cell(claim.cells[1]) + " none can be pushed to " + cell(claim.cells[0])
                    : "");
      case Kind::order:
        return order(claim);
      case Kind::first:
        return "So begin with the box on " + cell(claim.boxes[0]) + ": " + far(claim.boxes[0], claim.cells[0]);
      case Kind::turn:
        return "Push " + std::to_string(claim.push) + " takes the box on " + cell(claim.boxes[0]) +
               " off its goal, but every solution from there must do so at some time";
      case Kind::routine:
        return (claim.sentence == 0 ? "No push takes a box off a goal that could stay there: "
                                    : "The rest is routine: ") +
               counted(claim.push, "push", "pushes");
      case Kind::cannot:
        return "The box on " + cell(claim.boxes[0]) + " can never come to " + cell(claim.cells[0]) +
               ", even if it were the only one";
      case Kind::can:
        return "The box on " + cell(claim.boxes[0]) + " can be pushed to " + cell(claim.cells[0]) +
               " while the others stand still";
      case Kind::held_by: {
        const std::vector<int> others(claim.boxes.begin() + 1, claim.boxes.end());
        return "The box on " + cell(claim.boxes[0]) + " cannot come to " + cell(claim.cells[0]) + " as long as the " +
               (others.size() == 1 ? "box on " + listed(others) + " stays where it is"
                                   : "boxes on " + listed(others) + " stay where they are");
      }
    }
    return {};
  }

 private:
  std::string cell(int number) const { return cell_name(number / puzzle_.width, number % puzzle_.width); }

  std::string listed(const std::vector<int>& cells) const {
    std::string all;
    for (std::size_t i = 0; i < cells.size(); ++i)
      all += (i == 0 ? "" : i + 1 == cells.size() ? " and " : ", ") + cell(cells[i]);
    return all;
  }
  std::string boxes(const Claim& claim) const {
    return (claim.boxes.size() == 1 ? "The box on " : "The boxes on ") + listed(claim.boxes);
  }

  std::string order(const Claim& claim) const {
    constexpr std::size_t kMost = 5;
    std::string text = "The box on " + cell(claim.boxes[0]) + " should go home first, " + home(claim, 0);
    const std::size_t count = std::min(claim.boxes.size(), kMost);
    for (std::size_t i = 1; i < count; ++i)
      text += (i == 1                                          ? ", then "
               : i + 1 == count && count == claim.boxes.size() ? " and "
                                                               : ", ") +
              std::string("the one on ") + cell(claim.boxes[i]) + " " + home(claim, i);
    if (count < claim.boxes.size()) text += ", and " + std::to_string(claim.boxes.size() - count) + " more after them";
    return text;
  }

  // Where one goes, which may be where it stands, after it has made way.
  std::string home(const Claim& claim, std::size_t i) const {
    return (claim.boxes[i] == claim.cells[i] ? "back to " : "to ") + cell(claim.cells[i]);
  }

  // "2 to the left"
  std::string far(int from, int to) const {
    const int rows = to / puzzle_.width - from / puzzle_.width, cols = to % puzzle_.width - from % puzzle_.width;
    const char* const way = rows < 0 ? " up" : rows > 0 ? " down" : cols < 0 ? " to the left" : " to the right";
    return std::to_string(std::abs(rows + cols)) + way;
  }

  const Puzzle& puzzle_;
};

}  // namespace

std::vector<std::string> sentences_of(const Puzzle& puzzle, const std::vector<Claim>& claims) {
  const ClaimWords words(puzzle);
  std::vector<std::string> sentences;
  for (std::size_t begin = 0, end; begin < claims.size(); begin = end) {
    std::string text;
    for (end = begin; end < claims.size() && claims[end].sentence == claims[begin].sentence; ++end)
      text += words.text(claims[end], end == begin);
    sentences.push_back(text + ".");
  }
  return sentences;
}

}  // namespace gridlock::sokoban
