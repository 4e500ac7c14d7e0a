#include "render/words/names.h"

#include <array>

namespace dogeref::render {
namespace {

constexpr std::array<std::string_view, 4> judgements = {"verdict.legal", "verdict.illegal", "verdict.unfinished",
                                                        "verdict.unreadable"};
constexpr std::array<std::string_view, 4> severities = {"severity.error", "severity.warning", "severity.note",
                                                        "severity.allowed"};

std::string_view behind_dot(std::string_view key) { return key.substr(key.find('.') + 1); }

}  // namespace

std::string_view name_of(referee::Judgement judgement) { return behind_dot(phrase_of(judgement)); }

std::string_view phrase_of(referee::Judgement judgement) { return judgements[static_cast<std::size_t>(judgement)]; }

std::string_view name_of(findings::Severity severity) { return behind_dot(phrase_of(severity)); }

std::string_view phrase_of(findings::Severity severity) { return severities[static_cast<std::size_t>(severity)]; }

}  // namespace dogeref::render
