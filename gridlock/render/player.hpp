// A solution to step through in a browser: board, playback buttons, slider, speed, keys and move list, in plain HTML
// that needs no other file.
#pragma once

#include <string>
#include <vector>

#include "gridlock/render/svg.hpp"

namespace gridlock::render {

// The player alone, for a page that may hold many: it also needs player_style() in a <style> and player_script() in a
// <script> at the end, once each. Keys work where the player has the focus.
std::string player_fragment(const Puzzle& puzzle, const std::vector<std::string>& moves,
                            const PlayerOptions& options = {});
std::string player_style();
std::string player_script();

// The same in parts, for a page that puts players together in the browser and calls startGridlockPlayer(element) of
// the script for each. In player_template() these words are to be replaced: {title} {tag} {caption} {board} {count}
// {moves} {slide} {apart} {eased} {steps} {leaving}. A change is "piece,x,y,look"; blanks stand between the changes of
// a step, semicolons between steps.
std::string player_template();
std::string proven_tag();
// One entry of the list of moves, and the list around the entries.
std::string move_item(const Puzzle& puzzle, const Step& step, const std::string& number, const std::string& chip);
std::string move_list(const Puzzle& puzzle, const std::string& items);
// The coloured name of a vehicle; nothing for a crate.
std::string chip_of(const Puzzle& puzzle, std::size_t piece);

}  // namespace gridlock::render
