#include "cli/serve/http_reply.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "cli/options/ignoring_case.hpp"

namespace gridlock::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kText = "text/plain; charset=utf-8";

std::string_view type_of(const fs::path& file) {
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

// Builds of web pages put a hash of 8 characters into the names of files in assets/: another content has another name.
bool never_changes(const fs::path& file) {
  const std::string stem = file.stem().string();
  constexpr std::size_t kHash = 9;  // with its hyphen
  return file.parent_path().filename() == "assets" && stem.size() > kHash && stem[stem.size() - kHash] == '-';
}

// `coding`: how the body is compressed, if it is.
std::string head(std::string_view status, std::string_view type, std::size_t size, std::string_view coding = {},
                 std::string_view caching = "no-cache") {
  return "HTTP/1.1 " + std::string(status) + "\r\nContent-Type: " + std::string(type) +
         "\r\nContent-Length: " + std::to_string(size) +
         (coding.empty() ? "" : "\r\nContent-Encoding: " + std::string(coding)) + "\r\nVary: Accept-Encoding" +
         "\r\nCache-Control: " + std::string(caching) + "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n" +
         (status.substr(0, 3) == "405" ? "Allow: GET, HEAD\r\n" : "") + "\r\n";
}

HttpReply refusal(std::string_view status, std::string_view why, bool head_only = false) {
  const std::string body = std::string(why) + "\n";
  return {head(status, kText, body.size()) + (head_only ? "" : body)};
}

// The lines of the head, without their ends.
std::vector<std::string_view> lines_of_head(std::string_view request) {
  std::vector<std::string_view> lines;
  while (!request.empty()) {
    const std::size_t end = std::min(request.find('\n'), request.size());
    std::string_view line = request.substr(0, end);
    request.remove_prefix(std::min(end + 1, request.size()));
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.empty()) break;
    lines.push_back(line);
  }
  return lines;
}

struct RequestLine {
  std::string_view method, target, version;
};

std::optional<RequestLine> parsed(std::string_view line) {
  const std::size_t first = line.find(' '), second = line.find(' ', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
  const RequestLine request{line.substr(0, first), line.substr(first + 1, second - first - 1), line.substr(second + 1)};
  if (request.method.empty() || (request.version != "HTTP/1.1" && request.version != "HTTP/1.0")) return std::nullopt;
  return request;
}

// A page elsewhere may let its own name point to this machine; then the browser sends that name, and gets nothing.
bool is_this_machine(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const bool has_port = colon != std::string_view::npos && host.find(']', colon) == std::string_view::npos;
  if (has_port) {
    const std::string_view port = host.substr(colon + 1);
    if (!std::all_of(port.begin(), port.end(), [](char c) { return c >= '0' && c <= '9'; })) return false;
    host = host.substr(0, colon);
  }
  return host == "127.0.0.1" || host == "[::1]" || same_ignoring_case(host, "localhost");
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// The values of the fields of that name.
std::vector<std::string_view> fields_in(const std::vector<std::string_view>& lines, std::string_view name) {
  std::vector<std::string_view> values;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::size_t colon = std::min(lines[i].find(':'), lines[i].size());
    if (!same_ignoring_case(lines[i].substr(0, colon), name)) continue;
    values.push_back(trimmed(lines[i].substr(std::min(colon + 1, lines[i].size()))));
  }
  return values;
}

// Whether the client takes this coding: "gzip, br;q=0.5" takes both, "br;q=0" does not take br.
bool accepts(const std::vector<std::string_view>& lines, std::string_view coding) {
  for (std::string_view list : fields_in(lines, "accept-encoding"))
    while (!list.empty()) {
      const std::size_t end = std::min(list.find(','), list.size());
      const std::string_view item = list.substr(0, end);
      list.remove_prefix(std::min(end + 1, list.size()));
      const std::size_t semicolon = std::min(item.find(';'), item.size());
      if (!same_ignoring_case(trimmed(item.substr(0, semicolon)), coding)) continue;
      const std::size_t weight = item.find("q=", semicolon);
      return weight == std::string_view::npos || item.find_first_of("123456789", weight) != std::string_view::npos;
    }
  return false;
}

// The path of a request without its query, %XX decoded; nothing if it leads out of the folder or makes no sense.
std::optional<fs::path> decoded(std::string_view target) {
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
  const fs::path relative(path);
  for (const auto& part : relative)
    if (part == "..") return std::nullopt;
  if (relative.is_absolute()) return std::nullopt;
  return relative;
}

bool is_inside(const fs::path& file, const fs::path& folder) {
  const auto ends = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  return ends.first == folder.end();
}

// A regular file, opened, and how large it is.
struct Opened {
  Descriptor file;
  struct stat facts {};
};

std::optional<Opened> opened(const fs::path& file) {
  // A pipe in the folder must not make us wait.
  Opened result{Descriptor(open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))};
  if (!result.file.is_open() || fstat(result.file.descriptor(), &result.facts) != 0 || !S_ISREG(result.facts.st_mode))
    return std::nullopt;
  return result;
}

