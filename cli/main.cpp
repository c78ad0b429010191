#include "cli/program.hpp"

int main(int argc, char** argv) { return gridlock::cli::run_program({argv + 1, argv + argc}); }
