# What ./run and ./test do before they build: the Debian packages that gridlock needs, listed once, the function that
# installs what is missing of them, and the care of the build folder. Nothing touches the network when all is there.

packages_build=(g++ cmake ninja-build libcli11-dev libfmt-dev libncurses-dev libpng-dev libsqlite3-dev zlib1g-dev
                libcairo2-dev libqrencode-dev)
packages_python=(python3 python3-dev python3-numpy pybind11-dev)
packages_quick=(clang-14 procps libgtest-dev librapidcheck-dev nlohmann-json3-dev python3 libgif-dev)
packages_full=(mypy python3-nbconvert python3-ipykernel python3-matplotlib python3-pandas python3-pip python3-setuptools
  python3-venv python3-wheel libclang-rt-14-dev clang-format-14 libbenchmark-dev doxygen dpkg-dev file chromium-headless-shell libopenmpi-dev openmpi-bin slurm-wlm munge zbar-tools poppler-utils)
packages_web=(emscripten chromium-headless-shell zopfli)  # and nodejs with npm, unless there are newer ones

# ensure_packages NAME...: installs those that are not installed. Says what it does on stderr.
ensure_packages() {
  if ! command -v dpkg-query > /dev/null || ! command -v apt-get > /dev/null; then
    return 0  # not Debian: the build itself will say what it misses
  fi
  local name missing=()
  for name in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2> /dev/null) == installed ]] || missing+=("$name")
  done
  ((${#missing[@]})) || return 0

  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo > /dev/null; then
      echo "gridlock: please install as root: apt-get install --no-install-recommends ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "gridlock: installing ${missing[*]}" >&2
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600)
  # An update may fail for a source that has nothing to do with us; then the install decides.
  "${apt[@]}" update >&2 || true
  if ! "${apt[@]}" install -y --no-install-recommends "${missing[@]}" < /dev/null >&2; then
    echo "gridlock: could not install ${missing[*]}" >&2
    return 1
  fi
}

# claim_build_folder ROOT PRESET: waits until nobody else builds there (file descriptor 9 holds the lock until it is
# closed), and removes a build folder that was made for a tree in another place, which CMake would refuse.
claim_build_folder() {
  local root=$1 folder=$1/build/$2
  mkdir -p "$root/build"
  exec 9> "$root/build/.$2.lock"
  flock 9
  if [[ -e $folder/CMakeCache.txt ]] &&
    ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
    rm -rf -- "$folder"
  fi
}
