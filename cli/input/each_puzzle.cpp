#include "cli/input/each_puzzle.hpp"

namespace gridlock::cli {

ExitCode for_each_puzzle(const InputOptions& input, Session& session, const std::function<ExitCode(Item&)>& use) {
  ExitCode code = ExitCode::done;
  for_each_item(input, session, [&](Item&& item) {
    const auto refuse = [&](const Error& error) {
      session.complain(error.source.empty() ? Error(error.what(), error.line, error.column, item.label()) : error);
      code = worse(code, ExitCode::bad_input);
    };
    if (!item.entry.valid()) {
      refuse(item.entry.error());
      return true;
    }
    session.set_task(item.only ? "" : item.label());
    try {
      code = worse(code, use(item));
    } catch (const Error& error) {
      refuse(error);
    }
    return !session.interrupted();
  });
  return code;
}

}  // namespace gridlock::cli
