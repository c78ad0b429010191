// The door between the page and the library: one function that takes a request and returns an answer, both in JSON.
// It runs in a Web Worker; the page stops a long call by ending the worker.
#include <emscripten.h>

#include <exception>
#include <new>

#include "web/wasm/host.hpp"
#include "web/wasm/puzzle_json.hpp"
#include "web/wasm/verbs.hpp"

// clang-format off
EM_JS(void, gridlock_on_progress, (const char* json), { Module.onProgress && Module.onProgress(JSON.parse(UTF8ToString(json))); });
EM_JS(void, gridlock_on_trace, (const int* numbers, int count), {
  Module.onTrace && Module.onTrace(HEAP32.slice(numbers >> 2, (numbers >> 2) + count));
});
// clang-format on

namespace gridlock::web {

void report(const Stats& stats) {
  JsonText json;
  json.open('{');
  write_members(json, stats);
  json.close('}');
  gridlock_on_progress(json.text().c_str());
}

void report_trace(const std::int32_t* numbers, int count) { gridlock_on_trace(numbers, count); }

namespace {

std::string failure(const Error& error) {
  JsonText json;
  json.open('{').key("error");
  write(json, error);
  return json.close('}').text();
}

std::string answer(std::string_view text) {
  try {
    const Request request(text);
    const std::string name = request.text("verb");
    for (const Verb& verb : verbs())
      if (verb.name == name) {
        JsonText json;
        json.open('{');
        verb.run(request, json);
        return json.close('}').text();
      }
    return failure(Error("there is no verb '" + name + "'"));
  } catch (const Error& error) {
    return failure(error);
  } catch (const std::bad_alloc&) {
    return failure(Error("out of memory"));
  } catch (const std::exception& error) {
    return failure(Error(std::string("internal error: ") + error.what()));
  }
}

}  // namespace
}  // namespace gridlock::web

namespace {
std::string request_text, answer_text;
}

// Room for the bytes of the next request. (Emscripten would pass them on the stack, where a large file has no room.)
extern "C" EMSCRIPTEN_KEEPALIVE char* gridlock_room(std::size_t bytes) {
  request_text.resize(bytes);
  return request_text.data();
}

// The answer is there until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* gridlock_call() {
  answer_text = gridlock::web::answer(request_text);
  return answer_text.c_str();
}
