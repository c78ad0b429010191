#include "gridlock/rushhour/explain/words.hpp"

#include <algorithm>

#include "gridlock/core/cell_name.hpp"
#include "gridlock/core/cost.hpp"
#include "gridlock/core/counted.hpp"

namespace gridlock::rushhour {
namespace {

class Speaker {
 public:
  using Kind = Claim::Kind;

  Speaker(const Puzzle& puzzle, const std::vector<Claim>& claims) : puzzle_(puzzle), claims_(claims) {}

  // The claims from `begin` to `end` in one sentence.
  std::string sentence(std::size_t begin, std::size_t end) {
    text_.clear();
    for (std::size_t i = begin; i < end; ++i) add(claims_[i], i > begin ? &claims_[i - 1] : nullptr);
    return text_ + ".";
  }

 private:
  const std::string& name(int v) const { return puzzle_.vehicles[static_cast<std::size_t>(v)].name; }
  bool vertical(const Claim& claim) const { return puzzle_.vehicles[static_cast<std::size_t>(claim.vehicle)].vertical; }

  const char* way(const Claim& claim) const {
    return vertical(claim) ? (claim.direction > 0 ? "down" : "up") : (claim.direction > 0 ? "right" : "left");
  }
  const char* place(const Claim& claim) const {
    if (vertical(claim)) return claim.direction > 0 ? "below" : "above";
    return claim.direction > 0 ? "to the right" : "to the left";
  }
  // "2 to the right", "1 up"
  std::string far(const Claim& claim) const {
    return std::to_string(claim.distance) + " " + (vertical(claim) ? way(claim) : place(claim));
  }

  std::string cell(Cell cell) const { return cell_name(cell.row, cell.col); }

  template <class Items, class Text>
  static std::string listed(const Items& items, Text&& text) {
    std::string all;
    for (std::size_t i = 0; i < items.size(); ++i)
      all += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + text(i);
    return all;
  }

  std::string names(const std::vector<int>& vehicles) const {
    return listed(vehicles, [&](std::size_t i) { return name(vehicles[i]); });
  }
  std::string cells(const std::vector<Cell>& all) const {
    return listed(all, [&](std::size_t i) { return cell(all[i]); });
  }

  void add(const Claim& claim, const Claim* before) {
    const bool says_why = before != nullptr && before->kind == Kind::never;
    switch (claim.kind) {
      case Kind::blocked:
        text_ += claim.others.empty() ? "Nothing stands between " + name(claim.vehicle) + " and the exit"
                                      : name(claim.vehicle) + " needs " + cells(claim.cells) + ", where " +
                                            names(claim.others) + (claim.others.size() == 1 ? " stands" : " stand");
        return;
      case Kind::never:
        return;  // said with where it goes instead
      case Kind::goes:
        text_ += !text_.empty() ? "; " : claim.serves_last ? "For that, " : "";
        text_ += name(claim.vehicle);
        text_ += std::string(says_why ? " can only go " : claim.proved ? " must go " : " should go ") + way(claim);
        if (says_why && !(claim.serves_last && before->shut == Shut::room)) text_ += why(*before);
        return;
      case Kind::after: {
        // The links of a chain are told in few words.
        const bool link = before != nullptr && before->serves_last;
        text_ += (link ? ", once " : ", but first ") + listed(claim.others, [&](std::size_t i) {
                   const char* const leaves = i > 0 ? " " : link ? " has left " : " must leave ";
                   return name(claim.others[i]) + leaves + cell(claim.cells[i]);
                 });
        return;
      }
      case Kind::open:
        text_ += ", which is free";
        return;
      case Kind::first:
        text_ += claim.serves_last ? "So begin with " : "Begin with ";
        text_ += name(claim.vehicle) + ": " + far(claim);
        if (claim.proved) text_ += ", as every shortest solution does";
        return;
      case Kind::serves:
        text_ += before != nullptr && before->kind == Kind::serves ? ", and " + name(claim.vehicle) + " then clears "
                                                                   : "; it clears ";
        text_ += cell(claim.cells[0]) + " for " + name(claim.others[0]);
        return;
      case Kind::shut_in:
        text_ += name(claim.vehicle) + " can never get out: " +
                 (claim.others.empty() ? "the wall on " + cell(claim.cells[0]) : name(claim.others[0])) +
                 " is ahead of it on its own line";
        return;
      case Kind::cause:
        text_ += "There is no solution, even with nothing on the board but " + name(claim.vehicle) +
                 (claim.others.size() == 1 ? " and " : ", ") + names(claim.others);
        return;
      case Kind::fewest:
        text_ += "; with fewer vehicles there always is one";
        return;
      case Kind::turn:
        text_ +=
            "Move " + std::to_string(claim.move) + ", " + name(claim.vehicle) + " " + far(claim) + ", " + oddity(claim);
        text_ += claim.more == kNoWay ? ", but every solution from there must do so at some time"
                                      : ", but without that it takes " + counted(claim.more, "move") + " more";
        return;
      case Kind::routine:
        text_ += claim.sentence == 0 ? "No move looks wrong and is needed: " : "The rest is routine: ";
        text_ += counted(claim.move, "move");
        return;
      case Kind::cannot:
        text_ += name(claim.vehicle) + " can never come to " + cell(claim.cells[0]);
        return;
      case Kind::can:
        text_ += name(claim.vehicle) + " can go to " + cell(claim.cells[0]) + " at once";
        return;
      case Kind::until:
        text_ += name(claim.vehicle) + " cannot come to " + cell(claim.cells[0]) + " before " +
                 listed(claim.others, [&](std::size_t i) {
                   return name(claim.others[i]) + (i == 0 ? " has left " : " ") + cell(claim.cells[i + 1]);
                 });
        return;
      case Kind::stays:
        text_ += (text_.empty() ? "" : "; ") + name(claim.vehicle) + " can never leave " + cell(claim.cells[0]);
        return;
    }
  }

  std::string oddity(const Claim& turn) const {
    return turn.oddity == Oddity::retreat ? "leads away from the exit"
                                          : "puts it into " + puzzle_.primary_vehicle().name + "'s way";
  }

  std::string why(const Claim& never) const {
    if (never.shut == Shut::room) return std::string(" (no room ") + place(never) + ")";
    return std::string(" (never far enough ") + way(never) + ")";
  }

  const Puzzle& puzzle_;
  const std::vector<Claim>& claims_;
  std::string text_;
};

}  // namespace

std::vector<std::string> sentences_of(const Puzzle& puzzle, const std::vector<Claim>& claims) {
  std::vector<std::string> sentences;
  Speaker speaker(puzzle, claims);
  for (std::size_t begin = 0, end; begin < claims.size(); begin = end) {
    for (end = begin; end < claims.size() && claims[end].sentence == claims[begin].sentence;) ++end;
    sentences.push_back(speaker.sentence(begin, end));
  }
  return sentences;
}

}  // namespace gridlock::rushhour
