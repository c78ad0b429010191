// Verbs of the workshop that have a file of their own.
#pragma once

#include "web/wasm/request.hpp"

namespace gridlock::web {

// A file as it is to be saved, "svg" or "gif": of the puzzle, or of what "moves" make of it.
void picture(const Request& request, JsonText& json);

// The board in black ink on white paper, as in a booklet: a whole <svg>, whose inner names begin with "id".
void paper_board(const Request& request, JsonText& json);

// Looks the next puzzle of a collection over, "first" beginning a new one; then what shows when all are compared.
void check_next(const Request& request, JsonText& json);
void check_compare(const Request& request, JsonText& json);

// Why a position is as it is: sentences, without the move that is to be made, and marks over its board as SVG.
void explain_puzzle(const Request& request, JsonText& json);

// What is in the file of a census, "text", and "count" boards of it that fit, drawn by "seed".
void census_boards(const Request& request, JsonText& json);

// The lab keeps one puzzle with its whole state space: opened once, searched as often as one likes.
void lab_open(const Request& request, JsonText& json);
void lab_run(const Request& request, JsonText& json);

}  // namespace gridlock::web
