#include "render/terminal/paint.h"

namespace dogeref::render {
namespace {

std::string_view sequence(Ink ink) {
  switch (ink) {
    case Ink::bold: return "\x1b[1m";
    case Ink::red: return "\x1b[1;31m";
    case Ink::yellow: return "\x1b[1;33m";
    case Ink::cyan: return "\x1b[1;36m";
    case Ink::green: return "\x1b[1;32m";
    case Ink::blue: return "\x1b[34m";
    case Ink::dim: return "\x1b[2m";
  }
  return "";
}

}  // namespace

void Paint::add(std::string& out, Ink ink, std::string_view text) const {
  if (!on_) {
    out += text;
    return;
  }
  out.append(sequence(ink)).append(text).append("\x1b[0m");
}

Ink ink_of(findings::Severity severity) {
  switch (severity) {
    case findings::Severity::error: return Ink::red;
    case findings::Severity::warning: return Ink::yellow;
    case findings::Severity::note: return Ink::cyan;
    case findings::Severity::allowed: return Ink::green;
  }
  return Ink::bold;
}

}  // namespace dogeref::render
