// A small HTTP server for the files of one folder, on this machine only. It exists for `gridlock serve`: a page with
// WebAssembly and a service worker cannot be opened from a file.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <list>
#include <string>
#include <vector>

#include "cli/serve/http_reply.hpp"

namespace gridlock::cli {

// One thread serves all clients as they become ready, so that none waits for another. What a client can hold is
// bounded: the length of a request, the time for it, the time without reading, and the number of clients.
class HttpServer {
 public:
  // Listens on 127.0.0.1, and on ::1 where there is IPv6; port 0 takes any that is free. `folder` is a canonical path.
  // Throws std::system_error if the port is taken.
  HttpServer(std::filesystem::path folder, int port);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  int port() const { return port_; }

  // Answers requests until `stop` becomes true.
  void run(const std::atomic<bool>& stop);

 private:
  using Clock = std::chrono::steady_clock;

  struct Client {
    enum class State { asking, answered, leaving };  // leaving: all is sent, the client may hang up
    Descriptor socket;
    State state = State::asking;
    Clock::time_point deadline;
    std::string request;
    HttpReply reply = {};
    std::size_t sent = 0;  // of the text of the reply

    short awaited() const;
  };

  void welcome(const Descriptor& door);
  // Each returns false when the client is done with.
  bool attend(Client& client) const;
  bool listen_to(Client& client) const;
  bool answer(Client& client) const;
  bool drain(Client& client) const;
  bool is_patient_with(Client& client) const;

  std::filesystem::path folder_;
  std::vector<Descriptor> sockets_;  // of IPv4, and of IPv6
  int port_ = 0;
  std::list<Client> clients_;
};

}  // namespace gridlock::cli
