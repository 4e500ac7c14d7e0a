// The C library: texts cross this boundary, exceptions do not.

#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#pragma GCC visibility push(default)
#include "service/dogeref.h"
#pragma GCC visibility pop
#include "service/desk.h"

struct dogeref_rules {
  std::unique_ptr<dogeref::service::Desk> desk;
};

namespace {

using dogeref::service::Answer;
using dogeref::service::Desk;
using dogeref::service::Question;

std::string_view text_of(const char* text) { return text == nullptr ? std::string_view() : std::string_view(text); }

/// What the caller frees; nullptr without memory.
char* handed_out(std::string_view text) {
  auto* const copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (copy == nullptr) return nullptr;
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

void hand_out(std::string_view text, char** into) {
  if (into != nullptr) *into = handed_out(text);
}

/// Of a failure in the middle of the work: out of memory, as a rule.
void tell_of(const std::exception& failure, char** into) noexcept {
  try {
    hand_out(dogeref::service::error_json(failure.what()), into);
  } catch (const std::exception&) {
    if (into != nullptr) *into = nullptr;
  }
}

int ask(dogeref_rules* rules, Question question, const char* text, std::size_t size, const char* options,
        char** json) noexcept {
  if (json != nullptr) *json = nullptr;
  try {
    if (rules == nullptr || (text == nullptr && size > 0)) {
      hand_out(dogeref::service::error_json(rules == nullptr ? "no rules were given" : "no text was given"), json);
      return DOGEREF_UNUSABLE;
    }
    const Answer answer = rules->desk->ask(question, {text, size}, text_of(options));
    hand_out(answer.json, json);
    return json != nullptr && *json == nullptr ? DOGEREF_UNUSABLE : answer.status;
  } catch (const std::exception& failure) {
    tell_of(failure, json);
    return DOGEREF_UNUSABLE;
  }
}

}  // namespace

const char* dogeref_version(void) { return DOGEREF_VERSION; }

dogeref_rules* dogeref_open(const char* options, char** error) {
  if (error != nullptr) *error = nullptr;
  try {
    auto desk = Desk::open(text_of(options));
    if (desk) return new dogeref_rules{std::move(desk.value())};
    hand_out(dogeref::service::error_json(desk.error()), error);
  } catch (const std::exception& failure) {
    tell_of(failure, error);
  }
  return nullptr;
}

void dogeref_close(dogeref_rules* rules) { delete rules; }

int dogeref_judge(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json) {
  return ask(rules, Question::judge, text, size, options, json);
}

int dogeref_legal(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json) {
  return ask(rules, Question::legal, text, size, options, json);
}

int dogeref_show(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json) {
  return ask(rules, Question::show, text, size, options, json);
}

int dogeref_points(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json) {
  return ask(rules, Question::points, text, size, options, json);
}

void dogeref_free(char* text) { std::free(text); }
