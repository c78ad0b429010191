// The three descriptors that every program expects to find open.
#pragma once

namespace gridlock::cli {

// Where the caller closed one (`>&-`), the next file opened would take its number, and results would be written into an
// input or a database. A closed one is opened so that using it fails, as it should.
void open_standard_streams();

}  // namespace gridlock::cli
