#include "cli/serve/http_server.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

namespace gridlock::cli {
namespace {

constexpr int kLookInterval = 100;  // milliseconds between two looks at `stop` and at deadlines
constexpr std::chrono::seconds kTimeToAsk{10}, kTimeToRead{30}, kTimeToLeave{1};
constexpr std::size_t kMostClients = 128;
constexpr std::size_t kPart = 1 << 16;  // bytes of a file that are sent at a time

[[noreturn]] void fail(const std::string& what) { throw std::system_error(errno, std::generic_category(), what); }

bool would_wait() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

// Listens on the loopback address of a family, 127.0.0.1 or ::1. Not open, with `errno` set, if that cannot be.
Descriptor listener(int family, int port) {
  Descriptor socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!socket.is_open()) return socket;
  const int yes = 1;
  setsockopt(socket.descriptor(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in narrow{};
  narrow.sin_family = AF_INET;
  narrow.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  narrow.sin_port = htons(static_cast<std::uint16_t>(port));
  sockaddr_in6 wide{};
  wide.sin6_family = AF_INET6;
  wide.sin6_addr = in6addr_loopback;
  wide.sin6_port = narrow.sin_port;
  const bool is_wide = family == AF_INET6;
  if (is_wide) setsockopt(socket.descriptor(), IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
  const auto* const address =
      is_wide ? reinterpret_cast<const sockaddr*>(&wide) : reinterpret_cast<const sockaddr*>(&narrow);
  if (bind(socket.descriptor(), address, is_wide ? sizeof wide : sizeof narrow) != 0 ||
      listen(socket.descriptor(), 64) != 0)
    return {};
  return socket;
}

int port_of(const Descriptor& socket) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  if (getsockname(socket.descriptor(), reinterpret_cast<sockaddr*>(&address), &size) != 0) fail("getsockname");
  return ntohs(address.sin_port);
}

}  // namespace

HttpServer::HttpServer(std::filesystem::path folder, int port) : folder_(std::move(folder)) {
  // A port that is free for IPv4 may be taken for IPv6; one that nobody asked for can be another one.
  for (int tries = port == 0 ? 20 : 1; sockets_.size() < 2 && tries > 0; --tries) {
    sockets_.clear();
    sockets_.push_back(listener(AF_INET, port));
    if (!sockets_.front().is_open()) fail("port " + std::to_string(port));
    port_ = port_of(sockets_.front());
    if (Descriptor other = listener(AF_INET6, port_); other.is_open())
      sockets_.push_back(std::move(other));
    else if (errno != EADDRINUSE)
      return;  // this machine has no IPv6
  }
  if (sockets_.size() < 2) fail("port " + std::to_string(port_) + " of [::1]");
}

HttpServer::~HttpServer() = default;

short HttpServer::Client::awaited() const { return state == State::answered ? POLLOUT : POLLIN; }

void HttpServer::run(const std::atomic<bool>& stop) {
  while (!stop.load(std::memory_order_relaxed)) {
    std::vector<pollfd> watched;
    for (const auto& socket : sockets_) watched.push_back({socket.descriptor(), POLLIN, 0});
    for (const auto& client : clients_) watched.push_back({client.socket.descriptor(), client.awaited(), 0});
    if (poll(watched.data(), watched.size(), kLookInterval) < 0) continue;
    auto seen = watched.begin() + static_cast<std::ptrdiff_t>(sockets_.size());
    for (auto client = clients_.begin(); client != clients_.end();) {
      const bool stays = (seen->revents == 0 || attend(*client)) && is_patient_with(*client);
      ++seen;
      client = stays ? std::next(client) : clients_.erase(client);
    }
    for (std::size_t i = 0; i < sockets_.size(); ++i)
      if (watched[i].revents != 0) welcome(sockets_[i]);
  }
  clients_.clear();
}

void HttpServer::welcome(const Descriptor& door) {
  // Who has said nothing for longest makes room, so that silent clients cannot keep the others out.
  const auto idle = [](const Client& client) { return client.state != Client::State::answered; };
  if (clients_.size() >= kMostClients) {
    const auto oldest = std::find_if(clients_.begin(), clients_.end(), idle);
    clients_.erase(oldest == clients_.end() ? clients_.begin() : oldest);
  }
  Descriptor socket(accept4(door.descriptor(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (!socket.is_open()) {
    if ((errno == EMFILE || errno == ENFILE) && !clients_.empty()) clients_.pop_front();
    return;
  }
  clients_.push_back({std::move(socket), Client::State::asking, Clock::now() + kTimeToAsk, {}});
}

bool HttpServer::attend(Client& client) const {
  switch (client.state) {
    case Client::State::asking:
      return listen_to(client);
    case Client::State::answered:
      return answer(client);
    default:
      return drain(client);
  }
}

bool HttpServer::listen_to(Client& client) const {
  std::array<char, 4096> part;
  const ssize_t got = recv(client.socket.descriptor(), part.data(), part.size(), 0);
  if (got < 0) return would_wait();
  if (got == 0) return false;
  client.request.append(part.data(), static_cast<std::size_t>(got));
  if (!is_complete(client.request)) return true;
  client.reply = reply_to(client.request, folder_);
  client.state = Client::State::answered;
  client.deadline = Clock::now() + kTimeToRead;
  return answer(client);
}

bool HttpServer::answer(Client& client) const {
  HttpReply& reply = client.reply;
  for (;;) {
    if (client.sent == reply.text.size() && reply.file_size > 0) {
      reply.text.resize(std::min(kPart, reply.file_size));
      const ssize_t got = read(reply.file.descriptor(), reply.text.data(), reply.text.size());
      if (got <= 0) return false;  // the file has become shorter than was promised
      reply.text.resize(static_cast<std::size_t>(got));
      reply.file_size -= reply.text.size();
      client.sent = 0;
    }
    if (client.sent == reply.text.size()) break;
    const ssize_t now = send(client.socket.descriptor(), reply.text.data() + client.sent,
                             reply.text.size() - client.sent, MSG_NOSIGNAL);
    if (now < 0) return would_wait();
    client.sent += static_cast<std::size_t>(now);
    client.deadline = Clock::now() + kTimeToRead;
  }
  // Hanging up while the client still sends would take the reply away from it.
  shutdown(client.socket.descriptor(), SHUT_WR);
  client.state = Client::State::leaving;
  client.deadline = Clock::now() + kTimeToLeave;
  return true;
}

bool HttpServer::drain(Client& client) const {
  std::array<char, 4096> part;
  const ssize_t got = recv(client.socket.descriptor(), part.data(), part.size(), 0);
  return got > 0 || (got < 0 && would_wait());
}

bool HttpServer::is_patient_with(Client& client) const {
  if (Clock::now() < client.deadline) return true;
  if (client.state != Client::State::asking || client.request.empty()) return false;
  client.reply = reply_to_slow_client();
  client.state = Client::State::answered;
  client.deadline = Clock::now() + kTimeToRead;
  return answer(client);
}

}  // namespace gridlock::cli
