#include "laws/every_line.h"

#include "laws/joined.h"
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
  auto* const every_line = laws_of(house.game).every_line;
  if (every_line == nullptr) return nullptr;
  return every_line(library().compile({house.game, house.edition, house.variants}).value().data);
}

}  // namespace dogeref::laws
