// gridlock serve: the web page on localhost.
#include <filesystem>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/serve/http_server.hpp"
#include "cli/session/session.hpp"
#include "cli/session/signals.hpp"
#include "gridlock/core/error.hpp"

namespace gridlock::cli {
namespace {

struct ServeSettings {
  int port = 8080;
  std::string folder;
};

// Where the page lies beside this program: installed, or in the source tree that it was built in.
std::filesystem::path page_folder(const std::string& given) {
  std::vector<std::filesystem::path> candidates{given};
  if (given.empty()) {
    const auto here = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    candidates = {here / "../share/gridlock/web", here / "../../../web/dist"};
  }
  for (const auto& folder : candidates)
    if (std::filesystem::exists(folder / "index.html")) return std::filesystem::canonical(folder);
  throw Error(given.empty() ? "the web page is not built yet; tools/build_web builds it"
                            : "there is no index.html in '" + given + "'");
}

ExitCode run(const ServeSettings& settings, Session& session) {
  HttpServer server(page_folder(settings.folder), settings.port);
  session.out().write("http://127.0.0.1:" + std::to_string(server.port()) + "/\n");
  session.out().flush();
  session.note("Open that address in a browser; Ctrl-C ends the server.");
  server.run(interrupted());
  return ExitCode::done;
}

}  // namespace

Command serve_command() {
  const auto settings = std::make_shared<ServeSettings>();
  return {
      .name = "serve",
      .summary = "the web page on localhost",
      .examples = {{"gridlock serve", "then open http://127.0.0.1:8080/"},
                   {"gridlock serve --port 0", "on any port that is free; the address is printed"}},
      .options = {integer("--port", "N", "the port, or 0 for any that is free (default: 8080)", settings->port, 0,
                          65535),
                  text("--folder", "FOLDER", "another page than the one that comes with gridlock", settings->folder)},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Only this machine can reach it. The page itself needs no server once it has been opened: it works offline.",
      .instead_of_format = "it prints its address",
  };
}

}  // namespace gridlock::cli