// The real file behind links, if it is a file inside the folder; or what was made of it beforehand, FILE.br or FILE.gz,
// if the client takes that and it is not older.
HttpReply file_reply(const fs::path& folder, const fs::path& relative, const std::vector<std::string_view>& lines,
                     bool head_only) {
  const auto missing = [&] { return refusal("404 Not Found", "there is no such file", head_only); };
  std::error_code fault;
  fs::path file = fs::canonical(folder / relative, fault);
  if (!fault && fs::is_directory(file, fault)) file = fs::canonical(file / "index.html", fault);
  if (fault || !is_inside(file, folder)) return missing();
  auto found = opened(file);
  if (!found) return missing();
  std::string_view coding;
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kCodings{{{"br", ".br"}, {"gzip", ".gz"}}};
  for (const auto& [name, suffix] : kCodings) {
    if (!coding.empty() || !accepts(lines, name)) continue;
    auto compressed = opened(file.string() + std::string(suffix));
    if (!compressed || compressed->facts.st_mtime < found->facts.st_mtime) continue;
    found = std::move(compressed);
    coding = name;
  }
  const auto size = static_cast<std::size_t>(found->facts.st_size);
  HttpReply reply{
      head("200 OK", type_of(file), size, coding, never_changes(file) ? "max-age=31536000, immutable" : "no-cache")};
  if (head_only) return reply;
  reply.file = std::move(found->file);
  reply.file_size = size;
  return reply;
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

Descriptor::~Descriptor() {
  if (descriptor_ >= 0) close(descriptor_);
}

bool is_complete(std::string_view request) {
  const std::size_t line = request.find('\n');
  if (line == std::string_view::npos) return request.size() > kLongestRequestLine;
  if (line > kLongestRequestLine || request.size() > kLongestHead) return true;
  const auto lines = lines_of_head(request.substr(0, line + 1));
  if (lines.empty() || !parsed(lines.front())) return true;
  return request.find("\n\n", line) != std::string_view::npos || request.find("\n\r\n", line) != std::string_view::npos;
}

HttpReply reply_to(std::string_view request, const fs::path& folder) {
  if (std::min(request.find('\n'), request.size()) > kLongestRequestLine)
    return refusal("414 URI Too Long", "the address is too long");
  const auto lines = lines_of_head(request);
  const auto line = lines.empty() ? std::nullopt : parsed(lines.front());
  if (!line) return refusal("400 Bad Request", "this is no request of HTTP/1.1");
  const bool ended = request.find("\n\n") != std::string_view::npos || request.find("\n\r\n") != std::string_view::npos;
  if (!ended) return refusal("431 Request Header Fields Too Large", "the request is too long");
  const bool head_only = line->method == "HEAD";
  const auto hosts = fields_in(lines, "host");
  if (hosts.size() > 1 || (hosts.empty() && line->version == "HTTP/1.1"))
    return refusal("400 Bad Request", "a request names one host", head_only);
  if (!hosts.empty() && !is_this_machine(hosts.front()))
    return refusal("421 Misdirected Request", "this server is for 127.0.0.1, localhost and [::1]", head_only);
  if (line->method != "GET" && !head_only) return refusal("405 Method Not Allowed", "only GET and HEAD");
  const auto relative = decoded(line->target);
  if (!relative) return refusal("400 Bad Request", "bad path", head_only);
  return file_reply(folder, *relative, lines, head_only);
}

HttpReply reply_to_slow_client() { return refusal("408 Request Timeout", "the request took too long"); }

}  // namespace gridlock::cli
