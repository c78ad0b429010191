#include "cli/input/each_puzzle.hpp"

namespace gridlock::cli {

ExitCode for_each_puzzle(const InputOptions& input, Session& session, const std::function<ExitCode(Item&)>& use) {
  ExitCode code = ExitCode::done;
  for_each_item(input, session, [&](Item&& item) {
    if (item.entry.valid()) {
      session.set_task(item.only ? "" : item.label());
      code = worse(code, use(item));
    } else {
      session.complain(item.entry.error());
      code = worse(code, ExitCode::bad_input);
    }
    return !session.interrupted();
  });
  return code;
}

}  // namespace gridlock::cli
