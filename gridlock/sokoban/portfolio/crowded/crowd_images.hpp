// Where a level looks the same when it is turned or mirrored, boxes and player at the start included, so do the tasks
// from both ends; and of a position and its images one stands for all.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "gridlock/sokoban/board/symmetry.hpp"
#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"

namespace gridlock::sokoban {

template <class Board>
class CrowdImages {
 public:
  using Places = typename Board::Places;
  using Boxes = typename Board::Boxes;

  // Of a position: its boxes, the first place of the player's region, and the number of the symmetry that made it from
  // the position that was asked about; 0 is the one that changes nothing.
  struct Image {
    Boxes boxes;
    std::uint16_t player;
    std::uint8_t by = 0;
  };

  CrowdImages(const LevelFacts& facts, const Board& board) {
    const Places start = board.places(board.start());
    const Places region = board.walk(board.floor().without(start), board.player());
    for (const Symmetry& symmetry : facts.layout().symmetries()) {
      Turn turn;
      board.floor().for_each([&](int place) {
        const int there = board.place_of(symmetry.squares[board.square(place)]);
        turn.places[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(there);
        if (board.spot(place) != Board::kNoSpot)
          turn.spots[static_cast<std::size_t>(board.spot(place))] = static_cast<std::int16_t>(board.spot(there));
      });
      if (!(image(turn, board.start()) == board.start()) || !region.has(turn.place(board.player()))) continue;
      turns_.push_back(turn);
      symmetries_.push_back(symmetry);
    }
    images_.resize(turns_.size());
  }

  bool any() const { return !turns_.empty(); }
  const Symmetry& symmetry(std::uint8_t by) const { return symmetries_[by - 1u]; }

  // The position whose successors are asked about next.
  void begin(const Boxes& boxes) {
    for (std::size_t i = 0; i < turns_.size(); ++i) images_[i] = image(turns_[i], boxes);
  }
  // Of the position itself and its images the one whose boxes, and then whose player, come first: a box has gone from
  // one spot to another, and the player can walk in that region.
  Image least(const Boxes& boxes, int from, int to, const Places& region) const {
    Image least{boxes, static_cast<std::uint16_t>(region.first())};
    for (std::size_t i = 0; i < turns_.size(); ++i) {
      Boxes image = images_[i];
      image.remove(turns_[i].spot(from));
      image.add(turns_[i].spot(to));
      if (least.boxes < image) continue;
      const auto player = static_cast<std::uint16_t>(first_of_image(turns_[i], region));
      if (image == least.boxes && player >= least.player) continue;
      least = {image, player, static_cast<std::uint8_t>(i + 1)};
    }
    return least;
  }

 private:
  // Where places, and spots, come to lie.
  struct Turn {
    int place(int from) const { return places[static_cast<std::size_t>(from)]; }
    int spot(int from) const { return spots[static_cast<std::size_t>(from)]; }
    std::array<std::int16_t, Places::kSize> places{};
    std::array<std::int16_t, Boxes::kSize> spots{};
  };

  static Boxes image(const Turn& turn, const Boxes& boxes) {
    Boxes image;
    boxes.for_each([&](int spot) { image.add(turn.spot(spot)); });
    return image;
  }
  static int first_of_image(const Turn& turn, const Places& region) {
    int first = Places::kSize;
    region.for_each([&](int place) { first = std::min(first, turn.place(place)); });
    return first;
  }

  std::vector<Turn> turns_;
  std::vector<Symmetry> symmetries_;
  std::vector<Boxes> images_;  // of the position that was begun with
};

}  // namespace gridlock::sokoban
