// Whether this build can run threads. The web page's cannot, and leaves out whatever needs them.
#pragma once

namespace gridlock {

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

}  // namespace gridlock
