#include "cli/http_server.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace gridlock::cli {
namespace {

constexpr int kLookInterval = 200;           // milliseconds between two looks at `stop`
constexpr int kSlowest = 5000;               // milliseconds a client may take for its request
constexpr std::size_t kLongestHead = 16384;  // bytes

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

std::string_view type_of(const std::filesystem::path& file) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kTypes{
      {{".html", "text/html; charset=utf-8"},
       {".js", "text/javascript; charset=utf-8"},
       {".css", "text/css; charset=utf-8"},
       {".wasm", "application/wasm"},
       {".json", "application/json"},
       {".svg", "image/svg+xml"},
       {".png", "image/png"},
       {".gif", "image/gif"},
       {".webmanifest", "application/manifest+json"}}};
  const std::string extension = file.extension().string();
  for (const auto& [suffix, type] : kTypes)
    if (extension == suffix) return type;
  return "application/octet-stream";
}

std::string response(std::string_view status, std::string_view type, std::string_view body, bool head_only) {
  std::string text = "HTTP/1.1 " + std::string(status) + "\r\nContent-Type: " + std::string(type) +
                     "\r\nContent-Length: " + std::to_string(body.size()) +
                     "\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n";
  if (!head_only) text += body;
  return text;
}

// The path of a request without its query, %XX decoded; nothing if it leads out of the folder or makes no sense.
std::optional<std::filesystem::path> decoded(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  if (target.empty() || target.front() != '/') return std::nullopt;
  std::string path;
  for (std::size_t i = 1; i < target.size(); ++i) {
    if (target[i] != '%') {
      path += target[i];
      continue;
    }
    const auto digit = [&](std::size_t at) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      const char c = at < target.size() ? target[at] : ' ';
      return kDigits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
    };
    if (digit(i + 1) == std::string_view::npos || digit(i + 2) == std::string_view::npos) return std::nullopt;
    path += static_cast<char>(digit(i + 1) * 16 + digit(i + 2));
    i += 2;
  }
  if (path.find('\0') != std::string::npos) return std::nullopt;
  std::filesystem::path relative(path);
  for (const auto& part : relative)
    if (part == "..") return std::nullopt;
  if (relative.is_absolute()) return std::nullopt;
  return relative;
}

bool readable_within(int descriptor, int milliseconds) {
  pollfd watched{descriptor, POLLIN, 0};
  return poll(&watched, 1, milliseconds) > 0;
}

}  // namespace

HttpServer::HttpServer(std::filesystem::path folder, int port)
    : folder_(std::move(folder)), socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (socket_ < 0) fail("socket");
  const int yes = 1;
  setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  socklen_t size = sizeof address;
  if (bind(socket_, reinterpret_cast<sockaddr*>(&address), size) != 0 || listen(socket_, 64) != 0 ||
      getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) != 0) {
    const int error = errno;
    close(socket_);
    errno = error;
    fail(("port " + std::to_string(port)).c_str());
  }
  port_ = ntohs(address.sin_port);
}

HttpServer::~HttpServer() { close(socket_); }

void HttpServer::run(const std::atomic<bool>& stop) const {
  while (!stop.load(std::memory_order_relaxed)) {
    if (!readable_within(socket_, kLookInterval)) continue;
    const int connection = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (connection < 0) continue;
    serve(connection);
    close(connection);
  }
}

void HttpServer::serve(int connection) const {
  std::string request;
  std::array<char, 4096> part;
  while (request.find("\r\n\r\n") == std::string::npos) {
    // A browser may open a connection for later and send nothing: do not keep the others waiting for it.
    if (!readable_within(connection, request.empty() ? kLookInterval : kSlowest) || request.size() > kLongestHead)
      return;
    const ssize_t got = recv(connection, part.data(), part.size(), 0);
    if (got <= 0) return;
    request.append(part.data(), static_cast<std::size_t>(got));
  }
  const std::string text = answer(request);
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t now = send(connection, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (now <= 0) return;
    sent += static_cast<std::size_t>(now);
  }
}

std::string HttpServer::answer(const std::string& request) const {
  constexpr std::string_view kText = "text/plain; charset=utf-8";
  const std::size_t method_end = request.find(' ');
  const std::size_t target_end = request.find(' ', method_end + 1);
  if (method_end == std::string::npos || target_end == std::string::npos)
    return response("400 Bad Request", kText, "bad request\n", false);
  const std::string method = request.substr(0, method_end);
  const bool head_only = method == "HEAD";
  if (method != "GET" && !head_only) return response("405 Method Not Allowed", kText, "only GET and HEAD\n", false);

  const auto relative = decoded(std::string_view(request).substr(method_end + 1, target_end - method_end - 1));
  if (!relative) return response("400 Bad Request", kText, "bad path\n", head_only);
  std::filesystem::path file = folder_ / *relative;
  std::error_code ignored;
  if (std::filesystem::is_directory(file, ignored)) file /= "index.html";
  std::ifstream in(file, std::ios::binary);
  if (!std::filesystem::is_regular_file(file, ignored) || !in)
    return response("404 Not Found", kText, "there is no such file\n", head_only);
  const std::string body{std::istreambuf_iterator<char>(in), {}};
  return response("200 OK", type_of(file), body, head_only);
}

}  // namespace gridlock::cli
