// A mark for functions that searches call once a state: left to itself, a compiler may find them too long to inline.
// Where size counts, it is.
#pragma once

#ifdef __OPTIMIZE_SIZE__
#define GRIDLOCK_ONCE_A_STATE
#else
#define GRIDLOCK_ONCE_A_STATE [[gnu::always_inline]]
#endif
