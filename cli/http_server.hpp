// A small HTTP server for the files of one folder, on this machine only. It exists for `gridlock serve`: a page with
// WebAssembly and a service worker cannot be opened from a file.
#pragma once

#include <atomic>
#include <filesystem>
#include <string>

namespace gridlock::cli {

class HttpServer {
 public:
  // Listens on 127.0.0.1; port 0 takes any that is free. Throws std::system_error if the port is taken.
  HttpServer(std::filesystem::path folder, int port);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  int port() const { return port_; }

  // Answers one request after the other until `stop` becomes true.
  void run(const std::atomic<bool>& stop) const;

 private:
  void serve(int connection) const;
  std::string answer(const std::string& request) const;

  std::filesystem::path folder_;
  int socket_;
  int port_ = 0;
};

}  // namespace gridlock::cli
