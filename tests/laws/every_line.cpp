#include "laws/every_line.h"

#include "laws/corpus.h"
#include "referee/questions/legal.h"

namespace dogeref::laws {

Trial::Trial(const referee::Scene& scene)
    : scene_(scene), seat_(referee::seat_to_act(*scene.ruleset, *scene.position)) {}

bool Trial::is_legal(const std::string& body) const {
  return referee::is_legal(*scene_.ruleset, *scene_.position, seat_, english(*scene_.ruleset), body, nullptr,
                           scene_.players);
}

Codes Trial::codes(const std::string& body) const {
  referee::Position copy = *scene_.position;
  copy.ledger.unjudged = {};
  referee::LineText line;
  line.text = line.body = body;
  line.seat = seat_;
  line.words = &english(*scene_.ruleset);
  line.players = scene_.players;
  line.draws_as_kinds = true;
  findings::Report report;
  if (!scene_.ruleset->act(copy, line, report)) return {"unreadable"};
  Codes found;
  for (const findings::Finding& finding : report.findings()) {
    found.emplace(scene_.ruleset->vocabulary().code_name(finding.code));
  }
  return found;
}

std::unique_ptr<EveryLine> every_line_of(const House& house) {
  const auto compiled = library().compile({house.game, house.edition, house.variants});
  if (house.game == "doge-ship") return every_doge_ship_line(compiled.value().data);
  if (house.game == "last-doge") return every_last_doge_line(compiled.value().data);
  return nullptr;
}

}  // namespace dogeref::laws
