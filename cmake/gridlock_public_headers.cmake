# The headers that are installed: those directly in gridlock/, which are the contract (docs/library.md), and the few that
# the contract is made of. tools/check_public_headers.py tests that gridlock/gridlock.hpp includes exactly these.
file(GLOB GRIDLOCK_PUBLIC_HEADERS CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/gridlock/*.hpp")
list(APPEND GRIDLOCK_PUBLIC_HEADERS
     gridlock/core/cost.hpp
     gridlock/core/error.hpp
     gridlock/core/limits.hpp
     gridlock/core/metric.hpp
     gridlock/core/option_values.hpp
     gridlock/core/range.hpp
     gridlock/core/state_formula.hpp
     gridlock/rushhour/board/puzzle.hpp
     gridlock/rushhour/generate/request.hpp
     gridlock/sokoban/board/puzzle.hpp
     gridlock/sokoban/generate/request.hpp)
list(JOIN GRIDLOCK_PUBLIC_HEADERS "\n" lines)
file(WRITE "${PROJECT_BINARY_DIR}/public_headers.txt" "${lines}\n")

# The reference, made of the comments in these headers: cmake --build . --target gridlock_reference
list(JOIN GRIDLOCK_PUBLIC_HEADERS " " GRIDLOCK_REFERENCE_INPUT)
configure_file("${PROJECT_SOURCE_DIR}/docs/Doxyfile.in" "${PROJECT_BINARY_DIR}/Doxyfile" @ONLY)
add_custom_target(gridlock_reference COMMAND doxygen "${PROJECT_BINARY_DIR}/Doxyfile" WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
                  COMMENT "Writing ${PROJECT_BINARY_DIR}/reference/html/index.html")
