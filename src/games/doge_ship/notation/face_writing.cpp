// Faces in canonical spelling.

#include <array>

#include "games/doge_ship/notation/writing.h"
#include "kit/index.h"

namespace dogeref::doge_ship {
namespace {

using kit::index;

struct FaceWriter {
  const Rules& rules;
  const rules::Spellings& words;
  const Face& face;
  std::string& out;
  std::size_t begin = out.size();

  void write(bool in_braces);
  void kind_and_zone(bool in_braces);
  void features();
  void parameters();
  void violet();
  void pays();

  void word(std::string_view text) {
    if (out.size() > begin) out += ' ';
    out += text;
  }
  void number(int value) { word(std::to_string(value)); }
  void feature(FeatureWord which) { word(words.of(feature_word, which)); }
  void feature(FeatureWord which, int value) {
    if (value >= 0) feature(which), number(value);
  }
  void track(int which, int count) { word(words.counted(rules.vocabulary.tracks[index(which)], count)); }
};

void FaceWriter::kind_and_zone(bool in_braces) {
  const bool zone_tells = !in_braces && face.kind == rules.part_kind && face.level >= 0;
  const bool has_kind = face.kind >= 0 && !zone_tells;
  if (has_kind) word(words.of(kind_word, face.kind));
  if (has_kind && face.priority >= 0) number(face.priority);
  if (face.level >= 0 && face.section >= 0) word(rules.zone_name(face.level, face.section));
  if (face.level >= 0 && face.section < 0) word(rules.levels[index(face.level)]);
  if (!has_kind) feature(priority_word, face.priority);
}

void FaceWriter::features() {
  feature(cost_word, face.cost);
  if (face.trigger >= 0) feature(on_word), word(words.of(trigger_word, face.trigger));
  if (face.has_vp) word(words.slot(rules.vocabulary.tracks[index(rules.vp_track)])), number(face.vp);
  for (std::size_t at = 0; at < face.boxes.size(); ++at) {
    for (int box = 0; box < face.boxes[at]; ++box) word(words.of(parameter_word, static_cast<int>(at)));
  }
  if (face.approval) track(rules.approval_track, 1);
}

void FaceWriter::parameters() {
  for (std::size_t at = 0; at < face.values.size(); ++at) {
    if ((face.valued >> at & 1) == 0) continue;
    word(words.of(parameter_word, static_cast<int>(at)));
    number(face.values[at]);
  }
}

void FaceWriter::violet() {
  bool first = true;
  for (std::size_t level = 0; level < face.violet.size(); ++level) {
    for (int section = 0; section < max_sections; ++section) {
      if ((face.violet[level] >> section & 1) == 0) continue;
      if (first) feature(violet_word);
      first = false;
      word(rules.zone_name(static_cast<int>(level), section));
    }
  }
}

/// Last, lest a track behind it be read as what it pays.
void FaceWriter::pays() {
  feature(pays_word, face.pays);
  if (face.pays >= 0 && face.pays_track >= 0) track(face.pays_track, face.pays);
}

void FaceWriter::write(bool in_braces) {
  kind_and_zone(in_braces);
  features();
  parameters();
  violet();
  feature(water_word, face.water);
  if (face.inspection) feature(inspection_word);
  pays();
}

}  // namespace

void write_face(const Rules& rules, const rules::Spellings& words, const Face& face, bool in_braces, std::string& out) {
  FaceWriter{rules, words, face, out}.write(in_braces);
}

}  // namespace dogeref::doge_ship
