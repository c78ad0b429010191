// The Sokoban formats, one a file; formats.cpp lists them.
#pragma once

#include "gridlock/formats/formats.hpp"

namespace gridlock::formats {

Format boxoban_format();
Format sok_format();
Format xsb_format();

}  // namespace gridlock::formats
