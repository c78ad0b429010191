#!/usr/bin/env bash
# Compiles the programs of docs/library.md as a project outside the tree, against the gridlock below PREFIX alone, holds the
# page to what they print, and looks at which headers are there.
# Usage: outside_project.sh SOURCE-FOLDER PREFIX SCRATCH-FOLDER LIST-OF-HEADERS
set -euo pipefail
source_dir=$1 prefix=$2 scratch=$3 headers=$4

diff <(sort "$headers") <(cd "$prefix/include" && find gridlock -type f | sort) ||
  { echo "other headers are installed than those that are public"; exit 1; }

cp -r "$source_dir/examples" "$scratch/examples"
cmake -G Ninja -S "$scratch/examples" -B "$scratch/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Debug
cmake --build "$scratch/build"
/usr/bin/python3 -B "$source_dir/tools/library_page.py" "$source_dir/docs/library.md" "$scratch/examples" "$scratch/build"

# The component png brings libpng along; another second number of the version is refused.
mkdir "$scratch/png"
cat > "$scratch/png/CMakeLists.txt" << 'END'
cmake_minimum_required(VERSION 3.25)
project(png LANGUAGES C CXX)
find_package(gridlock 0.1 QUIET)
if(gridlock_FOUND)
  message(FATAL_ERROR "a gridlock that says it is 0.1, too")
endif()
find_package(gridlock 0.2 REQUIRED COMPONENTS png)
add_executable(draw draw.cpp)
target_link_libraries(draw PRIVATE gridlock::png)
END
cat > "$scratch/png/draw.cpp" << 'END'
#include <gridlock/gridlock.hpp>
#include <iostream>
int main() { std::cout << gridlock::render::png(gridlock::default_builtin().read()); }
END
cmake -G Ninja -S "$scratch/png" -B "$scratch/png/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Debug
cmake --build "$scratch/png/build"
[[ $("$scratch/png/build/draw" | head -c 4 | tail -c 3) == PNG ]] || { echo "the picture is no PNG"; exit 1; }
