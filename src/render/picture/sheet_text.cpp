// The reference sheet for a terminal.

#include <algorithm>
#include <vector>

#include "render/picture/sheet.h"
#include "render/terminal/table.h"
#include "text/unicode.h"

namespace dogeref::render {
namespace {

using referee::Face;
using referee::FaceGroup;
using referee::Fact;
using referee::Mark;

constexpr std::string_view open_mark = "\u25E6";

/// Headings in the order in which faces say them first.
std::vector<std::string> headings(const FaceGroup& group, const Wording& wording) {
  std::vector<std::string> all;
  for (const Face& face : group.faces) {
    for (const Fact& fact : face.facts) {
      if (fact.place == Fact::Place::drawn) continue;
      std::string name = wording.term(fact.name);
      if (std::find(all.begin(), all.end(), name) == all.end()) all.push_back(std::move(name));
    }
  }
  return all;
}

std::string in_words(const Mark& mark, const Wording& wording) {
  std::string words = wording.term(mark.words);
  if (words.empty()) return mark.inside;
  if (mark.form != Mark::Form::box || mark.inside.empty()) return words;
  return words + ' ' + mark.inside;
}

std::string in_words(const Fact& fact, const Wording& wording) {
  std::string text;
  const bool boxes = !fact.marks.empty() && !fact.marks.front().inside.empty() &&
                     fact.marks.front().form == Mark::Form::box;  // with values, so with commas
  for (const Mark& mark : fact.marks) text += (text.empty() ? "" : boxes ? ", " : " ") + in_words(mark, wording);
  return text;
}

std::string name_of(const Face& face, const Wording& wording) {
  return face.id.empty() ? wording.term(face.title) : face.id;
}

void append_as_table(const FaceGroup& group, const Wording& wording, std::string& out) {
  const std::vector<std::string> names = headings(group, wording);
  std::vector<std::vector<std::string>> rows = {{"", ""}};
  rows.front().insert(rows.front().end(), names.begin(), names.end());
  for (const Face& face : group.faces) {
    std::vector<std::string> row = {name_of(face, wording), face.reconstructed ? std::string(open_mark) : ""};
    row.resize(names.size() + 2);
    for (const Fact& fact : face.facts) {
      if (fact.place == Fact::Place::drawn) continue;
      const auto at = std::find(names.begin(), names.end(), wording.term(fact.name)) - names.begin();
      std::string& cell = row[static_cast<std::size_t>(at) + 2];
      cell += (cell.empty() || fact.marks.empty() ? "" : ", ") + in_words(fact, wording);
    }
    rows.push_back(std::move(row));
  }
  append_table(rows, 2, out);
}

/// A board: each of its facts on a line of its own.
void append_as_lists(const FaceGroup& group, const Wording& wording, std::string& out) {
  for (const Face& face : group.faces) {
    std::vector<std::vector<std::string>> rows;
    std::string beside;
    for (const Fact& fact : face.facts) {
      if (fact.place == Fact::Place::row) {
        rows.push_back({wording.term(fact.name), in_words(fact, wording)});
      } else if (!fact.marks.empty()) {
        beside += ", " + in_words(fact, wording);
      }
    }
    if (face.reconstructed) beside.append(" ").append(open_mark);
    out += "  " + text::escaped(wording.term(face.title) + beside) + '\n';
    append_table(rows, 4, out);
  }
}

}  // namespace

std::size_t open_faces(const FaceGroup& group) {
  const auto count =
      std::count_if(group.faces.begin(), group.faces.end(), [](const Face& face) { return face.reconstructed; });
  return static_cast<std::size_t>(count);
}

void append_sheet_text(const SheetPage& page, std::string& out) {
  bool has_open = false;
  out += text::escaped(page.title) + ", " + text::escaped(page.subtitle) + '\n' + page.fingerprint + '\n';
  for (const std::string& line : page.notes) out += text::escaped(line) + '\n';
  for (const FaceGroup& group : page.sheet.groups) {
    const std::size_t open = open_faces(group);
    out += '\n' + text::escaped(text::capitalised(page.wording.term(group.title))) + " (" +
           std::to_string(group.faces.size());
    if (open > 0) out.append(", ").append(open_mark).append(" ") += std::to_string(open);
    out += ")\n";
    const bool boards = group.size == FaceGroup::Size::large;
    (boards ? append_as_lists : append_as_table)(group, page.wording, out);
    has_open |= open > 0;
  }
  if (has_open) out.append("\n").append(open_mark).append(" ") += page.wording.phrase("sheet.reconstructed") + '\n';
}

}  // namespace dogeref::render
