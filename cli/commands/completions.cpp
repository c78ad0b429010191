// gridlock completions: the script that completes gridlock's words in a shell.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/completions/shells.hpp"
#include "cli/input/input.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"

namespace gridlock::cli {
namespace {

Vocabulary vocabulary() {
  CommonOptions ignored;
  std::vector<Command> commands = all_commands();
  for (auto& command : commands)
    command.options = join(std::move(command.options), common_options(ignored, command.more_formats));
  return Vocabulary(std::move(commands));
}

std::string script_for(const std::string& shell) {
  if (shell == "bash") return bash_completions(vocabulary());
  return shell == "zsh" ? zsh_completions(vocabulary()) : fish_completions(vocabulary());
}

}  // namespace

Command completions_command() {
  const auto shell = std::make_shared<std::string>();
  Option which = choice("SHELL", {"bash", "zsh", "fish"}, "the shell", *shell);
  which.required = true;
  return {
      .name = "completions",
      .summary = "print the script that completes commands and options in a shell",
      .examples = {{"source <(gridlock completions bash)", "for this shell"},
                   {"gridlock completions zsh -o ~/.zfunc/_gridlock", "for every zsh, if ~/.zfunc is in its fpath"},
                   {"gridlock completions fish -o ~/.config/fish/completions/gridlock.fish", "for every fish"}},
      .options = {which},
      .run =
          [shell](Session& session) {
            session.out().write(script_for(*shell));
            return ExitCode::done;
          },
      .notes = "The Debian package installs these scripts; this command is for those who use gridlock without it.",
  };
}

}  // namespace gridlock::cli
