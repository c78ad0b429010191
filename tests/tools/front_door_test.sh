#!/usr/bin/env bash
# ./run works from any folder, passes arguments and exit codes through, and takes paths relative to the caller.
# Usage: front_door_test.sh SOURCE-FOLDER VERSION
set -euo pipefail
source_dir=$1 version=$2

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

answer=$("$source_dir/run" --version)
[[ $answer == *"$version"* ]] || { echo "run --version said '$answer', not $version"; exit 1; }

printf 'no board at all\n' > 'my board.txt'
code=0
"$source_dir/run" solve 'my board.txt' > out.txt 2> err.txt || code=$?
((code == 2)) || { echo "a bad board gave exit code $code, not 2"; cat out.txt err.txt; exit 1; }
grep -q 'my board.txt' out.txt err.txt || { echo "the message does not name the file"; cat out.txt err.txt; exit 1; }

code=0
"$source_dir/run" no-such-command > out.txt 2> err.txt || code=$?
((code == 2)) || { echo "an unknown command gave exit code $code, not 2"; exit 1; }

"$source_dir/run" > out.txt
[[ -s out.txt ]] || { echo "run without arguments printed nothing"; exit 1; }
answer=$("$source_dir/run" python -c 'import gridlock; print(gridlock.__version__)')
[[ $answer == "$version" ]] || { echo "run python imported version '$answer', not $version"; exit 1; }
ln -s "$source_dir/run" front_door
./front_door --version > /dev/null || { echo "run fails through a symbolic link"; exit 1; }
