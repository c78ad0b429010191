# The Python of the system, before any other that the PATH may name: the tools need nothing but its standard library.
find_program(GRIDLOCK_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH DOC "Python for the tools")
find_program(GRIDLOCK_PYTHON python3)
