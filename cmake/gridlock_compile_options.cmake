# What every target of this build shares: the language, the warnings and the sanitizers.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()

add_compile_options(-Wall -Wextra)
# A product and a sum are rounded one after the other, on machines that could do both at once, too: choices of searches
# depend on numbers like these, and are the same everywhere.
add_compile_options(-ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # False alarms on "literal" + std::string (GCC bug 105651) and on std::optional (80635).
  add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds -Wno-maybe-uninitialized)
endif()
if(GRIDLOCK_WERROR)
  add_compile_options(-Werror)
endif()

# The headers that nearly every source needs, precompiled for each target: a third of the time of a small file.
# The fuzz preset builds without them, so a forgotten #include in the library is still found.
set(GRIDLOCK_COMMON_HEADERS <algorithm> <array> <chrono> <cstdint> <functional> <memory> <optional> <string>
                            <string_view> <variant> <vector>)

if(GRIDLOCK_SANITIZE)
  # Objects are instrumented for libFuzzer; only the fuzz targets link its main().
  string(REGEX REPLACE "(^|,)fuzzer(,|$)" "\\1fuzzer-no-link\\2" instrument "${GRIDLOCK_SANITIZE}")
  add_compile_options(-fsanitize=${instrument} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${instrument})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
