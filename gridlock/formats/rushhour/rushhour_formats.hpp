// The Rush Hour formats, one a file; formats.cpp lists them.
#pragma once

#include "gridlock/formats/formats.hpp"

namespace gridlock::formats {

Format uva_format();
Format jams_format();
Format gamep_format();
Format line_format();
Format grid_format();

}  // namespace gridlock::formats
