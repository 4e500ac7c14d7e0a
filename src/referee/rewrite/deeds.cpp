#include "referee/rewrite/deeds.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "referee/game/categories.h"
#include "referee/record/header.h"
#include "referee/record/record.h"
#include "referee/record/undo.h"
#include "referee/rewrite/line_writer.h"

namespace dogeref::referee {
namespace {

/// Seats as nobody is called.
constexpr std::array<std::string_view, 8> seats_as_names = {"@0", "@1", "@2", "@3", "@4", "@5", "@6", "@7"};

bool is_deed(const LineForm& form) { return form.form != check_form && form.form != result_form; }

/// Without what the line claims.
std::string_view without_claim(std::string_view written) { return written.substr(0, written.find(" => ")); }

void append_setup(const Header& header, const Vocabulary& vocabulary, std::string& out) {
  for (const HeaderKey& key : vocabulary.headers) {
    const HeaderField* const field = header.find(key.slot);
    if (field != nullptr) out.append(key.slot).append(": ").append(field->value).append("\n");
  }
}

}  // namespace

std::string DeedReader::deeds_of(const Scene& scene, std::string_view game, std::string_view game_text,
                                 std::uint32_t first_line) {
  std::vector<RawLine> raws;
  if (scene.ruleset == nullptr || !split_lines(game_text, first_line, raws)) return {};
  findings::Report unheard(findings::Report::Mode::trial);
  const Header header = read_header(raws, shelf_, unheard);
  if (std::exchange(known_, scene.ruleset) != scene.ruleset) slots_ = scene.ruleset->spellings({});
  const Pen pen{*slots_, seats_as_names};
  std::string out(game);
  out.append("\nplayers: ").append(std::to_string(scene.players.size())).append("\n");
  append_setup(header, scene.ruleset->vocabulary(), out);
  bool done = false;
  for (const RawLine& raw : std::span(raws).subspan(std::min(header.body, raws.size()))) {
    const LineForm form = form_of(raw, *scene.words);
    if (!is_deed(form)) continue;
    done = done || form.form == LineForm::player;
    const auto written = written_line({*scene.ruleset, *scene.words, scene.players, pen}, raw);
    out.append(without_claim(written ? *written : raw.text)).append("\n");
  }
  return done ? out : std::string();
}

}  // namespace dogeref::referee
