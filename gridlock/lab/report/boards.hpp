// Boards and solutions in a few dozen bytes each. A page with thousands cannot hold a drawing of each, so it gets a
// table of the parts that the drawings are made of (a wall, a crate, a vehicle called B), and each board as a text that
// says which part stands where. The page's script puts them together without knowing any rules: what things look like
// and how they move is decided here, by the same scenes and films that every other picture is made from.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "gridlock/render/scene.hpp"
#include "gridlock/report/record.hpp"

namespace gridlock::lab {

// Different texts, numbered in the order in which they came.
class TextTable {
 public:
  std::size_t number_of(const std::string& text);
  const std::vector<std::string>& texts() const { return texts_; }

 private:
  std::map<std::string, std::size_t> numbers_;
  std::vector<std::string> texts_;
};

// A number as one character, so that a board is a text: U+0023 is 0. Throws std::length_error from 55,000 on.
std::string letter_of(std::size_t number);

class BoardPacker {
 public:
  // A letter each: the view; the tile of every cell of the view's grid, row by row; then of every piece its entry in
  // the table, its cell and its look.
  std::string board(const Puzzle& puzzle);

  // What the moves do: the kind of film, then for every change two letters, the piece and the way it changes. Throws
  // Error if a move cannot be made.
  std::string solution(const Puzzle& puzzle, const std::vector<std::string>& moves);

  // All that the letters stand for:
  //   views    the beginning of a drawing, with {title}      grids   "columns rows" of each view
  //   shapes   SVG inside one cell                           layers  how high each lies, "0 1 1 2"
  //   tiles    the shapes of a cell, "0 3"
  //   pieces   {looks, small, chip}: drawn large, drawn small, and named in a list of moves
  //   films    {slide, apart, eased, list}                   ways    {x, y, look, item}; one with an item ends a step
  //   player, tag   see render/player.hpp
  report::Record parts() const;

 private:
  // A shape of the ground, moved to the first cell, and where it was.
  struct Placed {
    std::size_t shape;
    int column, row;
  };
  std::vector<Placed> ground_of(const render::Shapes& shapes);
  std::size_t piece_of(const Puzzle& puzzle, std::size_t number, const render::Piece& large,
                       const render::Piece& small);

  TextTable views_, shapes_, tiles_, pieces_, films_, ways_;
  std::vector<std::string> grids_;
  std::vector<std::string> layers_;         // the kinds of shapes, lowest first
  std::vector<std::string> kind_of_shape_;  // by its number
  std::vector<report::Record> piece_records_, film_records_, way_records_;
};

}  // namespace gridlock::lab
