#include "render/picture/face_facts.h"

namespace dogeref::render {

using referee::Face;
using referee::Fact;
using referee::Mark;

std::vector<Mark> marks_at(const Face& face, Fact::Place place) {
  std::vector<Mark> marks;
  for (const Fact& fact : face.facts) {
    if (fact.place == place) marks.insert(marks.end(), fact.marks.begin(), fact.marks.end());
  }
  return marks;
}

std::vector<const Fact*> rows_of(const Face& face) {
  std::vector<const Fact*> rows;
  for (const Fact& fact : face.facts) {
    const bool is_row = fact.place == Fact::Place::row || fact.place == Fact::Place::drawn;
    if (is_row && !fact.marks.empty()) rows.push_back(&fact);
  }
  return rows;
}

std::string words_of(const Face& face, const Wording& wording) {
  std::string text;
  for (const Mark& mark : marks_at(face, Fact::Place::words)) {
    text += (text.empty() ? "" : " – ") + wording.term(mark.words);
  }
  return text;
}

}  // namespace dogeref::render
